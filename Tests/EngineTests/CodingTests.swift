import ParlanceCore
import Testing

@Suite struct CodingTests {
  static let contents: [MessageContent] = [
    .text(""), .text("hello 你好 👋"),
    .location(LocationContent(latitude: -0.5, longitude: 181.25, title: "t", info: nil)),
    .tip(text: nil, attachment: "a"), .command(CommandContent(action: "go", parameters: "{}")),
    .data([0, 255, 1]), .data([]), .custom(CustomContent(type: "x", payload: "{\"a\":1}")),
    .notification(
      GroupNotification(
        operation: .membersAdded, actor: "alice", targets: ["bob", "carol"], changes: ["name": "n", "muted": "true"],
        attachment: nil)),
    .image(
      MediaContent(
        media: MediaDescriptor(
          id: "i", size: 1 << 40, md5: "m", sha256: "s", type: "image/png", fileName: "a.png", width: 3, height: 4,
          duration: 5, expires: Timestamp(milliseconds: 6)), preview: MediaDescriptor(id: "p"))),
    .audio(MediaContent(media: MediaDescriptor(id: "a", duration: 1500))), .video(MediaContent()),
    .file(MediaContent(media: MediaDescriptor(fileName: ""))),
    .unknown(kind: 200, bytes: [1, 2, 3]),
  ]

  static func body(_ content: MessageContent) -> MessageBody {
    MessageBody(
      content: content, attributes: "{\"k\":[1,2]}", fallbackText: "fallback",
      push: PushHints(text: "p", payload: "{}", showsSender: false), extensions: ["A": [1], "B": []])
  }

  @Test(arguments: contents) func bodySurvives(_ content: MessageContent) throws {
    let body = Self.body(content)
    #expect(try MessageBody(validating: body.encoded()) == body)
    let bare = MessageBody(content: content)
    #expect(MessageBody(decoding: bare.encoded()) == bare)
  }

  /// The check of encoded bytes agrees with the decoded body.
  @Test func plainTextsAreKnownByTheirBytes() throws {
    var bodies = ["", "text", String(repeating: "x", count: 1000), "é"].map { MessageBody(content: .text($0)) }
    bodies += [MessageBody(content: .command(CommandContent(action: "a", parameters: nil)))]
    var rich = MessageBody(content: .text("text"))
    rich.attributes = "{}"
    bodies.append(rich)
    rich = MessageBody(content: .text("text"))
    rich.fallbackText = ""
    bodies.append(rich)
    rich = MessageBody(content: .text("text"))
    rich.push = PushHints(text: nil, payload: nil, showsSender: true)
    bodies.append(rich)
    rich = MessageBody(content: .text("text"))
    rich.extensions = ["style": [1]]
    bodies.append(rich)
    #expect(
      bodies.map { MessageBody.isPlainText($0.encoded()) } == [true, true, true]
        + bodies.dropFirst(3).map { _ in false })

    let bytes = bodies[1].encoded()
    for count in bytes.indices { #expect(!MessageBody.isPlainText(Array(bytes.prefix(count)))) }
    #expect(!MessageBody.isPlainText(bytes + [0]))
    for place in bytes.indices {
      for value in UInt8.min...UInt8.max where value != bytes[place] {
        var changed = bytes
        changed[place] = value
        guard MessageBody.isPlainText(changed) else { continue }
        let body = try MessageBody(validating: changed)
        #expect(body.encoded() == changed)
        #expect(body.content.kind == .text && body.attributes == nil && body.extensions.isEmpty)
      }
    }
  }

  /// A truncated body is an error, never a crash and never a wrong message.
  @Test(arguments: contents) func cutOffBodyIsRefused(_ content: MessageContent) {
    let bytes = Self.body(content).encoded()
    for count in bytes.indices {
      #expect(throws: MessagingError.self) { try MessageBody(validating: Array(bytes[..<count])) }
    }
  }

