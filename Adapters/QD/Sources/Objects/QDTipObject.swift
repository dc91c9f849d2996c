public import Foundation

/// A remark in a session, such as "you recalled a message".
///
/// Tips cannot be sent (QD: sending messages); `QDIMChatManager.save(_:for:completion:)` puts one into the local
/// database. The words to show are the message's `text`.
open class QDTipObject: NSObject, QDMessageObject {
  /// The app's own data with the remark (ours).
  open var attach: String?

  /// Creates a remark without data.
  public override init() { super.init() }

  /// Creates a remark (ours).
  ///
  /// - parameter attach: The app's own data with it.
  public init(attach: String?) {
    self.attach = attach
    super.init()
  }
}
