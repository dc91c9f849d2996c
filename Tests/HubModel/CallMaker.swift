internal import ParlanceCore
internal import ParlanceEngine

/// Makes requests: mostly sensible ones with a small set of names, sometimes damaged bytes.
struct CallMaker {
  var choices: Choices
  var hasMedia: Bool
  var knowledge = Knowledge()
  /// The session that asks, and its account.
  private(set) var session: ModelSession?
  var account: AccountNumber? { session?.account }

  init(_ choices: Choices, hasMedia: Bool) {
    self.choices = choices
    self.hasMedia = hasMedia
  }

  /// Makes a request of a session, as the hub receives it.
  mutating func frame(of session: ModelSession) -> ReceivedFrame {
    self.session = session
    let isIn = session.account != nil || session.pending.values.contains { $0 is ConnectCall }
    let form = choices.byte()
    return frame(isIn || form % 16 == 0 ? call(of: session) : connection(of: session), form: form, of: session)
  }

  /// Makes a request in one of several forms: whole, damaged, or late.
  mutating func frame(_ call: any HubCall, form: Int = 0, of session: ModelSession) -> ReceivedFrame {
    let number = session.nextNumber
    session.nextNumber += 1
    session.pending[number] = call
    let now = knowledge.now
    switch form {
    case ..<240: return ReceivedFrame(OutboundFrame(number: number, call: call), received: now)
    case ..<244:
      // Some devices do not wait for the answer.
      let patience = form == 240 ? 0 : form == 241 ? .min : Int64(form - 241) * 150
      return ReceivedFrame(
        OutboundFrame(number: number, call: call, patience: patience), received: now.advanced(byMilliseconds: -200))
    default:
      let bytes = form >= 252 ? choices.bytes(choices.below(40)) : damaged(call)
      var reader = ByteReader(bytes)
      do throws(MessagingError) {
        let call = try type(of: call).kind.type.init(from: &reader)
        session.pending[number] = call
        return ReceivedFrame(OutboundFrame(number: number, call: call), received: now)
      } catch {
        return ReceivedFrame(number: number, error: error, received: now)
      }
    }
  }

  private mutating func damaged(_ call: any HubCall) -> [UInt8] {
    var writer = ByteWriter()
    call.write(to: &writer)
    var bytes = writer.bytes
    for _ in 0...choices.below(3) where !bytes.isEmpty {
      let place = choices.byte() % bytes.count
      switch choices.below(4) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(bytes[place], at: place)
      case 2: bytes[place] ^= 1 << UInt8(choices.below(8))
      default: bytes[place] = choices.pick([0, 1, 0x7F, 0x80, 0xFF])
      }
    }
    return bytes
  }

  private mutating func call(of session: ModelSession) -> any HubCall {
    if hasMedia && choices.chance(15) { return mediaCall(of: session) }
    let kind = choices.pick(Vocabulary.calls)
    return switch kind {
    case .connect, .disconnect, .snapshot, .endSession, .time, .renewToken, .standing: sessionCall(kind, session)
    case .submit, .pull, .revoke, .history, .deleteMessages, .clearHistory: messageCall(kind)
    case .readDirect, .delivered, .readGroup, .markRead, .receiptCounts, .receiptDetail: receiptCall(kind)
    case .enterRoom, .leaveRoom, .dismissRoom, .removeRoomMembers, .roomMembers, .rooms, .createRoom: roomCall(kind)
    case .updateRoom, .transferRoom, .changeRoomStandings, .roomStandings: roomManagementCall(kind)
    case .setRoomEntries, .removeRoomEntries, .roomEntries: roomEntryCall(kind)
    case .updateRoomMember, .muteRoomTag: roomMemberCall(kind)
    case .queryPresence, .watchPresence, .unwatchPresence: presenceCall(kind)
    case .subscribe, .unsubscribe, .subscribers, .subscriberCounts: subscribersCall(kind)
    case .attributes, .changeAttributes: attributeCall(kind)
    case .editMessage: editCall()
    case .pinMessage, .unpinMessage, .pinnedMessages: pinCall(kind)
    case .replies, .messagesByID: replyCall(kind)
    case .searchHistory: searchCall()
    case .addReaction, .removeReaction, .reactions, .reactionPage: reactionCall(kind)
    case .changeConversationSettings, .listConversations, .listedConversation, .delistConversations:
      conversationCall(kind)
    case .requestFriend, .answerFriend, .removeFriend, .updateContact, .contacts: contactCall(kind)
    case .updateProfile, .profiles: profileCall(kind)
    case .publishStatus, .subscribeStatuses, .unsubscribeStatuses, .statusSubscriptions, .statuses: statusCall(kind)
    case .saveItem, .savedItems, .updateSavedItem, .removeSavedItems: savedItemCall(kind)
    case .updatePushSettings, .pushSettings, .updateConversationPushSettings: pushSettingsCall(kind)
    case .noteBackup, .notedBackup: backupCall(kind)
    case .reportMessage, .wordList: moderationCall(kind)
    case .registerPushToken, .unregisterPushToken: pushTokenCall(kind)
    case .setBadgeCount: SetBadgeCountCall(count: choices.chance(80) ? Int64(choices.below(9)) - 1 : nil)
    case .sendInvitation, .cancelInvitation, .answerInvitation, .confirmInvitation: invitationCall(kind)
    case .createCallChannel, .joinCallChannel, .leaveCallChannel, .extendCallChannel, .inviteToCallChannel,
      .withdrawCallChannelInvitation, .answerCallChannelInvitation, .controlCallChannel, .startCall, .callChannel,
      .callChannels, .takeCallChannelEvents:
      callChannelCall(kind)
    case .bulletins:
      BulletinsCall(taken: choices.chance(50) ? BulletinNumber(rawValue: Int64(choices.below(5)) - 1) : nil)
    default: groupCall(kind)
    }
  }
}

