internal import ParlanceCore

extension CallMaker {
  mutating func sessionCall(_ kind: CallKind, _ session: ModelSession) -> any HubCall {
    switch kind {
    case .connect: connection(of: session)
    case .disconnect: DisconnectCall()
    case .snapshot: SnapshotCall()
    case .endSession: EndSessionCall(device: DeviceID(choices.pick(Vocabulary.devices)))
    case .renewToken: RenewTokenCall(token: token())
    case .standing:
      StandingCall(
        cursor: StandingCursor(
          since: choices.chance(50) ? .zero : time(), fork: choices.chance(10) ? time() : nil,
          hasStreams: choices.chance(20),
          stream: StreamNumber(rawValue: choices.chance(50) ? Int64(choices.below(20)) : sequence())))
    default: TimeCall()
    }
  }

  private mutating func token() -> String { choices.chance(85) ? "good" : "bad" }

  /// A login as the session's place suggests, or a peculiar one.
  mutating func connection(of session: ModelSession) -> ConnectCall {
    let form = choices.byte()
    var call = ConnectCall(
      account: Vocabulary.logins[(form < 160 ? session.slot : form) % Vocabulary.logins.count], token: token(),
      device: DeviceID(Vocabulary.devices[(session.slot / 4 + form / 200) % 3]), style: "style", platform: .linux,
      followsGroups: form % 4 != 0)
    if form % 5 == 0 { call.exclusivity = "x" }
    if form % 13 == 0 { call.note = "note" }
    if form % 17 == 0 { call.loginExtension = "extension" }
    if form % 2 == 0 { call.offer.capabilities.insert(.callInvitations) }
    if form % 4 < 2 { call.offer.capabilities.insert(.callChannels) }
    if form % 9 == 0 { call.offer.capabilities.remove(.pages) }
    if form % 7 == 0 { call.waiting = WaitingLimits(count: form % 4, age: Int64(form) * 1000) }
    if form % 3 == 0 { call.since = time() }
    if form % 11 == 0 { call.restored = session.login }
    guard form >= 220 else { return call }
    switch form % 6 {
    case 0: call.account = someAccount()
    case 1: call.platform = .server
    case 2: call.offer = ProtocolOffer(oldest: 2, newest: UInt16(choices.below(4)), capabilities: [])
    case 3: call.waiting = WaitingLimits(count: choices.chance(50) ? .min : .max, age: sequence())
    case 4: call.restored = LoginNumber(rawValue: sequence())
    default: call.tag = "tag"
    }
    return call
  }

  mutating func roomCall(_ kind: CallKind) -> any HubCall {
    switch kind {
    case .enterRoom: EnterRoomCall(id: room(), nickname: text(), custom: text(), tags: tags())
    case .leaveRoom: LeaveRoomCall(id: room())
    case .dismissRoom: DismissRoomCall(id: room())
    case .removeRoomMembers: RemoveRoomMembersCall(id: room(), accounts: someAccounts())
    case .rooms:
      RoomsCall(after: choices.chance(50) ? "\(choices.below(24))" : nil, limit: choices.below(4))
    case .createRoom:
      CreateRoomCall(
        name: "hall",
        properties: choices.chance(50) ? ["occupantLimit": choices.pick(["1", "2", "0", "x", ""])] : [:])
    default:
      RoomMembersCall(
        id: room(), after: choices.chance(20) ? someAccount() : nil, tag: choices.chance(20) ? "red" : nil)
    }
  }

  mutating func roomMemberCall(_ kind: CallKind) -> any HubCall {
    switch kind {
    case .updateRoomMember:
      UpdateRoomMemberCall(
        id: room(), change: RoomAppearance(nickname: text(), custom: text(), tags: choices.chance(50) ? tags() : nil),
        isKept: choices.chance(50), note: text(), announces: choices.chance(80))
    default:
      MuteRoomTagCall(
        id: room(), tag: choices.pick(["red", "blue"]),
        until: choices.chance(70) ? Timestamp(milliseconds: sequence()) : nil, note: text(),
        announces: choices.chance(80))
    }
  }

