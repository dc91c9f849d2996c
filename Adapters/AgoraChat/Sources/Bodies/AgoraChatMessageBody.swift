public import Foundation
internal import Parlance

/// The content of a message.
open class AgoraChatMessageBody: NSObject {
  /// The type of the body, which determines its subclass.
  public let type: AgoraChatMessageBodyType
  /// The last change of the message's content.
  var edit: MessageEdit?

  /// The time of the last change of the content, in milliseconds since 1970; 0 if it was never changed.
  public var operationTime: UInt { UInt(clamping: edit?.time.milliseconds ?? 0) }
  /// The account that changed the content last; nil if it was never changed.
  public var operatorId: String? { edit?.editor.name }
  /// The number of changes of the content.
  public var operatorCount: UInt { UInt(clamping: edit?.count ?? 0) }

  /// Creates a body without content; sending it fails with 500 (`messageInvalid`).
  public override init() {
    type = .text
    super.init()
  }

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
