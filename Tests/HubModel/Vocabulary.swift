internal import ParlanceCore

/// The few names that requests are made of, so that they meet.
enum Vocabulary {
  /// Some are the same account in another spelling.
  static let accounts: [AccountID] = [
    "ann", "bob", "eve", "dan", "ann", "bob", "eve", "dan", "ann", "bob", "eve", "dan", "ANN", "jos\u{E9}",
    "jose\u{301}", "\u{212A}elvin",
  ]
  /// The accounts that log in.
  static let logins: [AccountID] = ["ann", "bob", "eve", "dan", "ann", "bob", "jos\u{E9}", "Kelvin"]
  static let longName = AccountID(String(repeating: "x", count: 65))

  /// Ids of groups and rooms share one space.
  static let groups = (1...12).map { "g\($0)" } + ["g1", "g2", "\u{E9}", "e\u{301}"]
  static let rooms = ["r1", "r2", "r1", "r2", "r3", "g3", "r4", "r5"]
  static let devices = ["phone", "tablet", "web"]
  static let texts: [String?] = [nil, "", "note", nil]
  static let reactions = ["+", "\u{E9}", "e\u{301}", "", "+", "\u{1F44D}", "+", "\u{7}"]
  static let keys = ["k1", "k2", "\u{E9}", "e\u{301}", "", "k3"]

  static let messages = (0..<64).map { MessageID("m\($0)") }
  static let media = (0..<4).map { MediaID(String(repeating: "0123456789abcdef"[$0], count: 32)) } + ["../x"]

  /// Positions and times at the limits of their ranges.
  static let extremes: [Int64] = [.min, -1, 0, 1, .max, .max - 1, 1 << 52, .min + 1]

  /// Encoded bodies and their kinds.
  static let bodies: [(kind: MessageKind, bytes: [UInt8])] = {
    let contents: [MessageContent] = [
      .text("hello"), .text(""), .custom(CustomContent(payload: "{}")), .data([1, 2, 3]),
      .command(CommandContent(action: "go")), .location(LocationContent(latitude: 1, longitude: 2)),
      .tip(text: "t", attachment: nil), .unknown(kind: 200, bytes: [1]),
    ]
    var bodies = contents.map { (kind: $0.kind, bytes: MessageBody(content: $0).encoded()) }
    for id in media {
      let content = MediaContent(media: MediaDescriptor(id: id, size: 3, fileName: "../a"))
      bodies.append((.image, MessageBody(content: .image(content)).encoded()))
    }
    let pushed = MessageBody(content: .text("x"), push: PushHints(text: "p", payload: "{}"))
    bodies.append((.text, pushed.encoded()))
    let forced = MemberPushHints(accounts: ["bob", "nobody"], text: "p")
    bodies.append((.text, MessageBody(content: .text("x"), memberPush: forced).encoded()))
    bodies.append((.text, MessageBody(content: .text("x"), attributes: "[1]").encoded()))
    // What clients may not send.
    let change = GroupNotification(operation: .membersAdded, actor: "ann", targets: ["bob"])
    bodies.append((.notification, MessageBody(content: .notification(change)).encoded()))
    bodies.append((.command, MessageBody(content: .text("no command")).encoded()))
    bodies.append((.text, [0xFF, 0xFF]))
    return bodies
  }()

  /// Commands that ask for a revocation, by the message's number.
  static let revokingCommands: [[UInt8]] = messages.map { id in
    MessageBody(
      content: .command(CommandContent(action: "REVOKE_FLAG")), attributes: "{\"msgId\":\"\(id)\"}"
    ).encoded()
  }
  static let command = MessageBody(content: .command(CommandContent(action: "go"))).encoded()

