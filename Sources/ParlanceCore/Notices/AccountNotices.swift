/// A notice that another account caused: it asks to become a friend, answers, or ends the friendship.
///
/// Devices that keep notices (`DeviceConfiguration.accountNoticeLimit`) have a list of them in their local database. Each
/// device has its own list, with its own marks.
public struct AccountNotice: Hashable, Sendable {
  /// The kinds of notices.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// The two became friends without a question.
    case friendAdded = 1
    /// The other account asks to become a friend.
    case friendRequested = 2
    /// The other account granted a request: the two are friends.
    case friendApproved = 3
    /// The other account declined a request.
    case friendDeclined = 4
    /// The other account ended the friendship.
    case friendRemoved = 5
  }

  /// The number of the notice on its device, from 1 on, which is never given to another one; 0 if it is not stored.
  public var id: Int64
  /// The event that the notice reports.
  public var kind: Kind
  /// The account that caused it.
  public var account: AccountID
  /// The words that came with it.
  public var message: String?
  /// The hub's time at which it was caused.
  public var time: Timestamp
  /// A Boolean value that indicates whether the notice was marked as read on this device.
  public var isRead: Bool
  /// A number that the app sets, such as the outcome of its user's decision; 0 at first.
  public var status: Int

  /// Creates a notice.
  public init(
    id: Int64 = 0, kind: Kind, account: AccountID, message: String? = nil, time: Timestamp, isRead: Bool = false,
    status: Int = 0
  ) {
    self.id = id
    self.kind = kind
    self.account = account
    self.message = message
    self.time = time
    self.isRead = isRead
    self.status = status
  }

  /// Creates the notice of a change of a contact.
  ///
  /// - returns: nil for a change that this account made, and for one that is not a notice.
  package init?(_ change: ContactChange) {
    guard change.actor == change.contact.account else { return nil }
    let kind: Kind
    switch change.action {
    case .added: kind = .friendAdded
    case .requested: kind = .friendRequested
    case .approved: kind = .friendApproved
    case .declined: kind = .friendDeclined
    case .removed: kind = .friendRemoved
    case .updated, .blocked, .unblocked, .muted, .unmuted: return nil
    }
    self.init(kind: kind, account: change.actor, message: change.message, time: change.time)
  }
}

/// A choice among a device's notices.
public struct AccountNoticeFilter: Hashable, Sendable {
  /// The kinds to choose; nil for all of them, and none if it is empty.
  public var kinds: Set<AccountNotice.Kind>?
  /// A Boolean value that indicates whether to choose only those that are not marked as read.
  public var unreadOnly: Bool

  /// Creates a filter; that of all notices by default.
  public init(kinds: Set<AccountNotice.Kind>? = nil, unreadOnly: Bool = false) {
    self.kinds = kinds
    self.unreadOnly = unreadOnly
  }

  /// The kinds as bits, by their raw values.
  package var kindBits: Int64 {
    (kinds ?? Set(AccountNotice.Kind.allCases)).reduce(0) { $0 | 1 << Int64($1.rawValue) }
  }

  /// Returns whether the filter chooses a notice.
  package func contains(_ notice: AccountNotice) -> Bool {
    kinds?.contains(notice.kind) != false && !(unreadOnly && notice.isRead)
  }
}

/// A page of a device's notices, newest first.
public struct AccountNoticeQuery: Hashable, Sendable {
  /// The place of a notice in the list.
  public struct Anchor: Hashable, Sendable {
    /// The time of the notice.
    public var time: Timestamp
    /// The number of the notice.
    public var id: Int64

    /// Creates an anchor at a notice, which may have been removed from the list.
    public init(_ notice: AccountNotice) {
      time = notice.time
      id = notice.id
    }
  }

  /// The place behind which the page begins, toward older notices; nil for the newest ones.
  public var after: Anchor?
  /// The notices to consider.
  public var filter: AccountNoticeFilter
  /// The largest number of notices; none if it is not positive.
  public var limit: Int

  /// Creates a query.
  public init(
    after: Anchor? = nil, filter: AccountNoticeFilter = AccountNoticeFilter(), limit: Int = 100
  ) {
    self.after = after
    self.filter = filter
    self.limit = limit
  }
}
