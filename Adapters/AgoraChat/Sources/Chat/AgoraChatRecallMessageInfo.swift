public import Foundation
internal import Parlance

/// A message that was recalled.
open class AgoraChatRecallMessageInfo: NSObject {
  /// The account that recalled it.
  open var recallBy: String
  /// The id of the recalled message, even if that message never arrived here.
  open var recallMessageId: String
  /// The message; nil if it never arrived at this device. It is deleted from the database once the delegates have
  /// returned.
  open var recallMessage: AgoraChatMessage?
  /// The data that this account attached.
  open var ext: String?
  /// The conversation it was in.
  open var conversationId: String

  /// Creates an object about no message.
  public override init() {
    recallBy = ""
    recallMessageId = ""
    conversationId = ""
    super.init()
  }

  init(_ revocation: Revocation, message: AgoraChatMessage?) {
    recallBy = revocation.revoker.name
    recallMessageId = revocation.messageID.string
    recallMessage = message
    ext = revocation.request.attachment
    conversationId = revocation.conversation.name
    super.init()
  }
}
