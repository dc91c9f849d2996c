internal import ParlanceCore
internal import ParlanceEngine

/// Checks of the frames that sessions received, and of their permission to receive them.
extension HubModel {
  func checkDeliveries(_ outcome: TurnOutcome, _ turn: TurnInputs) throws(ModelViolation) {
    for session in closed + sessions.filter(\.wasOverrun) where !session.sink.frames.isEmpty {
      throw ModelViolation("something was delivered to a link that is gone")
    }
    for session in sessions {
      session.toldEntries.removeAll(keepingCapacity: true)
      session.refused.removeAll(keepingCapacity: true)
      session.leftPlaces = false
      let frames = try passed(session.sink.frames, to: session)
      session.sink.frames.removeAll(keepingCapacity: true)
      for frame in frames { try check(frame, session, outcome) }
      if !session.isOverrun { try checkPending(session) }
    }
    for entry in entries.values { try checkIsTold(entry) }
    guard Set(turnLogins).count == turnLogins.count else { throw ModelViolation("logins \(turnLogins)") }
    lastLogin = max(lastLogin, turnLogins.max() ?? .zero)
    turnLogins.removeAll(keepingCapacity: true)
  }

  private func check(_ frame: InboundFrame, _ session: ModelSession, _ outcome: TurnOutcome) throws(ModelViolation) {
    if case .reply(let number, let result) = frame { return try checkReply(number, result, session, outcome) }
    guard let account = session.account else { throw ModelViolation("told without a login: \(frame)") }
    switch frame {
    case .reply: break
    case .event(let event): try check(event, session, account, outcome)
    case .transient(let conversation, _, _):
      try checkMayHear(conversation, session, account)
      if outcome == .failed { throw ModelViolation("a turn that failed delivered a message") }
    case .otherDevices(let devices, _): session.otherDevices = devices
    case .roomMembersChanged(let room, let entered, let left):
      try checkIsIn(room.id, session)
      note(entered: entered.map(\.account), left: left, in: room.id, session)
    case .roomRemoved(let id, _, _):
      try checkIsIn(id, session)
      if outcome == .failed { throw ModelViolation("a turn that failed removed from a room") }
      session.leave(id)
    case .presence(let update): try check(update, session, account)
    case .callSignal(let signal): try check(signal, session, account)
    case .callChannel(let numbered): try check(numbered, session, account)
    case .wordListChanged: throw ModelViolation("told of words that nobody set")
    case .bulletinsChanged: throw ModelViolation("told of bulletins that nobody sent")
    case .operatorText: throw ModelViolation("told what no back end passed on")
    case .threadMessages: throw ModelViolation("told of a thread that nobody created")
    case .tokenWillExpire: throw ModelViolation("told of the end of a token that lasts for ever")
    case .ended:
      if outcome == .failed { throw ModelViolation("a turn that failed ended a login") }
      session.endLogin()
    }
  }

  private func checkIsIn(_ place: String, _ session: ModelSession) throws(ModelViolation) {
    guard session.places.contains(place) else { throw ModelViolation("told of \(place), where it is not") }
  }

  private func check(
    _ update: PresenceUpdate, _ session: ModelSession, _ account: AccountNumber
  ) throws(ModelViolation) {
    switch update {
    case .accounts(let states):
      for state in states {
        guard session.watched[state.account.folded] != nil else {
          throw ModelViolation("told of \(state.account), whom it does not watch")
        }
        session.watched[state.account.folded] = .some(state.state)
      }
    case .subscribers(let change):
      let id = change.conversation.name
      try checkIsIn(id, session)
      note(entered: change.entered, left: change.left, in: id, session)
      if change.left.contains(where: { number(of: $0) == account }) { session.leave(id) }
    case .attributes(let conversation, _): try checkIsIn(conversation.name, session)
    case .statuses(let statuses):
      for status in statuses where number(of: status.account) == nil {
        throw ModelViolation("told of the status of \(status.account), who is not there")
      }
    }
  }