  private mutating func tags() -> [String] { ["red", "blue"].filter { _ in choices.chance(40) } }

  mutating func roomManagementCall(_ kind: CallKind) -> any HubCall {
    switch kind {
    case .updateRoom:
      UpdateRoomCall(
        id: room(),
        changes: choices.chance(30)
          ? ["occupantLimit": choices.pick(["1", "2", "-1", ""])]
          : [choices.pick(["muted", "name", "announcement"]): choices.pick(["true", "false", ""])],
        note: text(), announces: choices.chance(80))
    case .transferRoom: TransferRoomCall(id: room(), account: someAccount())
    case .changeRoomStandings:
      ChangeRoomStandingsCall(
        id: room(), accounts: someAccounts(), change: standingChange(), note: text(), announces: choices.chance(80))
    default: RoomStandingsCall(id: room(), after: choices.chance(20) ? someAccount() : nil)
    }
  }

  mutating func roomEntryCall(_ kind: CallKind) -> any HubCall {
    let keys = ["a", "b", "c", "dd"].filter { _ in choices.chance(40) }
    switch kind {
    case .setRoomEntries:
      return SetRoomEntriesCall(
        id: room(), entries: keys.map { RoomEntryValue($0, choices.pick(["", "x", "long value"])) },
        reach: choices.pick(RoomEntryReach.allCases), owner: choices.chance(20) ? someAccount() : nil,
        isTransient: choices.chance(50), most: choices.chance(20) ? choices.below(3) : nil, note: text(),
        announces: choices.chance(80))
    case .removeRoomEntries:
      return RemoveRoomEntriesCall(
        id: room(), selection: choices.pick([.keys(keys), .first, .all]), isForced: choices.chance(50), note: text(),
        announces: choices.chance(80))
    default:
      return RoomEntriesCall(
        id: room(), keys: choices.chance(50) ? keys : nil, after: choices.chance(20) ? Int64(choices.below(4)) : nil)
    }
  }

  private mutating func standingChange() -> RoomStandingChange {
    let isSet = choices.chance(60)
    return switch choices.below(8) {
    case 0: .manager(isSet)
    case 1: .muted(isSet)
    case 2: .blocked(isSet)
    case 3: .allowed(isSet)
    case 4: .onlyMuted(until: isSet ? Timestamp(milliseconds: sequence()) : nil)
    case 5: .unmuted
    case 6: .regular(isSet)
    default: .mutedUntil(isSet ? Timestamp(milliseconds: sequence()) : nil)
    }
  }

  mutating func presenceCall(_ kind: CallKind) -> any HubCall {
    switch kind {
    case .queryPresence: QueryPresenceCall(accounts: someAccounts())
    case .watchPresence: WatchPresenceCall(accounts: someAccounts())
    default: UnwatchPresenceCall(accounts: someAccounts())
    }
  }

  mutating func subscribersCall(_ kind: CallKind) -> any HubCall {
    switch kind {
    case .subscribe: SubscribeCall(id: place(), creates: choices.chance(70))
    case .unsubscribe: UnsubscribeCall(id: place())
    case .subscribers: SubscribersCall(id: place(), after: choices.chance(20) ? someAccount() : nil)
    default: SubscriberCountsCall(ids: (0..<choices.below(3)).map { _ in place() })
    }
  }

  mutating func contactCall(_ kind: CallKind) -> any HubCall {
    switch kind {
    case .requestFriend:
      return RequestFriendCall(account: someAccount(), isImmediate: choices.chance(30), message: text())
    case .answerFriend: return AnswerFriendCall(account: someAccount(), accepts: choices.chance(70), message: text())
    case .removeFriend: return RemoveFriendCall(account: someAccount(), forgetsNotes: choices.chance(30))
    case .updateContact:
      var update = ContactUpdate(alias: text(), custom: choices.chance(20) ? text() : nil)
      // Half of the blocks end soon, so that messages are still delivered.
      if choices.chance(50) { update.isBlocked = choices.chance(40) }
      if choices.chance(30) { update.isMuted = choices.chance(50) }
      if choices.chance(3) { update.alias = String(repeating: "v", count: 4096) }
      return UpdateContactCall(account: someAccount(), update: update)
    default: return ContactsCall(after: choices.chance(70) ? .zero : StreamNumber(rawValue: sequence()))
    }
  }

