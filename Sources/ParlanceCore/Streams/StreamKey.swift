/// The keys under which the hub's store keeps streams. What is kept of an account under a key of its own has a prefix of its
/// capability's, such as `KeptValueKind`.
package enum StreamKey {
  /// The beginning of the keys of groups and rooms; the id follows. In the order of keys nothing stands before them.
  package static let conversationPrefix = "c:"
  /// The beginning of the keys of groups and rooms whose id is free again; the stream's number, a colon and the id follow.
  static let formerPrefix = "x:"

  /// Returns the key of an account's stream.
  package static func account(_ number: AccountNumber) -> String { "a:\(number)" }

  /// Returns the key of the conversation of two accounts; `low` is the smaller number.
  package static func direct(low: AccountNumber, high: AccountNumber) -> String { "d:\(low):\(high)" }

  /// Returns the key of a group or room.
  package static func conversation(_ id: String) -> String { conversationPrefix + id }

  /// Returns the key under which a group or room is kept whose id is free again.
  static func former(_ id: String, stream: StreamNumber) -> String { "\(formerPrefix)\(stream):\(id)" }
}
