#if Server
  internal import ParlanceMoving

  /// The vendor's values: the same member is a number in one answer and a text in another, and JSON travels in texts.
  extension JSONNode {
    /// The number, also of a text.
    var decimal: Double? {
      let value = number ?? text.flatMap { Double($0) }
      return value.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The Boolean value, also of a text or a number.
    var isSet: Bool? {
      switch self {
      case .flag(let value): value
      case .integer(let value): value != 0
      case .text("true"), .text("1"): true
      case .text("false"), .text("0"): false
      default: nil
      }
    }

    /// The name of an account, which the vendor has in lower case alone.
    var account: String? { word?.lowercased() }

    /// The object or list, also of a text; another value as it is.
    var unwrapped: JSONNode {
      guard let text, let first = text.utf8.first(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }),
        first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
        let value = try? JSONParser.parse(Array(text.utf8), replacesHalfPairs: true)
      else { return self }
      return value
    }
  }

  /// The members of one of the vendor's objects. What nothing asks for is left at the end.
  struct VendorMembers {
    private(set) var rest: [String: JSONNode]

    /// Takes the members that have a value: neither null nor an empty text.
    init(_ node: JSONNode?) { rest = (node?.object ?? [:]).filter { $0.value != .null && $0.value != "" } }

    /// The members that nothing asked for; nil if there are none.
    var attributes: JSONNode? { rest.isEmpty ? nil : .object(rest) }

    /// Removes a member and returns it.
    mutating func take(_ name: String) -> JSONNode? { rest.removeValue(forKey: name) }

    /// Removes a text and returns it; one that is longer stays.
    mutating func text(_ name: String, limit: Int = 4096) -> JSONNode? {
      guard let word = rest[name]?.word, word.utf8.count <= limit else { return nil }
      rest[name] = nil
      return .text(word)
    }

    /// Removes the name of an account and returns it.
    mutating func account(_ name: String) -> JSONNode? {
      guard let account = rest[name]?.account, account.utf8.count <= ArchiveShape.idLimit else { return nil }
      rest[name] = nil
      return .text(account)
    }

    /// Removes a number that is not negative and returns it; another value stays.
    mutating func count(_ name: String, upTo limit: Int64 = 1 << 53) -> JSONNode? {
      guard let count = rest[name]?.count, (0...limit).contains(count) else { return nil }
      rest[name] = nil
      return .integer(count)
    }

    /// Removes a time in milliseconds and returns it; another value stays.
    mutating func time(_ name: String) -> JSONNode? { count(name, upTo: ArchiveShape.latestTime) }

    /// Removes a number that is one of some and returns the word for it; another value stays.
    mutating func choice(_ name: String, _ words: [Int64: String]) -> JSONNode? {
      guard let count = rest[name]?.count, let word = words[count] else { return nil }
      rest[name] = nil
      return .text(word)
    }

    /// Removes a Boolean value and returns it; another value stays.
    mutating func flag(_ name: String) -> Bool? {
      guard let flag = rest[name]?.isSet else { return nil }
      rest[name] = nil
      return flag
    }
  }
#endif
