/// Whether anybody of an account is there.
public enum PresenceState: UInt8, Hashable, Sendable {
  /// A device of the account is connected.
  case online = 0
  /// Its last device lost the link a few seconds ago and may come back (`HubSettings.unreachableAfter`).
  case unreachable = 1
  /// No device is connected.
  case offline = 2
}

/// An account, and whether anybody of it is there.
public struct AccountPresence: Hashable, Sendable {
  /// Whose.
  public var account: AccountID
  /// Whether a device of it is connected.
  public var state: PresenceState

  /// An account's presence.
  public init(account: AccountID, state: PresenceState) {
    self.account = account
    self.state = state
  }
}

/// What a device is told of its surroundings, while it is connected and only then.
public enum PresenceNews: Hashable, Sendable {
  /// Accounts that this device watches came, went, or were just begun to be watched.
  case accounts([AccountPresence])
  /// Accounts came to attend, or attend no longer, a group that this device attends (or attended, if this account is
  /// among those who left: it is no member any more); rooms have
  /// `DeviceEvent.roomMembersChanged`.
  case attendance(AttendanceChange)
  /// The attributes of a group or room that this device attends were changed, and all of them are these.
  case attributes(ConversationID, [Attribute])
}

/// Who attends a room or the stream of a group.
///
/// Attending is an act of one device and ends with its login: devices that do not follow their account's groups
/// (`DeviceConfiguration.LoginPolicy.groups`) hear what is said there only while they attend.
public struct Attendance: Hashable, Sendable {
  /// The group, or the room.
  public var conversation: ConversationID
  /// Who attends, by name.
  public var accounts: [AccountID]

  /// An attendance.
  public init(conversation: ConversationID, accounts: [AccountID]) {
    self.conversation = conversation
    self.accounts = accounts
  }
}

/// How an attendance changed.
public struct AttendanceChange: Hashable, Sendable {
  /// The group.
  public var conversation: ConversationID
  /// Who came.
  public var entered: [AccountID]
  /// Who went.
  public var left: [AccountID]
  /// How many attend after the change.
  public var count: Int

  /// A change.
  public init(conversation: ConversationID, entered: [AccountID], left: [AccountID], count: Int) {
    self.conversation = conversation
    self.entered = entered
    self.left = left
    self.count = count
  }
}

/// Which messages wait at the hub for a device that is away, where its style does not have them all.
public struct WaitingLimits: Hashable, Sendable {
  /// How many messages of direct conversations, of all peers together; the newest stay.
  public var count: Int
  /// How long, in milliseconds.
  public var age: Int64

  /// Limits.
  public init(count: Int, age: Int64) {
    self.count = count
    self.age = age
  }
}
