public import Foundation
package import Parlance

/// A text message, and what all messages have in common.
///
/// An object can be sent more than once; each sending is a message of its own.
open class AgoraRtmMessage: NSObject {
  /// What the message is.
  public var type: AgoraRtmMessageType { .text }
  /// The text, up to 32 KB; of a raw message its description.
  open var text: String
  /// When the service received the message, in milliseconds since 1970; 0 before that. Not for strict ordering.
  public private(set) var serverReceivedTs: Int64 = 0
  /// Whether the message had waited at the service while its receiver was offline. Peer messages only.
  public private(set) var isOfflineMessage = false
  /// The message's id in every style; empty before it is sent. The vendor's API knows no ids.
  package private(set) var messageID: MessageID = ""

  /// A text message.
  ///
  /// - parameter text: Up to 32 KB.
  public init(text: String) { self.text = text }

  /// What goes to the hub.
  func body() -> MessageBody { MessageBody(content: .text(text)) }
  /// What the engine is to upload before that.
  var attachments: [MessageAttachment] { [] }
  /// How large the message is, as the vendor counts, in bytes.
  var countedBytes: Int { text.utf8.count }
  /// Whether there is something in it, and not too much.
  var canBeSent: Bool { countedBytes <= Limits.messageBytes }

  /// Takes the id under which the object is sent now.
  func adopt(_ id: MessageID) { messageID = id }

  /// Takes what the hub says of the message.
  func adopt(_ message: Message) {
    messageID = message.id
    serverReceivedTs = message.time.milliseconds
    isOfflineMessage = message.marks.contains(.waited)
  }
}
