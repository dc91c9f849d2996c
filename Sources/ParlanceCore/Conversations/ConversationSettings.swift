/// The settings that an account keeps at the hub about one of its conversations, the same on all of its devices.
///
/// Other participants of the conversation see nothing of them. Rooms have none.
public struct ConversationSettings: Hashable, Sendable {
  /// The conversation to which they apply.
  public var conversation: ConversationID
  /// The pin that keeps the conversation at the top of the list; nil if it is not pinned.
  public var pin: ConversationPin?
  /// The marks that the app put on it: numbers from 0 to 19, to which the app gives a meaning.
  public var marks: Set<Int>
  /// The text that the app keeps with it; nil if there is none.
  public var note: String?
  /// The time of the last change, by the hub's clock.
  public var updated: Timestamp
  /// A Boolean value that indicates whether the account blocks the group, so that it receives no messages of it.
  public var isBlocked: Bool

  /// The number of marks that there are.
  public static let markCount = 20

  /// Creates settings.
  public init(
    conversation: ConversationID, pin: ConversationPin? = nil, marks: Set<Int> = [], note: String? = nil,
    updated: Timestamp = .zero, isBlocked: Bool = false
  ) {
    self.isBlocked = isBlocked
    self.conversation = conversation
    self.pin = pin
    self.marks = marks
    self.note = note
    self.updated = updated
  }

  /// A Boolean value that indicates whether nothing is set.
  public var isEmpty: Bool { pin == nil && marks.isEmpty && note == nil && !isBlocked }
}

/// The pin of a conversation.
public struct ConversationPin: Hashable, Sendable {
  /// The time at which the conversation was pinned, by the hub's clock.
  public var time: Timestamp
  /// The time at which the pin or its note was last written.
  public var updated: Timestamp
  /// The text that the app keeps with the pin.
  public var note: String?

  /// Creates a pin.
  public init(time: Timestamp, updated: Timestamp, note: String? = nil) {
    self.time = time
    self.updated = updated
    self.note = note
  }
}

/// A change of the settings of conversations.
public enum ConversationSettingsChange: Hashable, Sendable {
  /// Pins a conversation. One that is pinned keeps its place and takes the note.
  case pin(note: String?)
  /// Takes the pin off; a conversation that is not pinned stays as it is.
  case unpin
  /// Replaces the note of the pin of a pinned conversation.
  case notePin(String?)
  /// Puts a mark on, a number from 0 to 19.
  case mark(Int)
  /// Takes a mark off; one that is not there does no harm.
  case unmark(Int)
  /// Replaces the text that the app keeps with a conversation; nil removes it.
  case note(String?)

  /// A Boolean value that indicates whether the change takes something away and adds nothing.
  package var onlyRemoves: Bool {
    switch self {
    case .unpin, .unmark, .note(nil): true
    case .pin, .notePin, .mark, .note: false
    }
  }
}

/// A query for the list of an account's conversations at the hub.
public struct ConversationListQuery: Hashable, Sendable {
  /// The conversations that a list contains.
  public enum Filter: Hashable, Sendable {
    /// All of them, the one with the newest entry first.
    case all
    /// The pinned ones, the one that was pinned last first.
    case pinned
    /// Those with a mark, the one with the newest entry first.
    case marked(Int)
  }

  /// The conversations to return.
  public var filter: Filter
  /// The time after which they were last updated, exclusive.
  public var after: Timestamp
  /// The time before which they were last updated, exclusive; now if nil.
  public var before: Timestamp?
  /// The place behind which the page begins: what the page before named as `next`; the beginning if nil.
  public var cursor: ConversationListCursor?
  /// The largest number of conversations, 1 to 100.
  public var limit: Int
  /// A Boolean value that indicates whether each includes its last message.
  public var includesLastMessage: Bool

  /// Creates a query.
  public init(
    filter: Filter = .all, after: Timestamp = .zero, before: Timestamp? = nil, cursor: ConversationListCursor? = nil,
    limit: Int, includesLastMessage: Bool = true
  ) {
    self.filter = filter
    self.after = after
    self.before = before
    self.cursor = cursor
    self.limit = limit
    self.includesLastMessage = includesLastMessage
  }
}

/// A place in the list of conversations at the hub.
public struct ConversationListCursor: Hashable, Sendable {
  /// The time that determines the place of the page's last conversation.
  public var time: Timestamp
  /// The last conversation of the page.
  public var conversation: ConversationID

  /// Creates a cursor.
  public init(time: Timestamp, conversation: ConversationID) {
    self.time = time
    self.conversation = conversation
  }
}

/// A conversation as the hub lists it.
public struct ListedConversation: Hashable, Sendable {
  /// The conversation, as the account that asked names it.
  public var conversation: ConversationID
  /// The time of its newest entry.
  public var updated: Timestamp
  /// The newest message that this account may read; nil if there is none, or it was not requested.
  public var lastMessage: Message?
  /// The account's settings of it; nil if nothing is set.
  public var settings: ConversationSettings?

  /// Creates a listed conversation.
  public init(
    conversation: ConversationID, updated: Timestamp, lastMessage: Message? = nil, settings: ConversationSettings? = nil
  ) {
    self.conversation = conversation
    self.updated = updated
    self.lastMessage = lastMessage
    self.settings = settings
  }
}

/// A page of the list of conversations at the hub.
public struct ConversationPage: Hashable, Sendable {
  /// The conversations, in the order of the list.
  public var conversations: [ListedConversation]
  /// The place from which to go on; nil if this was all.
  public var next: ConversationListCursor?

  /// Creates a page.
  public init(conversations: [ListedConversation], next: ConversationListCursor? = nil) {
    self.conversations = conversations
    self.next = next
  }
}
