public import Foundation

/// A remark in a conversation, as "you recalled a message"; its words are the message's `text`.
open class NIMTipObject: NSObject, NIMMessageObject {
  /// The message it belongs to.
  open weak var message: NIMMessage?
  private let attachment: String?
  private let callbackExtension: String?

  /// What the app attached.
  open var attach: String? { attachment }
  /// What the app meant for callbacks; only NIM clients see it.
  open var callbackExt: String? { callbackExtension }

  /// A remark.
  public init(attach: String?, callbackExt: String?) {
    attachment = attach
    callbackExtension = callbackExt
  }

  open func type() -> NIMMessageType { .tip }
}
