public import Foundation

/// Which messages to fetch from the server's history.
open class AgoraChatFetchServerMessagesOption: NSObject {
  /// Only those of this sender; everyone's if nil.
  open var from: String?
  /// Only these types (raw values of `AgoraChatMessageBodyType`); all if nil or empty.
  open var msgTypes: [NSNumber]?
  /// Only those of this time or later, in milliseconds since 1970; any if 0 or less.
  open var startTime = 0
  /// Only those of this time or earlier, in milliseconds since 1970; any if 0 or less.
  open var endTime = 0
  /// Up goes to older messages, down to newer ones.
  open var direction = AgoraChatMessageSearchDirection.up
  /// They are put into the local database too.
  open var isSave = false

  /// Everyone's messages, the newest first, not kept.
  public override init() { super.init() }
}
