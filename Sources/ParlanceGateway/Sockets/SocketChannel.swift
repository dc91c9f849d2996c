#if Server
  internal import CTLS
  internal import CUV

  /// Takes what happens on a connection.
  protocol SocketChannelUser: AnyObject {
    /// Takes bytes that came; they are there during the call alone.
    func received(_ bytes: UnsafeRawBufferPointer)
    /// Goes on with what came before, if there is anything.
    func goOn()
    /// Notes that some of what was to be sent has left.
    func wrote()
    /// Notes that the connection is gone; called once, last.
    func closed()
  }

  /// One connection over TCP, with TLS or without. Touched on the service thread.
  ///
  /// Bytes to send are collected, and written at the end of the loop's turn.
  final class SocketChannel {
    /// The bytes that all connections of a server wait to send, and that are kept of what they bring.
    final class Sum {
      var bytes = 0
    }

    private typealias Outcome = SocketCalls.Outcome

    /// The address of the other end.
    let address: String
    /// The part of the program that the connection is for at present.
    weak var user: (any SocketChannelUser)?
    /// A Boolean value that indicates whether the other end has shown no right to be here.
    var isStranger = true
    /// A Boolean value that indicates whether the last request that came was refused.
    var wasRefused = false
    /// The time at which something left for the last time, or at which what waits began to wait; as `SocketService.now`.
    private(set) var lastProgress: UInt64
    private(set) var isOpen = true
    /// A Boolean value that indicates whether nothing more is to be sent: the rest leaves, and the connection ends.
    private(set) var isFinishing = false
    /// The number of bytes that are kept of what came.
    var held = 0 { didSet { account() } }

    private let service = SocketService.shared
    private let descriptor: Int32
    private let sum: Sum
    /// OpenSSL's object; nil without TLS.
    private var session: OpaquePointer?
    private let watch = UnsafeMutablePointer<uv_poll_t>.allocate(capacity: 1)
    /// The events that the loop waits for.
    private var events: Int32 = 0
    private var isReading = true
    /// The bytes that are to be sent, and how many of them have left.
    private var leaving: [UInt8] = []
    private var left = 0
    /// The number of this connection's bytes that are counted in the sum.
    private var accounted = 0
    private var isQueued = false
    /// The connection takes no more at present.
    private(set) var isFull = false
    /// The connection is a stranger's and waits to be served.
    private var isWaiting = false
    /// TLS can go on only when the connection takes bytes, or brings some.
    private var mustWriteToRead = false
    private var mustReadToWrite = false
    /// The end of this side is sent; what comes is dropped, up to the deadline.
    private var isLingering = false
    private var deadline: UInt64 = .max
    /// The time that the other end has to read the last of what was sent, in milliseconds. A connection that is closed with
    /// something unread would take it back.
    private var lingering: UInt64 = 1000

    /// Takes a connection over.
    ///
    /// - parameter context: OpenSSL's object of the server; nil for no TLS.
    /// - parameter sum: The bytes that wait here and on the server's other connections.
    /// - returns: nil if there is no memory; the descriptor is closed then.
    init?(_ descriptor: Int32, address: String, context: OpaquePointer?, sum: Sum) {
      self.descriptor = descriptor
      self.sum = sum
      self.address = address
      lastProgress = service.now
      if let context {
        session = SSL_new(context)
        if let session, SSL_set_fd(session, descriptor) == 1 { SSL_set_accept_state(session) }
      }
      guard context == nil || session != nil, service.watch(watch, descriptor) else {
        if let session { SSL_free(session) }
        watch.deallocate()
        SocketCalls.end(descriptor)
        return nil
      }
      // Until the loop has let go of it.
      watch.pointee.data = Unmanaged.passRetained(self).toOpaque()
      update()
    }

    // MARK: sending

    /// The number of bytes that are to be sent.
    var queued: Int { leaving.count - left }

    /// Sends what is appended, at the end of this turn.
    func send(_ append: (inout [UInt8]) -> Void) {
      guard isOpen, !isFinishing else { return }
      // A connection on which nothing waited is not slow, however long ago something left.
      if queued == 0 { lastProgress = service.now }
      append(&leaving)
      account()
      queue()
    }

    private func account() {
      let bytes = isOpen ? leaving.capacity + held : 0
      sum.bytes += bytes - accounted
      accounted = bytes
    }

    /// Ends the connection as soon as everything has left.
    ///
    /// - parameter patience: The time after which it ends anyway, in milliseconds.
    /// - parameter lingering: The time that the other end has behind that to end its side, in milliseconds. What it sends
    ///   meanwhile is dropped.
    func finish(patience: UInt64, lingering: UInt64 = 1000) {
      guard isOpen, !isFinishing else { return }
      isFinishing = true
      self.lingering = lingering
      deadline = service.now + patience
      queue()
    }

    /// Ends the connection at once.
    func abort() {
      guard isOpen else { return }
      isOpen = false
      leaving = []
      left = 0
      account()
      uv_poll_stop(watch)
      let handle = UnsafeMutableRawPointer(watch).assumingMemoryBound(to: uv_handle_t.self)
      uv_close(handle) { handle in
        guard let handle, let data = handle.pointee.data else { return }
        Unmanaged<SocketChannel>.fromOpaque(data).takeRetainedValue().release()
      }
      let user = user
      self.user = nil
      user?.closed()
    }

    /// Frees the connection, once the loop has closed its handle.
    private func release() {
      if let session { SSL_free(session) }
      SocketCalls.end(descriptor)
      watch.deallocate()
    }

    private func queue() {
      guard !isQueued else { return }
      isQueued = true
      service.write(self)
    }

    /// Writes as much as the connection takes.
    func flush() {
      isQueued = false
      guard isOpen, !isFull else { return }
      let before = left
      var outcome = Outcome.bytes(0)
      while left < leaving.count {
        outcome = leaving.withUnsafeBytes { write(UnsafeRawBufferPointer(rebasing: $0[left...])) }
        guard case .bytes(let count) = outcome else { break }
        left += count
      }
      if case .over = outcome { return abort() }
      let isProgress = left > before
      if isProgress { lastProgress = service.now }
      if left == leaving.count {
        leaving = []
        left = 0
        account()
        if isFinishing { return linger() }
      } else {
        isFull = true
        // What has left is not kept for as long as the rest takes.
        if left >= 256 << 10, left > leaving.count / 2 {
          leaving.removeFirst(left)
          left = 0
        }
      }
      account()
      if isProgress { user?.wrote() }
      update()
    }

    /// Ends this side of the connection, and waits a moment for the other.
    private func linger() {
      guard !isLingering else { return }
      isLingering = true
      if let session { SSL_shutdown(session) }
      SocketCalls.endSending(to: descriptor)
      deadline = service.now + lingering
      update()
    }

    private func write(_ bytes: UnsafeRawBufferPointer) -> Outcome {
      guard let session else { return SocketCalls.send(bytes, to: descriptor) }
      ERR_clear_error()
      let count = SSL_write(session, bytes.baseAddress, Int32(clamping: bytes.count))
      mustReadToWrite = false
      if count > 0 { return .bytes(Int(count)) }
      switch SSL_get_error(session, count) {
      case SSL_ERROR_WANT_WRITE: return .later
      case SSL_ERROR_WANT_READ:
        mustReadToWrite = true
        return .later
      default: return .over
      }
    }

    // MARK: receiving

    /// Reads on, or lets the sender's system hold back what comes.
    func setReading(_ isReading: Bool) {
      guard isOpen, self.isReading != isReading else { return }
      self.isReading = isReading
      update()
      // What TLS has decrypted already, no event of the system announces.
      if isReading, let session, SSL_pending(session) > 0 { lookAgain() }
    }

    private func lookAgain() { service.perform { [weak self] in self?.read() } }

    private func read() {
      guard isOpen, isReading || isLingering || mustReadToWrite else { return }
      if isStranger { serveLater() } else { readOnce(service.buffer) }
    }

    /// Queues a stranger behind those that wait.
    func serveLater() {
      guard isOpen, !isWaiting else { return }
      isWaiting = true
      update()
      service.queue(self)
    }

    /// Serves a stranger: goes on with what came before, or takes a little of what comes.
    func serve() {
      isWaiting = false
      guard isOpen else { return }
      user?.goOn()
      guard isOpen else { return }
      if isReading || isLingering || mustReadToWrite {
        readOnce(UnsafeMutableRawBufferPointer(rebasing: service.buffer[..<Self.strangersPiece]))
      } else {
        update()
      }
    }

    /// The most bytes that are taken of a stranger before others are served.
    private static let strangersPiece = 8 << 10

    private func readOnce(_ buffer: UnsafeMutableRawBufferPointer) {
      let outcome = fill(buffer)
      switch outcome {
      case .over: return abort()
      case .later: return update()
      case .bytes(let count):
        if !isLingering { user?.received(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        guard isOpen else { return }
        if let session, isReading, SSL_pending(session) > 0 { lookAgain() }
        update()
      }
    }

    private func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Outcome {
      guard let session else { return SocketCalls.receive(buffer, from: descriptor) }
      var total = 0
      mustWriteToRead = false
      while total < buffer.count {
        ERR_clear_error()
        let count = SSL_read(session, buffer.baseAddress! + total, Int32(buffer.count - total))
        if count > 0 {
          total += Int(count)
          continue
        }
        switch SSL_get_error(session, count) {
        case SSL_ERROR_WANT_READ: return total > 0 ? .bytes(total) : .later
        case SSL_ERROR_WANT_WRITE:
          mustWriteToRead = true
          return total > 0 ? .bytes(total) : .later
        default: return total > 0 ? .bytes(total) : .over
        }
      }
      return .bytes(total)
    }

    // MARK: the loop

    /// The events that the connection can use at present.
    private var usable: Int32 {
      var events: Int32 = 0
      if !isWaiting, isReading || isLingering || mustReadToWrite { events |= Int32(UV_READABLE.rawValue) }
      if isFull && !mustReadToWrite || mustWriteToRead { events |= Int32(UV_WRITABLE.rawValue) }
      return events
    }

    /// Has the loop wait for what the connection can use. The system learns at once of events that are wanted, and of those that are
    /// not any more only when one of them comes: most often the connection wants it again before that.
    private func update() { if isOpen, usable & ~events != 0 { watch(for: usable) } }

    private func watch(for wanted: Int32) {
      events = wanted
      guard wanted != 0 else {
        uv_poll_stop(watch)
        return
      }
      uv_poll_start(watch, wanted) { watch, status, events in
        guard let watch, let data = watch.pointee.data else { return }
        Unmanaged<SocketChannel>.fromOpaque(data).takeUnretainedValue().happened(status, events)
      }
    }

    private func happened(_ status: Int32, _ happened: Int32) {
      guard isOpen else { return }
      guard status == 0 else { return abort() }
      let wanted = usable
      if happened & ~wanted != 0 { watch(for: wanted) }
      let happened = happened & wanted
      if happened & Int32(UV_WRITABLE.rawValue) != 0 || mustReadToWrite {
        isFull = false
        flush()
      }
      if isOpen, happened & Int32(UV_READABLE.rawValue) != 0 || mustWriteToRead { read() }
    }

    /// Ends the connection if it should have ended by now.
    func look(_ now: UInt64) { if now >= deadline { abort() } }
  }
#endif
