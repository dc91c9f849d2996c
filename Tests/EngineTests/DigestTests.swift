import ParlanceCore
import Testing

/// The digests against the examples of their standards.
@Suite struct DigestTests {
  /// RFC 1321, appendix A.5.
  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
    ("abc", "900150983cd24fb0d6963f7d28e17f72"), ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
    (
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"
    ),
    (
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a"
    ),
  ])
  func md5(_ text: String, _ digest: String) {
    #expect(hexadecimal(MD5.value(of: Array(text.utf8))) == digest)
  }

  /// FIPS 180-4's examples, and the empty message.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func sha256(_ text: String, _ digest: String) {
    #expect(hexadecimal(SHA256.value(of: Array(text.utf8))) == digest)
  }

  @Test func aMillionLetters() {
    let bytes = [UInt8](repeating: 0x61, count: 1_000_000)
    #expect(
      hexadecimal(SHA256.value(of: bytes)) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    #expect(hexadecimal(MD5.value(of: bytes)) == "7707d6ae4e027c70eea2a935c2296f21")
  }

  /// However the bytes are cut, and at every length around a block's end.
  @Test func digestOfPiecesIsThatOfTheWhole() {
    var generator = SeededGenerator(state: 7)
    for count in Array(0..<200) + [1000, 4096] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      var (md5, sha256) = (MD5(), SHA256())
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = Array(rest.prefix(Int.random(in: 1...130, using: &generator)))
        md5.update(piece)
        sha256.update(piece)
        // Asking does not disturb.
        _ = sha256.value
        rest = rest.dropFirst(piece.count)
      }
      #expect(md5.value == MD5.value(of: bytes))
      #expect(sha256.value == SHA256.value(of: bytes))
    }
  }

  /// As another process does that goes on with an upload.
  @Test func digestContinuesFromItsState() throws {
    var generator = SeededGenerator(state: 8)
    for count in Array(0..<150) + [1000] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let cut = Int.random(in: 0...count, using: &generator)
      var (md5, sha256) = (BlockDigest<MD5Function>(), BlockDigest<SHA256Function>())
      md5.update(Array(bytes[..<cut]))
      sha256.update(Array(bytes[..<cut]))
      md5 = try BlockDigest(state: md5.state)
      sha256 = try BlockDigest(state: sha256.state)
      md5.update(Array(bytes[cut...]))
      sha256.update(Array(bytes[cut...]))
      #expect(md5.value == MD5.value(of: bytes))
      #expect(sha256.value == SHA256.value(of: bytes))
    }
    let state = BlockDigest<SHA256Function>().state
    #expect(throws: MessagingError.self) { try BlockDigest<SHA256Function>(state: Array(state.dropLast())) }
    #expect(throws: MessagingError.self) { try BlockDigest<SHA256Function>(state: state.dropLast() + [1, 7]) }
    #expect(throws: MessagingError.self) { try BlockDigest<MD5Function>(state: [0x80]) }
  }
}
