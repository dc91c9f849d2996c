extension MessageBody {
  /// The text for a style that cannot show the content: the one that the sender left for that case, else the content in
  /// words.
  ///
  /// The words for a place are its title and description, or its degrees; for a file its kind in brackets and its name;
  /// for an app's own content the app's name for it, or else the content as the app encoded it. Empty for commands,
  /// changes of groups and bytes, which have no words of their own.
  public var displayText: String {
    if let fallbackText, !fallbackText.isEmpty { return fallbackText }
    return content.words
  }
}

extension MessageContent {
  fileprivate var words: String {
    switch self {
    case .text(let text): text
    case .location(let place): place.words
    case .tip(let text, _): text ?? ""
    case .custom(let content): content.type.isEmpty ? content.payload : content.type
    case .image(let content): Self.words("[Image]", content)
    case .audio(let content): Self.words("[Audio]", content)
    case .video(let content): Self.words("[Video]", content)
    case .file(let content): Self.words("[File]", content)
    case .notification, .command, .data, .unknown: ""
    }
  }

  private static func words(_ kind: String, _ content: MediaContent) -> String {
    guard let name = content.media.fileName, !name.isEmpty else { return kind }
    return kind + " " + name
  }
}

extension LocationContent {
  fileprivate var words: String {
    let words = [title, info].compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? "\(latitude), \(longitude)" : words.joined(separator: ", ")
  }
}
