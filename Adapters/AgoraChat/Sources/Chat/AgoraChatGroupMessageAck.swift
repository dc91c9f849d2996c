public import Foundation
internal import Parlance

/// That a member read a message of a group.
open class AgoraChatGroupMessageAck: NSObject {
  /// The message.
  open var messageId: String
  /// Which acknowledgement it is: where the list of a message's acknowledgements goes on.
  open var readAckId: String
  /// Who read it.
  open var from: String
  /// What the reader said with it; empty for nothing.
  open var content: String
  /// How many have read the message.
  open var readCount: Int32
  /// When it was read, in milliseconds since 1970.
  open var timestamp: Int64

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
