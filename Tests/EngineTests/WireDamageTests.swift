import ParlanceCore
import Testing
import WireSamples

/// Calls, replies and pushes of which bytes are missing or changed: an error or something else that is valid, never a
/// trap, and never more work than the bytes are worth.
@Suite struct WireDamageTests {
  /// Calls with the bytes once for each byte that can be damaged, in several ways.
  private func damage(_ bytes: [UInt8], _ body: ([UInt8]) throws -> Void) rethrows {
    var damaged = bytes
    for index in bytes.indices {
      for mask in [0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0xFF] as [UInt8] {
        damaged[index] = bytes[index] ^ mask
        try body(damaged)
      }
      damaged[index] = bytes[index]
    }
  }

  @Test(arguments: WireSamples.table) func cutOffValuesAreRefused(_ sample: WireSample) {
    for value in sample.calls as [any WireValue] + sample.replies {
      let bytes = value.wire
      for count in bytes.indices {
        #expect(throws: MessagingError(.malformedData)) {
          _ = try type(of: value).init(wire: Array(bytes[..<count]))
        }
      }
    }
  }

  /// A decoded value survives another round of encoding and decoding.
  @Test(arguments: WireSamples.table) func changedValuesAreRefusedOrValid(_ sample: WireSample) {
    for value in sample.calls as [any WireValue] + sample.replies {
      damage(value.wire) { bytes in
        guard let value = try? type(of: value).init(wire: bytes) else { return }
        let again = value.wire
        #expect((try? type(of: value).init(wire: again))?.wire == again)
      }
    }
  }

  /// Positions that a hub gives: a device adds to them, so that those near the largest number would be a trap.
  @Test func positionsThatNoStreamReachesAreRefused() throws {
    let stream = StreamName.conversation(.direct("bob"))
    func values(_ position: Int64) -> [any WireValue] {
      let event = StreamEvent(stream: stream, sequence: position, time: .zero, payload: .nothing)
      return [
        event, StreamHead(stream: stream, sequence: position),
        StreamHead(stream: stream, sequence: 1, shared: position),
        PulledStream(stream: stream, events: [], upTo: position, isTruncated: false),
        HistoryMessage(sequence: position, time: .zero, message: textMessage("m", 1)),
        Acceptance(
          id: "m", sequence: position, time: .zero, number: 1, senderNumber: 1, roster: [], isDuplicate: false),
      ]
    }
    for value in values(1 << 61) { #expect(try type(of: value).init(wire: value.wire).wire == value.wire) }
    for value in values(1 << 61 + 1) + values(.max) + values(.min) {
      #expect(throws: MessagingError(.malformedData)) { _ = try type(of: value).init(wire: value.wire) }
    }
  }

  @Test func changedPacketsForTheHubAreRefusedOrValid() {
    for frame in WireSamples.outbound {
      damage(FrameCodec.encode(outbound: [frame])) { packet in
        guard let requests = try? FrameCodec.decode(outbound: packet, limit: .max) else { return }
        let again = FrameCodec.encode(outbound: requests.compactMap(\.frame))
        let frames = (try? FrameCodec.decode(outbound: again, limit: .max))?.compactMap(\.frame)
        #expect(frames.map { FrameCodec.encode(outbound: $0) } == again)
      }
    }
  }

  @Test func changedPacketsForADeviceAreRefusedOrValid() {
    for frame in WireFrameTests.inbound {
      damage(FrameCodec.encode(inbound: [frame])) { packet in
        let decode = { (bytes: [UInt8]) throws in
          try FrameCodec.decode(inbound: bytes, limit: .max) { number in
            CallKind.allCases[Int(number % UInt64(CallKind.allCases.count))].type
          }
        }
        guard let frames = try? decode(packet) else { return }
        let again = FrameCodec.encode(inbound: frames)
        #expect((try? decode(again)).map { FrameCodec.encode(inbound: $0) } == again)
      }
    }
  }

  /// Many elements claimed and none there.
  @Test func claimedCountsAreRefused() {
    let counts: [[UInt8]] = [
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01], [0xFF, 0xFF, 0xFF, 0x7F], [0x80, 0x80, 0x04],
    ]
    for count in counts {
      let bytes = count + [UInt8](repeating: 0xFF, count: 65_536)
      #expect(throws: MessagingError(.malformedData)) { try [PulledStream](wire: bytes) }
      #expect(throws: MessagingError(.malformedData)) { try [String: Int](wire: bytes) }
      #expect(throws: MessagingError(.malformedData)) { try WatchPresenceCall(wire: bytes) }
      #expect(throws: MessagingError(.malformedData)) { try RenewTokenCall(wire: bytes) }
    }
  }

  @Test func repeatedKeysAreRefused() {
    var writer = ByteWriter()
    writer.write("g")
    writer.write(array: ["a", "b", "a"]) {
      $0.write($1)
      $0.write("value")
    }
    #expect(throws: MessagingError(.malformedData)) { try UpdateGroupCall(wire: writer.bytes) }
    writer = ByteWriter()
    writer.write(array: ["a", "a"]) {
      $0.write($1)
      $0.write(integer: 1)
    }
    #expect(throws: MessagingError(.malformedData)) { try [String: Int](wire: writer.bytes) }
  }

  @Test func repeatedKindsAreRefused() throws {
    let query = HistoryQuery(conversation: .group("g"), kinds: [.text, .tip], limit: 1)
    var bytes = query.wire
    let place = try #require(bytes.firstIndex(of: MessageKind.tip.rawValue))
    #expect(bytes[place - 1] == MessageKind.text.rawValue)
    bytes[place] = MessageKind.text.rawValue
    #expect(throws: MessagingError(.malformedData)) { try HistoryQuery(wire: bytes) }
  }

  @Test func stringsOfInvalidUTF8AreRefused() {
    for bytes: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE4, 0xBD]] {
      let body = [UInt8(bytes.count)] + bytes
      #expect(throws: MessagingError(.malformedData)) { try RenewTokenCall(wire: body) }
      #expect(throws: MessagingError(.malformedData)) { try WatchPresenceCall(wire: [1] + body) }
    }
  }

  /// Normalizing and hashing a text take time with the square of the combining marks in a row.
  @Test func longNamesAreNeitherNormalizedNorHashed() throws {
    let long = "a" + String(repeating: "\u{301}\u{323}", count: 100_000)
    let call = WatchPresenceCall(accounts: [AccountID(long)])
    let account = try #require(try WatchPresenceCall(wire: call.wire).accounts.first)
    #expect(account.folded.utf8.elementsEqual(long.utf8))
    #expect(!account.isValid)

    var writer = ByteWriter()
    writer.write("g")
    writer.write(array: [long]) {
      $0.write($1)
      $0.write("value")
    }
    #expect(throws: MessagingError(.malformedData)) { try UpdateGroupCall(wire: writer.bytes) }
  }

  /// The limit on spellings costs no name that is valid: this is the longest spelling there is.
  @Test func longestSpellingIsNormalized() {
    let name = String(repeating: "\u{1FBE}\u{308}\u{301}", count: CanonicalName.byteLimit / 2)
    #expect(name.utf8.count > 3 * CanonicalName.byteLimit && name.utf8.count <= CanonicalName.spellingLimit)
    #expect(CanonicalName.isValid(name))
    #expect(CanonicalName.normalized(name).utf8.elementsEqual(String(repeating: "\u{390}", count: 32).utf8))
  }

  /// Lengths around those at which their own encoding takes another byte.
  @Test(arguments: [0, 1, 127, 128, 129, 16_383, 16_384, 2_097_151, 2_097_152]) func nestedLengthsSurvive(_ count: Int)
    throws
  {
    let content = [UInt8](repeating: 0xAB, count: count)
    var writer = ByteWriter()
    writer.write("before")
    writer.write(nested: { for byte in content { $0.write(byte: byte) } })
    writer.write("behind")
    var plain = ByteWriter()
    plain.write("before")
    plain.write(content)
    plain.write("behind")
    #expect(writer.bytes == plain.bytes)

    var reader = ByteReader(writer.bytes)
    #expect(try reader.readString() == "before")
    var inner = try reader.readNested()
    for _ in 0..<min(count, 10) { #expect(try inner.readByte() == 0xAB) }
    #expect(try reader.readString() == "behind")
    #expect(reader.isAtEnd)
  }
}
