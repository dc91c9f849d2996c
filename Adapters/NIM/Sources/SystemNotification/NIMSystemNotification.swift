public import Foundation
internal import Parlance

/// The kinds of system notifications.
public enum NIMSystemNotificationType: Int, Sendable {
  /// An account asks to join a team.
  case teamApply = 0
  /// An application to join a team was declined.
  case teamApplyReject = 1
  /// An account invites this one into a team.
  case teamInvite = 2
  /// An invitation into a team was declined.
  case teamIviteReject = 3
  /// An account adds this one as a friend, requests it, or answers a request; `NIMUserAddAttachment` has the operation.
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
  /// An account asks to join a super team.
  case superTeamApply = 15
  /// An application to join a super team was declined.
  case superTeamApplyReject = 16
  /// An account invites this one into a super team.
  case superTeamInvite = 17
  /// An invitation into a super team was declined.
  case superTeamIviteReject = 18
}

/// The operation of a notification about friends.
open class NIMUserAddAttachment: NSObject {
  /// The operation of the other account.
  public let operationType: NIMUserOperation
  /// The app's server's data with the operation: nil, since only the apps of the two accounts do it.
  open var serverExt: String? { nil }

  /// Creates an attachment of an account that adds this one.
  public override convenience init() { self.init(.add) }

  init(_ operation: NIMUserOperation) { operationType = operation }
}

/// A notification of the service: an account adds this one as a friend, requests it, answers a request, or ends the friendship; it asks
/// to join a team that this account manages, invites this one into a team, or declines such a request of this one.
///
/// It stays in the list of this client (`NIMSystemNotificationManager.fetchSystemNotifications(_:limit:)`) until it is
/// deleted, also after a restart.
open class NIMSystemNotification: NSObject {
  let notice: AccountNotice?
  /// The account in whose list it is.
  let receiver: AccountID?
  private weak var core: ClientCore?
  private var status: Int

  /// A number of its own; a later notification of the account has a higher one.
  open var notificationId: Int64 { notice?.time.milliseconds ?? 0 }
  /// The kind; `teamApply` for an object that an app created.
  open var type: NIMSystemNotificationType {
    switch notice?.kind {
    case .friendAdded, .friendRequested, .friendApproved, .friendDeclined: .friendAdd
    case .friendRemoved: .deleteFriend
    case .groupApplication, nil: .teamApply
    case .groupApplicationDeclined: .teamApplyReject
    case .groupInvitation: .teamInvite
    case .groupInvitationDeclined: .teamIviteReject
    case .largeGroupApplication: .superTeamApply
    case .largeGroupApplicationDeclined: .superTeamApplyReject
    case .largeGroupInvitation: .superTeamInvite
    case .largeGroupInvitationDeclined: .superTeamIviteReject
    }
  }
  /// The time, in seconds since 1970.
  open var timestamp: TimeInterval { notice?.time.seconds ?? 0 }
  /// The account that did it.
  open var sourceID: String? { notice?.account.name }
  /// The team that it concerns, or the account to which it was done: this one.
  open var targetID: String? { notice?.group ?? receiver?.name }
  /// The words that came with it.
  open var postscript: String? { notice?.message }
  /// A Boolean value that indicates whether it was marked as read when it was fetched, or with this object since. Setting it
  /// changes this object alone: `NIMSystemNotificationManager.markNotifications(asRead:)` changes the list.
  open var read: Bool
  /// The app's own state of the notification, 0 at first. Setting it changes the list as well.
  open var handleStatus: Int {
    get { status }
    set {
      status = newValue
      // A list that cannot be written ends the login, or keeps what it has.
      guard let notice else { return }
      try? core?.noticeDevice(of: self)?.setStatus(newValue, ofAccountNotice: notice.id)
    }
  }
  /// The data that the inviter's app attached (`addUsers(_:toTeam:postscript:attach:completion:)`); nil for none.
  open var notifyExt: String? { notice?.attachment }
  /// A `NIMUserAddAttachment` with the operation for `friendAdd`, else nil.
  public let attachment: Any?

  /// Creates an object that is in no list: calls that change the list have no effect on it.
  public override init() {
    notice = nil
    receiver = nil
    read = false
    status = 0
    attachment = nil
  }

  init(_ notice: AccountNotice, to receiver: AccountID, core: ClientCore) {
    self.notice = notice
    self.receiver = receiver
    self.core = core
    read = notice.isRead
    status = notice.status
    let operation: NIMUserOperation? =
      switch notice.kind {
      case .friendAdded: .add
      case .friendRequested: .request
      case .friendApproved: .verify
      case .friendDeclined: .reject
      case .friendRemoved, .groupApplication, .groupApplicationDeclined, .groupInvitation, .groupInvitationDeclined,
        .largeGroupApplication, .largeGroupApplicationDeclined, .largeGroupInvitation, .largeGroupInvitationDeclined:
        nil
      }
    attachment = operation.map { NIMUserAddAttachment($0) }
  }
}
