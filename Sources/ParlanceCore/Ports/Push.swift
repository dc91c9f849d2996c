/// A notification for somebody who is not connected.
public struct PushNotification: Hashable, Sendable {
  /// What it is about.
  public enum Subject: Sendable { case message, revocation }
  /// What it is about.
  public var subject: Subject
  /// For whom.
  public var recipient: AccountID
  /// The message it is about.
  public var messageID: MessageID
  /// Its conversation, as the recipient names it.
  public var conversation: ConversationID
  /// Who caused it.
  public var sender: AccountID
  /// The text to show; nil where the sender set none and the message has no text.
  public var text: String?
  /// Further fields, a JSON object (its text).
  public var payload: String?
  /// Whether the text is to be led by the sender's name.
  public var showsSender: Bool
  /// Whether it raises the badge.
  public var countsAsUnread: Bool

  /// A notification.
  public init(
    subject: Subject, recipient: AccountID, messageID: MessageID, conversation: ConversationID, sender: AccountID,
    text: String?, payload: String?, showsSender: Bool, countsAsUnread: Bool
  ) {
    self.subject = subject
    self.recipient = recipient
    self.messageID = messageID
    self.conversation = conversation
    self.sender = sender
    self.text = text
    self.payload = payload
    self.showsSender = showsSender
    self.countsAsUnread = countsAsUnread
  }
}

/// Where notifications for absent receivers go.
public protocol PushNotifier: Sendable {
  /// Takes notifications, on a queue of the hub's; called after what they tell of is durable.
  func notify(_ notifications: [PushNotification])
}

/// Decides who may log in.
///
/// - parameter account: The account, as the app wrote it.
/// - parameter token: What the app showed; empty if nothing.
/// - returns: nil to let it in, or why not: a code such as `invalidToken`, `tokenExpired` or `accountBlocked`.
public typealias TokenCheck = @Sendable (_ account: AccountID, _ token: String) -> MessagingError?
