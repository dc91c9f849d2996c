#if Server
  internal import CWebSockets

  /// The server's end of one WebSocket. Touched on the service thread alone.
  final class ServerSocket {
    /// The library's own object; nil once the socket is closed.
    private(set) var handle: OpaquePointer?
    /// The address of the other end.
    let address: String
    /// The session that takes the packets; set once.
    var owner: (any ServerSocketOwner)?
    /// The parts of the packet that is arriving.
    private var arriving: [UInt8] = []
    /// Packets to be sent, oldest first, each with the room that the library wants before its first byte.
    private var leaving: [[UInt8]] = []
    /// The first of `leaving` that was not written yet.
    private var next = 0
    /// The status with which the socket closes as soon as everything before is written.
    private var closing: CloseStatus?

    init(_ handle: OpaquePointer, address: String) {
      self.handle = handle
      self.address = address
    }

    // MARK: receiving

    /// Takes a part of a packet.
    ///
    /// - returns: Whether the socket stays open.
    func receive(_ bytes: UnsafeRawBufferPointer, limit: Int) -> Bool {
      guard let handle, closing == nil else { return true }
      guard lws_frame_is_binary(handle) != 0 else { return refuse(.unacceptable) }
      guard arriving.count + bytes.count + Int(lws_remaining_packet_payload(handle)) <= limit else {
        return refuse(.tooBig)
      }
      arriving.append(contentsOf: bytes)
      guard lws_is_final_fragment(handle) != 0, lws_remaining_packet_payload(handle) == 0 else { return true }
      let packet = arriving
      arriving = []
      if let status = owner?.receive(packet) { return refuse(status) }
      return true
    }

    private func refuse(_ status: CloseStatus) -> Bool {
      if let handle { lws_close_reason(handle, status.code, nil, 0) }
      return false
    }

    /// Reads on, or lets the sender's system hold back what comes.
    func setReading(_ isReading: Bool) {
      if let handle { lws_rx_flow_control(handle, isReading ? 1 : 0) }
    }

    // MARK: sending

    /// Sends a packet after those before it.
    ///
    /// It is written at once if nothing waits before it: to ask first whether the connection is writable costs the system
    /// three calls more. What the system does not take at once of this one packet the library keeps.
    func send(_ packet: [UInt8]) {
      guard let handle, closing == nil else { return }
      let room = Int(lws_room_before)
      leaving.append(
        [UInt8](unsafeUninitializedCapacity: room + packet.count) { buffer, count in
          buffer[..<room].initialize(repeating: 0)
          _ = buffer[room...].initialize(from: packet)
          count = room + packet.count
        })
      guard leaving.count == 1, lws_partial_buffered(handle) == 0 else {
        lws_callback_on_writable(handle)
        return
      }
      // Not from here, where the library may be about to use the connection.
      if !write() { lws_set_timeout(handle, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC) }
    }

    /// Closes the socket once what was sent before is written.
    ///
    /// - parameter patience: The time after which it is closed anyway, in seconds.
    func close(_ status: CloseStatus, patience: Int) {
      guard let handle, closing == nil else { return }
      closing = status
      lws_set_timeout(handle, PENDING_TIMEOUT_CLOSE_SEND, Int32(patience))
      lws_callback_on_writable(handle)
    }

    /// Writes what the system takes now.
    ///
    /// - returns: Whether the socket stays open.
    func write() -> Bool {
      guard let handle else { return false }
      while next < leaving.count {
        let room = Int(lws_room_before)
        let count = leaving[next].count - room
        let written = leaving[next].withUnsafeMutableBufferPointer { buffer in
          lws_write(handle, buffer.baseAddress! + room, count, LWS_WRITE_BINARY)
        }
        guard written >= count else { return false }
        leaving[next] = []
        next += 1
        owner?.wrote(count)
        if next < leaving.count, lws_send_pipe_choked(handle) != 0 {
          lws_callback_on_writable(handle)
          return true
        }
      }
      leaving.removeAll(keepingCapacity: leaving.count < 64)
      next = 0
      guard let closing else { return true }
      return refuse(closing)
    }

    /// Notes that the socket is gone.
    func close() {
      handle = nil
      let owner = owner
      self.owner = nil
      leaving.removeAll()
      owner?.closed()
    }
  }

  /// Takes what comes over a socket.
  protocol ServerSocketOwner: AnyObject {
    /// Takes a packet.
    ///
    /// - returns: The status with which the socket is to be closed; nil to go on.
    func receive(_ packet: [UInt8]) -> CloseStatus?
    /// Notes that bytes are on their way.
    func wrote(_ bytes: Int)
    /// Notes that the socket is gone; called once.
    func closed()
  }

  /// The reason why a gateway closes a connection, as a WebSocket names it (RFC 6455, 7.4).
  enum CloseStatus: String, CaseIterable, Sendable {
    /// The gateway stops; the device may come back.
    case goingAway
    /// A packet could not be understood.
    case malformed
    /// A text message, where only packets are taken.
    case unacceptable
    /// The device sends more than the hub takes, or does not log in.
    case tooMuch
    /// A packet is larger than the gateway takes.
    case tooBig
    /// The device takes too little, or there are too many connections; it may come back later.
    case tryAgainLater

    var code: lws_close_status {
      switch self {
      case .goingAway: lws_close_status(1001)
      case .malformed: lws_close_status(1002)
      case .unacceptable: lws_close_status(1003)
      case .tooMuch: lws_close_status(1008)
      case .tooBig: lws_close_status(1009)
      case .tryAgainLater: lws_close_status(4013)
      }
    }
  }
#endif
