import ParlanceCore
import Testing

/// Parsers of foreign bytes, given valid ones that were damaged: an error or something else that is valid, never a crash.
/// `make fuzz` looks further.
@Suite struct DamagedBytesTests {
  /// Calls with valid bytes, of which some were changed, left out or repeated; the same ones in every run.
  private func damage(_ whole: [[UInt8]], rounds: Int = 20_000, _ parse: ([UInt8]) -> Void) {
    var generator = SeededGenerator(state: 2026)
    for round in 0..<rounds {
      var bytes = whole[round % whole.count]
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(bytes[place], at: place)
        case 2: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        default: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0
        }
      }
      parse(bytes)
    }
  }

  /// A decoded value survives another round of encoding and decoding; bytes are compared, because NaN does not equal itself.
  @Test func bodies() {
    damage(CodingTests.contents.map { CodingTests.body($0).encoded() }) { bytes in
      let encoded = MessageBody(decoding: bytes).encoded()
      #expect(MessageBody(decoding: encoded).encoded() == encoded)
    }
  }

  @Test func events() {
    damage(CodingTests.payloads.map { $0.encoded() }) { bytes in
      guard let encoded = (try? EventPayload(decoding: bytes))?.encoded() else { return }
      #expect((try? EventPayload(decoding: encoded))?.encoded() == encoded)
    }
  }

  @Test func groups() {
    var group = ByteWriter()
    GroupInfo(id: "g", name: "n", owner: "a", properties: ["x": "y"]).write(to: &group)
    var member = ByteWriter()
    Member(account: "a", role: .owner, nickname: "n", inviter: "b").write(to: &member)
    var options = ByteWriter()
    options.write(uploadOptions: UploadOptions(descriptor: MediaDescriptor(id: "i", size: 3), lifetime: 60))
    damage([group.bytes, member.bytes, options.bytes]) { bytes in
      var reader = ByteReader(bytes)
      _ = try? GroupInfo(from: &reader)
      reader = ByteReader(bytes)
      _ = try? Member(from: &reader)
      reader = ByteReader(bytes)
      _ = try? RoomInfo(from: &reader)
      reader = ByteReader(bytes)
      _ = try? reader.readUploadOptions()
    }
  }

  @Test func attributes() {
    let texts = ["{\"a\":[1,-2.5e3,null,true,\"\\u00e9\"],\"b\":{\"c\":\"d\"}}", "{\"你\":\"👋\"}"]
    damage(texts.map { Array($0.utf8) }, rounds: 5000) { bytes in
      guard let dictionary = JSONObject.dictionary(of: String(decoding: bytes, as: UTF8.self)) else { return }
      guard let text = try? JSONObject.text(of: dictionary) else { return }
      #expect(JSONObject.dictionary(of: text) != nil)
    }
    // Deeper than any stack.
    #expect(JSONObject.dictionary(of: "{\"a\":" + String(repeating: "[", count: 1_000_000)) == nil)
  }
}
