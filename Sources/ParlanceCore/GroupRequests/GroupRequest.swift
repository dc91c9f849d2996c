/// A request that an account become a member of a group, until it is answered: the account asks to join, or a member invites it.
///
/// The hub drops a request that was not answered within `HubLimits.groupRequestLifetime`, one that a newer request of the same account and
/// inviter replaces, and all requests of an account once it is a member. An account that asks to join although it is invited, or is
/// invited although it asks to join, becomes a member at once: both sides have agreed.
public struct GroupRequest: Hashable, Sendable {
  /// The kinds of requests.
  public enum Kind: UInt8, Sendable {
    /// The account asks to join; a manager or the owner answers.
    case application = 0
    /// A member invites the account, which answers.
    case invitation = 1
  }

  /// The group's id.
  public var group: String
  /// The group's name at the time of the request.
  public var groupName: String
  /// A Boolean value that indicates whether it is a large group (`GroupInfo.isLarge`).
  public var isLargeGroup: Bool
  /// The kind of request.
  public var kind: Kind
  /// The account that would become a member.
  public var account: AccountID
  /// The member that invites it; nil for an application.
  public var inviter: AccountID?
  /// The words that came with the request.
  public var message: String?
  /// Text that the app of the account that made the request attached.
  public var attachment: String?
  /// The hub's time at which the request was made.
  public var time: Timestamp

  /// Creates a request.
  public init(
    group: String, groupName: String = "", kind: Kind, account: AccountID, inviter: AccountID? = nil,
    message: String? = nil, attachment: String? = nil, time: Timestamp, isLargeGroup: Bool = false
  ) {
    self.group = group
    self.groupName = groupName
    self.isLargeGroup = isLargeGroup
    self.kind = kind
    self.account = account
    self.inviter = inviter
    self.message = message
    self.attachment = attachment
    self.time = time
  }
}

/// A change of a request to become a member of a group, as those whom it concerns are notified of it: of an application the group's
/// owner, its managers and, once it is answered, the applicant; of an invitation the invited account, and its inviter once it is
/// answered. The account that made the change is not.
public struct GroupRequestChange: Hashable, Sendable {
  /// The kinds of change.
  public enum Action: UInt8, Sendable {
    /// The request was made.
    case made = 1
    /// The request was granted: the account is a member.
    case accepted = 2
    /// The request was declined.
    case declined = 3
    /// The request was taken back.
    case withdrawn = 4
  }

  /// The request that changed.
  public var request: GroupRequest
  /// The kind of change.
  public var action: Action
  /// The account that made the change.
  public var actor: AccountID
  /// The words that came with the answer; nil for other changes.
  public var message: String?
  /// The hub's time of the change.
  public var time: Timestamp

  /// Creates a change.
  public init(
    _ request: GroupRequest, _ action: Action, actor: AccountID, message: String? = nil, time: Timestamp
  ) {
    self.request = request
    self.action = action
    self.actor = actor
    self.message = message
    self.time = time
  }
}
