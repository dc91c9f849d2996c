#if Server
  internal import ParlanceCore
  internal import ParlanceSockets

  /// The server's end of one WebSocket. Touched on the service thread alone.
  final class ServerSocket: SocketChannelUser {
    /// The session that takes the packets; set once.
    var owner: (any ServerSocketOwner)?
    private let channel: SocketChannel
    private unowned let server: SocketServer
    private var reader: WebSocketReader
    /// The bytes that arrived while reading is paused.
    private var unread: [UInt8] = []
    /// A Boolean value that indicates whether the owner paused reading.
    private var isHeld = false
    /// A Boolean value that indicates whether nothing is read.
    private var isPaused = false
    private var isClosing = false
    /// The time at which the last complete frame, or a large part of one, arrived.
    private var heard: UInt64
    private var heardBytes = 0
    /// The bytes that came before the login.
    private var strangersBytes = 0
    private var wasAsked = false
    /// The answer to the other end's last question, while something waits before it.
    private var pong: [UInt8]?

    /// The bytes that wait to be sent beyond which nothing more is read, so that a peer that does not read is held back.
    private static let fullness = 1 << 20
    /// The bytes that wait to be sent beyond which only the newest pong waits.
    private static let answerFullness = 16 << 10
    /// The bytes of an incomplete packet that count as a sign of life.
    private static let sign = 16 << 10

    init(_ channel: SocketChannel, _ server: SocketServer) {
      self.channel = channel
      self.server = server
      reader = WebSocketReader(from: .client, limit: server.limits.loginPacketSize)
      heard = SocketService.shared.now
    }

    /// The address of the other end.
    var address: String { channel.address }

    /// Applies the limits of a logged-in device.
    func welcome() {
      reader.limit = server.limits.packetSize
      server.welcome(channel)
    }

    // MARK: receiving

    func received(_ bytes: UnsafeRawBufferPointer) {
      guard !isClosing else { return }
      if channel.isStranger {
        // Frames without content cost time, too.
        strangersBytes += bytes.count
        guard strangersBytes <= 4 * server.limits.loginPacketSize else { return refuse(.tooMuch) }
      }
      heardBytes += bytes.count
      if heardBytes >= Self.sign { hear() }
      var index = 0
      if unread.isEmpty {
        take(bytes, &index)
        if index < bytes.count, !isClosing { unread.append(contentsOf: bytes[index...]) }
      } else {
        unread.append(contentsOf: bytes)
      }
      note()
    }

    private func hear() {
      heard = SocketService.shared.now
      heardBytes = 0
      wasAsked = false
    }

    /// Takes what is whole, as long as the owner reads.
    private func take(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) {
      do throws(WebSocketRefusal) {
        while mayRead, !isClosing, let arrival = try reader.read(bytes, from: &index) {
          hear()
          take(arrival)
        }
      } catch {
        refuse(CloseStatus(error))
      }
    }

    private func take(_ arrival: WebSocketArrival) {
      switch arrival {
      case .message(let packet): if let status = owner?.receive(packet) { close(status, patience: 1) }
      case .ping(let bytes):
        pong = bytes
        answerPing()
      case .pong: break
      case .close(let code, _):
        isClosing = true
        channel.send { WebSocketFrame.appendClose(code, to: &$0) }
        channel.finish(patience: 1000)
      }
    }

    private func answerPing() {
      guard let pong, channel.queued < Self.answerFullness else { return }
      self.pong = nil
      channel.send { WebSocketFrame.append(.pong, pong, to: &$0) }
    }

    private func refuse(_ status: CloseStatus) {
      server.handlers.refused(status)
      close(status, patience: 1)
    }

    /// Reads on, or lets the sender's system hold back what comes.
    func setReading(_ isReading: Bool) {
      isHeld = !isReading
      adjustReading()
    }

    private var mayRead: Bool { !isHeld && channel.queued < Self.fullness }

    /// Reads what waits, and the connection, as long as that is wanted.
    private func adjustReading() {
      guard !isClosing, mayRead == isPaused else { return }
      isPaused.toggle()
      channel.setReading(!isPaused)
      guard !isPaused else { return }
      // A client that is not read cannot answer, so its silence does not count.
      hear()
      let bytes = unread
      unread = []
      var index = 0
      bytes.withUnsafeBytes { take($0, &index) }
      if index < bytes.count, !isClosing { unread = Array(bytes[index...]) }
      note()
    }

    private func note() { server.note(held: unread.count + reader.heldBytes, of: channel) }

    // MARK: sending

    /// Sends a packet after those before it, at the end of the loop's turn.
    func send(_ packet: [UInt8]) {
      guard !isClosing else { return }
      channel.send { WebSocketFrame.append(.binary, packet, to: &$0) }
      server.noteQueued()
      adjustReading()
    }

    /// The number of bytes that wait to be sent.
    var queued: Int { channel.queued }

    func goOn() {}

    func wrote() {
      guard !isClosing else { return }
      answerPing()
      owner?.wrote()
      adjustReading()
    }

    /// Closes the socket once what was sent before is written.
    ///
    /// - parameter patience: The time after which it is closed anyway, in seconds.
    func close(_ status: CloseStatus, patience: Int) {
      guard !isClosing else { return }
      isClosing = true
      unread = []
      channel.send { WebSocketFrame.appendClose(status.code, to: &$0) }
      channel.finish(patience: UInt64(patience) * 1000)
    }

    /// Sends a ping to a silent peer, and drops the connection if the silence is too long.
    func look(_ now: UInt64) {
      guard !isClosing else { return }
      let last = max(heard, channel.queued > 0 ? channel.lastProgress : 0)
      let silence = now - min(now, last)
      if silence >= UInt64(server.limits.silence) * 1000, !isPaused || channel.queued > 0 { return channel.abort() }
      guard silence >= UInt64(server.limits.heartbeat) * 1000, !wasAsked else { return }
      wasAsked = true
      channel.send { WebSocketFrame.append(.ping, [], to: &$0) }
    }

    /// Notes that the socket is gone.
    func closed() {
      isClosing = true
      unread = []
      let owner = owner
      self.owner = nil
      server.forget(channel)
      owner?.closed()
    }
  }

  /// Takes what comes over a socket.
  protocol ServerSocketOwner: AnyObject {
    /// Takes a packet.
    ///
    /// - returns: The status with which the socket is to be closed; nil to go on.
    func receive(_ packet: [UInt8]) -> CloseStatus?
    /// Notes that some of what was sent has left.
    func wrote()
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
    /// Words that are not UTF-8.
    case invalidText
    /// The device sends more than the hub takes, or does not log in.
    case tooMuch
    /// A packet is larger than the gateway takes.
    case tooBig
    /// The device takes too little, or there are too many connections; it may come back later.
    case tryAgainLater

    init(_ refusal: WebSocketRefusal) {
      switch refusal {
      case .malformed: self = .malformed
      case .text: self = .unacceptable
      case .invalidText: self = .invalidText
      case .tooLarge: self = .tooBig
      }
    }

    var code: UInt16 {
      switch self {
      case .goingAway: 1001
      case .malformed: 1002
      case .unacceptable: 1003
      case .invalidText: 1007
      case .tooMuch: 1008
      case .tooBig: 1009
      case .tryAgainLater: 4013
      }
    }
  }
#endif
