public import Foundation
internal import Parlance

/// The kinds of system notifications.
public enum NIMSystemNotificationType: Int, Sendable {
  /// Somebody asks to join a team.
  case teamApply = 0
  /// An application to join a team was declined.
  case teamApplyReject = 1
  /// Somebody invites into a team.
  case teamInvite = 2
  /// An invitation into a team was declined.
  case teamIviteReject = 3
  /// Somebody adds this account as a friend, or asks or answers; `NIMUserAddAttachment` has the operation.
  case friendAdd = 5
  /// A friend ended the friendship.
  case deleteFriend = 6
  /// A P2P message was revoked.
  case revokeP2PMsg = 7
  /// A message of a team was revoked.
  case revokeTeamMsg = 8
  /// A message of a super team was revoked.
  case revokeSuperTeamMsg = 12
  /// A P2P message was revoked one-way.
  case deleteP2PMsg = 13
  /// A message of a team was revoked one-way.
  case deleteTeamMsg = 14
  /// Somebody asks to join a super team.
  case superTeamApply = 15
  /// An application to join a super team was declined.
  case superTeamApplyReject = 16
  /// Somebody invites into a super team.
  case superTeamInvite = 17
  /// An invitation into a super team was declined.
  case superTeamIviteReject = 18
}

/// The operation of a notification about friends.
open class NIMUserAddAttachment: NSObject {
  /// The operation of the other account.
  public let operationType: NIMUserOperation

  init(_ operation: NIMUserOperation) { operationType = operation }
}

/// A notification of the service's own: somebody adds this account as a friend, asks for it, answers, or ends it.
open class NIMSystemNotification: NSObject {
  private let change: ContactChange
  private let receiver: AccountID

  /// A number of its own; a later notification of the account has a higher one.
  open var notificationId: Int64 { change.time.milliseconds }
  /// The kind: `friendAdd` or `deleteFriend`.
  public let type: NIMSystemNotificationType
  /// The time, in seconds since 1970.
  open var timestamp: TimeInterval { change.time.seconds }
  /// The account that did it.
  open var sourceID: String? { change.actor.name }
  /// The account to which it was done: this one.
  open var targetID: String? { receiver.name }
  /// The words that came with it.
  open var postscript: String? { change.message }
  /// The app's own mark on this object.
  open var read = false
  /// The app's own state of this object.
  open var handleStatus = 0
  /// A `NIMUserAddAttachment` with the operation; nil for `deleteFriend`.
  public let attachment: Any?

  /// Creates the notification of a change that another account made; nil for one without a notification.
  init?(_ change: ContactChange, to receiver: AccountID) {
    self.change = change
    self.receiver = receiver
    let operation: NIMUserOperation? =
      switch change.action {
      case .added: .add
      case .requested: .request
      case .approved: .verify
      case .declined: .reject
      default: nil
      }
    guard operation != nil || change.action == .removed else { return nil }
    type = operation == nil ? .deleteFriend : .friendAdd
    attachment = operation.map { NIMUserAddAttachment($0) }
  }
}
