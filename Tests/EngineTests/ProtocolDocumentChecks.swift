import ParlanceCore
import TestNumbers
import WireSamples

/// Compares `PROTOCOL.md` with the code.
struct ProtocolDocumentChecks {
  let schema: WireSchema
  private let comparesValues: Bool
  /// The differences.
  private(set) var problems: [String] = []
  private var met: Set<String> = []

  /// The alternatives that have no name in the code.
  private static let ownNames: Set<String> = [
    "none", "muted", "allowed", "allowedMuted", "allowedUntil", "disabled", "success", "failure",
  ]
  /// The records whose types have another name in the code.
  private static let otherNames = [
    "CommandContent": "Command", "CustomContent": "Custom", "GroupNotification": "Notification",
    "LocationContent": "Location", "MessageEvent": "Message", "MessagePinEvent": "MessagePinChange",
    "MessagingError": "Error", "ReactionEvent": "ReactionChange", "RevocationEvent": "Revocation", "RoomInfo": "Room",
    "ThreadEvent": "ThreadChange",
  ]
  /// The types that hold their fields in another way than they are written.
  private static let otherFields: Set<String> = [
    "GroupInfo", "Member", "MessageBody", "RoomStanding", "StreamEvent", "ThreadEntry", "UploadOptions",
  ]

  /// - parameter comparesValues: Compares what is read with the values that the bytes were made of; without it, only that
  ///   the tables fit the bytes.
  init(_ schema: WireSchema, comparesValues: Bool = true) {
    self.schema = schema
    self.comparesValues = comparesValues
    checkNumbers()
    checkCalls()
    checkPushes()
    checkBodies()
    checkExamples()
    for (name, rows) in schema.unions.sorted(by: { $0.key < $1.key }) where name != "Push" {
      for row in rows where !met.contains("\(name).\(row.name)") {
        problems.append("\(name).\(row.name): no sample has it")
      }
    }
  }

  private mutating func expect(_ isTrue: Bool, _ problem: @autoclosure () -> String) {
    if !isTrue { problems.append(problem()) }
  }

  // MARK: numbers

  private mutating func checkNumbers() {
    let calls = CallKind.allCases.map { "\($0.rawValue) \($0)" }
    expect(schema.calls.map { "\($0.number) \($0.name)" } == calls, "the calls are \(calls)")
    let codes = MessagingError.Code.allCases.map(\.rawValue)
    expect(schema.errors.sorted() == codes.sorted(), "the codes of errors are \(codes)")
    expect(schema.mentionedErrors.isSubset(of: codes), "there are other codes of errors")

    check("ConversationKind", ConversationKind.self)
    check("Platform", Platform.self)
    check("PresenceState", PresenceState.self)
    check("Role", Member.Role.self)
    check("ContactAction", ContactChange.Action.self)
    check("GroupRequestKind", GroupRequest.Kind.self)
    check("GroupRequestAction", GroupRequestChange.Action.self)
    check("StatusCause", AccountStatus.Cause.self)
    check("PinAction", MessagePinChange.Action.self)
    check("Departure", GroupDeparture.self)
    check("RevocationScope", Revocation.Scope.self)
    check("Operation", GroupNotification.Operation.self)
    check("PushSelection", PushSelection.self)
    check("OwnActionKind", OwnAction.Kind.self)
    check("CallAnswer", CallAnswer.self)
    check("CallMedium", CallChannel.Medium.self)
    check("CallChannelReach", CallChannelReach.self)
    check("CallChannelEventKind", CallChannelEvent.Kind.self)
    check("ThreadChangeKind", ThreadChange.Kind.self)
    check("WordOperation", WordOperation.self)
    check("RoomEntryReach", RoomEntryReach.self)
    check("RoomEntryRefusal", RoomEntryRefusal.self)
    expect(numbers(schema.values["OnlineChange"]) == Self.tags(OnlineChange.self), "the values of OnlineChange")
    checkUnions()
    checkBits()
  }

