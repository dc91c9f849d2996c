internal import Foundation
internal import Parlance

/// The body of a text message.
open class AgoraChatTextMessageBody: AgoraChatMessageBody {
  /// The text.
  public let text: String

  /// Creates a body with a text.
  ///
  /// - parameter aText: The text; nil is an empty one, which cannot be sent.
  public init(text aText: String?) {
    text = aText ?? ""
    super.init(type: .text)
  }

  override var content: MessageContent? { .text(text) }
  override var countedBytes: Int { text.utf8.count }
  override var isComplete: Bool { !text.isEmpty }
}