  /// A step of an invitation goes to the other account, an answer to the account's own other devices too, and to none that
  /// takes no invitations.
  private func check(_ signal: CallSignal, _ session: ModelSession, _ account: AccountNumber) throws(ModelViolation) {
    let (caller, callee) = (number(of: signal.caller), number(of: signal.callee))
    guard let caller, let callee, caller != callee else { throw ModelViolation("told of a call of \(signal.caller)") }
    let isForCaller = if case .answered = signal.step { true } else { false }
    let isForCallee = if case .answered(.received, _) = signal.step { false } else { true }
    guard account == caller && isForCaller || account == callee && isForCallee else {
      throw ModelViolation("told \(signal.step) of a call of others")
    }
    if let login = directory.session(session.session.id), !login.terms.capabilities.contains(.callInvitations) {
      throw ModelViolation("told of a call, which it does not take")
    }
  }

  /// An event of a channel goes to devices that take channels, and to the accounts that it concerns.
  private func check(
    _ numbered: NumberedCallChannelEvent, _ session: ModelSession, _ account: AccountNumber
  ) throws(ModelViolation) {
    let event = numbered.event
    if let login = directory.session(session.session.id), !login.terms.capabilities.contains(.callChannels) {
      throw ModelViolation("told of a channel, which it does not take")
    }
    maker.knowledge.note(callChannel: event.channel.id)
    guard event.channel.members.isEmpty, numbered.number >= 0 else {
      throw ModelViolation("told of \(event.kind) with members")
    }
    let actor = number(of: event.actor)
    let isForTarget: Bool
    switch event.kind {
    case .invited, .cancelled, .accepted, .refused: isForTarget = true
    case .closed, .joined, .left, .control: isForTarget = false
    }
    if event.isOwn {
      guard actor == account, event.kind == .accepted || event.kind == .refused else {
        throw ModelViolation("told of \(event.kind) as its own")
      }
    } else if isForTarget {
      guard event.target.flatMap({ number(of: $0) }) == account else {
        throw ModelViolation("told of \(event.kind) for \(event.target.map { "\($0)" } ?? "nobody")")
      }
    } else if actor == account && event.kind != .closed {
      throw ModelViolation("told of its own \(event.kind)")
    }
  }

  // MARK: entries

  private func check(
    _ event: StreamEvent, _ session: ModelSession, _ account: AccountNumber, _ outcome: TurnOutcome
  ) throws(ModelViolation) {
    guard let stream = streamNumber(of: event.stream, account) else {
      throw ModelViolation("told of a stream that is not there: \(event.stream)")
    }
    let place = EventPlace(stream: stream, sequence: event.sequence)
    guard let entry = entries[place] else {
      throw ModelViolation("told entry \(event.sequence) of \(event.stream), which is not of this turn")
    }
    try noteTold(place, session)
    guard event.time == entry.time else { throw ModelViolation("told another time of \(place)") }
    if case .conversation(let name) = event.stream {
      try checkMayHear(name, session, account)
      if let members = readers[place], !members.contains(account) {
        throw ModelViolation("told entry \(event.sequence) of \(name), of which it is not a member")
      }
    }
    switch event.payload {
    case .message(let message):
      guard message.id == entry.draft.id, number(of: message.sender) == entry.draft.sender,
        message.body == entry.draft.payload
      else { throw ModelViolation("told another message than that at \(place)") }
      if entry.draft.options.contains(.withheld) && entry.draft.sender != account {
        throw ModelViolation("told a message at \(place) that is kept from it")
      }
      if entry.draft.sender != account, entry.draft.contentKind != .notification,
        blocks(place, account)
      {
        throw ModelViolation("told a message at \(place) of a group that it blocks")
      }
    case .revocation:
      if entry.draft.options.contains(.withheld) && entry.draft.sender != account {
        throw ModelViolation("told of the revocation at \(place) of a message that it does not have")
      }
      guard entry.draft.kind == .revocation else { throw ModelViolation("told a false revocation at \(place)") }
    case .groupChanged, .groupDetailChanged:
      guard entry.draft.kind == .groupChange else { throw ModelViolation("told a false change at \(place)") }
    case .reaction(let change):
      var reader = ByteReader(entry.draft.payload)
      guard entry.draft.kind == .reaction, number(of: change.reaction.account) == entry.draft.sender,
        let written = try? ReactionEvent(from: &reader), written == change
      else { throw ModelViolation("told another reaction than that at \(place)") }
    case .edit(let message):
      var reader = ByteReader(entry.draft.payload)
      let edit = MessageBody(decoding: message.message.body).edit
      guard entry.draft.kind == .edit, (try? reader.readSigned()) == message.sequence,
        edit.map({ number(of: $0.editor) == entry.draft.sender }) ?? false
      else { throw ModelViolation("told another edit than that at \(place)") }
      if entry.draft.options.contains(.withheld) && entry.draft.sender != account {
        throw ModelViolation("told of the edit at \(place) of a message that it does not have")
      }
    case .pin(let change):
      var reader = ByteReader(entry.draft.payload)
      guard entry.draft.kind == .pin, number(of: change.actor) == entry.draft.sender,
        let written = try? MessagePinEvent(from: &reader), written == change
      else { throw ModelViolation("told another pin than that at \(place)") }
    case .nothing: break
    default:
      guard entry.draft.kind == .account else { throw ModelViolation("told an account's entry at \(place)") }
    }
  }

