public import Foundation
package import Parlance

/// A text message, and the base class of all messages.
///
/// An object can be sent more than once; each sending is a message of its own.
open class AgoraRtmMessage: NSObject {
  /// The type of the message.
  public var type: AgoraRtmMessageType { .text }
  /// The text, up to 32 KB; of a raw message its description.
  open var text: String
  /// The time when the service received the message, in milliseconds since 1970; 0 before that. Not for strict
  /// ordering.
  public private(set) var serverReceivedTs: Int64 = 0
  /// A Boolean value that indicates whether the message waited at the service while its receiver was offline. Peer
  /// messages only.
  public private(set) var isOfflineMessage = false
  /// The message's id in every style; empty before it is sent. The vendor's API knows no ids.
  package private(set) var messageID: MessageID = ""

  /// Creates a message with an empty text.
  override public init() { text = "" }

  /// Creates a text message.
  ///
  /// - parameter text: Up to 32 KB.
  public init(text: String) { self.text = text }

  /// Returns the message's body, as it is sent to the hub.
  func body() -> MessageBody { MessageBody(content: .text(text)) }
  /// The attachments that the engine uploads before that.
  var attachments: [MessageAttachment] { [] }
  /// The size of the message, as the vendor counts, in bytes.
  var countedBytes: Int { text.utf8.count }
  /// A Boolean value that indicates whether the message has content, and not too much.
  var canBeSent: Bool { countedBytes <= Limits.messageBytes }

  /// Takes the id under which the object is sent now.
  func adopt(_ id: MessageID) { messageID = id }

  /// Adopts the hub's data of the message.
  func adopt(_ message: Message) {
    messageID = message.id
    serverReceivedTs = message.time.milliseconds
    isOfflineMessage = message.marks.contains(.waited)
  }
}
