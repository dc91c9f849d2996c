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
