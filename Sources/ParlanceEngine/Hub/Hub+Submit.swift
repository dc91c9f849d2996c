internal import ParlanceCore

/// Messages and commands.
extension Hub {
  func submit(_ submission: Submission, number: UInt64, from session: HubSession) throws(MessagingError) {
    guard let login = session.login else { throw MessagingError(.notLoggedIn) }
    guard submission.id.isValid else { throw MessagingError(.invalidArgument, "message id") }
    guard submission.body.count <= settings.messageSizeLimit else {
      throw MessagingError(.messageTooLarge, "limit \(settings.messageSizeLimit) bytes")
    }
    let conversation = try conversation(submission.conversation, session, login)
    try checkMayWrite(conversation, login)
    // What was accepted before, and is sent again after a lost reply, is no new message.
    if submission.options.contains(.requiresPresence), isPeerAbsent(conversation, session, login),
      try store.event(id: submission.id) == nil
    {
      throw MessagingError(.accountNotFound, "not online")
    }
    let isCommand = submission.kind == .command
    if isCommand, let id = submission.revokes {
      try finishAppends()
      if try revoke(id, by: submission, conversation, number, session, login) { return }
    }
    var submission = submission
    if MessageKind.media.contains(submission.kind), let body = try describingMedia(in: submission.body) {
      submission.body = body
    }
    if submission.options.contains(.prefersGroupReceipts) && givesReceipts(in: conversation) {
      submission.options.insert(.wantsGroupReceipts)
    }
    var roster: [Int64]?
    if conversation.kind == .group && submission.options.contains(.wantsGroupReceipts) && !isCommand {
      guard settings.groupReceiptsEnabled else { throw MessagingError(.receiptsDisabled) }
      guard conversation.members.count <= settings.groupReceiptMemberLimit else {
        throw MessagingError(.groupTooLargeForReceipts, "limit \(settings.groupReceiptMemberLimit) members")
      }
      roster = conversation.members.keys.filter { $0 != login.account.number }.sorted()
    }
    let pending = PendingSubmission(
      submission: submission, session: session, login: login, number: number, conversation: conversation, roster: roster
    )
    if submission.options.contains(.onlineOnly) {
      try finishAppends()
      passOn(pending)
      return
    }
    append(
      EventDraft(
        stream: conversation.stream, kind: isCommand ? .command : .message, time: clock.now(), id: submission.id,
        sender: login.account.number, options: submission.options, platform: login.platform,
        contentKind: submission.kind, payload: submission.body),
      then: .submission(pending))
  }

  /// Whether no device of a direct conversation's peer is connected.
  private func isPeerAbsent(
    _ conversation: HubConversation, _ session: HubSession, _ login: HubSession.Login
  ) -> Bool {
    guard let pair = conversation.pair else { return false }
    let peer = pair.0.number == login.account.number ? pair.1 : pair.0
    return !(sessions[peer.number] ?? []).contains { $0 !== session }
  }

  private func givesReceipts(in conversation: HubConversation) -> Bool {
    conversation.kind == .group && settings.groupReceiptsEnabled
      && conversation.members.count <= settings.groupReceiptMemberLimit
  }

  /// Who may write where.
  private func checkMayWrite(_ conversation: HubConversation, _ login: HubSession.Login) throws(MessagingError) {
    switch conversation.kind {
    case .direct, .account: return
    case .room:
      guard let member = conversation.members[login.account.number] else { throw MessagingError(.notMember) }
      if member.profile.isMuted(at: clock.now()) { throw MessagingError(.muted) }
    case .group:
      guard let member = conversation.members[login.account.number] else { throw MessagingError(.notMember) }
      let isSilenced =
        member.profile.isMuted(at: clock.now())
        || (conversation.group?.isMuted == true && member.record.role == .ordinary)
      if isSilenced { throw MessagingError(.muted) }
    }
  }

