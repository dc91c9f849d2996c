/// A record on its way out of a hub. Its content is that of a record which a hub imports.
package struct ExportedRecord: Sendable {
  /// The id, which is unique among the hub's records of its kind, and the same whichever hub has the content.
  package var id: String
  package var content: ImportedContent

  package init(id: String, content: ImportedContent) {
    self.id = id
    self.content = content
  }
}

/// A part of an export.
package struct ExportPage: Sendable {
  package var records: [ExportedRecord]
  /// The place at which the next part begins; nil if this is the last one.
  package var next: ExportPlace?

  package init(records: [ExportedRecord] = [], next: ExportPlace? = nil) {
    self.records = records
    self.next = next
  }
}

/// A place in an export: in the order of the cases, each of which goes through all accounts, or all groups and rooms.
package enum ExportPlace: Hashable, Sendable {
  /// Accounts and profiles, behind the account of a number.
  case accounts(after: AccountNumber)
  /// The relations of an account to others, behind a stream.
  case contacts(account: AccountNumber, after: StreamNumber)
  /// Groups with members and rooms, behind a key.
  case spaces(after: StreamKey)
  /// Members of the group of a key, behind the account of a number.
  case members(StreamKey, after: AccountNumber)
  /// Messages of the group or room of a key, behind a position.
  case history(StreamKey, after: Int64)
  /// Conversations of an account, behind a stream.
  case conversations(account: AccountNumber, after: StreamNumber)
  /// Messages of a direct conversation, behind a position, and then the account's other conversations.
  case directHistory(account: AccountNumber, stream: StreamNumber, after: Int64)

  /// The beginning of an export.
  package static let beginning = ExportPlace.accounts(after: .zero)
}

extension ExportPlace {
  /// The place as text.
  package var text: String {
    switch self {
    case .accounts(let number): "accounts:\(number)"
    case .contacts(let account, let stream): "contacts:\(account):\(stream)"
    case .spaces(let key): "spaces:\(key.text)"
    case .members(let key, let number): "members:\(number):\(key.text)"
    case .history(let key, let position): "history:\(position):\(key.text)"
    case .conversations(let account, let stream): "conversations:\(account):\(stream)"
    case .directHistory(let account, let stream, let position): "direct:\(account):\(stream):\(position)"
    }
  }

  /// Reads a place; nil for a text that is not one.
  package init?(text: String) {
    var rest = text[...]
    func word() -> Substring? {
      guard let end = rest.firstIndex(of: ":") else { return nil }
      defer { rest = rest[rest.index(after: end)...] }
      return rest[..<end]
    }
    func account() -> AccountNumber? { word().flatMap { AccountNumber($0) } }
    func number() -> Int64? { word().flatMap { Int64($0) } }
    /// The rest of the key, if it is that of a group or room.
    func key() -> StreamKey? {
      let key = StreamKey(text: String(rest))
      return key.isOfConversation ? key : nil
    }
    guard let kind = word() else { return nil }
    switch kind {
    case "accounts":
      guard let last = AccountNumber(rest), last >= .zero else { return nil }
      self = .accounts(after: last)
    case "contacts":
      guard let account = account(), let last = StreamNumber(rest) else { return nil }
      self = .contacts(account: account, after: last)
    case "spaces":
      guard let key = key() else { return nil }
      self = .spaces(after: key)
    case "members":
      guard let last = account(), let key = key() else { return nil }
      self = .members(key, after: last)
    case "history":
      guard let position = number(), let key = key() else { return nil }
      self = .history(key, after: position)
    case "conversations":
      guard let account = account(), let last = StreamNumber(rest) else { return nil }
      self = .conversations(account: account, after: last)
    case "direct":
      guard let account = account(), let stream = word().flatMap({ StreamNumber($0) }), let position = Int64(rest)
      else { return nil }
      self = .directHistory(account: account, stream: stream, after: position)
    default: return nil
    }
  }
}
