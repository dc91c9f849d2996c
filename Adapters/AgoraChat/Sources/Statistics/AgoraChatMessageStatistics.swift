public import Foundation
internal import Parlance

/// The directions of the messages that are counted (1.3.1).
public enum AgoraChatMessageStatisticsDirection: UInt, @unchecked Sendable {
  case send = 0
  case receive = 1
  case all = 100
}

/// The types of the messages that are counted (1.3.1).
public enum AgoraChatMessageStatisticsType: UInt, @unchecked Sendable {
  case text = 0
  case image = 1
  case video = 2
  case location = 3
  case voice = 4
  case file = 5
  case cmd = 6
  case custom = 7
  case all = 100
}

/// The traffic of one message, in bytes.
open class AgoraChatMessageStatistics: NSObject {
  /// The message's id.
  public let messageId: String
  /// The receiver: an account, or the id of the group or chatroom.
  public let to: String
  /// The sender.
  public let from: String
  /// The type of the body.
  public let type: AgoraChatMessageBodyType
  /// The kind of chat.
  public let chatType: AgoraChatType
  /// A value that indicates whether this account sent or received the message.
  public let direction: AgoraChatMessageDirection
  /// The bytes of the message without its files, as the engine encodes it.
  public let messageSize: UInt
  /// The bytes of its file: of one that this device sent, or has downloaded; 0 otherwise.
  public let attachmentSize: UInt
  /// The bytes of the thumbnail of a picture or film, likewise.
  public let thumbnailSize: UInt
  /// The server's time in milliseconds since 1970.
  public let timestamp: UInt

  /// Creates the statistics of no message.
  public override init() {
    messageId = ""
    to = ""
    from = ""
    type = .text
    chatType = .chat
    direction = .send
    messageSize = 0
    attachmentSize = 0
    thumbnailSize = 0
    timestamp = 0
    super.init()
  }

  init(_ message: Message, _ device: Device, _ core: ClientCore) {
    let object = AgoraChatMessage(message, core, device.account)
    let traffic = MessageTraffic(message, device)
    messageId = object.messageId
    to = object.to
    from = object.from
    type = object.body.type
    chatType = object.chatType
    direction = object.direction
    messageSize = UInt(clamping: traffic.message)
    attachmentSize = UInt(clamping: traffic.attachment)
    thumbnailSize = UInt(clamping: traffic.thumbnail)
    timestamp = UInt(clamping: message.time.milliseconds)
    super.init()
  }
}

/// The bytes of a message that this device sent or received.
struct MessageTraffic {
  var message: Int64
  var attachment: Int64
  var thumbnail: Int64

  init(_ message: Message, _ device: Device) {
    self.message = Int64(message.encodedBody.count)
    (attachment, thumbnail) = (0, 0)
    guard let content = message.body.content.media else { return }
    func size(_ part: MediaPart) -> Int64 {
      guard let media = content[part: part] else { return 0 }
      let isMoved =
        message.state == .sent || device.localPath(of: message.id, part, in: message.conversation) != nil
      return isMoved ? max(0, media.size) : 0
    }
    attachment = size(.file)
    if message.kind == .image || message.kind == .video { thumbnail = size(.preview) }
  }

  /// The sum, or the largest number.
  var total: Int64 {
    [attachment, thumbnail].reduce(message) { sum, part in
      let (total, overflows) = sum.addingReportingOverflow(part)
      return overflows ? .max : total
    }
  }
}
