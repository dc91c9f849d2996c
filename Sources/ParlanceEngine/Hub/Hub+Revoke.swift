package import ParlanceCore

/// The rules of taking messages back live here and nowhere else.
extension Hub {
  func revoke(
    _ id: MessageID, _ name: ConversationID, _ request: RevocationRequest, _ number: UInt64, _ session: HubSession,
    _ login: HubSession.Login
  ) throws(MessagingError) -> HubReply? {
    let conversation = try conversation(name, session, login)
    let member = try membership(conversation, login)
    let record = try revocable(id, in: conversation)
    try checkMayRevoke(record, conversation, member, login)
    // The revoker learns of the success before the notice.
    send(.reply(number, .success(.done)), to: session)
    try revoke(record, id, conversation, revoker: login.account, scope: .everyone, request)
    return nil
  }

  private func checkMayRevoke(
    _ record: EventRecord, _ conversation: HubConversation, _ member: MemberRecord, _ login: HubSession.Login
  ) throws(MessagingError) {
    let isOwn = record.sender == login.account.number
    let isManager = conversation.kind == .group && member.role >= .manager
    guard isOwn || isManager else { throw MessagingError(.notOwnMessage) }
    guard clock.now().milliseconds - record.time.milliseconds <= settings.revokeWindow else {
      throw MessagingError(.revokeWindowElapsed, "window \(settings.revokeWindow) ms")
    }
  }

  /// "Revoke this, else deliver the command": carries out the first half.
  ///
  /// - returns: Whether it did; false for an id that is no message of the conversation, and for a resent command, which
  ///   is found by its own id.
  func revoke(
    _ id: MessageID, by submission: Submission, _ conversation: HubConversation, _ number: UInt64,
    _ session: HubSession, _ login: HubSession.Login
  ) throws(MessagingError) -> Bool {
    guard try store.event(id: submission.id) == nil,
      let record = try store.event(id: id), record.stream == conversation.stream,
      record.kind == .message || record.kind == .senderOnly
    else { return false }
    try checkMayRevoke(record, conversation, try membership(conversation, login), login)
    var request = RevocationRequest()
    request.command = RevocationCommand(id: submission.id, encodedBody: submission.body)
    try revoke(
      record, id, conversation, revoker: login.account, scope: .everyone, request,
      asked: (session, number))
    return true
  }

  /// Takes a message back on behalf of its sender; the administration is bound to no window.
  package func revoke(
    _ id: MessageID, scope: Revocation.Scope, _ request: RevocationRequest
  ) throws(MessagingError) {
    guard let record = try store.event(id: id), let stream = try store.stream(number: record.stream) else {
      throw MessagingError(.messageNotFound)
    }
    let conversation = try conversation(stream)
    let current = try revocable(id, in: conversation)
    try revoke(
      current, id, conversation, revoker: try account(number: current.sender), scope: scope, request)
  }

  private func revocable(_ id: MessageID, in conversation: HubConversation) throws(MessagingError) -> EventRecord {
    guard let record = try store.event(id: id), record.stream == conversation.stream,
      record.kind == .message || record.kind == .senderOnly
    else { throw MessagingError(.messageNotFound) }
    return record
  }

  private func revoke(
    _ record: EventRecord, _ id: MessageID, _ conversation: HubConversation, revoker: AccountRecord,
    scope: Revocation.Scope, _ request: RevocationRequest, asked: (session: HubSession, number: UInt64)? = nil
  ) throws(MessagingError) {
    let sender = try account(number: record.sender)
    let now = clock.now()
    let revocation = Revocation(
      messageID: id, conversation: conversation.name(for: record.sender), revoker: revoker.id, messageSender: sender.id,
      messageTime: record.time, messageSequence: record.sequence, time: now, scope: scope, request: request)
    try store.revoke(
      stream: record.stream, sequence: record.sequence, as: scope == .everyone ? .tombstone : .senderOnly)
    var writer = ByteWriter()
    revocation.write(to: &writer)
    append(
      EventDraft(
        stream: conversation.stream, kind: .revocation, time: now, id: request.command?.id, sender: revoker.number,
        payload: writer.bytes),
      then: .other { [self] outcome throws(MessagingError) in
        guard case .appended(let sequence, let time, _, _) = outcome else { return }
        if let asked, let id = request.command?.id {
          // To the device that sent it, it is an accepted command and nothing else.
          let acceptance = Acceptance(
            id: id, sequence: sequence, time: time, number: 0, senderNumber: 0, roster: [], isDuplicate: false)
          send(.reply(asked.number, .success(.accepted(acceptance))), to: asked.session)
        }
        announce(
          .revocation(revocation, isRoaming: false), in: conversation, sequence: sequence, time: time,
          except: asked?.session, hiddenFrom: scope == .receivers ? record.sender : nil)
      })
    guard pushNotifier != nil, let push = request.push else { return }
    for account in absentAccounts(of: conversation) where account.number != revoker.number {
      if scope == .receivers && account.number == record.sender { continue }
      notifications.append(
        PushNotification(
          subject: .revocation, recipient: account.id, messageID: id,
          conversation: conversation.name(for: account.number), sender: revoker.id, text: push.text,
          payload: push.payload, showsSender: push.showsSender, countsAsUnread: request.countsAsUnread))
    }
  }
}
