public import Foundation
internal import Parlance

/// A choice of system notifications by their types.
open class NIMSystemNotificationFilter: NSObject {
  /// Raw values of `NIMSystemNotificationType`. An empty array, the default, chooses all notifications.
  open var notificationTypes: [NSNumber] = []

  public override init() {}

  /// The engine's filter. Types of which this client receives nothing choose nothing.
  final var kinds: Set<AccountNotice.Kind>? {
    guard !notificationTypes.isEmpty else { return nil }
    var kinds: Set<AccountNotice.Kind> = []
    for type in notificationTypes {
      switch NIMSystemNotificationType(rawValue: type.intValue) {
      case .friendAdd: kinds.formUnion([.friendAdded, .friendRequested, .friendApproved, .friendDeclined])
      case .deleteFriend: kinds.insert(.friendRemoved)
      case .teamApply: kinds.insert(.groupApplication)
      case .teamApplyReject: kinds.insert(.groupApplicationDeclined)
      case .teamInvite: kinds.insert(.groupInvitation)
      case .teamIviteReject: kinds.insert(.groupInvitationDeclined)
      case .superTeamApply: kinds.insert(.largeGroupApplication)
      case .superTeamApplyReject: kinds.insert(.largeGroupApplicationDeclined)
      case .superTeamInvite: kinds.insert(.largeGroupInvitation)
      case .superTeamIviteReject: kinds.insert(.largeGroupInvitationDeclined)
      default: break
      }
    }
    return kinds
  }
}
