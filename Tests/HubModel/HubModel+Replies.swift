internal import ParlanceCore
internal import ParlanceEngine

/// Checks of the replies to requests.
extension HubModel {
  func checkReply(
    _ number: UInt64, _ result: Result<any Sendable, MessagingError>, _ session: ModelSession, _ outcome: TurnOutcome
  ) throws(ModelViolation) {
    guard let call = session.pending.removeValue(forKey: number) else {
      throw ModelViolation("request \(number) of session \(session.slot) was answered twice")
    }
    switch result {
    case .success(let value):
      guard outcome != .failed else { throw ModelViolation("a turn that failed granted \(call)") }
      guard Self.isReply(value, to: call) else { throw ModelViolation("\(call) was answered with \(value)") }
      try note(value, call, session)
    case .failure(let error):
      // A message whose device does not know yet that one before it could not be taken waits behind that.
      let waits = (call as? SubmitCall)?.resumes == false && error.code == .storageFailed
      if !waits, error.isOfStorage != (outcome == .failed) {
        throw ModelViolation("\(call) was refused with \(error), its turn \(outcome)")
      }
      if error.isOfStorage && !error.detail.isEmpty { throw ModelViolation("a client was told \(error)") }
      if !error.isOfStorage { session.refused.insert(number) }
    }
  }

  private static func isReply<Call: HubCall>(_ value: any Sendable, to call: Call) -> Bool { value is Call.Reply }

  /// Every request has its answer, unless it waits for something.
  func checkPending(_ session: ModelSession) throws(ModelViolation) {
    guard !session.pending.isEmpty else { return }
    var left: Set<UInt64> = []
    for case .frames(let owner, let frames) in nodes[session.node].left.inputs where owner === session.session {
      left.formUnion(frames.map(\.number))
    }
    for (number, call) in session.pending where !left.contains(number) {
      let waits =
        switch type(of: call).kind {
        case .connect, .renewToken: checksTokens
        case .beginUpload, .appendUpload, .finishUpload, .readMedia: hasMedia
        default: false
        }
      if !waits { throw ModelViolation("\(call) of session \(session.slot) has no answer") }
    }
  }

  /// Updates the session's state from a successful reply, as a device does.
  private func note(_ value: any Sendable, _ call: any HubCall, _ session: ModelSession) throws(ModelViolation) {
    switch call {
    case let call as ConnectCall: try note(value, call, session)
    case is DisconnectCall: session.endLogin()
    case let call as SubmitCall:
      if let acceptance = value as? Acceptance { try check(acceptance, call, session) }
    case let call as EnterRoomCall: session.enter(call.id)
    case let call as SubscribeCall: session.enter(call.id)
    case let call as LeaveRoomCall: session.leave(call.id)
    case let call as UnsubscribeCall: session.leave(call.id)
    case let call as DismissRoomCall: session.leave(call.id)
    case let call as WatchPresenceCall:
      for account in call.accounts where session.watched[account.folded] == nil {
        session.watched[account.folded] = .some(nil)
      }
    case let call as UnwatchPresenceCall:
      for account in call.accounts { session.watched.removeValue(forKey: account.folded) }
    case is PullCall: try check(value as? [PulledStream] ?? [], session)
    case let call as HistoryCall:
      if let page = value as? HistoryPage { try check(page, call.query.conversation, session) }
    default: break
    }
  }

  private func note(_ value: any Sendable, _ call: ConnectCall, _ session: ModelSession) throws(ModelViolation) {
    guard case .connected(let connected)? = value as? ConnectReply else { return session.endLogin() }
    guard let account = number(of: connected.account), connected.account == call.account else {
      throw ModelViolation("\(call.account) logged in as \(connected.account)")
    }
    guard connected.login > lastLogin else { throw ModelViolation("login \(connected.login) after \(lastLogin)") }
    turnLogins.append(connected.login)
    session.beginLogin(account, login: connected.login, followsGroups: call.followsGroups)
    session.otherDevices = connected.otherDevices
  }

  // MARK: messages

