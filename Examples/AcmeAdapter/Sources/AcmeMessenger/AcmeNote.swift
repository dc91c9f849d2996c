public import Parlance

/// A message of Acme's; the app's object follows what becomes of the message.
public final class AcmeNote {
  /// The message as the engine has it.
  public let message: Message
  private let messenger: AcmeMessenger

  init(_ message: Message, messenger: AcmeMessenger) {
    self.message = message
    self.messenger = messenger
  }

  /// The note's id, the same in every style.
  public var id: String { message.id.string }
  /// A Boolean value that indicates whether the account that is logged in wrote the note.
  public var isMine: Bool { message.sender == messenger.account }
  /// A Boolean value that indicates whether the peer has read the note.
  public var isRead: Bool { (try? messenger.read { $0.isReadByPeer(message) }) ?? false }
  /// The numbers of group members who have read the note and who have not; nil if the note was sent without a request
  /// for receipts.
  public var readCounts: (read: Int, unread: Int)? {
    try? messenger.read { $0.receiptCounts(message.id, in: message.conversation) }
  }
  /// The note's text, also of content that Acme does not know; nil where there is ``special`` content.
  public var text: String? { if special == nil { message.body.displayText } else { nil } }
  /// A place, a tip, an app's own content or bytes; nil for other notes.
  public var special: MessageContent? {
    switch message.body.content {
    case .location, .tip, .custom, .data: message.body.content
    default: nil
    }
  }
  /// The fields that every style can read; nil for none.
  public var tags: [String: Any]? { message.body.attributes.flatMap(JSONObject.dictionary(of:)) }
}
