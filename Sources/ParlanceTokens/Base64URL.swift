#if Server
  /// The form of bytes in tokens: RFC 4648, section 5, without padding.
  package enum Base64URL {
    private static let alphabet = [UInt8]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// The value of each character, and 255 for any other character.
    private static let values: [UInt8] = {
      var values = [UInt8](repeating: 255, count: 256)
      for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
      return values
    }()

    /// Returns the text of some bytes.
    package static func encode(_ bytes: some Collection<UInt8>) -> String {
      var text: [UInt8] = []
      text.reserveCapacity((bytes.count * 4 + 2) / 3)
      var (bits, count): (UInt32, UInt32) = (0, 0)
      for byte in bytes {
        bits = bits << 8 | UInt32(byte)
        count += 8
        while count >= 6 {
          count -= 6
          text.append(alphabet[Int(bits >> count & 63)])
        }
      }
      if count > 0 { text.append(alphabet[Int(bits << (6 - count) & 63)]) }
      return String(decoding: text, as: UTF8.self)
    }

    /// Returns the bytes of a text; nil if the text has another character, an impossible length, or bits that belong to
    /// no byte. Every sequence of bytes therefore has one text.
    package static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
      guard text.count % 4 != 1 else { return nil }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.count * 3 / 4)
      var (bits, count): (UInt32, UInt32) = (0, 0)
      for character in text {
        let value = values[Int(character)]
        guard value < 64 else { return nil }
        bits = bits << 6 | UInt32(value)
        count += 6
        if count >= 8 {
          count -= 8
          bytes.append(UInt8(truncatingIfNeeded: bits >> count))
          bits &= (1 << count) - 1
        }
      }
      return bits == 0 ? bytes : nil
    }
  }
#endif
