public import Foundation
internal import Parlance

/// What a message says.
open class AgoraChatMessageBody: NSObject {
  /// Which of the subclasses it is.
  public let type: AgoraChatMessageBodyType

  init(type: AgoraChatMessageBodyType) {
    self.type = type
    super.init()
  }

  /// What the engine is to send; nil for a class of the app's own.
  var content: MessageContent? { nil }
  /// What a style shows that cannot show the content.
  var fallbackText: String? { nil }
  /// What only this style reads of it.
  var extensions: [String: [UInt8]] { [:] }
  /// How much of the vendor's limit it takes, in bytes.
  var countedBytes: Int { 0 }
  /// What is to be uploaded before it is sent.
  var attachments: [MessageAttachment] { [] }
  /// Whether it is worth sending.
  var isComplete: Bool { true }
}