  private mutating func check<Value: RawRepresentable>(
    _ name: String, _ type: Value.Type
  ) where Value.RawValue == UInt8 {
    let values = (UInt8.min...UInt8.max).compactMap { raw in Value(rawValue: raw).map { "\(raw) \($0)" } }
    expect(schema.values[name]?.map { "\($0.number) \($0.name)" } == values, "the values of \(name) are \(values)")
  }

  private mutating func checkUnions() {
    check("Entry", Self.tags(EventPayload.self))
    check("ReceiptScope", Self.tags(DirectReceipt.Scope.self))
    check("PresenceUpdate", Self.tags(PresenceUpdate.self))
    check("ConnectReply", Self.tags(ConnectReply.self))
    check("UploadReply", Self.tags(UploadReply.self))
    check("SessionScope", Self.tags(SessionScope.self))
    check("AttributeOwner", Self.tags(AttributeOwner.self))
    check("AttributeChange", Self.tags(AttributeChange.self))
    check("CallStep", Self.tags(CallStep.self))
    check("PushSettingsChange", Self.tags(PushSettingsChange.self))
    check("RoomStandingChange", Self.tags(RoomStandingChange.self))
    check("RoomEntrySelection", Self.tags(RoomEntrySelection.self))
    check("GroupDetail", Self.tags(GroupDetailChange.Detail.self))
    check("SettingsChange", Self.tags(ConversationSettingsChange.self))
    check("ListFilter", Self.tags(ConversationListQuery.Filter.self))
    // One of an unknown kind is read as one that has nothing more.
    check(
      "SessionEnd",
      (0...255).filter { tag in (try? SessionEnd(wire: [UInt8(tag)])) != .administration(reason: "") })
    // An unknown frame is skipped; none of the others is empty.
    check(
      "Push",
      (0...255).filter { tag in
        (try? FrameCodec.decode(inbound: [FrameCodec.version, UInt8(tag), 0], limit: 9) { _ in TimeCall.self }) == nil
      })
    // An empty run is not a content of a known kind, except for a text and bytes.
    check(
      "Content",
      (0...255).filter { tag in
        guard let body = try? MessageBody(validating: [1, UInt8(tag), 0, 0, 0, 0, 0]) else { return true }
        if case .unknown = body.content { return false } else { return true }
      })
  }

  private mutating func check(_ name: String, _ tags: [Int]) {
    expect(numbers(schema.unions[name]) == tags, "the tags of \(name) are \(tags)")
  }

  private func numbers(_ rows: [WireSchema.Row]?) -> [Int] { (rows ?? []).map(\.number) }

  /// The tags of alternatives that the code knows.
  private static func tags<Value: WireValue>(_ type: Value.Type) -> [Int] {
    (0...255).filter { tag in
      do throws(MessagingError) {
        _ = try Value(wire: [UInt8(tag)])
        return true
      } catch {
        return error.code != .unsupported
      }
    }
  }

  private mutating func checkBits() {
    let options: [(String, MessageOptions)] = [
      ("countsAsUnread", .countsAsUnread), ("wantsGroupReceipts", .wantsGroupReceipts), ("stored", .stored),
      ("roams", .roams), ("synchronizes", .synchronizes), ("pushes", .pushes), ("onlineOnly", .onlineOnly),
      ("updatesConversation", .updatesConversation), ("prefersGroupReceipts", .prefersGroupReceipts),
      ("wantsDeliveryReceipt", .wantsDeliveryReceipt), ("requiresPresence", .requiresPresence),
      ("wantsConfirmation", .wantsConfirmation), ("readByPeer", .readByPeer),
      ("failsIfBlocked", .failsIfBlocked), ("withheld", .withheld),
      ("hasReactions", .hasReactions),
    ]
    expect(
      schema.bits["MessageOptions"]?.map { "\(1 << $0.number) \($0.name)" }
        == options.map { "\($0.1.rawValue) \($0.0)" }, "the bits of MessageOptions")
    expect(
      schema.bits["Capabilities"]?.map { "\(1 << $0.number) \($0.name)" }
        == [
          (ProtocolCapabilities.callInvitations, "callInvitations"), (.threads, "threads"), (.pages, "pages"),
          (.callChannels, "callChannels"), (.ownPlace, "ownPlace"),
        ].map { "\($0.rawValue) \($1)" },
      "the bits of Capabilities")
    expect(
      schema.bits["RevocationMarks"]?.map { "\(1 << $0.number) \($0.name)" }
        == [(RevocationMarks.uncounted, "uncounted"), (.ifReceived, "ifReceived"), (.roaming, "roaming")].map {
          "\($0.rawValue) \($1)"
        },
      "the bits of RevocationMarks")
  }

