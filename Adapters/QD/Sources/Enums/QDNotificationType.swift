import Parlance

/// The subjects of a notification message. QD: notification messages.
public enum QDNotificationType: Int, Sendable {
  /// A subject that this version does not know.
  case unsupport = 0
  /// A change of a group (ours).
  case group = 1
}

/// The changes of a group. Ours: QD documents no operations.
public enum QDGroupOperationType: Int, Sendable {
  /// Members were added.
  case invite = 0
  /// Members were removed.
  case kick = 1
  /// A member left.
  case leave = 2
  /// The group's properties changed.
  case update = 3
  /// The group was dismissed.
  case dismiss = 4
  /// An account joined.
  case join = 5
  /// The group has a new owner.
  case transferOwner = 6
  /// Members became managers.
  case addManager = 7
  /// Managers became ordinary members.
  case removeManager = 8
  /// An account accepted an invitation.
  case acceptInvitation = 9
  /// A member may no longer write.
  case mute = 10
  /// A member may write again.
  case unmute = 11

  init(_ operation: GroupNotification.Operation) {
    self =
      switch operation {
      case .membersAdded: .invite
      case .membersRemoved, .membersBlocked: .kick
      case .memberLeft: .leave
      case .profileChanged, .membersUnblocked, .membersAllowed, .membersDisallowed, .entriesSet,
        .entriesUpdated, .entriesRemoved, .entriesCleared, .entriesExpired, .regularsAdded, .regularsRemoved,
        .memberUpdated, .memberTagsChanged, .tagMuted, .tagUnmuted:
        .update
      case .dismissed: .dismiss
      case .memberJoined: .join
      case .ownerChanged: .transferOwner
      case .managersAdded: .addManager
      case .managersRemoved: .removeManager
      case .invitationAccepted: .acceptInvitation
      case .memberMuted: .mute
      case .memberUnmuted: .unmute
      }
  }
}
