/// A client's tag and the app's own client type, which the account's other clients see. Both are sent as the one tag that the engine
/// has.
struct ClientTag: Hashable {
  /// Separates the two; a control character, which tags do not contain.
  private static let separator: Character = "\u{1F}"

  /// `NIMSDKConfig.customTag`.
  var text: String
  /// `NIMSDKConfig.customClientType`; 0 for none.
  var clientType: Int

  init(text: String, clientType: Int) {
    self.text = text
    self.clientType = max(0, clientType)
  }

  /// The tag of a client of any style.
  init(_ tag: String?) {
    self.init(text: tag ?? "", clientType: 0)
    guard let tag, let end = tag.lastIndex(of: Self.separator), let type = Int(tag[tag.index(after: end)...]) else {
      return
    }
    self.init(text: String(tag[..<end]), clientType: type)
  }

  /// The tag for the engine; nil for none. Without a type it is the app's own, which clients of other styles show.
  var tag: String? {
    guard clientType > 0 || text.contains(Self.separator) else { return text.isEmpty ? nil : text }
    return text + String(Self.separator) + String(clientType)
  }
}
