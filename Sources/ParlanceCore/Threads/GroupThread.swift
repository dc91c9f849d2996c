/// The message of a group that a thread is about.
public struct ThreadOrigin: Hashable, Sendable {
  /// The id of the group, which is the parent of the thread.
  public var group: String
  /// The message's id. It may have been taken back since: the thread stays.
  public var message: MessageID

  /// Creates an origin.
  public init(group: String, message: MessageID) {
    self.group = group
    self.message = message
  }
}

/// A thread: a conversation of members of a group about one of its messages.
/// Its id names a conversation of the kind `group`, in which its members write, read and search as in any group. It is not
/// one of the account's groups, and not in any list of conversations. Members of the group join it by themselves. A member
/// that leaves the group leaves its threads, and they end with the group.
public struct GroupThread: Hashable, Sendable {
  /// The id, unique among groups, threads and rooms.
  public var id: String
  /// The name to show; it need not be unique.
  public var name: String
  /// The account that created it.
  public var owner: AccountID
  /// The group, and the message that it is about.
  public var origin: ThreadOrigin
  /// The number of its members.
  public var memberCount: Int
  /// The number of its messages, without those that were taken back.
  public var messageCount: Int
  /// The time at which it was created.
  public var created: Timestamp
  /// The newest of its messages; nil if it has none, and where it was not reported with the thread.
  public var lastMessage: Message?

  /// Creates a thread.
  public init(
    id: String, name: String, owner: AccountID, origin: ThreadOrigin, memberCount: Int = 0, messageCount: Int = 0,
    created: Timestamp = .zero, lastMessage: Message? = nil
  ) {
    self.id = id
    self.name = name
    self.owner = owner
    self.origin = origin
    self.memberCount = memberCount
    self.messageCount = messageCount
    self.created = created
    self.lastMessage = lastMessage
  }

  /// The longest name, in characters.
  public static let nameLimit = 64

  /// The maximum number of threads, members or last messages that one request returns.
  public static let pageLimit = 50
}

/// A change of a thread, as a device reports it.
public struct ThreadChange: Hashable, Sendable {
  /// The kinds of change.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// It was created. Reported to the members of the group, except on the device that created it.
    case created = 1
    /// It has another name. Reported to the members of the group, except on the device that changed it.
    case renamed = 2
    /// It was destroyed. Reported to the members of the group, except on the device that destroyed it.
    case destroyed = 3
    /// A message was sent or taken back in it. Reported to the members of the group that are connected then.
    case messagesChanged = 4
    /// This account became a member.
    case joined = 5
    /// This account is no longer a member: it left the thread, or the group.
    case left = 6
    /// This account is no longer a member: another account removed it from the thread, or from the group.
    case removed = 7
  }

  /// The kind of change.
  public var kind: Kind
  /// The account that made it.
  public var actor: AccountID
  /// The thread as it is after the change, as far as this device knows it.
  public var thread: GroupThread

  /// Creates a change.
  public init(_ kind: Kind, of thread: GroupThread, by actor: AccountID) {
    self.kind = kind
    self.thread = thread
    self.actor = actor
  }
}

/// A query for threads at the hub, the newest first.
public struct ThreadQuery: Hashable, Sendable {
  /// The group whose threads are wanted; nil for the threads of all groups, of which an account sees those that it joined.
  public var group: String?
  /// Only threads of which the account is a member.
  public var onlyJoined: Bool
  /// The id of the thread behind which to go on; nil for the first page.
  public var after: String?
  /// The largest number of threads, 1 to 50.
  public var limit: Int

  /// Creates a query.
  public init(group: String? = nil, onlyJoined: Bool = false, after: String? = nil, limit: Int = 20) {
    self.group = group
    self.onlyJoined = onlyJoined
    self.after = after
    self.limit = limit
  }
}

/// A page of threads.
public struct ThreadPage: Hashable, Sendable {
  /// The threads, the newest first.
  public var threads: [GroupThread]
  /// The value of `ThreadQuery.after` for the next page; nil after the last one.
  public var next: String?

  /// Creates a page.
  public init(threads: [GroupThread], next: String? = nil) {
    self.threads = threads
    self.next = next
  }
}

/// A page of the members of a thread.
public struct ThreadMemberPage: Hashable, Sendable {
  /// The members, by name.
  public var members: [AccountID]
  /// The account behind which the next page begins; nil after the last one.
  public var next: AccountID?

  /// Creates a page.
  public init(members: [AccountID], next: AccountID? = nil) {
    self.members = members
    self.next = next
  }
}

/// A thread as it passes between hub and device: the newest message in the form in which the hub has it.
package struct ThreadEntry: Hashable, Sendable {
  /// Without its last message.
  package var thread: GroupThread
  package var last: HistoryMessage?

  package init(_ thread: GroupThread, last: HistoryMessage? = nil) {
    self.thread = thread
    self.last = last
  }
}

/// A change of a thread as it passes between hub and device.
package struct ThreadEvent: Hashable, Sendable {
  package var kind: ThreadChange.Kind
  package var actor: AccountID
  package var entry: ThreadEntry

  package init(_ kind: ThreadChange.Kind, of entry: ThreadEntry, by actor: AccountID) {
    self.kind = kind
    self.entry = entry
    self.actor = actor
  }
}
