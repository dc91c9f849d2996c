internal import Foundation

/// Messages and bodies of 3.x, made of values that may be nil there.
extension AgoraChatMessage {
  /// A message of 3.x. What is nil is taken as an empty text; a message without a body is refused when it is sent.
  @_disfavoredOverload
  public convenience init(
    conversationID aConversationId: String!, from aFrom: String!, to aTo: String!, body aBody: AgoraChatMessageBody!,
    ext aExt: [AnyHashable: Any]!
  ) {
    self.init(
      conversationID: aConversationId ?? "", from: aFrom ?? "", to: aTo ?? "",
      body: aBody ?? AgoraChatTextMessageBody(text: nil), ext: aExt)
  }

  /// What a call is given in place of nil: a message to nobody, which every call refuses.
  static var missing: AgoraChatMessage {
    AgoraChatMessage(conversationID: "", from: "", to: "", body: AgoraChatTextMessageBody(text: nil), ext: nil)
  }
}

extension AgoraChatCmdMessageBody {
  /// A command of 3.x. Without an action it is refused when it is sent.
  @_disfavoredOverload
  public convenience init(action aAction: String!) { self.init(action: aAction ?? "") }
}
