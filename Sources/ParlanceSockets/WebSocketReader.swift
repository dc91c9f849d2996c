#if Server || Remote
  /// Something whole that came over a WebSocket.
  package enum WebSocketArrival: Hashable, Sendable {
    /// A binary message.
    case message([UInt8])
    /// A ping, to be answered with a pong of the same bytes.
    case ping([UInt8])
    case pong
    /// The other end's last word; nothing that follows it means anything.
    case close(code: UInt16?, reason: String)
  }

  /// The reason why a socket is given up because of what came.
  package enum WebSocketRefusal: Error, Hashable, Sendable {
    /// The bytes are not frames as the other end has to send them.
    case malformed
    /// A message of text, where only binary ones are taken.
    case text
    /// The reason of a close is not UTF-8.
    case invalidText
    /// A message is larger than the limit.
    case tooLarge

    /// The code with which the socket is closed (RFC 6455, 7.4.1).
    package var code: UInt16 {
      switch self {
      case .malformed: 1002
      case .text: 1003
      case .invalidText: 1007
      case .tooLarge: 1009
      }
    }
  }

  /// Puts the messages of a WebSocket together from bytes that arrive in any pieces (RFC 6455, 5). It reads and writes nothing
  /// by itself.
  package struct WebSocketReader: Sendable {
    /// The end whose frames are read: a client's are masked, a server's are not.
    package enum Sender: Sendable { case client, server }

    private enum Opcode {
      static let continuation: UInt8 = 0
      static let text: UInt8 = 1
      static let binary: UInt8 = 2
      static let close: UInt8 = 8
      static let ping: UInt8 = 9
      static let pong: UInt8 = 10
    }

    /// The largest message, in bytes.
    package var limit: Int
    private let sender: Sender
    /// The bytes of a frame's head, the first lowest.
    private var head: (low: UInt64, high: UInt64) = (0, 0)
    private var headCount = 0
    /// The size of the head, as far as it is known.
    private var headSize = 2
    private var isInContent = false
    private var opcode: UInt8 = 0
    private var isLast = false
    private var mask: UInt32 = 0
    /// The bytes of the frame's content that came, and those that are still to come.
    private var position = 0
    private var left = 0
    /// A message has begun, and its last frame has not come.
    private var isInMessage = false
    private var message: [UInt8] = []
    private var control: [UInt8] = []

    package init(from sender: Sender, limit: Int) {
      self.sender = sender
      self.limit = limit
    }

    /// The number of bytes that are kept of a message that is not whole.
    package var heldBytes: Int { message.capacity }

    /// Reads up to the next whole message or control frame.
    ///
    /// - parameter index: The place in the bytes from which to read on; moved behind what was read.
    /// - returns: nil if all bytes were read.
    /// - throws: The reason to give the socket up. Nothing is to be read from it afterwards.
    package mutating func read(
      _ bytes: UnsafeRawBufferPointer, from index: inout Int
    ) throws(WebSocketRefusal) -> WebSocketArrival? {
      while true {
        if !isInContent {
          guard index < bytes.count else { return nil }
          try takeHeadByte(bytes[index])
          index += 1
          guard isInContent else { continue }
        }
        let count = min(left, bytes.count - index)
        if count > 0 {
          take(UnsafeRawBufferPointer(rebasing: bytes[index..<index + count]))
          index += count
        }
        guard left == 0 else { return nil }
        if let arrival = try finishFrame() { return arrival }
      }
    }

    // MARK: heads

    private mutating func takeHeadByte(_ byte: UInt8) throws(WebSocketRefusal) {
      if headCount < 8 {
        head.low |= UInt64(byte) << (8 * headCount)
      } else {
        head.high |= UInt64(byte) << (8 * (headCount - 8))
      }
      headCount += 1
      if headCount == 2 { try judgeStart() }
      guard headCount >= 2, headCount == headSize else { return }
      try beginContent()
    }

    private func headByte(_ index: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: index < 8 ? head.low >> (8 * index) : head.high >> (8 * (index - 8)))
    }

    private mutating func judgeStart() throws(WebSocketRefusal) {
      let (first, second) = (headByte(0), headByte(1))
      opcode = first & 0x0F
      isLast = first & 0x80 != 0
      let short = second & 0x7F
      // No extension was agreed upon that would use the reserved bits.
      guard first & 0x70 == 0, (second & 0x80 != 0) == (sender == .client) else { throw .malformed }
      switch opcode {
      case Opcode.continuation: guard isInMessage else { throw .malformed }
      case Opcode.text: throw isInMessage ? .malformed : .text
      case Opcode.binary: guard !isInMessage else { throw .malformed }
      case Opcode.close, Opcode.ping, Opcode.pong:
        guard isLast, short <= WebSocketFrame.controlSize else { throw .malformed }
      default: throw .malformed
      }
      headSize = 2 + (short == 126 ? 2 : short == 127 ? 8 : 0) + (sender == .client ? 4 : 0)
    }

    private mutating func beginContent() throws(WebSocketRefusal) {
      var count = UInt64(headByte(1) & 0x7F)
      var next = 2
      if count >= 126 {
        let size = count == 126 ? 2 : 8
        count = 0
        for index in next..<next + size { count = count << 8 | UInt64(headByte(index)) }
        next += size
        // The shortest form is the only one.
        guard size == 2 ? count > 125 : count > 0xFFFF && count >> 63 == 0 else { throw .malformed }
      }
      mask = 0
      if sender == .client {
        for index in 0..<4 { mask |= UInt32(headByte(next + index)) << (8 * UInt32(index)) }
      }
      if opcode < Opcode.close {
        guard count <= UInt64(max(0, limit - message.count)) else { throw .tooLarge }
        isInMessage = true
      }
      left = Int(count)
      position = 0
      isInContent = true
      head = (0, 0)
      headCount = 0
      headSize = 2
    }

    // MARK: content

    private mutating func take(_ bytes: UnsafeRawBufferPointer) {
      // The room follows what came, not what was announced.
      if opcode >= Opcode.close { append(bytes, to: &control) } else { append(bytes, to: &message) }
      position += bytes.count
      left -= bytes.count
    }

    private func append(_ bytes: UnsafeRawBufferPointer, to content: inout [UInt8]) {
      let start = content.count
      content.append(contentsOf: bytes)
      guard mask != 0 else { return }
      content.withUnsafeMutableBytes {
        WebSocketMask.apply(mask, at: position, to: UnsafeMutableRawBufferPointer(rebasing: $0[start...]))
      }
    }

    private mutating func finishFrame() throws(WebSocketRefusal) -> WebSocketArrival? {
      isInContent = false
      switch opcode {
      case Opcode.close: return try close(Self.taken(&control))
      case Opcode.ping: return .ping(Self.taken(&control))
      case Opcode.pong:
        control = []
        return .pong
      default:
        guard isLast else { return nil }
        isInMessage = false
        return .message(Self.taken(&message))
      }
    }

    private static func taken(_ bytes: inout [UInt8]) -> [UInt8] {
      defer { bytes = [] }
      return bytes
    }

    private func close(_ content: [UInt8]) throws(WebSocketRefusal) -> WebSocketArrival {
      guard !content.isEmpty else { return .close(code: nil, reason: "") }
      guard content.count >= 2 else { throw .malformed }
      let code = UInt16(content[0]) << 8 | UInt16(content[1])
      guard Self.mayBeSent(code) else { throw .malformed }
      guard let reason = String(validating: content.dropFirst(2), as: UTF8.self) else { throw .invalidText }
      return .close(code: code, reason: reason)
    }

    /// Returns whether a close frame may have a code: not those that only stand for the absence of a code, and not undefined
    /// ones.
    private static func mayBeSent(_ code: UInt16) -> Bool {
      switch code {
      case 1004, 1005, 1006: false
      case 1000...1014, 3000...4999: true
      default: false
      }
    }
  }
#endif