  /// Checks that an acknowledged message is stored under its ID, with its sender, in its conversation.
  private func check(
    _ acceptance: Acceptance, _ call: SubmitCall, _ session: ModelSession
  ) throws(ModelViolation) {
    let id = call.id.normalized
    guard let account = session.account, acceptance.id == id else {
      throw ModelViolation("\(call.id) was accepted as \(acceptance.id)")
    }
    // Messages for online receivers only are not stored.
    if acceptance.sequence == 0 && (call.options.contains(.onlineOnly) || acceptance.isWithheld) { return }
    let stream = streamNumber(of: .conversation(call.conversation.normalized), account)
    let record = try read { () throws(MessagingError) in try base.event(stream: stream ?? .zero, id: id) }
    // A command that is sent again may be so old that the same turn prunes it.
    if record == nil && acceptance.isDuplicate && acceptance.number == 0 && isUpkeepDue { return }
    guard let stream, let record, record.sender == account, record.sequence == acceptance.sequence,
      record.time == acceptance.time
    else { throw ModelViolation("\(id) was acknowledged and is not in \(call.conversation)") }
    if !acceptance.isDuplicate {
      guard entries[record.place] != nil else { throw ModelViolation("\(id) was acknowledged and is not of this turn") }
      try noteTold(record.place, session)
    }
    if record.kind != .command { acknowledged["\(stream) \(id)"] = (account, record.place) }
  }

  private func check(_ streams: [PulledStream], _ session: ModelSession) throws(ModelViolation) {
    for pulled in streams where !pulled.events.isEmpty {
      guard let account = session.account, let stream = streamNumber(of: pulled.stream, account) else {
        throw ModelViolation("fetched from a stream that is not there: \(pulled.stream)")
      }
      if case .conversation(let name) = pulled.stream { try checkMayRead(name, stream, account) }
      // A new device is given the end of the past, too, which stands below zero.
      var last = Int64.min
      for event in pulled.events {
        guard event.sequence > last else { throw ModelViolation("fetched entry \(event.sequence) after \(last)") }
        last = event.sequence
        var message: MessageEvent?
        if case .message(let event) = event.payload { message = event }
        try check(message, at: EventPlace(stream: stream, sequence: event.sequence))
      }
      guard pulled.upTo >= last else { throw ModelViolation("fetched up to \(pulled.upTo), which is before \(last)") }
    }
  }

  private func check(
    _ page: HistoryPage, _ name: ConversationID, _ session: ModelSession
  ) throws(ModelViolation) {
    guard !page.messages.isEmpty else { return }
    guard let account = session.account, let stream = streamNumber(of: .conversation(name.normalized), account) else {
      throw ModelViolation("history of a conversation that is not there: \(name)")
    }
    try checkMayRead(name.normalized, stream, account)
    for message in page.messages {
      try check(message.message, at: EventPlace(stream: stream, sequence: message.sequence))
    }
  }

  /// Checks that a message of a page is as it is stored.
  private func check(_ message: MessageEvent?, at place: EventPlace) throws(ModelViolation) {
    let record = try read { () throws(MessagingError) in
      try base.event(stream: place.stream, sequence: place.sequence)
    }
    // It may have been pruned at the end of the turn.
    guard let record, let message else { return }
    guard record.id == message.id, number(of: message.sender) == record.sender else {
      throw ModelViolation("read another message than that at \(place)")
    }
  }

  private func checkMayRead(_ name: ConversationID, _ stream: StreamNumber, _ account: AccountNumber)
    throws(ModelViolation)
  {
    let isAllowed =
      switch name {
      case .direct: true
      case .group:
        membersBefore[stream]?.contains(account) == true || members[stream]?.contains(account) == true
          || readers.contains { $0.key.stream == stream && $0.value.contains(account) }
      // Through any of the account's logins, at any time during the turn.
      case .room(let id):
        sessions.contains { $0.places.contains(id) || $0.leftPlaces || $0.placesBefore.contains(stream) }
          || closed.contains { $0.places.contains(id) }
      }
    if !isAllowed { throw ModelViolation("account \(account) read \(name), to which it does not belong") }
  }
}