  /// The kinds of calls, as often as they are made.
  static let calls: [CallKind] = {
    let weights: [(CallKind, Int)] = [
      (.submit, 56), (.pull, 14), (.revoke, 10), (.history, 7), (.deleteMessages, 5), (.clearHistory, 4),
      (.readDirect, 9), (.delivered, 5), (.readGroup, 9), (.markRead, 6), (.receiptCounts, 3), (.receiptDetail, 3),
      (.createGroup, 9), (.dismissGroup, 1), (.leaveGroup, 4), (.joinGroup, 6), (.addMembers, 7), (.removeMembers, 4),
      (.updateGroup, 4), (.setRole, 4), (.transferGroup, 3), (.muteMembers, 4), (.updateMember, 3),
      (.groupInformation, 2), (.groupMembers, 2), (.listGroups, 2), (.enterRoom, 8), (.leaveRoom, 4),
      (.applyToGroup, 5), (.answerGroupRequest, 7), (.withdrawGroupRequest, 2), (.groupRequests, 2),
      (.blockMembers, 5), (.allowMembers, 4), (.blockedMembers, 2), (.setMemberAttributes, 6), (.memberAttributes, 3),
      (.publicGroups, 2), (.blockGroup, 6), (.addGroupFile, 3), (.removeGroupFile, 1), (.groupFiles, 2),
      (.rooms, 2), (.createRoom, 2), (.dismissRoom, 1), (.removeRoomMembers, 5), (.roomMembers, 2),
      (.updateRoom, 4), (.transferRoom, 2), (.changeRoomStandings, 6), (.roomStandings, 2), (.setRoomEntries, 7),
      (.removeRoomEntries, 3), (.roomEntries, 3), (.updateRoomMember, 5), (.muteRoomTag, 2), (.queryPresence, 2),
      (.watchPresence, 5),
      (.unwatchPresence, 2), (.subscribe, 9), (.unsubscribe, 3), (.subscribers, 2), (.subscriberCounts, 2),
      (.attributes, 4), (.changeAttributes, 6), (.connect, 4), (.disconnect, 3), (.snapshot, 2), (.standing, 3),
      (.endSession, 2),
      (.time, 1), (.renewToken, 3), (.addReaction, 9), (.removeReaction, 5), (.reactions, 3), (.reactionPage, 2),
      (.editMessage, 8), (.pinMessage, 6),
      (.unpinMessage, 3), (.pinnedMessages, 2),
      (.changeConversationSettings, 8), (.listConversations, 3), (.listedConversation, 2), (.delistConversations, 3),
      (.requestFriend, 4), (.answerFriend, 4), (.removeFriend, 2), (.updateContact, 6), (.contacts, 2),
      (.updateProfile, 4), (.profiles, 2),
      (.publishStatus, 5), (.subscribeStatuses, 6), (.unsubscribeStatuses, 2), (.statusSubscriptions, 2),
      (.statuses, 2),
      (.saveItem, 5), (.savedItems, 3), (.updateSavedItem, 2),
      (.removeSavedItems, 2), (.replies, 4), (.messagesByID, 3), (.searchHistory, 6),
      (.updatePushSettings, 5), (.pushSettings, 2),
      (.updateConversationPushSettings, 5), (.reportMessage, 4), (.wordList, 1), (.noteBackup, 3),
      (.notedBackup, 2),
      (.registerPushToken, 4), (.unregisterPushToken, 2), (.setBadgeCount, 3),
      (.sendInvitation, 4), (.cancelInvitation, 2), (.answerInvitation, 4), (.confirmInvitation, 2),
      (.createCallChannel, 3), (.joinCallChannel, 6), (.leaveCallChannel, 4), (.extendCallChannel, 1),
      (.inviteToCallChannel, 6), (.withdrawCallChannelInvitation, 3), (.answerCallChannelInvitation, 6),
      (.controlCallChannel, 2), (.startCall, 5), (.callChannel, 2), (.callChannels, 3), (.takeCallChannelEvents, 2),
      (.bulletins, 2),
    ]
    return weights.flatMap { Array(repeating: $0, count: $1) }
  }()
}

extension String {
  fileprivate subscript(index: Int) -> Character { self[self.index(startIndex, offsetBy: index)] }
}
