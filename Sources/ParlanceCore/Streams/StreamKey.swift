/// The key under which the hub's store keeps a stream: it says which stream that is. Stores keep and compare the key's text.
package enum StreamKey: Hashable, Sendable {
  /// The stream of an account.
  case account(AccountNumber)
  /// The conversation of two accounts; `low` is the smaller number.
  case direct(low: AccountNumber, high: AccountNumber)
  /// The group or room of an id.
  case conversation(ExactString)
  /// A group or room whose id is free again.
  case former(ExactString, stream: StreamNumber)
  /// The stream of a value that a capability keeps, by a name of the capability's, such as those of `KeptValueKind`. No name reads as the
  /// text of another key.
  case kept(ExactString)

  /// The key before those of all groups and rooms.
  package static let beforeConversations = StreamKey.conversation("")

  /// Returns the key of the group or room of an id.
  package static func conversation(_ id: String) -> StreamKey { .conversation(ExactString(id)) }

  /// Returns the key of a value that is kept under a name.
  package static func kept(_ name: String) -> StreamKey { .kept(ExactString(name)) }

  /// A Boolean value that indicates whether it is the key of a group or room whose id is not free.
  package var isOfConversation: Bool { if case .conversation = self { true } else { false } }

  /// Returns whether the key stands before another one, in the order of the bytes of their texts.
  package func precedes(_ other: StreamKey) -> Bool { text.utf8.lexicographicallyPrecedes(other.text.utf8) }
}

extension StreamKey {
  private static let accountPrefix = "a:"
  private static let directPrefix = "d:"
  private static let conversationPrefix = "c:"
  private static let formerPrefix = "x:"

  /// The key as it is stored.
  package var text: String {
    switch self {
    case .account(let number): "\(Self.accountPrefix)\(number)"
    case .direct(let low, let high): "\(Self.directPrefix)\(low):\(high)"
    case .conversation(let id): Self.conversationPrefix + id.string
    case .former(let id, let stream): "\(Self.formerPrefix)\(stream):" + id.string
    case .kept(let name): name.string
    }
  }

  /// Creates the key of a text.
  package init(text: String) {
    if let id = Self.suffix(of: text, behind: Self.conversationPrefix) {
      self = .conversation(id)
    } else if let key = Self.numbered(text), ExactString(key.text) == ExactString(text) {
      self = key
    } else {
      self = .kept(text)
    }
  }

  /// Returns the key with numbers that a text may be; numbers can be written in other ways than in keys.
  private static func numbered(_ text: String) -> StreamKey? {
    if let rest = suffix(of: text, behind: accountPrefix) {
      guard let number = AccountNumber(rest) else { return nil }
      return .account(number)
    }
    if let rest = suffix(of: text, behind: directPrefix) {
      let numbers = rest.split(separator: ":").compactMap { AccountNumber($0) }
      return numbers.count == 2 ? .direct(low: numbers[0], high: numbers[1]) : nil
    }
    // By bytes: an id may begin with a mark that joins the character before it.
    guard let rest = suffix(of: text, behind: formerPrefix), let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")),
      let number = StreamNumber(rest[..<colon])
    else { return nil }
    return .former(ExactString(String(decoding: rest.utf8[colon...].dropFirst(), as: UTF8.self)), stream: number)
  }

  private static func suffix(of text: String, behind prefix: String) -> String? {
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
