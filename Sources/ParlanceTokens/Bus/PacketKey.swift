#if Server
  internal import CCrypto

  /// The key of one run of a gateway, for AES-256 in Galois/Counter mode. Used by one thread at a time.
  final class PacketKey: @unchecked Sendable {
    // Safe to share: its users hold a lock.

    /// The size of a key, in bytes.
    static let size = 32
    /// The size of what proves that a packet is whole, in bytes.
    static let tagSize = 16

    private let context: OpaquePointer
    private let seals: Bool

    /// - parameter seals: A Boolean value that indicates whether the key seals packets; one that does not opens them.
    /// - returns: nil if the library has no memory for it.
    init?(_ key: [UInt8], seals: Bool) {
      guard key.count == Self.size, let context = EVP_CIPHER_CTX_new() else { return nil }
      guard EVP_CipherInit_ex(context, EVP_aes_256_gcm(), nil, key, nil, seals ? 1 : 0) == 1 else {
        EVP_CIPHER_CTX_free(context)
        return nil
      }
      self.context = context
      self.seals = seals
    }

    deinit { EVP_CIPHER_CTX_free(context) }

    /// Appends a text to its header, encrypted and with the proof that both are whole.
    ///
    /// - parameter number: A number with which this key has sealed nothing yet.
    func seal(_ text: [UInt8], header: [UInt8], number: UInt64) -> [UInt8]? {
      let start = header.count
      let end = start + text.count
      var packet = header + [UInt8](repeating: 0, count: text.count + Self.tagSize)
      let isDone = packet.withUnsafeMutableBytes { packet -> Bool in
        let bytes = packet.bindMemory(to: UInt8.self)
        guard let base = bytes.baseAddress else { return false }
        return begin(number, header) && run(text, into: base + start) && finish(base + end)
          && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagSize), base + end) == 1
      }
      return isDone ? packet : nil
    }

    /// Returns the text behind a header; nil if this key did not seal both with this number.
    func open(_ packet: [UInt8], header size: Int, number: UInt64) -> [UInt8]? {
      guard packet.count >= size + Self.tagSize else { return nil }
      let end = packet.count - Self.tagSize
      var tag = Array(packet[end...])
      // With a byte more, so that there is an address for an empty text, too.
      var text = [UInt8](repeating: 0, count: end - size + 1)
      let isWhole = text.withUnsafeMutableBufferPointer { text -> Bool in
        guard let base = text.baseAddress else { return false }
        return begin(number, Array(packet[..<size])) && run(Array(packet[size..<end]), into: base)
          && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(Self.tagSize), &tag) == 1
          && finish(base + (end - size))
      }
      guard isWhole else { return nil }
      text.removeLast()
      return text
    }

    private func begin(_ number: UInt64, _ header: [UInt8]) -> Bool {
      let nonce = [0, 0, 0, 0] + number.bigEndianBytes
      var size: Int32 = 0
      return EVP_CipherInit_ex(context, nil, nil, nil, nonce, seals ? 1 : 0) == 1
        && EVP_CipherUpdate(context, nil, &size, header, Int32(header.count)) == 1
    }

    private func run(_ input: [UInt8], into output: UnsafeMutablePointer<UInt8>) -> Bool {
      var size: Int32 = 0
      guard let count = Int32(exactly: input.count) else { return false }
      return count == 0 || EVP_CipherUpdate(context, output, &size, input, count) == 1
    }

    private func finish(_ end: UnsafeMutablePointer<UInt8>) -> Bool {
      var size: Int32 = 0
      return EVP_CipherFinal_ex(context, end, &size) == 1
    }
  }

  extension UInt64 {
    /// The eight bytes of the number, the most significant first.
    var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }

    /// Reads eight bytes.
    init(bigEndianBytes bytes: ArraySlice<UInt8>) { self = bytes.reduce(0) { $0 << 8 | UInt64($1) } }
  }
#endif
