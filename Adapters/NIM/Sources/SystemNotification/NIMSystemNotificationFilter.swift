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
      default: break
      }
    }
    return kinds
  }
}
