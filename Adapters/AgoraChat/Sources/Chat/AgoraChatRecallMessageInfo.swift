public import Foundation
internal import Parlance

/// A message that was taken back.
open class AgoraChatRecallMessageInfo: NSObject {
  /// Who took it back.
  open var recallBy: String
  /// Its id.
  open var recallMessageId: String
  /// The message; nil if it never came to this device. It goes from the database once the delegates have returned.
  open var recallMessage: AgoraChatMessage?
  /// What the one who took it back attached.
  open var ext: String?
  /// The conversation it was in.
  open var conversationId: String

  init(_ revocation: Revocation, message: AgoraChatMessage?) {
    recallBy = revocation.revoker.name
    recallMessageId = revocation.messageID.string
    recallMessage = message
    ext = revocation.request.attachment
    conversationId = revocation.conversation.name
    super.init()
  }
}
