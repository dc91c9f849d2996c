#if Server || Remote
  /// The frames of a WebSocket that are written (RFC 6455, 5.2).
  package enum WebSocketFrame {
    package enum Kind: UInt8 {
      case binary = 2
      case close = 8
      case ping = 9
      case pong = 10
    }

    /// The most bytes that a frame has beside its content.
    package static let headSize = 14
    /// The most bytes that the content of a close, a ping or a pong has.
    package static let controlSize = 125

    /// Appends a whole message, or a control frame.
    ///
    /// - parameter mask: The four bytes of a client's mask; nil for a server's frame, which has none.
    package static func append(
      _ kind: Kind, _ content: some Collection<UInt8>, mask: UInt32? = nil, to bytes: inout [UInt8]
    ) {
      let count = content.count
      bytes.reserveCapacity(bytes.count + headSize + count)
      bytes.append(0x80 | kind.rawValue)
      let flag: UInt8 = mask == nil ? 0 : 0x80
      switch count {
      case ...125: bytes.append(flag | UInt8(count))
      case ...0xFFFF:
        bytes.append(flag | 126)
        bytes.append(UInt8(count >> 8))
        bytes.append(UInt8(count & 0xFF))
      default:
        bytes.append(flag | 127)
        for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(count >> shift & 0xFF)) }
      }
      guard let mask else {
        bytes.append(contentsOf: content)
        return
      }
      for shift in stride(from: 0, through: 24, by: 8) { bytes.append(UInt8(mask >> shift & 0xFF)) }
      let start = bytes.count
      bytes.append(contentsOf: content)
      bytes.withUnsafeMutableBytes {
        WebSocketMask.apply(mask, at: 0, to: UnsafeMutableRawBufferPointer(rebasing: $0[start...]))
      }
    }

    /// Appends the frame that closes a socket.
    package static func appendClose(_ code: UInt16?, mask: UInt32? = nil, to bytes: inout [UInt8]) {
      append(.close, code.map { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } ?? [], mask: mask, to: &bytes)
    }
  }

  /// The mask of a client's frames (RFC 6455, 5.3).
  enum WebSocketMask {
    /// Masks bytes, or takes their mask away.
    ///
    /// - parameter mask: The four bytes, the first lowest.
    /// - parameter position: The number of bytes of the frame's content before these.
    static func apply(_ mask: UInt32, at position: Int, to bytes: UnsafeMutableRawBufferPointer) {
      let turn = UInt32(position & 3) * 8
      let mask = turn == 0 ? mask : mask >> turn | mask << (32 - turn)
      let wide = (UInt64(mask) << 32 | UInt64(mask)).littleEndian
      var index = 0
      while index + 8 <= bytes.count {
        bytes.storeBytes(
          of: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ wide, toByteOffset: index, as: UInt64.self)
        index += 8
      }
      // Eight bytes are two turns of the mask, so that it begins anew here; seven may be left, which are more than one.
      var shift: UInt32 = 0
      while index < bytes.count {
        bytes[index] ^= UInt8(mask >> shift & 0xFF)
        shift = (shift + 8) & 31
        index += 1
      }
    }
  }
#endif
