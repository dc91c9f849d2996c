/// A notice that another account caused: it asks to become a friend, answers, or ends the friendship; it asks to join a group that
/// this account manages, invites this one into a group, or declines such a request of this one.
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
    /// The other account asks to join a group.
    case groupApplication = 6
    /// The other account declined this one's application to join a group.
    case groupApplicationDeclined = 7
    /// The other account invites this one into a group.
    case groupInvitation = 8
    /// The other account declined this one's invitation into a group.
    case groupInvitationDeclined = 9
    /// The other account asks to join a large group.
    case largeGroupApplication = 10
    /// The other account declined this one's application to join a large group.
    case largeGroupApplicationDeclined = 11
    /// The other account invites this one into a large group.
    case largeGroupInvitation = 12
    /// The other account declined this one's invitation into a large group.
    case largeGroupInvitationDeclined = 13
  }

  /// The number of the notice on its device, from 1 on, which is never given to another one; 0 if it is not stored.
  public var id: Int64
  /// The event that the notice reports.
  public var kind: Kind
  /// The account that caused it.
  public var account: AccountID
  /// The group that it concerns; nil for a friendship.
  public var group: String?
  /// The words that came with it.
  public var message: String?
  /// Text that the app of the other account attached.
  public var attachment: String?
  /// The hub's time at which it was caused.
  public var time: Timestamp
  /// A Boolean value that indicates whether the notice was marked as read on this device.
  public var isRead: Bool
  /// A number that the app sets, such as the outcome of its user's decision; 0 at first.
  public var status: Int

  /// Creates a notice.
  public init(
    id: Int64 = 0, kind: Kind, account: AccountID, group: String? = nil, message: String? = nil,
    attachment: String? = nil, time: Timestamp, isRead: Bool = false, status: Int = 0
  ) {
    self.id = id
    self.kind = kind
    self.account = account
    self.group = group
    self.message = message
    self.attachment = attachment
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

  /// Creates the notice of a change of a request to become a member of a group.
  ///
  /// - parameter account: The account that is notified.
  /// - returns: nil for a change that is not a notice: what was accepted shows in the group, and what was taken back is over.
  package init?(_ change: GroupRequestChange, for account: AccountID) {
    let request = change.request
    let isLarge = request.isLargeGroup
    let kind: Kind
    switch (request.kind, change.action) {
    case (.application, .made): kind = isLarge ? .largeGroupApplication : .groupApplication
    case (.invitation, .made): kind = isLarge ? .largeGroupInvitation : .groupInvitation
    // Managers are notified as well, but it is not their request.
    case (.application, .declined) where request.account == account:
      kind = isLarge ? .largeGroupApplicationDeclined : .groupApplicationDeclined
    case (.invitation, .declined) where request.inviter == account:
      kind = isLarge ? .largeGroupInvitationDeclined : .groupInvitationDeclined
    case (_, .accepted), (_, .withdrawn), (_, .declined): return nil
    }
    self.init(
      kind: kind, account: change.actor, group: request.group,
      message: change.action == .made ? request.message : change.message,
      attachment: change.action == .made ? request.attachment : nil, time: change.time)
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
