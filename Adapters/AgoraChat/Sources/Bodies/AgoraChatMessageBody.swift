public import Foundation
internal import Parlance

/// The content of a message.
open class AgoraChatMessageBody: NSObject {
  /// The type of the body, which determines its subclass.
  public let type: AgoraChatMessageBodyType

  init(type: AgoraChatMessageBodyType) {
    self.type = type
    super.init()
  }

  /// The content that the engine sends; nil for a class of the app's own.
  var content: MessageContent? { nil }
  /// The text for styles that cannot show the content.
  var fallbackText: String? { nil }
  /// The parts of it that only this style reads.
  var extensions: [String: [UInt8]] { [:] }
  /// The number of bytes that count towards the vendor's limit.
  var countedBytes: Int { 0 }
  /// The attachments that are uploaded before it is sent.
  var attachments: [MessageAttachment] { [] }
  /// A Boolean value that indicates whether it has content to send.
  var isComplete: Bool { true }
}
