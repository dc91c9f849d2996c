// The hub as the page receives it, in JSON.

/// The hub as it is now.
struct HubSnapshot: Encodable, Equatable {
  /// A stream of the hub.
  struct Stream: Encodable, Equatable {
    var id: String
    var entries: [Entry]
    /// The positions up to which accounts reported that they have read; of direct conversations only.
    var marks: [Mark]
  }

  /// An entry of a stream.
  struct Entry: Encodable, Equatable {
    /// The kind of an entry.
    enum What: String, Encodable { case message, revocation, change }

    var number: Int64
    /// In milliseconds since 1970.
    var time: Int64
    var what: What
    var words: String
    /// The words in Chinese, where they are not what people wrote.
    var wordsZh: String
    /// The receipts of a message; nil if it has none and none are wanted.
    var receipts: Receipts?
  }

  /// The receipts of one message.
  struct Receipts: Encodable, Equatable {
    /// The accounts that reported it as read, in the order of reading.
    var readers: [String]
    /// The accounts of which a device confirmed that it has the message.
    var deliveries: [String]
    /// The number of members whose receipts are wanted; nil in direct conversations.
    var expected: Int?
  }

  /// The position up to which an account reported that it has read.
  struct Mark: Encodable, Equatable {
    var account: String
    var number: Int64
  }

  var streams: [Stream]
}
