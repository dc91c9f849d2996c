public import Foundation

/// A remark in a session, as "you recalled a message".
///
/// Tips cannot be sent (QD: sending messages); `QDIMChatManager.save(_:for:completion:)` puts one into the local
/// database. The words to show are the message's `text`.
open class QDTipObject: NSObject, QDMessageObject {
  /// Whatever the app keeps with the remark (ours).
  open var attach: String?

  /// A remark without anything attached.
  public override init() { super.init() }

  /// A remark (ours).
  ///
  /// - parameter attach: Whatever the app keeps with it.
  public init(attach: String?) {
    self.attach = attach
    super.init()
  }
}