  mutating func profileCall(_ kind: CallKind) -> any HubCall {
    guard kind == .updateProfile else {
      return ProfilesCall(accounts: (0..<choices.below(4)).map { _ in someAccount() })
    }
    var update = ProfileUpdate(nickname: text(), signature: choices.chance(20) ? text() : nil)
    if choices.chance(30) { update.gender = Profile.Gender(rawValue: choices.below(3)) }
    if choices.chance(30) { update.extensions = [choices.pick(["one", "two", ""]): text() ?? ""] }
    if choices.chance(3) { update.birthday = String(repeating: "v", count: 9000) }
    return UpdateProfileCall(update: update)
  }

  mutating func statusCall(_ kind: CallKind) -> any HubCall {
    let type = choices.pick([1, 1, 1, 1, 2, 100_000, 0])
    switch kind {
    case .publishStatus:
      return PublishStatusCall(
        type: type, id: "s\(choices.byte())", value: choices.below(3),
        text: choices.chance(3) ? String(repeating: "v", count: 5000) : text() ?? "",
        lifetime: choices.chance(40) ? Int64(choices.below(100)) * 100 : nil, isTransient: choices.chance(20),
        synchronizes: choices.chance(50))
    case .subscribeStatuses:
      return SubscribeStatusesCall(
        type: type, accounts: someAccounts(), lifetime: choices.chance(5) ? .max : Int64(choices.below(100)) * 100)
    case .unsubscribeStatuses: return UnsubscribeStatusesCall(type: type, accounts: someAccounts())
    case .statusSubscriptions:
      return StatusSubscriptionsCall(
        type: choices.chance(50) ? type : nil, after: choices.below(4) - 1, limit: choices.below(4))
    default: return StatusesCall(type: type, accounts: someAccounts())
    }
  }

  mutating func replyCall(_ kind: CallKind) -> any HubCall {
    let target = target()
    guard kind == .replies else {
      return MessagesByIDCall(
        conversation: target.conversation, ids: [target.id] + (0..<choices.below(4)).map { _ in message() })
    }
    var query = ReplyQuery(conversation: target.conversation, thread: target.id, limit: choices.below(102))
    if choices.chance(20) { query.after = knowledge.now }
    if choices.chance(20) { query.before = knowledge.now }
    query.oldestFirst = choices.chance(50)
    return RepliesCall(query)
  }

  mutating func searchCall() -> any HubCall {
    var search = HistorySearch(choices.chance(50) ? [] : [SearchKeyword(text() ?? "e")])
    if choices.chance(30) { search.conversations = [conversation()] }
    if choices.chance(20) { search.senders = [someAccount()] }
    if choices.chance(20) { search.after = knowledge.now }
    if choices.chance(20) { search.before = knowledge.now }
    search.oldestFirst = choices.chance(50)
    var cursor: HistorySearchCursor?
    if choices.chance(30) {
      cursor = HistorySearchCursor(
        began: knowledge.now, activity: knowledge.now, conversation: conversation(),
        position: choices.chance(50) ? knowledge.now : nil)
    }
    return SearchHistoryCall(search, limit: choices.below(102), cursor: cursor)
  }

  mutating func backupCall(_ kind: CallKind) -> any HubCall {
    guard kind == .noteBackup else { return NotedBackupCall() }
    return NoteBackupCall(
      address: text() ?? "", key: choices.chance(3) ? String(repeating: "v", count: 5000) : text() ?? "")
  }

