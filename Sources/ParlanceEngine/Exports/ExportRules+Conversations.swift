internal import ParlanceCore

/// Conversations of accounts: their settings and marks, and the messages of direct ones.
extension ExportRules {
  func addConversation(
    of number: AccountNumber, behind stream: StreamNumber, to part: inout Part
  ) throws(MessagingError) -> ExportPlace? {
    part.use()
    guard let account = try store.account(number: number) else { return nil }
    let page = try store.followed(
      FollowedQuestion(account: number, after: stream, rows: part.limit, limit: 1, bytes: part.bytes))
    part.use(rows: page.rows)
    guard let followed = page.streams.first else {
      guard let next = page.next else { return .conversations(account: number.successor, after: .zero) }
      return .conversations(account: number, after: next)
    }
    let place = ExportPlace.conversations(account: number, after: followed.stream.number)
    guard followed.stream.kind == .direct || followed.stream.kind == .group, !followed.stream.isDismissed else {
      return place
    }
    let conversation = try turn.lookup.conversation(followed.stream)
    guard conversation.thread == nil else { return place }
    try addMarks(of: account, followed, conversation, to: &part)
    // Both accounts follow a direct conversation; its messages come with the one that was registered first.
    guard conversation.pair?.0.number == number else { return place }
    return .directHistory(account: number, stream: followed.stream.number, after: .min)
  }

  private func addMarks(
    of account: AccountRecord, _ followed: FollowedStream, _ conversation: HubConversation, to part: inout Part
  ) throws(MessagingError) {
    let (stream, member) = (followed.stream, followed.member)
    var kept = ImportedConversation(account: account.id, conversation: conversation.name(for: account.number))
    kept.clearedUntil = member.cleared == 0 ? nil : try time(of: member.cleared, in: stream)
    if member.read > 0 {
      kept.readUntil = try time(of: member.read, in: stream)
    } else {
      kept.readUntil = try turn.imports.readTime(stream: stream.number, account: account.number)
    }
    if let settings = try turn.conversationSettings.record(of: account.number, stream: stream.number) {
      (kept.pin, kept.isPinned) = (settings.pin, settings.pin != nil)
      (kept.marks, kept.note) = (settings.marks & ~ConversationSettingsRecord.blockedBit, settings.note)
      kept.isHidden = settings.delisted > stream.lastNumber
      // That the account blocks the group is said with its membership.
      if kept.isPinned || kept.marks != 0 || kept.note != nil { kept.updated = settings.updated }
    }
    guard kept.clearedUntil != nil || kept.readUntil != nil || kept.isHidden || kept.updated != nil else { return }
    part.append(
      ExportID.joined([account.id.name] + conversation.exportParts), .conversation(kept),
      bytes: (kept.note?.utf8.count ?? 0) + (kept.pin?.note?.utf8.count ?? 0))
  }

  /// Returns the time of the last entry up to a position.
  func time(of position: Int64, in stream: StreamRecord) throws(MessagingError) -> Timestamp {
    guard position > 0 else { return PastPosition.time(of: position) }
    if let event = try store.event(stream: stream.number, sequence: position) { return event.time }
    // A command that was pruned: what is behind it is later.
    let next = try store.events(PageQuestion(stream: stream.number, after: position, limit: 1)).events.first
    return next.map { $0.time.advanced(byMilliseconds: -1) } ?? stream.lastTime
  }

  func addHistory(
    of account: AccountNumber, in stream: StreamNumber, behind position: Int64, to part: inout Part
  ) throws(MessagingError) -> ExportPlace {
    part.use()
    guard let record = try store.stream(number: stream), record.kind == .direct,
      let next = try addMessages(of: try turn.lookup.directConversation(record), behind: position, to: &part)
    else { return .conversations(account: account, after: stream) }
    return .directHistory(account: account, stream: stream, after: next)
  }
}
