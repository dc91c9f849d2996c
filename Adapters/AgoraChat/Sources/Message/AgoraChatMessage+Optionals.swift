internal import Foundation

/// Messages and bodies of 3.x, created from values that may be nil there.
extension AgoraChatMessage {
  /// Creates a message of 3.x. A nil string counts as an empty one; a message without a body is refused when it is
  /// sent.
  @_disfavoredOverload
  public convenience init(
    conversationID aConversationId: String!, from aFrom: String!, to aTo: String!, body aBody: AgoraChatMessageBody!,
    ext aExt: [AnyHashable: Any]!
  ) {
    self.init(
      conversationID: aConversationId ?? "", from: aFrom ?? "", to: aTo ?? "",
      body: aBody ?? AgoraChatTextMessageBody(text: nil), ext: aExt)
  }

  /// A message that is passed to a call in place of nil: it has no receiver, and every call refuses it.
  static var missing: AgoraChatMessage {
    AgoraChatMessage(conversationID: "", from: "", to: "", body: AgoraChatTextMessageBody(text: nil), ext: nil)
  }
}

extension AgoraChatCmdMessageBody {
  /// Creates a command of 3.x. Without an action it is refused when it is sent.
  @_disfavoredOverload
  public convenience init(action aAction: String!) { self.init(action: aAction ?? "") }
}
