internal import Foundation
internal import Parlance

/// A word to search for.
struct Keyword {
  /// The word as the engine looks for it.
  let word: SearchKeyword
  private let place: AgoraChatMessageSearchScope

  /// A word; nil and empty are in every message.
  init(_ word: String?, _ scope: AgoraChatMessageSearchScope = .content) {
    self.word = SearchKeyword(word ?? "")
    place = scope
  }

  /// The parts of a message in which it can be.
  var scope: MessageSearch.Scope {
    switch place {
    case .content: .content
    case .ext: [.attributes, .notes]
    case .all: .all
    }
  }

  /// A Boolean value that indicates whether the engine's results have to be filtered: notes have more than `ext`, and
  /// replace the sender's attributes.
  var needsCondition: Bool { !word.isEmpty && place != .content }

  /// Returns whether a message contains it: case does not count.
  func occurs(in message: Message) -> Bool {
    if word.isEmpty { return true }
    let content = message.body.content
    // What the app put in place of the sender's attributes is noted on this device alone.
    let attributes = MessageNotes(message.localExtension).ext ?? message.body.attributes
    switch place {
    case .content: return occurs(in: content)
    case .ext: return occurs(inValuesOf: attributes)
    case .all: return occurs(in: content) || occurs(inValuesOf: attributes)
    }
  }

  private func occurs(in content: MessageContent) -> Bool {
    switch content {
    case .text(let text): occurs(in: text)
    case .custom(let custom): occurs(in: custom.type) || occurs(inValuesOf: custom.payload)
    case .location(let place): occurs(in: place.title) || occurs(in: place.info)
    case .tip(let text, _): occurs(in: text)
    case .image(let media), .audio(let media), .video(let media), .file(let media): occurs(in: media.media.fileName)
    case .notification, .command, .data, .unknown: false
    }
  }

  /// Searches the values of a JSON object, at any depth, but not its keys. Any other text is searched as a whole.
  private func occurs(inValuesOf json: String?) -> Bool {
    guard let json else { return false }
    guard let object = JSONObject.dictionary(of: json) else { return occurs(in: json) }
    return occurs(inValue: object)
  }

  private func occurs(inValue value: Any) -> Bool {
    switch value {
    case let object as [String: Any]: object.values.contains { occurs(inValue: $0) }
    case let list as [Any]: list.contains { occurs(inValue: $0) }
    case let text as String: occurs(in: text)
    case let number as NSNumber: occurs(in: number.stringValue)
    default: false
    }
  }

  private func occurs(in text: String?) -> Bool { text.map { word.occurs(in: $0) } ?? false }
}
