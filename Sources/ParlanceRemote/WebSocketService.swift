#if Remote && os(Linux)
  internal import CWebSockets
  internal import Foundation
  internal import ParlanceCore

  /// Whoever has connections of the service.
  protocol ServiceClient: AnyObject {
    /// Handles an event of the library that leaves the connection alive, on the service thread.
    ///
    /// - returns: The library's answer: 0 to go on, -1 to close.
    func handle(
      _ reason: lws_callback_reasons, _ connection: OpaquePointer, _ pointer: UnsafeMutableRawPointer?, _ length: Int
    ) -> Int32
    /// Notes that a connection is over, on the service thread; once for each that `connect` returned and that was neither
    /// dropped nor forgotten.
    func ended(_ number: Int, _ end: ServiceEnd)
  }

  /// The end of a connection.
  enum ServiceEnd {
    /// It could not be made, with the library's words.
    case failed(String)
    /// It was closed by either side, or took too long.
    case closed
  }

  extension lws_callback_reasons {
    /// A Boolean value that indicates whether the library says that a connection is over, after which it is freed. It has a
    /// word for each way to get there: a handshake that takes too long ends as a request over HTTP does
    /// (`CLOSED_CLIENT_HTTP`), even if it was to become a WebSocket. `WSI_DESTROY` comes last whatever came before, but
    /// not for what failed before it had a socket, of which `CLIENT_CONNECTION_ERROR` tells.
    fileprivate var isEnd: Bool {
      switch self {
      case LWS_CALLBACK_CLIENT_CONNECTION_ERROR, LWS_CALLBACK_CLIENT_CLOSED, LWS_CALLBACK_CLOSED_CLIENT_HTTP,
        LWS_CALLBACK_WSI_DESTROY:
        true
      default: false
      }
    }
  }

  /// The other end of a connection, and what is asked of it.
  struct ServiceTarget {
    /// The address, with a host, a port and a path.
    var url: URL
    var certificateAuthorities: URL?
    /// The subprotocol of a WebSocket.
    var subprotocol: String?
    /// The method of a request over HTTP; nil for a WebSocket.
    var method: String?
  }

  /// The thread that serves all sockets of the process, and the library's context that belongs to it.
  final class WebSocketService: @unchecked Sendable {
    // Safe to share: `commands` is guarded by its lock; the sockets, the hosts and the context are touched on the
    // service thread only, but for the waking, which the library allows from any.
    static let shared = WebSocketService()

    private struct Connection {
      let client: any ServiceClient
      /// The library's, which lives as long as this is in the table; nil while the library begins it.
      var pointer: OpaquePointer?
    }

    private let context: OpaquePointer?
    private let commands = Lock<[@Sendable () -> Void]>([])
    /// The connections that have not ended, by number. The library keeps the number alone.
    private var connections: [Int: Connection] = [:]
    private var last = 0
    /// The library's hosts, one for each set of authorities.
    private var hosts: [String: OpaquePointer] = [:]
    /// The library keeps a pointer to them.
    private let protocols: UnsafeMutablePointer<lws_protocols>

    /// The largest number of files for which the library makes tables.
    private static let mostFiles = 1 << 20

    private init() {
      lws_set_log_level(0, nil)
      protocols = .allocate(capacity: 2)
      protocols.initialize(repeating: lws_protocols(), count: 2)
      protocols[0].name = UnsafePointer(strdup("link"))
      protocols[0].callback = serviceCallback
      protocols[0].rx_buffer_size = 8 << 10
      protocols[0].tx_packet_size = 1 << 20
      var info = lws_context_creation_info()
      info.port = -1  // CONTEXT_PORT_NO_LISTEN
      info.protocols = UnsafePointer(protocols)
      info.options = UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS) | Self.tlsOption
      info.pt_serv_buf_size = 16 << 10
      if sysconf(Int32(_SC_OPEN_MAX)) > Self.mostFiles { info.fd_limit_per_thread = UInt32(Self.mostFiles) }
      context = lws_create_context(&info)
      guard context != nil else { return }
      let thread = Thread { [self] in run() }
      thread.name = "parlance.sockets"
      thread.start()
    }

    /// Initializes the TLS library (`LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT`).
    private static let tlsOption: UInt64 = 1 << 12

    private func run() {
      while lws_service(context, 0) >= 0 {
        for command in commands.withLock({ commands in
          defer { commands.removeAll() }; return commands
        }) { command() }
      }
    }

    /// Runs something on the service thread.
    func perform(_ command: @escaping @Sendable () -> Void) {
      let wakes = commands.withLock { commands in
        commands.append(command)
        return commands.count == 1
      }
      if wakes, let context { lws_cancel_service(context) }
    }

    /// Returns a copy for the library, which is to be freed.
    private static func copy(_ text: String) -> UnsafeMutablePointer<CChar>? { strdup(text) }

    // MARK: on the service thread

    /// The library's connection of a number; nil if that is over.
    func pointer(_ number: Int?) -> OpaquePointer? { number.flatMap { connections[$0]?.pointer } }

    /// Closes a connection without a word. Its client hears no more of it.
    func drop(_ number: Int?) {
      let connection = pointer(number)
      forget(number)
      if let connection { lws_set_timeout(connection, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC) }
    }

    /// Leaves a connection to the library. Its client hears no more of it.
    func forget(_ number: Int?) { if let number { connections[number] = nil } }

    /// Takes an event of the library.
    ///
    /// - returns: The library's answer: 0 to go on, -1 to close.
    fileprivate func take(
      _ reason: lws_callback_reasons, _ connection: OpaquePointer?, _ user: UnsafeMutableRawPointer?,
      _ input: UnsafeMutableRawPointer?, _ length: Int
    ) -> Int32 {
      let number = connection.map { Int(bitPattern: lws_get_opaque_user_data($0)) } ?? 0
      guard let connection, let known = connections[number] else {
        return lws_callback_http_dummy(connection, reason, user, input, length)
      }
      guard reason.isEnd else { return known.client.handle(reason, connection, input, length) }
      connections[number] = nil
      // What fails while it is begun is the result of `connect`.
      guard known.pointer != nil else { return 0 }
      let words = UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : length)
      known.client.ended(
        number,
        reason == LWS_CALLBACK_CLIENT_CONNECTION_ERROR
          ? .failed(words.isEmpty ? "the connection failed" : String(decoding: words, as: UTF8.self)) : .closed)
      return 0
    }

    /// Begins a connection.
    ///
    /// - returns: The connection's number; nil if it failed at once.
    func connect(_ client: any ServiceClient, _ target: ServiceTarget, to address: String) -> Int? {
      guard let context, let host = host(for: target.certificateAuthorities),
        let parts = URLComponents(url: target.url, resolvingAgainstBaseURL: false), let name = parts.host,
        let port = parts.port
      else { return nil }
      let path = parts.percentEncodedPath + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
      let isSecure = parts.scheme == "wss" || parts.scheme == "https"
      var flags: UInt32 = LCCSCF_HTTP_NO_FOLLOW_REDIRECT.rawValue
      if isSecure { flags |= LCCSCF_USE_SSL.rawValue }
      let texts = [address, path, name, target.subprotocol, "link", "http/1.1", target.method].map {
        $0.flatMap(Self.copy)
      }
      defer { for text in texts { free(text) } }
      let pointers = texts.map { UnsafePointer<CChar>($0) }
      var info = lws_client_connect_info()
      info.context = context
      info.vhost = host
      info.address = pointers[0]
      info.port = Int32(port)
      info.ssl_connection = Int32(flags)
      info.path = pointers[1]
      info.host = pointers[2]
      info.protocol = pointers[3]
      info.local_protocol_name = pointers[4]
      info.alpn = pointers[5]
      info.method = pointers[6]
      info.ietf_version_or_minus_one = -1
      last += 1
      let number = last
      info.opaque_user_data = UnsafeMutableRawPointer(bitPattern: number)
      connections[number] = Connection(client: client)
      // It may be over by now, whatever is returned.
      guard let connection = lws_client_connect_via_info(&info), connections[number] != nil else {
        connections[number] = nil
        return nil
      }
      connections[number]?.pointer = connection
      return number
    }

    /// Returns the library's host for a file of authorities; nil if there can be none.
    private func host(for authorities: URL?) -> OpaquePointer? {
      let key = authorities?.path ?? ""
      if let known = hosts[key] { return known }
      // Addresses are given as numbers, so a proxy of the environment has no place.
      let texts = ["authorities " + key, key, "localhost:0"].map(Self.copy)
      defer { for text in texts { free(text) } }
      var info = lws_context_creation_info()
      info.port = -1
      info.protocols = UnsafePointer(protocols)
      info.options = Self.tlsOption
      info.vhost_name = UnsafePointer(texts[0])
      info.http_proxy_address = UnsafePointer(texts[2])
      if authorities != nil {
        info.options |= UInt64(LWS_SERVER_OPTION_DISABLE_OS_CA_CERTS)
        info.client_ssl_ca_filepath = UnsafePointer(texts[1])
      }
      guard let host = lws_create_vhost(context, &info) else { return nil }
      hosts[key] = host
      return host
    }
  }

  /// Takes the library's events, on the service thread.
  private func serviceCallback(
    _ connection: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
    _ input: UnsafeMutableRawPointer?, _ length: Int
  ) -> Int32 {
    WebSocketService.shared.take(reason, connection, user, input, length)
  }
#endif
