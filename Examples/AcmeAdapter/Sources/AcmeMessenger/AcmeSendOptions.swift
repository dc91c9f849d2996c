public import Parlance

/// The ways in which a note differs from an ordinary one.
public struct AcmeSendOptions {
  /// A text for styles that cannot show the content; nil for none.
  public var insteadOf: String?
  /// A JSON object that every style can read; nil for none.
  public var tags: [AnyHashable: Any]?
  /// The note's id; nil for one that the engine makes.
  public var id: String?
  /// A Boolean value that indicates whether the note counts as unread.
  public var counts = true
  /// A Boolean value that indicates whether members of a group confirm that they read the note.
  public var confirms = false
  /// The files that go with the note.
  public var attachments: [MessageAttachment] = []
  /// The members of a group, or the accounts in a room, that the note is for; nil for all of them.
  public var addressees: [AccountID]?
  /// The tag of those in a room whom the note is for; nil for all of them.
  public var tag: String?
  /// The place in a room near which the note is shown; nil for everywhere.
  public var place: RoomLocation?

  /// Creates the options of an ordinary note.
  public init() {}

  func draft(_ content: MessageContent, to conversation: ConversationID) throws(MessagingError) -> MessageDraft {
    var body = MessageBody(content: content, fallbackText: insteadOf, addressees: addressees)
    if let tags { body.attributes = try JSONObject.text(of: tags) }
    if let tag { body.audience = try JSONObject.text(of: ["tag": tag]) }
    body.location = place
    var options = MessageOptions.acme
    if !counts { options.remove(.countsAsUnread) }
    if confirms { options.insert(.wantsGroupReceipts) }
    return MessageDraft(
      id: id.map { MessageID($0) }, conversation: conversation, body: body, options: options, attachments: attachments)
  }
}

extension MessageOptions {
  /// The options of everything that Acme sends. Sending to an account that blocks this one fails: Acme notifies the
  /// sender of blocks.
  static let acme: MessageOptions = [.ordinary, .failsIfBlocked]
}
