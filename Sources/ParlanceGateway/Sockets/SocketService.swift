#if Server
  internal import CUV
  internal import Dispatch
  internal import Foundation
  internal import ParlanceCore

  /// The thread that serves the sockets of all gateways of the process, on an event loop of libuv. It lives as long as the
  /// process.
  ///
  /// The loop turns: it waits until something comes, everything that came is taken, and what is to be written because of it is
  /// written before it waits again, once for each connection.
  final class SocketService: @unchecked Sendable {
    // Safe to share: `work` is behind a lock; everything else is constant, or touched on the service thread.
    static let shared = SocketService()

    private let loop = UnsafeMutablePointer<uv_loop_t>.allocate(capacity: 1)
    /// Turns the loop because of work of other threads.
    private let waker = UnsafeMutablePointer<uv_async_t>.allocate(capacity: 1)
    /// Comes before the loop waits.
    private let prepare = UnsafeMutablePointer<uv_prepare_t>.allocate(capacity: 1)
    private let timer = UnsafeMutablePointer<uv_timer_t>.allocate(capacity: 1)
    private let isWorking: Bool
    private var thread: Thread?
    /// Work of other threads for the service thread, oldest first.
    private let work = Lock<[() -> Void]>([])

    private init() {
      isWorking =
        uv_loop_init(loop) == 0 && uv_prepare_init(loop, prepare) == 0 && uv_timer_init(loop, timer) == 0
        && uv_async_init(loop, waker, { _ in SocketService.shared.performWork() }) == 0
        && uv_prepare_start(prepare, { _ in SocketService.shared.endTurn() }) == 0
      guard isWorking else { return }
      let thread = Thread { [self] in
        ThreadSignals.blockAll()
        _ = uv_run(loop, UV_RUN_DEFAULT)
      }
      thread.name = "parlance.gateway"
      self.thread = thread
      thread.start()
    }

    /// A Boolean value that indicates whether the caller runs on the service thread.
    var isCurrent: Bool { Thread.current === thread }

    /// Does something on the service thread, soon: in the loop's next turn if this is that thread.
    func perform(_ item: @escaping () -> Void) {
      guard isWorking else { return }
      let wakes = work.withLock { items in
        items.append(item)
        return items.count == 1
      }
      if wakes { uv_async_send(waker) }
    }

    /// Runs a closure on the service thread and returns its result; nil if there is no service.
    func run<Value>(_ item: @escaping () -> Value) -> Value? {
      guard isWorking else { return nil }
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

    private func performWork() {
      let items = work.withLock { items in
        defer { items.removeAll(keepingCapacity: items.count < 1024) }
        return items
      }
      for item in items { item() }
    }

    // MARK: on the service thread

    /// The buffer into which connections read.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    /// The connections that have something to write in this turn.
    private var writers: [SocketChannel] = []
    private var servers: [ObjectIdentifier: SocketServer] = [:]
    /// The sockets that listened and are not closed yet, and what is to be done once they are.
    private var closingListeners = 0
    private var afterwards: [() -> Void] = []
    /// The strangers with bytes to read, in the order in which they are served.
    private var strangers: [SocketChannel] = []
    /// The strangers whose last request was refused. They are served after all others, which may be about to log in.
    private var refusedStrangers: [SocketChannel] = []
    private var isTicking = false

    /// The time in one turn of the loop after which strangers wait for the next one, in nanoseconds, so that users need not
    /// wait for them. A handshake of TLS takes about one millisecond.
    private static let strangersShare: UInt64 = 4_000_000
    /// The time between two checks of the deadlines, in milliseconds.
    static let tick: UInt64 = 100

    /// The monotonic time for deadlines, in milliseconds.
    var now: UInt64 { uv_now(loop) }

    /// Begins to watch a descriptor.
    ///
    /// - parameter watch: Memory of the caller's, until it closed it.
    /// - returns: Whether the system can.
    func watch(_ watch: UnsafeMutablePointer<uv_poll_t>, _ descriptor: Int32) -> Bool {
      uv_poll_init(loop, watch, descriptor) == 0
    }

    /// Has a connection write at the end of this turn.
    func write(_ channel: SocketChannel) { writers.append(channel) }

    /// Serves a stranger, behind those who came before.
    func queue(_ stranger: SocketChannel) {
      if stranger.wasRefused { refusedStrangers.append(stranger) } else { strangers.append(stranger) }
    }

    private func serveStrangers() {
      guard !strangers.isEmpty || !refusedStrangers.isEmpty else { return }
      let end = uv_hrtime() + Self.strangersShare
      serve(\.strangers, until: end)
      // At least one of them, so that none waits for ever.
      serve(\.refusedStrangers, until: end, least: 1)
      // The loop must not block while connections wait for it.
      if !strangers.isEmpty || !refusedStrangers.isEmpty { uv_async_send(waker) }
    }

    private func serve(
      _ queue: ReferenceWritableKeyPath<SocketService, [SocketChannel]>, until end: UInt64, least: Int = 0
    ) {
      var next = 0
      while next < self[keyPath: queue].count, next < least || uv_hrtime() < end {
        self[keyPath: queue][next].serve()
        next += 1
      }
      self[keyPath: queue].removeFirst(next)
    }

    private func endTurn() {
      serveStrangers()
      // What is written can have more to write, and take another turn.
      while !writers.isEmpty {
        let channels = writers
        writers.removeAll(keepingCapacity: channels.count < 1024)
        for channel in channels { channel.flush() }
      }
    }

    /// Looks at a server's deadlines from now on.
    func add(_ server: SocketServer) {
      servers[ObjectIdentifier(server)] = server
      guard !isTicking else { return }
      isTicking = true
      uv_timer_start(timer, { _ in SocketService.shared.look() }, Self.tick, Self.tick)
    }

    func remove(_ server: SocketServer) {
      servers[ObjectIdentifier(server)] = nil
      guard servers.isEmpty else { return }
      isTicking = false
      uv_timer_stop(timer)
    }

    /// Notes that a socket does not listen any more; `noteClosedListener` follows once the system knows.
    func noteClosingListener() { closingListeners += 1 }

    func noteClosedListener() {
      closingListeners -= 1
      guard closingListeners == 0 else { return }
      let items = afterwards
      afterwards = []
      for item in items { item() }
    }

    /// Does something once every socket that listened is closed.
    func afterListeners(_ item: @escaping () -> Void) {
      if closingListeners == 0 { item() } else { afterwards.append(item) }
    }

    private func look() {
      for server in servers.values { server.look(now) }
    }
  }
#endif
