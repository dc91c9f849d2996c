public import Foundation

/// A remark in a conversation, such as "you recalled a message"; its text is the message's `text`.
open class NIMTipObject: NSObject, NIMMessageObject {
  /// The message it belongs to.
  open weak var message: NIMMessage?
  private let attachment: String?
  private let callbackExtension: String?

  /// The app's own data with it.
  open var attach: String? { attachment }
  /// The app's data for callbacks; only NIM clients see it.
  open var callbackExt: String? { callbackExtension }

  /// Creates a remark without data.
  public override convenience init() { self.init(attach: nil, callbackExt: nil) }

  /// Creates a remark.
  public init(attach: String?, callbackExt: String?) {
    attachment = attach
    callbackExtension = callbackExt
  }

  open func type() -> NIMMessageType { .tip }
}
