/// A notification for an account that is not connected.
public struct PushNotification: Hashable, Sendable {
  /// The subjects of notifications.
  public enum Subject: Sendable { case message, revocation, reaction, call }
  /// The subject of the notification.
  public var subject: Subject
  /// The account that is to receive it.
  public var recipient: AccountID
  /// The message it is about; of a call, an id of the notification alone.
  public var messageID: MessageID
  /// The conversation, as the recipient names it.
  public var conversation: ConversationID
  /// The account that caused it.
  public var sender: AccountID
  /// The text to show; nil where the sender set none and the message has no text.
  public var text: String?
  /// Further fields, a JSON object (its text).
  public var payload: String?
  /// A Boolean value that indicates whether the text is to be led by the sender's name.
  public var showsSender: Bool
  /// A Boolean value that indicates whether it raises the badge.
  public var countsAsUnread: Bool
  /// A Boolean value that indicates whether it may show who wrote what. Otherwise it has no text, and a notifier shows that
  /// there is something, and takes no text from the payload.
  public var showsDetails: Bool
  /// The name under which the sender wants to be shown; the account's if nil.
  public var senderName: String?
  /// The code of the language that the recipient prefers.
  public var language: String?
  /// The name of the template that the recipient chose.
  public var template: String?
  /// The numbers that the icons of the recipient's devices are to show from now on, this notification counted, of those that
  /// set one; none for a notification that does not raise the badge.
  public var badges: [PushBadge]

  /// Creates a notification.
  public init(
    subject: Subject, recipient: AccountID, messageID: MessageID, conversation: ConversationID, sender: AccountID,
    text: String?, payload: String?, showsSender: Bool, countsAsUnread: Bool, showsDetails: Bool = true,
    senderName: String? = nil, language: String? = nil, template: String? = nil, badges: [PushBadge] = []
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
    self.showsDetails = showsDetails
    self.senderName = senderName
    self.language = language
    self.template = template
    self.badges = badges
  }
}

/// A receiver of notifications for absent accounts.
public protocol PushNotifier: Sendable {
  /// Takes notifications, on a queue of the hub's; called after what they report is durable.
  func notify(_ notifications: [PushNotification])
}
