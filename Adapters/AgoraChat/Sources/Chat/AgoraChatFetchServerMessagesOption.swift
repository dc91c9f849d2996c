public import Foundation

/// The messages to fetch from the server's history.
open class AgoraChatFetchServerMessagesOption: NSObject {
  /// The sender of the messages; all senders if nil.
  open var from: String?
  /// The types of message (raw values of `AgoraChatMessageBodyType`); all if nil or empty.
  open var msgTypes: [NSNumber]?
  /// The earliest time, inclusive, in milliseconds since 1970; no bound if 0 or less.
  open var startTime = 0
  /// The latest time, inclusive, in milliseconds since 1970; no bound if 0 or less.
  open var endTime = 0
  /// The direction: up goes to older messages, down to newer ones.
  open var direction = AgoraChatMessageSearchDirection.up
  /// A Boolean value that indicates whether to store the messages in the local database.
  open var isSave = false

  /// Creates options for the messages of all senders, the newest first, without storing them.
  public override init() { super.init() }
}
