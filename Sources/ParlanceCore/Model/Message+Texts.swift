internal import Foundation

extension Message {
  /// Returns the texts in parts of a message that a search looks through.
  package func texts(in scope: MessageSearch.Scope) -> [String] {
    var texts: [String] = []
    if !scope.isDisjoint(with: [.content, .attributes]) {
      let body = body
      if scope.contains(.content) { texts += body.content.texts }
      if scope.contains(.attributes), let attributes = body.attributes {
        texts += JSONObject.texts(in: attributes, looksIntoTexts: false)
      }
    }
    if scope.contains(.notes), let localExtension {
      texts += JSONObject.texts(in: localExtension, looksIntoTexts: true)
    }
    return texts
  }
}

extension MessageBody {
  /// Returns whether all keywords occur in the texts of the content.
  package func contains(_ keywords: [SearchKeyword]) -> Bool {
    let texts = content.texts.map(FoldedText.init)
    return keywords.allSatisfy { keyword in texts.contains { keyword.occurs(in: $0) } }
  }
}

extension MessageContent {
  /// The texts in which a search looks for words, and the hub for those of the operator's list.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .tip(let text, _): [text].compactMap(\.self)
    case .location(let place): [place.title, place.info].compactMap(\.self)
    case .custom(let custom): [custom.type] + JSONObject.texts(in: custom.payload, looksIntoTexts: false)
    case .image(let media), .audio(let media), .video(let media), .file(let media):
      [media.media.fileName].compactMap(\.self)
    case .notification, .command, .data, .unknown: []
    }
  }
}

extension JSONObject {
  /// Returns the values of a JSON object, at any depth, as texts; a text that is no JSON object as it is.
  ///
  /// - parameter text: The text of the object.
  /// - parameter looksIntoTexts: Adds the values of objects that are themselves texts among the values.
  package static func texts(in text: String, looksIntoTexts: Bool) -> [String] {
    guard text.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"), let object = dictionary(of: text) else {
      return [text]
    }
    var texts: [String] = []
    var waiting: [Any] = Array(object.values)
    while let value = waiting.popLast() {
      switch value {
      case let object as [String: Any]: waiting += object.values
      case let list as [Any]: waiting += list
      case let text as String:
        texts.append(text)
        guard looksIntoTexts, text.utf8.first == UInt8(ascii: "{"), let object = dictionary(of: text) else { continue }
        waiting += object.values
      case let number as NSNumber: texts.append(number.stringValue)
      default: continue
      }
    }
    return texts
  }
}
