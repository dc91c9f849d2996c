internal import Foundation
internal import Parlance

/// The body of a text message.
open class AgoraChatTextMessageBody: AgoraChatMessageBody {
  /// The text.
  public let text: String
  /// The codes of the languages into which a translation service is to translate the text when it is sent; nil for none. They
  /// stay with this object: there is no such service here.
  open var targetLanguages: [String]?
  /// The text in other languages, by their codes; always nil, as it is without a translation service.
  open var translations: [String: String]? { nil }

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
