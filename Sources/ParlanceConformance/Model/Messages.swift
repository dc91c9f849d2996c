public import Parlance

/// A message that a scenario wants an app to send.
public struct OutgoingMessage: Hashable, Sendable {
  /// The attributes of a text.
  public enum Attributes: Hashable, Sendable {
    /// Nothing.
    case none
    /// A JSON object (its text).
    case json(String)
    /// A dictionary that JSON cannot express.
    case unencodable
  }

  /// The text of the message; not sent if `content` is set.
  public var text: String
  /// The attributes of a text message.
  public var attributes: Attributes
  /// The id, for styles that choose one (`Capability.choosesIDs`).
  public var id: MessageID?
  /// A Boolean value that indicates whether it counts as unread; styles without `Capability.marksUncounted` count every
  /// message.
  public var countsAsUnread: Bool
  /// A Boolean value that indicates whether it requests receipts in a group (`Capability.requestsGroupReceipts`).
  public var wantsGroupReceipts: Bool
  /// The content to send instead of the text: a place, a tip, an app's own content or bytes, as `Capability` describes.
  public var content: MessageContent?
  /// The members of a group or room to whom it is sent (`Capability.addressesMembers`, `Capability.addressesOccupants`); nil
  /// for all.
  public var addressees: [AccountID]?

  /// Creates a message.
  public init(
    _ text: String, attributes: Attributes = .none, id: MessageID? = nil, countsAsUnread: Bool = true,
    wantsGroupReceipts: Bool = false, content: MessageContent? = nil, addressees: [AccountID]? = nil
  ) {
    self.text = text
    self.attributes = attributes
    self.id = id
    self.countsAsUnread = countsAsUnread
    self.wantsGroupReceipts = wantsGroupReceipts
    self.content = content
    self.addressees = addressees
  }
}

/// A message as a style shows it from its local database.
public struct StoredMessage: Hashable, Sendable {
  /// The states of a message.
  public enum State: String, Hashable, Sendable {
    /// On its way to the hub.
    case sending
    /// Accepted, or received.
    case succeeded
    /// Refused, or given up.
    case failed
  }

  /// The message's id, unique within its conversation.
  public var id: MessageID
  /// The account that wrote it.
  public var sender: AccountID
  /// The text, where the style shows one.
  public var text: String?
  /// The attributes of the message, as canonical JSON text; nil if it has none.
  public var attributes: String?
  /// The time at which the hub accepted it.
  public var time: Timestamp
  /// The state of its delivery; `succeeded` for a received message.
  public var state: State

  /// Creates a message.
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

/// The words of a revocation.
public struct RevocationWords: Hashable, Sendable {
  /// Words for the accounts that are notified.
  public var postscript: String
  /// The text that the app attaches.
  public var attachment: String

  /// Creates the words of a revocation.
  public init(postscript: String, attachment: String) {
    self.postscript = postscript
    self.attachment = attachment
  }
}

/// The numbers of members that have read a group message, and of those that have not.
public struct ReadCounts: Hashable, Sendable {
  /// The number of members that have read it.
  public var read: Int
  /// The number of members that have not read it; nil where the style does not show it (`Capability.reportsNonReaders`).
  public var unread: Int?

  /// Creates counts.
  public init(read: Int, unread: Int?) {
    self.read = read
    self.unread = unread
  }
}

/// The accounts that have read a group message, and those that have not.
public struct ReaderLists: Hashable, Sendable {
  /// The accounts that have read it.
  public var readers: Set<AccountID>
  /// The accounts that have not read it; nil where the style does not show them (`Capability.reportsNonReaders`).
  public var nonReaders: Set<AccountID>?

  /// Creates lists.
  public init(readers: Set<AccountID>, nonReaders: Set<AccountID>?) {
    self.readers = readers
    self.nonReaders = nonReaders
  }
}
