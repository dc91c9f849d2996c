internal import ParlanceCore

extension ReportMessageCall: AnsweredCall {
  func answer(_ turn: TurnContext, _ context: RequestContext) throws(MessagingError) -> Done {
    try turn.reports.report(self, context)
    return Done()
  }
}

/// Reports of messages: an inbox of the operator. The sender of a message is not notified.
struct ReportRules: TurnPart {
  let turn: TurnContext
  fileprivate let ownStore: any HubReportStore

  init(turn: TurnContext, ownStore: any HubReportStore) {
    self.turn = turn
    self.ownStore = ownStore
  }

  /// The maximum number of bytes of a message's text that a report keeps.
  private static var reportedTextSize: Int { 4096 }

  /// Stores a report. An account has one of each message: another one takes the place of the one that is open, and of one
  /// that the operator closed there is nothing more to say.
  fileprivate func report(_ call: ReportMessageCall, _ context: RequestContext) throws(MessagingError) {
    let conversation = try turn.lookup.conversation(call.conversation, context.requester)
    let account = context.account.number
    let message = try turn.access.message(call.id, in: conversation, for: .report, context.requester)
    let known = try ownStore.report(of: message.place, by: account)
    guard known?.closed == nil else { return }
    if known == nil {
      let limit = limits.openReports
      guard try ownStore.openReportCount(of: account) < limit else {
        throw MessagingError(.limitExceeded, "limit \(limit) open reports")
      }
    }
    let text = MessageBody(decoding: message.payload).displayText
    _ = try ownStore.save(
      ReportRecord(
        message: message.place, reporter: account, sender: message.sender, time: now, messageTime: message.time,
        contentKind: message.contentKind, messageID: call.id, text: text.prefix(bytes: Self.reportedTextSize),
        tag: call.tag, reason: call.reason))
  }

  // MARK: the inbox

  /// Returns reports, those that are open first.
  ///
  /// - parameter cursor: The cursor out of the page before: twice the number of its last report, and one more if that is
  ///   closed; 0 for the first page.
  func reports(after cursor: Int64, limit: Int) throws(MessagingError) -> MessageReportPage {
    var records: [ReportRecord] = []
    let number = ReportNumber(rawValue: max(0, cursor) >> 1)
    if cursor & 1 == 0 {
      records = try ownStore.reports(areClosed: false, after: number, limit: limit + 1)
    }
    if records.count <= limit {
      records += try ownStore.reports(
        areClosed: true, after: cursor & 1 == 0 ? .zero : number, limit: limit + 1 - records.count)
    }
    var reports: [MessageReport] = []
    for record in records.prefix(limit) { reports.append(try report(record)) }
    guard records.count > limit, let last = reports.last else { return MessageReportPage(reports: reports, next: nil) }
    return MessageReportPage(reports: reports, next: last.number << 1 | (last.closed == nil ? 0 : 1))
  }

  /// Returns a report, and its message as far as it still exists.
  func report(number: ReportNumber) throws(MessagingError) -> (report: MessageReport, message: HistoryMessage?) {
    guard let record = try ownStore.report(number: number) else { throw MessagingError(.requestNotFound, "report") }
    let place = record.message
    var message: HistoryMessage?
    if let event = try store.event(stream: place.stream, sequence: place.sequence), event.kind == .message,
      let id = event.id
    {
      message = HistoryMessage(
        sequence: event.sequence, time: event.time, message: try turn.pulls.messageEvent(event, id))
    }
    return (try report(record), message)
  }

  /// Closes a report, or changes the note of one that is closed.
  func closeReport(_ number: ReportNumber, note: String) throws(MessagingError) -> MessageReport {
    guard var record = try ownStore.report(number: number) else { throw MessagingError(.requestNotFound, "report") }
    guard note.utf8.count <= limits.reportReasonSize else {
      throw MessagingError(.messageTooLarge, "note: limit \(limits.reportReasonSize) bytes")
    }
    record.closed = record.closed ?? now
    record.note = note
    try ownStore.closeReport(number, at: record.closed ?? now, note: note)
    return try report(record)
  }

  private func report(_ record: ReportRecord) throws(MessagingError) -> MessageReport {
    let reporter = try turn.lookup.account(number: record.reporter)
    return MessageReport(
      number: record.number.rawValue, time: record.time, reporter: reporter.id, messageID: record.messageID,
      conversation: try reportedConversation(record), sender: try turn.lookup.account(number: record.sender).id,
      messageTime: record.messageTime, messageKind: record.contentKind, text: record.text, tag: record.tag,
      reason: record.reason, closed: record.closed, resolution: record.note)
  }

  /// Returns the name of a report's conversation for its reporter, also of a group or room that was dissolved since.
  private func reportedConversation(_ record: ReportRecord) throws(MessagingError) -> ConversationID {
    guard let stream = try store.stream(number: record.message.stream) else { throw MessagingError(.storageDamaged) }
    let id = stream.conversationName
    switch stream.kind {
    case .group: return .group(id)
    case .room: return .room(id)
    case .direct, .account: return try turn.lookup.conversation(stream).name(for: record.reporter)
    }
  }
}

extension String {
  /// Returns the beginning of a text that has no more than a number of bytes of UTF-8, in whole characters.
  fileprivate func prefix(bytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var count = 0
    return String(
      prefix { character in
        count += character.utf8.count
        return count <= limit
      })
  }
}