  mutating func moderationCall(_ kind: CallKind) -> any HubCall {
    if kind == .wordList { return WordListCall(known: choices.chance(50) ? Int64(choices.below(2)) : nil) }
    let target = target()
    return ReportMessageCall(conversation: target.conversation, id: target.id, tag: text() ?? "", reason: text() ?? "")
  }

  mutating func pushTokenCall(_ kind: CallKind) -> any HubCall {
    let service = choices.pick(["apns", "voip", "fcm", "other"])
    if kind == .unregisterPushToken { return UnregisterPushTokenCall(service: choices.chance(70) ? service : nil) }
    return RegisterPushTokenCall(
      service: service, token: choices.pick(["ab01", "AB01", "cd02", "x y", ""]),
      topic: choices.pick(["a.b", "", "a b"]),
      environment: choices.chance(50) ? choices.pick(["production", "sandbox", "other"]) : nil)
  }

  mutating func invitationCall(_ kind: CallKind) -> any HubCall {
    let id = choices.pick(["i1", "i2", ""])
    let long = choices.chance(3) ? String(repeating: "v", count: 9000) : nil
    switch kind {
    case .sendInvitation:
      return SendInvitationCall(
        callee: someAccount(), id: id, content: long ?? text(), channel: text(),
        lifetime: choices.chance(90) ? 60_000 : sequence())
    case .cancelInvitation: return CancelInvitationCall(callee: someAccount(), id: id)
    case .answerInvitation:
      return AnswerInvitationCall(
        caller: someAccount(), id: id, answer: choices.pick(CallAnswer.allCases), response: long ?? text())
    default:
      return ConfirmInvitationCall(
        callee: someAccount(), id: id, device: DeviceID(choices.pick(Vocabulary.devices)), style: "style")
    }
  }

  mutating func callChannelCall(_ kind: CallKind) -> any HubCall {
    // Ids are the hub's own: some are known from its answers and events.
    let id = knowledge.callChannels.isEmpty || choices.chance(5) ? "12" : choices.pick(knowledge.callChannels)
    let name = choices.chance(50) ? choices.pick(["c1", "c2", ""]) : nil
    let request = choices.pick(["1", "2"])
    let words = choices.chance(3) ? String(repeating: "v", count: 5000) : text()
    let keeps = choices.chance(50)
    let push =
      choices.chance(50)
      ? CallChannelPush(
        isWanted: choices.chance(80), title: text(), text: text(), payload: choices.pick([nil, "{}", "["]))
      : nil
    let entry = CallChannelEntry(number: UInt64(choices.below(3)), text: text())
    let channel = CreateCallChannelCall(
      name: name, medium: choices.pick(CallChannel.Medium.allCases), attachment: words)
    return switch kind {
    case .createCallChannel: channel
    case .joinCallChannel: JoinCallChannelCall(id: id, entry: entry, keeps: keeps)
    case .leaveCallChannel: LeaveCallChannelCall(id: id, closes: choices.chance(20), text: words, keeps: keeps)
    case .extendCallChannel: ExtendCallChannelCall(id: id)
    case .inviteToCallChannel:
      InviteToCallChannelCall(
        id: id, account: someAccount(), request: request, text: words, push: push, keeps: keeps)
    case .withdrawCallChannelInvitation:
      WithdrawCallChannelInvitationCall(
        id: id, account: someAccount(), request: request, text: words, keeps: keeps)
    case .answerCallChannelInvitation:
      AnswerCallChannelInvitationCall(
        id: id, inviter: someAccount(), request: request, accepts: choices.chance(60), text: words,
        entry: choices.chance(50) ? entry : nil, keeps: keeps)
    case .controlCallChannel:
      ControlCallChannelCall(id: id, account: choices.chance(50) ? someAccount() : nil, text: words)
    case .startCall:
      StartCallCall(
        channel: channel, number: entry.number, account: someAccount(), request: request, text: words, push: push,
        keeps: keeps)
    case .callChannel: CallChannelCall(id: id, name: name)
    case .callChannels: CallChannelsCall(taken: choices.chance(50) ? Int64(choices.below(5)) - 1 : nil)
    default: TakeCallChannelEventsCall(number: Int64(choices.below(6)) - 1)
    }
  }

