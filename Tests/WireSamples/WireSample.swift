package import ParlanceCore

/// Calls of one kind and replies to them.
package struct WireSample: Sendable, CustomStringConvertible {
  package let kind: CallKind
  /// Calls with every field set.
  package let full: [any HubCall]
  /// Calls with as little as possible.
  package let bare: [any HubCall]
  /// Replies with every field set.
  package let fullReplies: [any WireValue]
  /// Replies with as little as possible.
  package let bareReplies: [any WireValue]

  package init<Call: HubCall>(
    _ full: Call..., bare: [Call] = [], replies: [Call.Reply], bareReplies: [Call.Reply] = []
  ) {
    kind = Call.kind
    self.full = full
    self.bare = bare
    fullReplies = replies
    self.bareReplies = bareReplies
  }

  package var description: String { "\(kind)" }

  package var calls: [any HubCall] { full + bare }
  package var replies: [any WireValue] { fullReplies + bareReplies }
}

/// Calls of every kind with their replies, and every push, for tests of their encoding and as seeds of a fuzzer.
package enum WireSamples {
  /// Every kind of call, one entry each.
  package static let table: [WireSample] = groupsOfCalls.flatMap { $0 }

  private static let groupsOfCalls: [[WireSample]] = [
    sessions, messages, receipts, groups, rooms, presence, roomEntries, media, reactions, edits, pins, threads,
    contacts,
    conversations, savedItems, messagesByID, profiles, statuses, pushSettingsCalls, searches,
    backups, moderation, pushTokens, invitations, groupThreads, badges, groupDetails, publicGroups,
    callChannels, roomMembers, bulletins,
  ]

  /// All calls in one packet for the hub.
  package static var outbound: [OutboundFrame] {
    table.flatMap(\.calls).enumerated().map { index, call in
      OutboundFrame(number: UInt64(index) * 1000, call: call, patience: Int64(index) * 500)
    }
  }

  /// All replies, each with the number of its kind.
  package static var replies: [InboundFrame] {
    table.flatMap { sample in
      sample.replies.map { .reply(UInt64(sample.kind.rawValue), .success($0)) }
        + [.reply(UInt64(sample.kind.rawValue), .failure(MessagingError(.forbidden, "group g")))]
    }
  }

  // MARK: parts that several capabilities have

  static let time = Timestamp(milliseconds: 1_700_000_000_123)
  static let later = Timestamp(milliseconds: 1_800_000_000_456)
  static let direct = ConversationID.direct("Bob")
  static let group = ConversationID.group("g1")
  static let room = ConversationID.room("r1")
  /// Two spellings that Swift takes for equal: bytes must come back as they were.
  static let decomposed = "Jose\u{301}"
  static let composed = "Jos\u{E9}"

  static let groupInfo: GroupInfo = {
    var group = GroupInfo(
      id: "g1", name: "Tea 茶", owner: "Ann", memberCount: 3, memberLimit: 500, isMuted: true, joinsFreely: true,
      membersMayInvite: true, membersMayEdit: true, properties: ["avatar": "a", "custom": "{}"], created: time,
      version: 9)
    (group.takesJoinRequests, group.asksInvitees) = (true, true)
    (group.isDisabled, group.isLarge) = (true, true)
    return group
  }()
  static let bareGroup = GroupInfo(id: "", name: "", owner: "", memberLimit: 0, joinsFreely: false)

  static let member: Member = {
    var member = Member(
      account: AccountID(decomposed), role: .manager, nickname: "Joe", custom: "c", isMuted: true, mutedUntil: later,
      inviter: "Ann", joined: time)
    member.isAllowed = true
    return member
  }()
  /// Members who may write although all are muted, as far as they are not muted themselves.
  static let allowedMembers: [Member] = [
    Member(account: "Bob"), Member(account: "Cid", isMuted: true),
    Member(account: "Dan", isMuted: true, mutedUntil: later),
  ].map { member in
    var member = member
    member.isAllowed = true
    return member
  }
  static let mutedMembers = [
    Member(account: "Cid", isMuted: true), Member(account: "Dan", isMuted: true, mutedUntil: later),
  ]
  static let bareMember = Member(account: "Bob")

  static let message = MessageEvent(
    id: "m1", sender: "Ann", number: 7, senderNumber: 4, options: .ordinary, platform: .web, kind: .text,
    body: [UInt8](repeating: 0xA5, count: 300))
  static let bareMessage = MessageEvent(
    id: "", sender: "", number: 0, senderNumber: 0, options: [], platform: .unknown, kind: MessageKind(rawValue: 0),
    body: [])

  static let device = OnlineDevice(id: "d2", platform: .macOS, style: "blue", tag: "desk", since: time)
  static let bareDevice = OnlineDevice(id: "", platform: .unknown, style: "", tag: nil, since: .zero)

  static let descriptor = MediaDescriptor(
    id: "0123456789abcdef0123456789abcdef", size: 1 << 40, md5: "m", sha256: "s", type: "image/png", fileName: "a.png",
    width: 3, height: 4, duration: 5, expires: later)

  static let request: RevocationRequest = {
    var request = RevocationRequest(
      postscript: "sorry", attachment: "a", push: PushHints(text: "t", payload: "{}", showsSender: true),
      extensions: ["blue": [9], "green": [1, 2]])
    request.command = RevocationCommand(id: "c1", encodedBody: [1, 6, 5])
    return request
  }()

  static let groupRead = GroupRead(
    conversation: group, messageID: "m1", messageTime: time,
    readers: [GroupReader(account: "Bob", time: later, note: "seen")], readCount: 2, unreadCount: 3)
}