/// Parts of requests.
extension CallMaker {
  mutating func someAccount() -> AccountID {
    switch choices.byte() {
    case 253: "nobody"
    case 254: ""
    case 255: Vocabulary.longName
    case let byte: Vocabulary.accounts[byte % Vocabulary.accounts.count]
    }
  }

  mutating func someAccounts() -> [AccountID] {
    let count = choices.byte()
    return (0..<(count < 160 ? 1 : count < 248 ? count % 4 : count % 12)).map { _ in someAccount() }
  }

  /// The id of a group: mostly of one in which the account has a role.
  mutating func group(atLeast role: Member.Role = .ordinary) -> String {
    let (form, any) = (choices.byte(), choices.pick(Vocabulary.groups))
    let own = account.map { knowledge.groups(of: $0, atLeast: role) } ?? []
    return form < 190 && !own.isEmpty ? own[form % own.count] : any
  }

  mutating func room() -> String {
    let (form, any) = (choices.byte(), choices.pick(Vocabulary.rooms))
    let own = session?.places.sorted() ?? []
    return form < 100 && !own.isEmpty ? own[form % own.count] : form == 255 ? "" : any
  }

  /// The id of a group or a room.
  mutating func place() -> String { choices.chance(50) ? group() : room() }

  mutating func conversation() -> ConversationID {
    switch choices.below(8) {
    case 0...2: .direct(someAccount())
    case 3...5: .group(group())
    default: .room(room())
    }
  }

  mutating func message() -> MessageID { choices.pick(Vocabulary.messages) }

  /// A message and its conversation: mostly a message that exists.
  mutating func target(isOwn: Bool? = nil) -> (conversation: ConversationID, id: MessageID) {
    let (form, any) = (choices.byte(), message())
    let other = conversation()
    guard form < 200, let account else { return (other, any) }
    let known = knowledge.messages(for: account, isOwn: isOwn)
    guard !known.isEmpty else { return (other, any) }
    let target = known[known.count - 1 - form % min(8, known.count)]
    return (target.naming.conversation(for: account) ?? other, target.id)
  }

  /// Messages of one conversation.
  mutating func targets(isOwn: Bool? = nil) -> (conversation: ConversationID, ids: [MessageID]) {
    let target = target(isOwn: isOwn)
    let more = (0..<choices.below(3)).map { _ in message() }
    return (target.conversation, choices.chance(10) ? more : [target.id] + more)
  }

  mutating func text() -> String? { choices.pick(Vocabulary.texts) }

  /// A position in a stream.
  mutating func sequence() -> Int64 {
    let byte = choices.byte()
    return byte >= 240 ? Vocabulary.extremes[byte % 8] : Int64(byte % 40)
  }

  /// A time near the clock's, or at the borders of time.
  mutating func time() -> Timestamp {
    let byte = choices.byte()
    if byte >= 240 { return Timestamp(milliseconds: Vocabulary.extremes[byte % 8]) }
    return knowledge.now.advanced(byMilliseconds: Int64(byte - 120) * (byte % 2 == 0 ? 10 : 60_000))
  }
}
