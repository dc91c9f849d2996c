/// A report of a message by an account that found it objectionable, for the operator to decide on.
///
/// It keeps what it needs of the message, which may be revoked or removed later.
public struct MessageReport: Hashable, Sendable {
  /// The report's number, in the order in which reports came.
  public var number: Int64
  /// The time at which it was made, or last repeated.
  public var time: Timestamp
  /// The account that made it.
  public var reporter: AccountID
  /// The message's id.
  public var messageID: MessageID
  /// The message's conversation, as the reporter names it.
  public var conversation: ConversationID
  /// The message's sender.
  public var sender: AccountID
  /// The time of the message.
  public var messageTime: Timestamp
  /// The kind of content that the message has.
  public var messageKind: MessageKind
  /// The message in words as it was when it was reported (`MessageBody.displayText`), 4 KB of it at most.
  public var text: String
  /// The category that the reporter chose, in the app's words.
  public var tag: String
  /// The reporter's words.
  public var reason: String
  /// The time at which the operator closed it; nil for one that is open.
  public var closed: Timestamp?
  /// The operator's note about what came of it; nil for one that is open.
  public var resolution: String?

  package init(
    number: Int64, time: Timestamp, reporter: AccountID, messageID: MessageID, conversation: ConversationID,
    sender: AccountID, messageTime: Timestamp, messageKind: MessageKind, text: String, tag: String, reason: String,
    closed: Timestamp? = nil, resolution: String? = nil
  ) {
    self.number = number
    self.time = time
    self.reporter = reporter
    self.messageID = messageID
    self.conversation = conversation
    self.sender = sender
    self.messageTime = messageTime
    self.messageKind = messageKind
    self.text = text
    self.tag = tag
    self.reason = reason
    self.closed = closed
    self.resolution = resolution
  }
}

/// A page of the reports: those that are open first, then those that are closed, each in the order of their numbers.
public struct MessageReportPage: Hashable, Sendable {
  /// The reports of this page.
  public var reports: [MessageReport]
  /// The cursor of the next page; nil if there is none.
  public var next: Int64?

  package init(reports: [MessageReport], next: Int64?) {
    self.reports = reports
    self.next = next
  }
}
