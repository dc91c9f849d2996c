internal import Foundation
internal import Parlance

/// The body of a text message.
open class AgoraChatTextMessageBody: AgoraChatMessageBody {
  /// The text. An empty one cannot be sent.
  public let text: String
  /// The codes of the languages into which the text is to be translated when it is sent; nil for none. Kept without effect:
  /// there is no translation service.
  open var targetLanguages: [String]?
  /// The translations by language code; always nil, as there is no translation service.
  open var translations: [String: String]? { nil }

  /// Creates a body with an empty text; sending it fails with 500 (`messageInvalid`).
  public override init() {
    text = ""
    super.init(type: .text)
  }

  /// Creates a body with a text.
  ///
  /// - parameter aText: The text; nil counts as an empty one.
  public init(text aText: String?) {
    text = aText ?? ""
    super.init(type: .text)
  }

  override var content: MessageContent? { .text(text) }
  override var countedBytes: Int { text.utf8.count }
  override var isComplete: Bool { !text.isEmpty }
}
