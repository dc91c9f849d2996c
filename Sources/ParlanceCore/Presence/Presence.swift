/// The presence of an account.
public enum PresenceState: UInt8, Hashable, Sendable {
  /// A device of the account is connected.
  case online = 0
  /// The last device lost the link a few seconds ago and may come back (`HubSettings.unreachableAfter`).
  case unreachable = 1
  /// No device is connected.
  case offline = 2
}

/// An account and its presence.
public struct AccountPresence: Hashable, Sendable {
  /// The account whose presence this is.
  public var account: AccountID
  /// The presence at the time of the report.
  public var state: PresenceState

  /// Creates an account's presence.
  public init(account: AccountID, state: PresenceState) {
    self.account = account
    self.state = state
  }
}

/// A report about its surroundings that a device receives only while it is connected.
public enum PresenceUpdate: Hashable, Sendable {
  /// Accounts that this device watches came, went, or were just begun to be watched.
  case accounts([AccountPresence])
  /// Accounts subscribed to or unsubscribed from a group that this device is subscribed to (or was, if this account is
  /// among those who left: it is no longer a member). For rooms there is `DeviceEvent.roomMembersChanged`.
  case subscribers(SubscriberChange)
  /// The attributes of a group or room that this device is subscribed to were changed; all of them are given.
  case attributes(ConversationID, [Attribute])
  /// The status of accounts to which this account is subscribed changed, or is as the subscriptions are resumed; or
  /// another device of this account published a status of it.
  case statuses([AccountStatus])
}

/// The accounts that are subscribed to a room or the stream of a group.
///
/// A subscription is one device's and ends with its login: devices that do not follow their account's groups
/// (`DeviceConfiguration.LoginPolicy.groups`) receive their messages only while they are subscribed.
public struct Subscribers: Hashable, Sendable {
  /// The group, or the room.
  public var conversation: ConversationID
  /// The subscribers, by name.
  public var accounts: [AccountID]

  /// Creates a list of subscribers.
  public init(conversation: ConversationID, accounts: [AccountID]) {
    self.conversation = conversation
    self.accounts = accounts
  }
}

/// A change of the subscribers.
public struct SubscriberChange: Hashable, Sendable {
  /// The group.
  public var conversation: ConversationID
  /// The accounts that came.
  public var entered: [AccountID]
  /// The accounts that left.
  public var left: [AccountID]
  /// The number of subscribers after the change.
  public var count: Int

  /// Creates a change.
  public init(conversation: ConversationID, entered: [AccountID], left: [AccountID], count: Int) {
    self.conversation = conversation
    self.entered = entered
    self.left = left
    self.count = count
  }
}

/// The messages that wait at the hub for a device that is away, where its style does not receive them all.
public struct WaitingLimits: Hashable, Sendable {
  /// The largest number of messages of direct conversations, of all peers together; the newest stay.
  public var count: Int
  /// The time that they wait, in milliseconds.
  public var age: Int64

  /// Creates limits.
  public init(count: Int, age: Int64) {
    self.count = count
    self.age = age
  }
}