  /// Returns whether an entry was written while an account blocked the group.
  private func blocks(_ place: EventPlace, _ account: AccountNumber) -> Bool {
    guard let record = try? base.member(stream: place.stream, account: account), !record.profile.isEmpty else {
      return false
    }
    var reader = ByteReader(record.profile)
    // Behind what other members know, and the attributes.
    guard (try? Member(from: &reader)) != nil, !reader.isAtEnd, (try? reader.readStringDictionary()) != nil,
      !reader.isAtEnd, let count = try? reader.readCount()
    else { return false }
    for _ in 0..<count {
      guard let after = try? reader.readSigned(), let isOver = try? reader.readBool() else { return false }
      let last = isOver ? (try? reader.readSigned()) ?? 0 : .max
      if place.sequence > after && place.sequence <= last { return true }
    }
    return false
  }

  /// Positions of a stream grow, and none comes twice.
  func noteTold(_ place: EventPlace, _ session: ModelSession) throws(ModelViolation) {
    guard place.sequence > session.told[place.stream, default: 0] else {
      throw ModelViolation("told entry \(place) after entry \(session.told[place.stream, default: 0])")
    }
    session.told[place.stream] = place.sequence
    session.toldEntries.insert(place)
  }

  /// A session receives a room's entries while it is in the room, and a group's if it follows its account's groups or subscribes to it.
  private func checkMayHear(
    _ conversation: ConversationID, _ session: ModelSession, _ account: AccountNumber
  ) throws(ModelViolation) {
    switch conversation {
    case .direct: break
    case .room(let id): try checkIsIn(id, session)
    case .group(let id):
      if !session.followsGroups { try checkIsIn(id, session) }
      let stream = streamNumber(of: .conversation(conversation), account) ?? .zero
      guard
        membersBefore[stream]?.contains(account) == true || members[stream]?.contains(account) == true
          || readers.contains(where: { $0.key.stream == stream && $0.value.contains(account) })
      else { throw ModelViolation("told of \(id), of which it is not a member") }
    }
  }

  /// Checks that every session that follows the stream, and was connected all the time, received the entry.
  private func checkIsTold(_ entry: FailingStore.Entry) throws(ModelViolation) {
    guard let stream = streams[entry.draft.stream] else { return }
    let place = EventPlace(stream: stream.number, sequence: entry.sequence)
    let accounts: [AccountNumber]
    switch stream.key {
    case .account(let account): accounts = [account]
    case .direct(let low, let high): accounts = [low, high]
    case .conversation, .former, .kept: accounts = []
    }
    for session in sessions where !session.isOverrun {
      guard let account = session.account, let login = session.loginBefore,
        login === directory.session(session.session.id), !session.toldEntries.contains(place)
      else { continue }
      let isIn =
        session.placesBefore.contains(stream.number) && !session.leftPlaces
        && directory.places(of: session.session.id).contains(stream.number)
      let isConcerned =
        switch stream.kind {
        case .account, .direct: accounts.contains(account)
        case .group: readers[place]?.contains(account) == true && (session.followsGroups || isIn)
        case .room: isIn
        }
      if isConcerned { throw ModelViolation("session \(session.slot) was not told entry \(place)") }
    }
  }
}
