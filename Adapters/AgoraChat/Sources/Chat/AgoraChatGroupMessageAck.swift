public import Foundation
internal import Parlance

/// An acknowledgement that a member read a message of a group.
open class AgoraChatGroupMessageAck: NSObject {
  /// The id of the message that was read.
  open var messageId: String
  /// The id of the acknowledgement, after which a message's list of acknowledgements can be continued.
  open var readAckId: String
  /// The account that read it.
  open var from: String
  /// The content that the reader sent with it; empty for none.
  open var content: String
  /// The number of accounts that have read the message.
  open var readCount: Int32
  /// The time of reading, in milliseconds since 1970.
  open var timestamp: Int64

  /// Creates an acknowledgement of no message.
  public override init() {
    messageId = ""
    readAckId = ""
    from = ""
    content = ""
    readCount = 0
    timestamp = 0
    super.init()
  }

  init(_ id: MessageID, reader: AccountID, note: String?, readCount: Int, time: Timestamp) {
    messageId = id.string
    readAckId = reader.folded
    from = reader.name
    content = note ?? ""
    self.readCount = Int32(clamping: readCount)
    timestamp = time.milliseconds
    super.init()
  }
}
