public import Parlance

/// The callbacks of an ``AcmeMessenger``, on the queue of its environment.
public protocol AcmeMessengerDelegate: AnyObject {
  /// A note is about to be sent.
  func acmeWillSend(_ note: AcmeNote)
  /// A note was accepted, or refused with an error.
  func acmeDidSend(_ note: AcmeNote, error: MessagingError?)
  /// Notes came.
  func acmeDidReceive(_ notes: [AcmeNote])
  /// A command came.
  func acmeDidReceive(command: CommandContent, from sender: AccountID, in conversation: ConversationID)
  /// Notes were read.
  func acmeDidRead(_ receipts: [Receipt])
  /// A note was revoked.
  func acmeDidRevoke(_ notice: RevocationNotice)
  /// A conversation changed: its newest note, or the number of unread ones.
  func acmeDidChange(_ change: ConversationChange)
  /// The login ended, and not by ``AcmeMessenger/logout(completion:)``.
  func acmeDidEnd()
}
