/// A status that an account publishes about itself: a number and a text, whose meaning is its app's.
///
/// An account has at most one of each type. It stays until it expires or is replaced, also while the account is offline.
public struct PublishedStatus: Hashable, Sendable {
  /// The type: ``AccountStatus/presence`` for what goes with the account's presence, other numbers for what apps agree on.
  public var type: Int
  /// The id that the publishing app gave it.
  public var id: String
  /// A number; 0 if there is none.
  public var value: Int
  /// A text; empty if there is none.
  public var text: String
  /// The time at which it was published.
  public var time: Timestamp
  /// The time at which it expires; nil if it stays until it is replaced.
  public var expiry: Timestamp?

  /// Creates a status.
  public init(
    type: Int, id: String, value: Int = 0, text: String = "", time: Timestamp = .zero, expiry: Timestamp? = nil
  ) {
    self.type = type
    self.id = id
    self.value = value
    self.text = text
    self.time = time
    self.expiry = expiry
  }
}

/// The status of an account, as it is shown to those who subscribe to it or ask for it.
public struct AccountStatus: Hashable, Sendable {
  /// The cause of a report.
  public enum Cause: UInt8, Hashable, Sendable {
    /// Nothing changed: it was asked for, or the subscription was resumed.
    case request = 0
    /// A device of the account logged in.
    case login = 1
    /// A device of the account logged out.
    case logout = 2
    /// A device of the account lost its link.
    case connectionLost = 3
    /// The account published a status.
    case publication = 4
  }

  /// The type of status that goes with an account's presence: its reports have the account's devices, too.
  public static let presence = 1

  /// The account whose status it is.
  public var account: AccountID
  /// The type of the status.
  public var type: Int
  /// The kinds of machines on which the account is logged in, each once, by their numbers; empty while it is offline, and
  /// for other types than ``presence``.
  public var platforms: [Platform]
  /// The status that the account published; nil if there is none, or it has expired.
  public var published: PublishedStatus?
  /// The time of the change; for an answer, the time of the newest login, or at which an account that is offline was last
  /// online. Zero if there is none.
  public var time: Timestamp
  /// The cause of the report.
  public var cause: Cause

  /// Creates the status of an account.
  public init(
    account: AccountID, type: Int, platforms: [Platform] = [], published: PublishedStatus? = nil,
    time: Timestamp = .zero, cause: Cause = .request
  ) {
    self.account = account
    self.type = type
    self.platforms = platforms
    self.published = published
    self.time = time
    self.cause = cause
  }

  /// Returns whether this says the same of the account as another report, whatever caused them.
  package func isSame(as other: AccountStatus) -> Bool {
    platforms == other.platforms && published == other.published
  }
}

/// A subscription of this account to the status of another one. It outlasts logins, and ends when it expires.
public struct StatusSubscription: Hashable, Sendable {
  /// The account whose status is reported.
  public var account: AccountID
  /// The type of the status.
  public var type: Int
  /// The time at which the subscription was made or renewed.
  public var time: Timestamp
  /// The time at which it expires.
  public var expiry: Timestamp

  /// Creates a subscription.
  public init(account: AccountID, type: Int, time: Timestamp, expiry: Timestamp) {
    self.account = account
    self.type = type
    self.time = time
    self.expiry = expiry
  }
}

/// A part of the account's subscriptions, in the order in which they were made.
public struct StatusSubscriptionPage: Hashable, Sendable {
  /// The subscriptions that have not expired.
  public var subscriptions: [StatusSubscription]
  /// The place behind them, to be asked for next; nil if nothing follows.
  public var next: Int?

  /// Creates a page.
  public init(subscriptions: [StatusSubscription], next: Int?) {
    self.subscriptions = subscriptions
    self.next = next
  }
}