  func finish(
    _ pending: PendingSubmission, _ draft: EventDraft, _ outcome: AppendOutcome
  ) throws(MessagingError) {
    let submission = pending.submission
    let account = pending.login.account
    switch outcome {
    case .exists(let record):
      // A resend after a lost reply creates nothing new; an id of somebody else's message is no duplicate.
      guard record.sender == account.number, record.stream == pending.conversation.stream else {
        send(.reply(pending.number, .failure(MessagingError(.messageExists))), to: pending.session)
        return
      }
      let roster = try store.roster(submission.id) ?? []
      let acceptance = Acceptance(
        id: submission.id, sequence: record.sequence, time: record.time, number: record.number,
        senderNumber: record.senderNumber, roster: try accountIDs(roster), isDuplicate: true,
        isPeerAbsent: isPeerAbsent(pending.conversation, pending.session, pending.login))
      send(.reply(pending.number, .success(.accepted(acceptance))), to: pending.session)
    case .appended(let sequence, let time, let number, let senderNumber):
      var rosterIDs: [AccountID] = []
      if let roster = pending.roster {
        try store.saveRoster(submission.id, roster)
        rosterIDs = try accountIDs(roster)
      }
      let acceptance = Acceptance(
        id: submission.id, sequence: sequence, time: time, number: number, senderNumber: senderNumber,
        roster: rosterIDs, isDuplicate: false,
        isPeerAbsent: isPeerAbsent(pending.conversation, pending.session, pending.login))
      send(.reply(pending.number, .success(.accepted(acceptance))), to: pending.session)
      let message = MessageEvent(
        id: submission.id, sender: account.id, number: number, senderNumber: senderNumber, options: submission.options,
        platform: pending.login.platform, kind: submission.kind, body: submission.body)
      announce(
        .message(message), in: pending.conversation, sequence: sequence, time: time, except: pending.session,
        hiddenFrom: submission.options.contains(.synchronizes) ? nil : account.number)
      if pushNotifier != nil, submission.options.contains(.pushes), submission.kind != .command {
        push(message, in: pending.conversation)
      }
    }
  }

  /// Tells a conversation's followers of an entry; accounts from which it is hidden get only its number.
  func announce(
    _ payload: EventPayload, in conversation: HubConversation, sequence: Int64, time: Timestamp,
    except origin: HubSession? = nil, hiddenFrom hidden: Int64? = nil
  ) {
    for follower in followers(of: conversation) where follower !== origin {
      guard let account = follower.login?.account.number else { continue }
      let name = conversation.name(for: account)
      var told = account == hidden ? .nothing : payload
      if case .revocation(var revocation, let isRoaming) = told {
        revocation.conversation = name
        told = .revocation(revocation, isRoaming: isRoaming)
      }
      send(
        .event(StreamEvent(stream: .conversation(name), sequence: sequence, time: time, payload: told)), to: follower)
    }
  }

  /// Hands an online-only message to whoever is there.
  private func passOn(_ pending: PendingSubmission) {
    let time = clock.now()
    let submission = pending.submission
    let acceptance = Acceptance(
      id: submission.id, sequence: 0, time: time, number: 0, senderNumber: 0, roster: [], isDuplicate: false)
    send(.reply(pending.number, .success(.accepted(acceptance))), to: pending.session)
    let message = MessageEvent(
      id: submission.id, sender: pending.login.account.id, number: 0, senderNumber: 0, options: submission.options,
      platform: pending.login.platform, kind: submission.kind, body: submission.body)
    let account = pending.login.account.number
    for follower in followers(of: pending.conversation) where follower !== pending.session {
      guard let other = follower.login?.account.number else { continue }
      if other == account && !submission.options.contains(.synchronizes) { continue }
      send(.transient(pending.conversation.name(for: other), time, message), to: follower)
    }
  }

  private func push(_ message: MessageEvent, in conversation: HubConversation) {
    for account in absentAccounts(of: conversation) where account.id != message.sender {
      let body = MessageBody(decoding: message.body)
      var text = body.push?.text
      if text == nil, case .text(let content) = body.content { text = content }
      notifications.append(
        PushNotification(
          subject: .message, recipient: account.id, messageID: message.id,
          conversation: conversation.name(for: account.number), sender: message.sender, text: text,
          payload: body.push?.payload, showsSender: body.push?.showsSender ?? true,
          countsAsUnread: message.options.contains(.countsAsUnread)))
    }
  }

  /// The participants with no connected device; nobody is absent from a room.
  func absentAccounts(of conversation: HubConversation) -> [AccountRecord] {
    switch conversation.kind {
    case .direct:
      guard let pair = conversation.pair else { return [] }
      return [pair.0, pair.1].filter { sessions[$0.number]?.isEmpty ?? true }
    case .group:
      return conversation.members.keys.sorted().compactMap { number in
        sessions[number]?.isEmpty ?? true ? accountsByNumber[number] : nil
      }
    case .room, .account: return []
    }
  }
}
