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

  /// Returns the content with other texts in place of those in which the hub looks for words.
  ///
  /// - parameter change: Returns the text in place of another one.
  fileprivate func changingTexts(_ change: (String) -> String) -> MessageContent {
    switch self {
    case .text(let text): return .text(change(text))
    case .tip(let text, let attachment): return .tip(text: text.map(change), attachment: attachment)
    case .location(var place):
      place.title = place.title.map(change)
      place.info = place.info.map(change)
      return .location(place)
    case .custom(var custom):
      custom.type = change(custom.type)
      custom.payload = JSONObject.changingTexts(in: custom.payload, change)
      return .custom(custom)
    case .image(let content): return .image(content.changingName(change))
    case .audio(let content): return .audio(content.changingName(change))
    case .video(let content): return .video(content.changingName(change))
    case .file(let content): return .file(content.changingName(change))
    case .notification, .command, .data, .unknown: return self
    }
  }
}

extension MessageBody {
  /// The texts in which the hub looks for the words of the operator's list: those of the content, and those that stand for it
  /// in other styles and in notifications.
  package var checkedTexts: [String] {
    content.texts + [fallbackText, push?.text, memberPush?.text].compactMap(\.self)
  }

  /// Changes each of these texts.
  ///
  /// - parameter change: Returns the text in place of another one.
  package mutating func changeCheckedTexts(_ change: (String) -> String) {
    content = content.changingTexts(change)
    fallbackText = fallbackText.map(change)
    if let text = push?.text { push?.text = change(text) }
    if let text = memberPush?.text { memberPush?.text = change(text) }
  }
}

extension MediaContent {
  fileprivate func changingName(_ change: (String) -> String) -> MediaContent {
    var content = self
    content.media.fileName = media.fileName.map(change)
    return content
  }
}

extension JSONObject {
  /// Returns the values of a JSON object, at any depth, as texts; a text that is not a JSON object as it is.
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

  /// Returns the text of a JSON object with other texts among its values, at any depth; one that is not a JSON object is
  /// changed as a whole.
  ///
  /// - parameter text: The text of the object.
  /// - parameter change: Returns the text in place of another one.
  package static func changingTexts(in text: String, _ change: (String) -> String) -> String {
    guard text.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"), let object = dictionary(of: text) else {
      return change(text)
    }
    return (try? self.text(of: object.mapValues { changingTexts(in: $0, change) })) ?? change(text)
  }

  /// As above, of one value. JSON that was read is not nested without bound.
  private static func changingTexts(in value: Any, _ change: (String) -> String) -> Any {
    switch value {
    case let object as [String: Any]: object.mapValues { changingTexts(in: $0, change) }
    case let list as [Any]: list.map { changingTexts(in: $0, change) }
    case let text as String: change(text)
    default: value
    }
  }
}