  mutating func savedItemCall(_ kind: CallKind) -> any HubCall {
    // The times of items are the hub's own: near the present they meet some.
    let time = knowledge.now.advanced(byMilliseconds: Int64(choices.below(8)) - 4)
    switch kind {
    case .saveItem:
      let size = choices.chance(3) ? 30_000 : choices.below(3)
      return SaveItemCall(
        type: Int64(choices.below(3)), data: String(repeating: "v", count: size), note: text(),
        uniqueID: choices.chance(60) ? choices.pick(Vocabulary.keys) : nil)
    case .savedItems:
      var query = SavedItemQuery(type: choices.chance(30) ? Int64(choices.below(3)) : nil, limit: choices.below(102))
      if choices.chance(30) { query.after = time }
      if choices.chance(30) { query.before = time }
      query.oldestFirst = choices.chance(50)
      return SavedItemsCall(query)
    case .updateSavedItem: return UpdateSavedItemCall(time: time, note: text())
    default: return RemoveSavedItemsCall(times: (0..<choices.below(4)).map { time.advanced(byMilliseconds: Int64($0)) })
    }
  }

  mutating func pushSettingsCall(_ kind: CallKind) -> any HubCall {
    let interval = QuietInterval(
      start: choices.below(1500), end: choices.below(1440), timeZoneOffset: choices.chance(5) ? .min : choices.below(60)
    )
    let change: SettingChange<QuietInterval>? = choices.chance(30) ? choices.chance(50) ? .set(interval) : .remove : nil
    let duration: Int64? = choices.chance(20) ? Int64(choices.pick([0, 1, 60_000, 604_800_001])) : nil
    switch kind {
    case .updatePushSettings:
      var update = PushSettingsUpdate(quietInterval: change, quietDuration: duration)
      if choices.chance(40) { update.selection = choices.pick(PushSelection.allCases) }
      if choices.chance(20) { update.showsDetails = choices.chance(50) }
      if choices.chance(20) { update.pushesWhileDesktopIsOn = choices.chance(50) }
      if choices.chance(20) { update.displayName = text() }
      if choices.chance(20) { update.extensions = [choices.pick(["one", "two", ""]): text() ?? ""] }
      if choices.chance(3) { update.template = String(repeating: "v", count: 9000) }
      return UpdatePushSettingsCall(update: update)
    case .updateConversationPushSettings:
      let selection = choices.pick(PushSelection.allCases)
      return UpdateConversationPushSettingsCall(
        conversations: (0..<choices.below(3)).map { _ in conversation() },
        update: ConversationPushSettingsUpdate(
          selection: choices.chance(60) ? choices.chance(70) ? .set(selection) : .remove : nil, quietInterval: change,
          quietDuration: duration))
    default: return PushSettingsCall()
    }
  }

  mutating func attributeCall(_ kind: CallKind) -> any HubCall {
    let owner: AttributeOwner = choices.chance(40) ? .account(someAccount()) : .conversation(place())
    let keys = (0..<choices.below(3)).map { _ in choices.pick(Vocabulary.keys) }
    guard kind == .changeAttributes else {
      return AttributesCall(owner: owner, keys: choices.chance(50) ? keys : nil)
    }
    let size = choices.byte()
    let value = size < 240 ? "v\(size)" : String(repeating: "v", count: size * 64)
    let attributes = Dictionary(keys.map { ($0, value) }) { first, _ in first }
    let change: AttributeChange =
      switch choices.below(4) {
      case 0: .replace(attributes)
      case 1: .merge(attributes)
      case 2: .remove(keys)
      default: .clear
      }
    return ChangeAttributesCall(owner: owner, change: change, announces: choices.chance(60))
  }
}
