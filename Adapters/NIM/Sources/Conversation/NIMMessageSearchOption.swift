public import Foundation

/// The messages to find in the local database: those between two times, of some types, that have a text or are of some
/// senders.
open class NIMMessageSearchOption: NSObject {
  /// Only messages later than this, in seconds since 1970; 0 for no bound. Default: 0.
  open var startTime: TimeInterval = 0
  /// Only messages earlier than this, in seconds since 1970; 0 for no bound. Default: 0.
  open var endTime: TimeInterval = 0
  /// The maximum number of messages, those first in the order; 0 for all. Default: 100.
  open var limit: UInt = 100
  /// From old to new (the default, as the vendor's header says) or from new to old; the result has the same order.
  open var order: NIMMessageSearchOrder = .asc
  /// Only these types, as numbers of `NIMMessageType`; texts if empty (the default). Ignored with `allMessageTypes`.
  open var messageTypes: [NSNumber] = []
  /// Only messages with one of these values of `messageSubType`; all if empty. Default: empty.
  open var messageSubTypes: [NSNumber] = []
  /// A Boolean value that indicates whether messages of all types are found. Default: false.
  open var allMessageTypes = false
  /// The text to find: in texts and tips, titles of places, names of files, and the values in custom attachments. Case
  /// does not count. No text of its own if nil or empty. Default: nil.
  open var searchContent: String?
  /// The accounts whose messages are found; together with `searchContent`, either of the two suffices. Default: nil.
  open var fromIds: [String]?
  /// A Boolean value that indicates whether the special characters of patterns are literal in
  /// `searchContent`. Default: true; a search with false is refused with local error `notSupported`.
  open var enableContentTransfer = true

  public override init() {}
}