  @Test func randomBytesAreSurvived() {
    var generator = SeededGenerator(state: 42)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<80, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = MessageBody(decoding: [1] + bytes)
      _ = try? EventPayload(decoding: bytes)
    }
  }

  @Test func hugeLengthsAreRefusedWithoutReserving() {
    var writer = ByteWriter()
    writer.write(unsigned: .max)
    for read in [
      { (reader: inout ByteReader) throws in _ = try reader.readString() },
      { (reader: inout ByteReader) throws in _ = try reader.readBytes() },
      { (reader: inout ByteReader) throws in _ = try reader.readStringDictionary() },
    ] {
      var reader = ByteReader(writer.bytes)
      #expect(throws: MessagingError(.malformedData)) { try read(&reader) }
    }
  }

  @Test(arguments: [0, 1, -1, 63, 64, -64, -65, .max, .min, 1 << 40] as [Int64]) func integersSurvive(_ value: Int64)
    throws
  {
    var writer = ByteWriter()
    writer.write(value)
    writer.write(unsigned: UInt64(bitPattern: value))
    var reader = ByteReader(writer.bytes)
    #expect(try reader.readSigned() == value)
    #expect(try reader.readUnsigned() == UInt64(bitPattern: value))
    #expect(reader.isAtEnd)
  }

  static let payloads: [EventPayload] = [
    .nothing,
    .message(
      MessageEvent(
        id: "m", sender: "alice", number: 3, senderNumber: 2, options: .ordinary, platform: .web, kind: .text,
        body: [1, 2])),
    .peerRead(DirectReceipt(conversation: .direct("bob"), sequence: 7, messageTime: Timestamp(milliseconds: 5))),
    .peerRead(
      DirectReceipt(
        conversation: .direct("bob"), sequence: 7, messageTime: Timestamp(milliseconds: 5), scope: .message("m"),
        messages: ["m", "n"])),
    .delivered(DeliveryReceipt(conversation: .direct("bob"), messages: ["m"])),
    .ownRead(.group("g"), sequence: 9, isWhole: false),
    .ownRead(.direct("bob"), sequence: 9, isWhole: true),
    .groupRead(
      GroupRead(
        conversation: .group("g"), messageID: "m", messageTime: Timestamp(milliseconds: 1),
        readers: [
          GroupReader(account: "a"),
          GroupReader(account: "b", time: Timestamp(milliseconds: 2), note: "seen"),
        ],
        readCount: 2, unreadCount: 3)),
    .groupJoined(
      GroupInfo(id: "g", name: "n", owner: "a", properties: ["x": "y"]),
      [
        Member(account: "a", role: .owner, nickname: "nick", inviter: "b"), Member(account: "c", isMuted: true),
        Member(account: "d", isMuted: true, mutedUntil: Timestamp(milliseconds: 6)),
      ], sequence: 4),
    .groupLeft(id: "g", .removed, actor: "a", message: nil, time: Timestamp(milliseconds: 3)),
    .messagesDeleted(.direct("bob"), ["m1", "m2"], note: "n"),
    .historyCleared(.room("r"), sequence: 3, note: nil),
    .conversationSettings(
      ConversationSettings(conversation: .group("g"), marks: [0, 19], note: "n"), previous: nil),
    .groupChanged(GroupInfo(id: "g", name: "n", owner: "a"), updated: [], removed: ["c"]),
    .revocation(
      RevocationEvent(
        messageID: "m", revoker: "a", messageSender: "a", messageTime: Timestamp(milliseconds: 1), messageSequence: 2,
        time: Timestamp(milliseconds: 3), scope: .receivers,
        request: RevocationRequest(postscript: "p", attachment: "a", push: PushHints(text: "t"), extensions: ["s": [9]])
      ),
      [.uncounted, .ifReceived, .roaming]),
  ]

  @Test(arguments: payloads) func eventSurvives(_ payload: EventPayload) throws {
    #expect(try EventPayload(decoding: payload.encoded()) == payload)
    let bytes = payload.encoded()
    for count in bytes.indices {
      #expect(throws: MessagingError.self) { try EventPayload(decoding: Array(bytes[..<count])) }
    }
  }
}

/// Numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
