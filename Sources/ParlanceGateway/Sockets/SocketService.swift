#if Server
  internal import CUV
  internal import CWebSockets
  internal import Foundation
  internal import ParlanceCore

  /// The thread that serves the sockets of all gateways of the process, and the library's context that belongs to it.
  ///
  /// It lives as long as the process, and each gateway is a virtual host of it: libwebsockets 4.1 closes its event descriptor
  /// twice when a context on libuv is destroyed, and the second time the number may be that of somebody else's file.
  ///
  /// The event loop is libuv's: with some thousand idle connections the library's own loop, which asks the system about each of
  /// them every time, takes half a core.
  final class SocketService: @unchecked Sendable {
    // Safe to share: `work` is behind a lock; the list of servers is touched on the service thread; the rest does not change.
    static let shared = SocketService()

    /// The library's context; nil if it could not be made.
    let context: OpaquePointer?
    private let loop = UnsafeMutablePointer<uv_loop_t>.allocate(capacity: 1)
    /// The library's only host that is always there: it is told when other threads want something done.
    private let host: OpaquePointer?
    private var thread: Thread?
    /// Work of other threads for the service thread, oldest first.
    private let work = Lock<[() -> Void]>([])

    /// The largest number of files for which the library makes tables.
    private static let mostFiles = 1 << 20

    private init() {
      uv_loop_init(loop)
      context = Self.makeContext(loop)
      host = context.flatMap(Self.makeHost)
      guard host != nil else { return }
      let thread = Thread { [self] in _ = uv_run(loop, UV_RUN_DEFAULT) }
      thread.name = "parlance.gateway"
      self.thread = thread
      thread.start()
    }

    private static func makeContext(_ loop: UnsafeMutablePointer<uv_loop_t>) -> OpaquePointer? {
      ServerMemory.log()
      // The library keeps the list.
      let loops = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
      loops.initialize(to: UnsafeMutableRawPointer(loop))
      var info = lws_context_creation_info()
      info.port = -1  // CONTEXT_PORT_NO_LISTEN
      info.gid = -1
      info.uid = -1
      info.options =
        UInt64(LWS_SERVER_OPTION_LIBUV) | UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS)
        | UInt64(LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT)
      info.max_http_header_data = UInt16(clamping: GatewayLimits.headerSize)
      info.foreign_loops = loops
      if sysconf(Int32(_SC_OPEN_MAX)) > mostFiles { info.fd_limit_per_thread = UInt32(mostFiles) }
      return lws_create_context(&info)
    }

    private static func makeHost(_ context: OpaquePointer) -> OpaquePointer? {
      // Never freed, as the host stays.
      let protocols = UnsafeMutablePointer<lws_protocols>.allocate(capacity: 2)
      protocols.initialize(repeating: lws_protocols(), count: 2)
      protocols[0].name = UnsafePointer(strdup("work"))
      protocols[0].callback = { _, reason, _, _, _ in
        if reason == LWS_CALLBACK_EVENT_WAIT_CANCELLED { SocketService.shared.performWork() }
        return 0
      }
      var info = lws_context_creation_info()
      info.port = -1
      info.vhost_name = UnsafePointer(strdup("work"))
      info.protocols = UnsafePointer(protocols)
      return lws_create_vhost(context, &info)
    }

    /// A Boolean value that indicates whether the caller runs on the service thread.
    var isCurrent: Bool { Thread.current === thread }

    /// Does something on the service thread, soon.
    func perform(_ item: @escaping () -> Void) {
      guard let context, host != nil else { return }
      let wakes = work.withLock { items in
        items.append(item)
        return items.count == 1
      }
      if wakes { lws_cancel_service(context) }
    }

    /// Does something on the service thread and returns what it returned; nil if there is no service.
    func run<Value>(_ item: @escaping () -> Value) -> Value? {
      guard context != nil, host != nil else { return nil }
      if isCurrent { return item() }
      let result = Lock<Value?>(nil)
      let finished = DispatchSemaphore(value: 0)
      perform {
        let value = item()
        result.withLock { $0 = value }
        finished.signal()
      }
      finished.wait()
      return result.withLock { $0 }
    }

    // MARK: on the service thread

    /// The servers that listen, with their addresses.
    private var servers: [ObjectIdentifier: (host: String, port: Int)] = [:]

    func isListening(_ host: String, _ port: Int) -> Bool {
      servers.values.contains { $0 == (host, port) }
    }

    func listens(_ host: String, _ port: Int, _ server: SocketServer) {
      servers[ObjectIdentifier(server)] = (host, port)
    }

    func stopsListening(_ server: SocketServer) { servers[ObjectIdentifier(server)] = nil }

    private func performWork() {
      let items = work.withLock { items in
        defer { items.removeAll(keepingCapacity: items.count < 1024) }
        return items
      }
      for item in items { item() }
    }
  }
#endif
