/// Another account as this one knows it: a friend, one of whom it keeps notes, one whose messages it does not want.
public struct Contact: Hashable, Sendable {
  /// The other account.
  public var account: AccountID
  /// A Boolean value that indicates whether the two accounts are friends.
  public var isFriend: Bool
  /// A Boolean value that indicates whether this account has blocked the other one, whose direct messages it therefore
  /// does not receive.
  public var isBlocked: Bool
  /// A Boolean value that indicates whether messages of the other account cause no push notification.
  public var isMuted: Bool
  /// The name that this account gave the other one.
  public var alias: String?
  /// The text that this account's app keeps with the contact.
  public var custom: String?
  /// The other account's request to become a friend, until it is answered.
  public var request: FriendRequest?

  /// Creates a contact.
  public init(
    account: AccountID, isFriend: Bool = false, isBlocked: Bool = false, isMuted: Bool = false, alias: String? = nil,
    custom: String? = nil, request: FriendRequest? = nil
  ) {
    self.account = account
    self.isFriend = isFriend
    self.isBlocked = isBlocked
    self.isMuted = isMuted
    self.alias = alias
    self.custom = custom
    self.request = request
  }

  /// A Boolean value that indicates whether nothing is kept of the other account.
  package var isEmpty: Bool { self == Contact(account: account) }
}

/// A request to become friends.
public struct FriendRequest: Hashable, Sendable {
  /// The words that came with it.
  public var message: String?
  /// The hub's time when it was made.
  public var time: Timestamp

  /// Creates a request.
  public init(message: String? = nil, time: Timestamp) {
    self.message = message
    self.time = time
  }
}

/// Values of a contact to be changed; nil leaves one as it is.
public struct ContactUpdate: Hashable, Sendable {
  /// The name that this account gives the other one; an empty one removes it.
  public var alias: String?
  /// The text that this account's app keeps with the contact; an empty one removes it.
  public var custom: String?
  /// A Boolean value that indicates whether this account blocks the other one.
  public var isBlocked: Bool?
  /// A Boolean value that indicates whether messages of the other account cause no push notification.
  public var isMuted: Bool?

  /// Creates an update.
  public init(alias: String? = nil, custom: String? = nil, isBlocked: Bool? = nil, isMuted: Bool? = nil) {
    self.alias = alias
    self.custom = custom
    self.isBlocked = isBlocked
    self.isMuted = isMuted
  }
}

/// A change of a contact, as an account is notified of it.
public struct ContactChange: Hashable, Sendable {
  /// The kinds of change.
  public enum Action: UInt8, Sendable {
    /// The two became friends without a question.
    case added = 1
    /// The other account asks to become a friend.
    case requested = 2
    /// A request was granted: the two are friends.
    case approved = 3
    /// A request was declined.
    case declined = 4
    /// The two are no longer friends.
    case removed = 5
    /// The alias or the text of the app changed.
    case updated = 6
    /// This account blocked the other one.
    case blocked = 7
    /// This account no longer blocks the other one.
    case unblocked = 8
    /// Messages of the other account no longer cause push notifications.
    case muted = 9
    /// Messages of the other account cause push notifications again.
    case unmuted = 10
  }

  /// The contact as it is after the change.
  public var contact: Contact
  /// The kind of change.
  public var action: Action
  /// The account that made the change: this one, or the contact's.
  public var actor: AccountID
  /// The words that came with a request, or with the answer to one.
  public var message: String?
  /// The hub's time of the change.
  public var time: Timestamp

  /// Creates a change.
  public init(contact: Contact, action: Action, actor: AccountID, message: String? = nil, time: Timestamp) {
    self.contact = contact
    self.action = action
    self.actor = actor
    self.message = message
    self.time = time
  }
}
