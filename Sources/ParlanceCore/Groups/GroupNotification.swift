/// A change of a group, as the group's members read it.
public struct GroupNotification: Hashable, Sendable {
  /// The kinds of change.
  public enum Operation: UInt8, Sendable, CaseIterable {
    case membersAdded = 0
    case membersRemoved = 1
    case memberLeft = 2
    case profileChanged = 3
    case dismissed = 4
    case memberJoined = 5
    case ownerChanged = 6
    case managersAdded = 7
    case managersRemoved = 8
    case invitationAccepted = 9
    case memberMuted = 10
    case memberUnmuted = 11
    /// Accounts may not enter a room any more. Members of a group who are blocked are removed from it (`membersRemoved`).
    case membersBlocked = 12
    case membersUnblocked = 13
    /// Accounts may write in a room although everyone is silenced.
    case membersAllowed = 14
    case membersDisallowed = 15
    /// Entries of a room were added or changed; the targets have the account to which they belong.
    case entriesSet = 16
    /// Values of a room's entries were changed; their owners were not.
    case entriesUpdated = 17
    case entriesRemoved = 18
    /// All entries of a room were removed.
    case entriesCleared = 19
    /// Entries of a room were removed because the account to which they belong is no longer there.
    case entriesExpired = 20
    /// A room lists accounts as its members, in it or not.
    case regularsAdded = 31
    case regularsRemoved = 32
    /// A member of a room changed its name, picture or text there.
    case memberUpdated = 33
    /// The tags of a member of a room changed.
    case memberTagsChanged = 34
    /// Those in a room that have a tag may not write for a time.
    case tagMuted = 35
    case tagUnmuted = 36
  }

  /// The kind of change.
  public var operation: Operation
  /// The account that made it.
  public var actor: AccountID
  /// The accounts that it concerns.
  public var targets: [AccountID]
  /// Properties that changed, by name and new value, for `profileChanged`; `mutedUntil` for a `memberMuted` with an
  /// end; for changes of a room's entries their keys with their values, which `entriesCleared` leaves empty; the new values of
  /// `nickname`, `avatar` and `custom` for `memberUpdated`, `tags` (a JSON array) for `memberTagsChanged`, `tag` for `tagMuted`, with
  /// `mutedUntil`, and `tagUnmuted`.
  public var changes: [String: String]
  /// Text that the actor's app attached.
  public var attachment: String?

  /// Creates a change.
  public init(
    operation: Operation, actor: AccountID, targets: [AccountID] = [], changes: [String: String] = [:],
    attachment: String? = nil
  ) {
    self.operation = operation
    self.actor = actor
    self.targets = targets
    self.changes = changes
    self.attachment = attachment
  }
}
