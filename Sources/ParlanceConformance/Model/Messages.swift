public import Parlance

/// A message that a scenario wants an app to send.
public struct OutgoingMessage: Hashable, Sendable {
  /// What comes with a text.
  public enum Attributes: Hashable, Sendable {
    /// Nothing.
    case none
    /// A JSON object (its text).
    case json(String)
    /// A dictionary that JSON cannot express.
    case unencodable
  }

  /// Its text.
  public var text: String
  /// What comes with it.
  public var attributes: Attributes
  /// Its id, for styles that choose one (`Capability.choosesIDs`).
  public var id: MessageID?
  /// Whether it counts as unread; styles without `Capability.marksUncounted` count every message.
  public var countsAsUnread: Bool
  /// Whether its sender wants to know who of the group read it (`Capability.requestsGroupReceipts`).
  public var wantsGroupReceipts: Bool
  /// What to send instead of the text: a place, a tip, an app's own content or bytes, as `Capability` says.
  public var content: MessageContent?

  /// A message.
  public init(
    _ text: String, attributes: Attributes = .none, id: MessageID? = nil, countsAsUnread: Bool = true,
    wantsGroupReceipts: Bool = false, content: MessageContent? = nil
  ) {
    self.text = text
    self.attributes = attributes
    self.id = id
    self.countsAsUnread = countsAsUnread
    self.wantsGroupReceipts = wantsGroupReceipts
    self.content = content
  }
}

/// A message as a style shows it from its local database.
public struct StoredMessage: Hashable, Sendable {
  /// How far it has come.
  public enum State: String, Hashable, Sendable {
    /// On its way to the hub.
    case sending
    /// Accepted, or received.
    case settled
    /// Refused, or given up.
    case failed
  }

  /// Its id.
  public var id: MessageID
  /// Who wrote it.
  public var sender: AccountID
  /// Its text, where the style shows one.
  public var text: String?
  /// What came with it, as canonical JSON text.
  public var attributes: String?
  /// When it was accepted.
  public var time: Timestamp
  /// How far it has come.
  public var state: State

  /// A message.
  public init(
    id: MessageID, sender: AccountID, text: String?, attributes: String?, time: Timestamp, state: State
  ) {
    self.id = id
    self.sender = sender
    self.text = text
    self.attributes = attributes
    self.time = time
    self.state = state
  }
}

/// What a scenario wants said with a revocation.
public struct RevocationWords: Hashable, Sendable {
  /// Words for the notice.
  public var postscript: String
  /// What the app attaches.
  public var attachment: String

  /// Words.
  public init(postscript: String, attachment: String) {
    self.postscript = postscript
    self.attachment = attachment
  }
}

/// How many have read a group message, and how many have not.
public struct ReadCounts: Hashable, Sendable {
  /// How many have.
  public var read: Int
  /// How many have not; nil where the style does not say (`Capability.tellsNonReaders`).
  public var unread: Int?

  /// Counts.
  public init(read: Int, unread: Int?) {
    self.read = read
    self.unread = unread
  }
}

/// Who has read a group message, and who has not.
public struct ReaderLists: Hashable, Sendable {
  /// Those who have.
  public var readers: Set<AccountID>
  /// Those who have not; nil where the style does not say (`Capability.tellsNonReaders`).
  public var nonReaders: Set<AccountID>?

  /// Lists.
  public init(readers: Set<AccountID>, nonReaders: Set<AccountID>?) {
    self.readers = readers
    self.nonReaders = nonReaders
  }
}
