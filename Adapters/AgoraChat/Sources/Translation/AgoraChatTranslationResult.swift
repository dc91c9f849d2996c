public import Foundation

/// The translation of a message that an app keeps on this device.
open class AgoraChatTranslationResult: NSObject {
  /// The id of the message.
  open var msgId = ""
  /// A Boolean value that indicates whether the app shows the translation beside the text.
  open var showTranslation = false
  /// The number of times that the message was translated, as the app counts them.
  open var translateTimes: UInt = 0
  /// The translated text.
  open var translations = ""

  /// Creates an empty translation.
  public override init() { super.init() }
}