  // MARK: fields

  private mutating func walk(
    _ fields: [WireSchema.Field], _ bytes: [UInt8], of value: Any, _ subject: String,
    reply: WireSchema.Form = .named("empty")
  ) {
    var walk = WireSchemaWalk(schema, reply: reply)
    do {
      try walk.read(fields, from: bytes)
      met.formUnion(walk.met)
      guard comparesValues else { return }
      let missing = walk.missing(in: value, except: Self.ownNames)
      expect(missing.isEmpty, "\(subject): \(missing) is not in \(value)")
    } catch {
      problems.append("\(subject): \(error)")
    }
    if comparesValues { compareNames(of: value) }
  }

  /// Checks bytes that are one record.
  private mutating func walk(record name: String, _ bytes: [UInt8], of value: Any) {
    walk([WireSchema.Field(name: name, form: .named(name))], bytes, of: value, name)
  }

  /// Compares the fields of each value that is a record of the document.
  private mutating func compareNames(of value: Any) {
    let mirror = Mirror(reflecting: value)
    let type = "\(Swift.type(of: value))"
    let name = Self.otherNames[type] ?? type
    if mirror.displayStyle == .struct, let fields = schema.records[name], !Self.otherFields.contains(type) {
      let labels = mirror.children.compactMap(\.label)
      expect(fields.map(\.name) == labels, "the fields of \(name) are \(labels)")
    }
    for child in mirror.children { compareNames(of: child.value) }
  }

  private mutating func checkCalls() {
    for sample in WireSamples.table {
      guard let row = schema.calls.first(where: { $0.number == Int(sample.kind.rawValue) }) else { continue }
      for call in sample.calls {
        let labels = Mirror(reflecting: call).children.compactMap(\.label)
        expect(row.fields.map(\.name) == labels, "the fields of \(row.name) are \(labels)")
        walk(row.fields, call.wire, of: call, row.name)
        let frame = OutboundFrame(number: 77, call: call)
        let request = Array(FrameCodec.encode(outbound: [frame]).dropFirst())
        walk(record: "Request", request, of: (frame, sample.kind.rawValue))
      }
      guard let reply = row.reply else { continue }
      for value in sample.replies { checkReply(.success(value), row, reply) }
      checkReply(.failure(MessagingError(.forbidden, "group g")), row, reply)
    }
    let silenced = GroupReply(
      group: GroupInfo(id: "g", name: "n", owner: "Ann"), members: [Member(account: "Bob", isMuted: true)])
    checkReply(.success(silenced), WireSchema.Row(number: 0, name: "silence", fields: []), .named("GroupReply"))
  }

  private mutating func checkReply(
    _ result: Result<any Sendable, MessagingError>, _ row: WireSchema.Row, _ reply: WireSchema.Form
  ) {
    let frame = InboundFrame.reply(3, result)
    checkPush(frame, "the reply to \(row.name)", reply: reply)
  }

  private mutating func checkPushes() {
    for push in WireSamples.pushes + WireSamples.barePushes { checkPush(push, "push") }
  }

  private mutating func checkPush(
    _ frame: InboundFrame, _ subject: String, reply: WireSchema.Form = .named("empty")
  ) {
    let bytes = Array(FrameCodec.encode(inbound: [frame]).dropFirst())
    var reader = ByteReader(bytes)
    walk(record: "Frame", bytes, of: bytes[0])
    guard let tag = try? reader.readByte(), let content = try? reader.readBytes(),
      let row = schema.unions["Push"]?.first(where: { $0.number == Int(tag) })
    else { return problems.append("\(subject) is not a frame of the document") }
    let name = Mirror(reflecting: frame).children.first?.label
    expect(row.name == name, "frame \(tag) is \(name ?? "")")
    walk(row.fields, content, of: frame, subject, reply: reply)
  }

