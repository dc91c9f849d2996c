import ParlanceCore
import ParlanceMedia
import WireSamples

/// Inputs to begin with: valid ones, so that changes reach what lies behind the first checks.
extension FuzzTarget {
  var seeds: [[UInt8]] {
    switch self {
    case .header: Self.jpegs + Self.pngs + [Self.bitmap]
    case .jpeg: Self.jpegs
    case .png: Self.pngs
    case .body: Self.contents.map { MessageBody(content: $0, attributes: "{}", extensions: ["a": [1]]).encoded() }
    case .event: Self.payloads.map { $0.encoded() }
    case .json: ["{\"a\":[1,-2.5e3,null,true,\"\\u00e9\"],\"b\":{\"c\":\"d\"}}", "{}"].map { Array($0.utf8) }
    case .call: WireSamples.outbound.map { FrameCodec.encode(outbound: [$0]) } + [Self.packetForTheHub]
    case .archive: Self.archives
    case .hub: Self.hubSeeds
    case .request: Self.requests
    case .answer: Self.answers
    case .socket: Self.frames
    case .records: Self.recordSeeds
    case .convertEasemob: Self.easemobSeeds
    case .convertNIM: Self.nimSeeds
    case .convertCSV: Self.tableSeeds
    case .signature: Self.signatureSeeds
    case .copyNIM: Self.copySeeds
    case .callbackEasemob: Self.callbackSeeds
    case .answerNIM: Self.nimAnswerSeeds
    case .answerEasemob: Self.easemobAnswerSeeds
    case .walkNIM: Self.nimWalkSeeds
    case .walkEasemob: Self.easemobWalkSeeds
    case .hourEasemob: Self.hourSeeds
    case .eventsHub: Self.eventSeeds
    case .answerHub: Self.hubAnswerSeeds
    case .form: Self.formSeeds
    case .bus:
      (WireSamples.busMessages + WireSamples.bareBusMessages).flatMap {
        BusCodec.encode([$0], limit: 1 << 16).packets.map(\.bytes)
      }
    case .frame:
      (WireSamples.replies + WireSamples.pushes + WireSamples.barePushes).map { FrameCodec.encode(inbound: [$0]) }
    }
  }

  // MARK: exports

  private static var archives: [[UInt8]] {
    let messages = contents.filter { $0.kind != .command }.enumerated().map { index, content in
      let body = MessageBody(content: content, attributes: "{}")
      let draft = MessageDraft(id: MessageID("m\(index)"), conversation: .group("g"), body: body)
      return Message(draft, sender: "bob", time: Timestamp(milliseconds: Int64(index)))
    }
    var writer = MessageFileWriter()
    var file = writer.begin(MessageFile.Header(account: "bob", created: .zero, generation: 1))
    for message in messages { file += (try? writer.record(message)) ?? [] }
    return [file + writer.end()] + messages.map { $0.archived() }
  }

  // MARK: pictures

  private static func picture(_ width: Int, _ height: Int, opacity: UInt8 = 255) -> PixelPicture? {
    let pixels = (0..<width * height).flatMap { index -> [UInt8] in
      [UInt8(truncatingIfNeeded: index * 7), 90, 200, opacity]
    }
    return PixelPicture(width: width, height: height, pixels: pixels)
  }

  private static var jpegs: [[UInt8]] {
    let notes: [UInt8] =
      Array("Exif".utf8) + [0, 0, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0]
      + [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0] + [0, 0, 0, 0]
    return [(9, 7, 0.5), (70, 40, 0.2), (40, 300, 0.95)].flatMap { width, height, quality -> [[UInt8]] in
      guard let picture = picture(width, height),
        let jpeg = PictureCodec().encode(picture, as: .jpeg(quality: quality))
      else { return [] }
      return [jpeg, Array(jpeg[..<2]) + [0xFF, 0xE1, 0, UInt8(notes.count + 2)] + notes + Array(jpeg[2...])]
    }
  }

  private static var pngs: [[UInt8]] {
    [(9, 7, 255), (70, 40, 90), (3, 100, 255)].compactMap { width, height, opacity in
      picture(width, height, opacity: opacity).flatMap { PictureCodec().encode($0, as: .png) }
    }
  }

  private static let bitmap: [UInt8] =
    [0x42, 0x4D] + [UInt8](repeating: 0, count: 12) + [40, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 1, 0, 24, 0]

  // MARK: the wire

  private static let packetForTheHub = FrameCodec.encode(outbound: Array(WireSamples.outbound.prefix(40)))

  private static let contents: [MessageContent] = [
    .text("hello"), .location(LocationContent(latitude: 1, longitude: 2, title: "t", info: nil)),
    .tip(text: "t", attachment: nil), .command(CommandContent(action: "go", parameters: "{}")), .data([1, 2]),
    .custom(CustomContent(type: "x", payload: "{}")), .unknown(kind: 200, bytes: [1]),
    .notification(
      GroupNotification(
        operation: .membersAdded, actor: "a", targets: ["b"], changes: ["name": "n"], attachment: nil)),
    .image(
      MediaContent(
        media: MediaDescriptor(id: "i", size: 9, type: "image/png", fileName: "a", width: 3, height: 4),
        preview: MediaDescriptor(id: "p"))),
  ]

  private static let payloads: [EventPayload] = [
    .nothing,
    .message(
      MessageEvent(
        id: "m", sender: "a", number: 3, senderNumber: 2, options: .ordinary, platform: .web, kind: .text,
        body: [1, 2])),
    .peerRead(
      DirectReceipt(
        conversation: .direct("b"), sequence: 7, messageTime: Timestamp(milliseconds: 5), scope: .message("m"),
        messages: ["m"])),
    .delivered(DeliveryReceipt(conversation: .direct("b"), messages: ["m"])),
    .ownRead(.group("g"), sequence: 9, isWhole: false),
    .groupRead(
      GroupRead(
        conversation: .group("g"), messageID: "m", messageTime: Timestamp(milliseconds: 1),
        readers: [GroupReader(account: "b", time: Timestamp(milliseconds: 2), note: "n")], readCount: 1,
        unreadCount: 2)),
    .groupJoined(
      GroupInfo(id: "g", name: "n", owner: "a", properties: ["x": "y"]),
      [Member(account: "a", role: .owner, nickname: "n", inviter: "b")], sequence: 4),
    .groupLeft(id: "g", .removed, actor: "a", message: nil, time: Timestamp(milliseconds: 3)),
    .messagesDeleted(.direct("b"), ["m"], note: "n"), .historyCleared(.room("r"), sequence: 3, note: nil),
    .conversationSettings(
      ConversationSettings(
        conversation: .direct("b"), pin: ConversationPin(time: .zero, updated: .zero, note: "n"), marks: [1, 19]),
      previous: nil),
    .revocation(
      RevocationEvent(
        messageID: "m", revoker: "a", messageSender: "a", messageTime: Timestamp(milliseconds: 1), messageSequence: 2,
        time: Timestamp(milliseconds: 3), scope: .receivers,
        request: RevocationRequest(postscript: "p", attachment: "a", push: PushHints(text: "t"), extensions: ["s": [9]])
      ),
      [.uncounted, .roaming]),
  ]
}
