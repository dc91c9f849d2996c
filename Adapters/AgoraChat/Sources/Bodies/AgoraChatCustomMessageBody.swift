internal import Foundation
internal import Parlance

/// The body of a message in an app's own format, or with another style's content that this one has no class for.
open class AgoraChatCustomMessageBody: AgoraChatMessageBody {
  /// The app's name for this kind of content.
  open var event: String!
  /// The content; nil if there is none. Another style's content that is not a dictionary of strings is the value of the key
  /// `content`.
  open var customExt: [String: String]!

  /// Creates a body without an event and content.
  public override init() {
    super.init(type: .custom)
  }

  /// Creates a body with content of an app's own format.
  public init(event aEvent: String?, customExt aCustomExt: [String: String]?) {
    event = aEvent
    customExt = aCustomExt
    super.init(type: .custom)
  }

  /// Custom content of the engine.
  convenience init(_ content: CustomContent) {
    let fields: [String: String]?
    if content.payload.isEmpty {
      fields = nil
    } else {
      fields = JSONObject.dictionary(of: content.payload) as? [String: String] ?? ["content": content.payload]
    }
    self.init(event: content.type, customExt: fields)
  }

  override var content: MessageContent? {
    let payload = customExt.flatMap { try? JSONObject.text(of: $0) } ?? ""
    return .custom(CustomContent(type: event ?? "", payload: payload))
  }
  override var fallbackText: String? { event }
  override var countedBytes: Int {
    (customExt ?? [:]).reduce(event?.utf8.count ?? 0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
  }
}