  // MARK: bodies

  private mutating func checkBodies() {
    let media = MediaContent(
      media: MediaDescriptor(id: "a", size: 1, fileName: "f", width: 2, height: 3, duration: 4, expires: .zero),
      preview: MediaDescriptor(id: "b", size: 5))
    let contents: [MessageContent] = [
      .text("hello"), .location(LocationContent(latitude: 1.5, longitude: -2.5, title: "t", info: "i")),
      .tip(text: "t", attachment: "a"),
      .notification(
        GroupNotification(
          operation: .memberMuted, actor: "Ann", targets: ["Bob"], changes: ["k": "v"], attachment: "a")),
      .command(CommandContent(action: "a", parameters: "p")), .data([1, 2, 3]),
      .custom(CustomContent(type: "t", payload: "p")), .image(media), .audio(media), .video(MediaContent()),
      .file(media),
    ]
    for content in contents {
      let body = MessageBody(
        content: content, attributes: "{}", fallbackText: "f", push: PushHints(text: "t", payload: "{}"),
        extensions: ["green": [1]])
      walk(record: "MessageBody", body.encoded(), of: (UInt8(1), body))
      let row = schema.unions["Content"]?.first { $0.number == Int(content.kind.rawValue) }
      let name = Mirror(reflecting: content).children.first?.label
      expect(row?.name == name, "content \(content.kind.rawValue) is \(name ?? "")")
    }
    let edit = MessageEdit(editor: "Ann", time: Timestamp(milliseconds: 5), count: 3)
    var writer = ByteWriter()
    edit.write(to: &writer)
    walk(record: "MessageEdit", writer.bytes, of: edit)
    var edited = MessageBody(content: .text("hello"))
    let before = edited.encoded()
    edited.edit = edit
    expect(edited.encoded() == before + [1] + writer.bytes, "what follows the body of an edited message")
    let first = MessageReference(id: "m1", sender: "Ann", time: Timestamp(milliseconds: 6))
    let reply = MessageReply(to: MessageReference(id: "m2", sender: "Bob", time: .zero), thread: first)
    var replied = ByteWriter()
    reply.write(to: &replied)
    walk(record: "MessageReply", replied.bytes, of: reply)
    edited.reply = reply
    expect(edited.encoded() == before + [1] + writer.bytes + [2] + replied.bytes, "what follows the body of a reply")
    edited.reply = nil
    edited.mentions = .accounts(["Bob"])
    var mentions = ByteWriter()
    mentions.write(false)
    mentions.write(["Bob"] as [AccountID])
    expect(edited.encoded() == before + [1] + writer.bytes + [3] + mentions.bytes, "what follows the edit")
    edited.edit = nil
    edited.mentions = .everyone
    expect(edited.encoded() == before + [3, 1], "what follows the body of a message that mentions everyone")
    let members = MemberPushHints(accounts: ["Bob"], isForced: false, text: "t")
    var hints = ByteWriter()
    members.write(to: &hints)
    walk(record: "MemberPushHints", hints.bytes, of: members)
    edited.push = PushHints(text: "p")
    edited.mentions = nil
    let pushed = edited.encoded()
    edited.memberPush = members
    expect(edited.encoded() == pushed + [4] + hints.bytes, "what follows the body of a message that is pushed to some")
    edited.memberPush = nil
    edited.addressees = ["Bob"]
    var addressees = ByteWriter()
    addressees.write(["Bob"] as [AccountID])
    expect(edited.encoded() == pushed + [5] + addressees.bytes, "what follows the body of a message for some")
    edited.addressees = nil
    edited.isBroadcast = true
    expect(edited.encoded() == pushed + [6], "what follows the body of a broadcast")
    edited.isBroadcast = false
    edited.audience = #"{"tag":"red"}"#
    edited.location = RoomLocation(x: 1, y: 2, z: 3)
    var conditions = ByteWriter()
    conditions.write(byte: 17)
    conditions.write(#"{"tag":"red"}"#)
    conditions.write(byte: 18)
    RoomLocation(x: 1, y: 2, z: 3).write(to: &conditions)
    expect(edited.encoded() == pushed + conditions.bytes, "what follows the body of a message with conditions")
  }

  // MARK: examples

  private mutating func checkExamples() {
    let expected = Self.examples
    expect(Set(schema.examples.keys) == Set(expected.keys), "the examples are \(expected.keys.sorted())")
    for (name, bytes) in schema.examples {
      expect(bytes == expected[name], "example \(name) is \(Self.text(expected[name] ?? []))")
      expect(Self.again(bytes, isOutbound: name == "login" || name == "submit") == bytes, "example \(name) again")
    }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }

  /// Returns a packet that was read and written.
  private static func again(_ packet: [UInt8], isOutbound: Bool) -> [UInt8]? {
    if isOutbound {
      let requests = try? FrameCodec.decode(outbound: packet, limit: 1000)
      return requests.map { FrameCodec.encode(outbound: $0.compactMap(\.frame)) }
    }
    let types: [UInt64: any HubCall.Type] = [1: ConnectCall.self, 2: SubmitCall.self, 4: RevokeCall.self]
    let frames = try? FrameCodec.decode(inbound: packet, limit: 1000) { types[$0] }
    return frames.map { FrameCodec.encode(inbound: $0) }
  }

  private static var examples: [String: [UInt8]] {
    let id = MessageID("018bcfe5687b0123456789abcdef0123")
    let login = ConnectCall(
      account: "ann", token: "secret", device: "phone", style: "python", platform: .linux,
      offer: ProtocolOffer(oldest: 1, newest: 1, capabilities: .pages))
    let connected = Connected(
      terms: ProtocolTerms(
        version: 1, capabilities: .pages, limits: RequestLimits(ids: 500, accounts: 2500, positions: 500)),
      time: Timestamp(milliseconds: 1_700_000_000_123), upTo: Timestamp(milliseconds: 1_700_000_000_000), login: 42,
      account: "Ann", generations: [HistoryPosition(generation: 7, time: .zero)],
      heads: [
        StreamHead(stream: .account, sequence: 3),
        StreamHead(stream: .conversation(.direct("bob")), sequence: 8, ownRead: 7, peerRead: 6),
      ], groups: [], otherDevices: [])
    let submission = SubmitCall(
      id: id, conversation: .direct("bob"), options: .ordinary, kind: .text,
      body: MessageBody(content: .text("hello")).encoded())
    let acceptance = Acceptance(
      id: id, sequence: 9, time: Timestamp(milliseconds: 1_700_000_000_200), number: 5, senderNumber: 3, roster: [],
      isDuplicate: false)
    let message = MessageEvent(
      id: "m7", sender: "Bob", number: 6, senderNumber: 3, options: .ordinary, platform: .iOS, kind: .text,
      body: MessageBody(content: .text("hi")).encoded())
    let event = StreamEvent(
      stream: .conversation(.direct("Bob")), sequence: 10, time: Timestamp(milliseconds: 1_700_000_000_456),
      payload: .message(message))
    return [
      "login": FrameCodec.encode(outbound: [OutboundFrame(number: 1, call: login)]),
      "connected": FrameCodec.encode(inbound: [.reply(1, .success(ConnectReply.connected(connected)))]),
      "submit": FrameCodec.encode(outbound: [
        OutboundFrame(number: 2, call: submission), OutboundFrame(number: 3, call: TimeCall()),
      ]),
      "answers": FrameCodec.encode(inbound: [
        .reply(2, .success(acceptance)), .reply(4, .failure(MessagingError(.messageNotFound))), .event(event),
      ]),
      "expiry": FrameCodec.encode(inbound: [
        .tokenWillExpire(Timestamp(milliseconds: 1_700_003_600_000)), .ended(.tokenExpired),
      ]),
    ]
  }
}
