public import Foundation
internal import Parlance

/// What happened to a team.
open class NIMTeamNotificationContent: NIMNotificationContent {
  private let notification: GroupNotification

  /// Who did it.
  open var sourceID: String? { notification.actor.name }
  /// What happened.
  open var operationType: NIMTeamOperationType { NIMTeamOperationType(notification.operation) }
  /// Whom it concerns.
  open var targetIDs: [String]? { notification.targets.map(\.name) }
  /// What the one who did it attached.
  open var notifyExt: String? { notification.attachment }
  /// `NIMUpdateTeamInfoAttachment` for `update`, `NIMMuteTeamMemberAttachment` for `mute`, else nil.
  open var attachment: Any? {
    switch notification.operation {
    case .profileChanged: NIMUpdateTeamInfoAttachment(notification.changes)
    case .memberMuted: NIMMuteTeamMemberAttachment(true)
    case .memberUnmuted: NIMMuteTeamMemberAttachment(false)
    default: nil
    }
  }

  init(_ notification: GroupNotification) { self.notification = notification }

  open override func notificationType() -> NIMNotificationType { .team }

  /// The notification as JSON.
  final var rawContent: String? {
    var fields: [String: Any] = ["id": operationType.rawValue, "ids": targetIDs ?? []]
    if let notifyExt { fields["attach"] = notifyExt }
    return try? JSONObject.text(of: fields)
  }
}

/// Which properties of a team changed.
open class NIMUpdateTeamInfoAttachment: NSObject {
  private let changes: [NSNumber: String]

  /// New values by the number of their `NIMTeamUpdateTag`.
  open var values: [NSNumber: String]? { changes }

  init(_ neutral: [String: String]) {
    changes = Dictionary(
      uniqueKeysWithValues: TeamProperty.all.compactMap { property in
        neutral[property.name].map { (NSNumber(value: property.tag.rawValue), property.vendorValue($0)) }
      })
  }
}

/// Whether a member may write.
open class NIMMuteTeamMemberAttachment: NSObject {
  private let isMuted: Bool

  /// True: may no longer; false: may again.
  open var flag: Bool { isMuted }

  init(_ isMuted: Bool) { self.isMuted = isMuted }
}

extension NIMTeamOperationType {
  init(_ operation: GroupNotification.Operation) {
    self =
      switch operation {
      case .membersAdded: .invite
      case .membersRemoved: .kick
      case .memberLeft: .leave
      case .profileChanged: .update
      case .dismissed: .dismiss
      case .memberJoined: .applyPass
      case .ownerChanged: .transferOwner
      case .managersAdded: .addManager
      case .managersRemoved: .removeManager
      case .invitationAccepted: .acceptInvitation
      case .memberMuted, .memberUnmuted: .mute
      }
  }
}
