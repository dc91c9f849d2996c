/// An action of this account that another of its devices made, with which this device may have to do something: show
/// another list, close a page, remove a badge.
///
/// The device that acted is not notified, and other accounts never are. A device that was away is notified afterwards, of
/// each action once and in their order, unless it was away for longer than the hub keeps such entries
/// (`HubSettings.accountEventRetention`); a device that is new to the account is not notified of what was before it.
/// Actions without effect are not reported. When an action is reported, contacts, memberships and settings already reflect it,
/// and their own events were reported; the members of a group may follow if this device was away or the group is large.
public struct OwnAction: Hashable, Sendable {
  /// The kinds of action.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// An account was made a friend without a question.
    case contactAdded = 1
    /// A friend was removed.
    case contactRemoved = 2
    /// A friend request was granted.
    case requestAccepted = 3
    /// A friend request was declined.
    case requestDeclined = 4
    /// An account was blocked.
    case contactBlocked = 5
    /// An account is no longer blocked.
    case contactUnblocked = 6
    /// Messages of an account no longer cause push notifications.
    case contactMuted = 7
    /// Messages of an account cause push notifications again.
    case contactUnmuted = 8

    /// A group was created, with the members in `accounts` besides this account.
    case groupCreated = 10
    /// A group was dismissed.
    case groupDismissed = 11
    /// This account joined a group by itself.
    case groupJoined = 12
    /// This account left a group by itself.
    case groupLeft = 13
    /// Accounts were added to a group.
    case membersAdded = 14
    /// Members were removed from a group.
    case membersRemoved = 15
    /// A group was handed over to another owner.
    case ownerAssigned = 16
    /// Members became managers.
    case managersAdded = 17
    /// Managers became ordinary members.
    case managersRemoved = 18
    /// Members were muted.
    case membersMuted = 19
    /// Members are no longer muted.
    case membersUnmuted = 20
    /// A whole group was muted.
    case groupMuted = 21
    /// A whole group is no longer muted.
    case groupUnmuted = 22
    /// The nickname or the app's text of a member, this account or another one, was changed.
    case memberUpdated = 23

    /// This account asked to join a group.
    case groupApplied = 24
    /// The account in `accounts` was let into a group that it asked to join.
    case applicationAccepted = 25
    /// The account in `accounts` was not let into a group that it asked to join.
    case applicationDeclined = 26
    /// The accounts in `accounts` were invited into a group that asks them first.
    case membersInvited = 27
    /// This account accepted an invitation into a group, of the account in `accounts`.
    case invitationAccepted = 28
    /// This account declined an invitation into a group, of the account in `accounts`.
    case invitationDeclined = 29

    /// Accounts were blocked in a group.
    case membersBlocked = 60
    /// Accounts are no longer blocked in a group.
    case membersUnblocked = 61
    /// Members may write although all are muted.
    case membersAllowed = 62
    /// Members may no longer write while all are muted.
    case membersDisallowed = 63
    /// Attributes of a member of a group, this account or another one, were changed.
    case memberAttributesChanged = 64
    /// A group was blocked: the account receives no messages of it.
    case groupBlocked = 95
    /// A group is no longer blocked.
    case groupUnblocked = 96

    /// A conversation was pinned.
    case conversationPinned = 30
    /// The pin of a conversation was taken off.
    case conversationUnpinned = 31
    /// A conversation was taken off the account's list at the hub.
    case conversationDelisted = 32
    /// The marks of a conversation were changed.
    case conversationMarked = 33
    /// The push settings of a conversation, or of the account, were changed.
    case pushSettingsChanged = 34

    /// Messages were deleted from the account's history.
    case messagesDeleted = 40
    /// The account's history of a conversation was cleared.
    case historyCleared = 41

    /// A thread was created; like the following ones, reported with the thread as a group, and on devices that open threads.
    case threadCreated = 50
    /// A thread was destroyed.
    case threadDestroyed = 51
    /// This account joined a thread.
    case threadJoined = 52
    /// This account left a thread.
    case threadLeft = 53
    /// A thread was given another name.
    case threadRenamed = 54
    /// A member was removed from a thread.
    case threadMemberRemoved = 55

    /// A Boolean value that indicates whether the action concerns a thread.
    package var concernsThread: Bool {
      switch self {
      case .threadCreated, .threadDestroyed, .threadJoined, .threadLeft, .threadRenamed, .threadMemberRemoved: true
      default: false
      }
    }
  }

  /// The kind of action.
  public var kind: Kind
  /// The conversation that it concerns: a direct one with the account for contacts, the group for groups; nil for the push
  /// settings of the account.
  public var conversation: ConversationID?
  /// The accounts that it concerns besides this one.
  public var accounts: [AccountID]
  /// The device that acted; nil for a change of settings, which does not say it.
  public var device: DeviceID?
  /// The style of the device that acted; nil where `device` is.
  public var style: String?
  /// The hub's time of the action.
  public var time: Timestamp

  /// Creates an action.
  public init(
    _ kind: Kind, in conversation: ConversationID?, accounts: [AccountID] = [], device: DeviceID? = nil,
    style: String? = nil, time: Timestamp
  ) {
    self.kind = kind
    self.conversation = conversation
    self.accounts = accounts
    self.device = device
    self.style = style
    self.time = time
  }
}

// Settings come to the other devices alone, so that their entries say what was done.
extension OwnAction {
  /// Returns the actions that are behind a change of a conversation's settings on another device.
  package static func actions(
    behind settings: ConversationSettings, previous: ConversationSettings?
  ) -> [OwnAction] {
    var kinds: [Kind] = []
    if (settings.pin == nil) != (previous?.pin == nil) {
      kinds.append(settings.pin == nil ? .conversationUnpinned : .conversationPinned)
    }
    if settings.isBlocked != (previous?.isBlocked ?? false) {
      kinds.append(settings.isBlocked ? .groupBlocked : .groupUnblocked)
    }
    if settings.marks != previous?.marks ?? [] { kinds.append(.conversationMarked) }
    return kinds.map { OwnAction($0, in: settings.conversation, time: settings.updated) }
  }

  /// Creates the action that is behind a change of push settings on another device.
  package init(behind change: PushSettingsChange) {
    switch change {
    case .account(let settings): self.init(.pushSettingsChanged, in: nil, time: settings.updated)
    case .conversation(let settings):
      self.init(.pushSettingsChanged, in: settings.conversation, time: settings.updated)
    }
  }
}
