/// The part of a hub's store that keeps reports of messages. They are kept when their message is deleted.
package protocol HubReportStore: AnyObject {
  /// Stores a report in place of the one of the same account about the same message, which keeps its number; the number
  /// of the record says nothing.
  ///
  /// - returns: The report's number.
  func save(_ report: ReportRecord) throws(MessagingError) -> ReportNumber
  /// Closes a report, or changes what is noted of one that is closed; has no effect if there is none.
  func closeReport(_ number: ReportNumber, at time: Timestamp, note: String) throws(MessagingError)
  func report(number: ReportNumber) throws(MessagingError) -> ReportRecord?
  func report(of message: EventPlace, by account: AccountNumber) throws(MessagingError) -> ReportRecord?
  /// Returns reports that are open or closed, in the order of their numbers.
  func reports(areClosed: Bool, after number: ReportNumber, limit: Int) throws(MessagingError) -> [ReportRecord]
  /// Returns the number of open reports of an account.
  func openReportCount(of account: AccountNumber) throws(MessagingError) -> Int
}

/// The number of a report of a message.
package struct ReportNumber: IdentifyingNumber {
  package let rawValue: Int64
  @inlinable package init(rawValue: Int64) { self.rawValue = rawValue }
}

/// A report of a message.
package struct ReportRecord: Hashable, Sendable {
  package var number: ReportNumber
  package var message: EventPlace
  package var reporter: AccountNumber
  package var sender: AccountNumber
  package var time: Timestamp
  package var messageTime: Timestamp
  package var contentKind: MessageKind
  package var messageID: MessageID
  package var text: String
  package var tag: String
  package var reason: String
  package var closed: Timestamp?
  package var note: String?

  package init(
    number: ReportNumber = .zero, message: EventPlace, reporter: AccountNumber, sender: AccountNumber, time: Timestamp,
    messageTime: Timestamp,
    contentKind: MessageKind, messageID: MessageID, text: String, tag: String, reason: String, closed: Timestamp? = nil,
    note: String? = nil
  ) {
    self.number = number
    self.message = message
    self.reporter = reporter
    self.sender = sender
    self.time = time
    self.messageTime = messageTime
    self.contentKind = contentKind
    self.messageID = messageID
    self.text = text
    self.tag = tag
    self.reason = reason
    self.closed = closed
    self.note = note
  }
}

extension HubTable {
  static let report = HubTable(
    "report", key: [("number", .int)],
    [
      ("stream", .int), ("sequence", .int), ("reporter", .int), ("sender", .int), ("time", .int),
      ("message_time", .int), ("content_kind", .int), ("message_id", .text), ("text", .text), ("tag", .text),
      ("reason", .text), ("closed", .int), ("note", .text),
    ])
}
