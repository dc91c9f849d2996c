package import ParlanceCore

extension WireSamples {
  /// Entries of every kind with every field set.
  package static let payloads: [EventPayload] = [
    .nothing,
    .message(message),
    .revocation(revocation, [.uncounted, .roaming]),
    .groupChanged(groupInfo, updated: [member], removed: ["Cid"]),
    .peerRead(
      DirectReceipt(
        conversation: direct, sequence: 7, messageTime: time, scope: .message("m1"), messages: ["m0", "m1"])),
    .peerRead(DirectReceipt(conversation: direct, sequence: 7, messageTime: time, messages: ["m1"])),
    .peerRead(
      DirectReceipt(conversation: direct, sequence: 7, messageTime: time, scope: .conversation, messages: ["m1"])),
    .delivered(DeliveryReceipt(conversation: direct, messages: ["m1"])),
    .ownRead(direct, sequence: 9, isWhole: true),
    .groupRead(groupRead),
    .groupJoined(groupInfo, [member], sequence: 4),
    .groupLeft(id: "g1", .removed, actor: "Ann", message: message, time: time),
    .messagesDeleted(direct, ["m1", "m2"], note: "n"),
    .historyCleared(room, sequence: 3, note: "n"),
    .reaction(ReactionEvent(messageID: "m1", messageSequence: 2, reaction: reaction, isRemoval: true)),
    .edit(HistoryMessage(sequence: 2, time: time, message: message)),
    .pin(MessagePinEvent(pin: pin, action: .updated, actor: "Cid", time: later)),
    .conversationSettings(settings, previous: settings),
    .contactChanged(contactChange),
    .profileChanged(profile),
    .pushSettingsChanged(.account(pushSettings)),
    .pushSettingsChanged(.conversation(conversationPushSettings)),
    .ownAction(
      OwnAction(
        .membersRemoved, in: group, accounts: ["Bob", "Cid"], device: "phone", style: "green", time: time)),
    .thread(ThreadEvent(.renamed, of: threadEntry, by: "Ann")),
    .groupJoined(threadGroup, [member], sequence: 4),
    .groupRequestChanged(GroupRequestChange(groupRequest, .declined, actor: "Bob", message: "no", time: later)),
    .groupDetailChanged(.allowed(["Bob", "Cid"], isAllowed: true), by: "Ann"),
    .groupDetailChanged(.attributes(["k": "v", "l": "w"], of: "Bob"), by: "Ann"),
    .groupDetailChanged(.fileAdded(groupFile), by: "Ann"),
    .groupDetailChanged(.fileRemoved(groupFile), by: "Ann"),
  ]

  /// Entries with as little as possible.
  package static let barePayloads: [EventPayload] = [
    .message(bareMessage),
    .revocation(
      RevocationEvent(
        messageID: "", revoker: "", messageSender: "", messageTime: .zero, messageSequence: 0, time: .zero,
        scope: .everyone, request: RevocationRequest(countsAsUnread: false)), []),
    .groupChanged(bareGroup, updated: [], removed: []),
    .peerRead(DirectReceipt(conversation: direct, sequence: 0, messageTime: .zero)),
    .delivered(DeliveryReceipt(conversation: direct, messages: [])),
    .ownRead(direct, sequence: 0, isWhole: false),
    .groupRead(
      GroupRead(
        conversation: group, messageID: "", messageTime: .zero, readers: [GroupReader(account: "")], readCount: 0,
        unreadCount: 0)),
    .groupJoined(bareGroup, [bareMember], sequence: 0),
    .groupRequestChanged(GroupRequestChange(bareGroupRequest, .made, actor: "", time: .zero)),
    .groupDetailChanged(.allowed([], isAllowed: false), by: ""),
    .groupDetailChanged(.attributes([:], of: ""), by: ""),
    .groupDetailChanged(.fileAdded(bareGroupFile), by: ""),
    .groupLeft(id: "", .left, actor: "", message: nil, time: .zero),
    .messagesDeleted(direct, [], note: nil),
    .historyCleared(room, sequence: 0, note: nil),
    .reaction(ReactionEvent(messageID: "", messageSequence: 0, reaction: bareReaction, isRemoval: false)),
    .edit(HistoryMessage(sequence: 0, time: .zero, message: bareMessage)),
    .pin(MessagePinEvent(pin: barePin, action: .added, actor: "", time: .zero)),
    .conversationSettings(bareSettings, previous: nil),
    .contactChanged(ContactChange(contact: bareContact, action: .added, actor: "", time: .zero)),
    .profileChanged(bareProfile),
    .pushSettingsChanged(.account(PushSettings())),
    .pushSettingsChanged(.conversation(barePushSettings)),
    .ownAction(OwnAction(.contactRemoved, in: nil, time: .zero)),
    .thread(ThreadEvent(.created, of: bareThreadEntry, by: "")),
  ]

  static let revocation = RevocationEvent(
    messageID: "m1", revoker: "Ann", messageSender: "Bob", messageTime: time, messageSequence: 2, time: later,
    scope: .receivers, request: request)

  static let events: [StreamEvent] = payloads.enumerated().map { index, payload in
    StreamEvent(
      stream: index.isMultiple(of: 2) ? .conversation(direct) : .account, sequence: Int64(index + 1), time: time,
      payload: payload)
  }

  static let bareEvents: [StreamEvent] = barePayloads.map {
    StreamEvent(stream: .account, sequence: 0, time: .zero, payload: $0)
  }

  // Made anew each time: the leak sanitizer does not find what a stored array of these enumerations refers to.

  /// Pushes of every kind with every field set.
  package static var pushes: [InboundFrame] {
    events.map { .event($0) } + [
      .transient(room, time, message),
      .otherDevices([device], .login),
      .otherDevices([device], .logout),
      .roomMembersChanged(roomInfo, entered: [member], left: ["Bob"]),
      .roomRemoved("r1", .dismissed, actor: "Ann"),
      .presence(.accounts([AccountPresence(account: "Bob", state: .unreachable)])),
      .presence(
        .subscribers(SubscriberChange(conversation: group, entered: ["Bob"], left: ["Cid"], count: 12))),
      .presence(.attributes(room, [attribute])),
      .presence(.statuses([accountStatus, accountStatus])),
      .ended(.replaced(by: .windows, note: "moved")),
      .ended(.requested(by: .web)),
      .ended(.administration(reason: "over")),
      .ended(.tokenExpired),
      .tokenWillExpire(time),
      .wordListChanged(version: 7),
      .threadMessages(ThreadEvent(.messagesChanged, of: threadEntry, by: "Ann")),
    ] + callSignals + callChannelEvents + bulletinPushes
  }

  /// Pushes with as little as possible.
  package static var barePushes: [InboundFrame] {
    bareEvents.map { .event($0) } + [
      .transient(direct, .zero, bareMessage),
      .otherDevices([], .initial),
      .otherDevices([bareDevice], .initial),
      .roomMembersChanged(RoomInfo(id: "", name: "", owner: ""), entered: [], left: []),
      .roomRemoved("", .left, actor: ""),
      .presence(.accounts([])),
      .presence(.subscribers(SubscriberChange(conversation: group, entered: [], left: [], count: 0))),
      .presence(.attributes(group, [])),
      .presence(.statuses([])),
      .ended(.administration(reason: "")),
      .tokenWillExpire(.zero),
      .wordListChanged(version: 0),
      .threadMessages(ThreadEvent(.messagesChanged, of: bareThreadEntry, by: "")),
    ] + bareCallSignals + bareCallChannelEvents + bareBulletinPushes
  }
}
