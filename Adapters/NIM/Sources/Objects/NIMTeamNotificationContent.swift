public import Foundation
internal import Parlance

/// A change of a team.
open class NIMTeamNotificationContent: NIMNotificationContent {
  private let notification: GroupNotification?

  /// The account that made the change.
  open var sourceID: String? { notification?.actor.name }
  /// The kind of change.
  open var operationType: NIMTeamOperationType { notification.map { NIMTeamOperationType($0.operation) } ?? .invite }
  /// The accounts that it concerns; for `acceptInvitation` the one that invited.
  open var targetIDs: [String]? { notification?.teamTargets }
  /// The data that the app of that account attached.
  open var notifyExt: String? { notification?.attachment }
  /// `NIMUpdateTeamInfoAttachment` for `update`, `NIMMuteTeamMemberAttachment` for `mute`, else nil.
  open var attachment: Any? {
    switch notification?.operation {
    case .profileChanged: notification.map { NIMUpdateTeamInfoAttachment($0.changes) }
    case .memberMuted: NIMMuteTeamMemberAttachment(true)
    case .memberUnmuted: NIMMuteTeamMemberAttachment(false)
    default: nil
    }
  }

  /// Creates content that describes no change.
  public override init() { notification = nil }

  init(_ notification: GroupNotification) { self.notification = notification }

  open override func notificationType() -> NIMNotificationType { .team }

  /// The notification as JSON.
  final var rawContent: String? {
    var fields: [String: Any] = ["id": operationType.rawValue, "ids": targetIDs ?? []]
    if let notifyExt { fields["attach"] = notifyExt }
    return try? JSONObject.text(of: fields)
  }
}

/// The properties of a team that changed.
open class NIMUpdateTeamInfoAttachment: NSObject {
  private let changes: [NSNumber: String]?

  /// The new values by the number of their `NIMTeamUpdateTag`.
  open var values: [NSNumber: String]? { changes }

  /// Creates an attachment without values.
  public override init() { changes = nil }

  init(_ neutral: [String: String]) {
    changes = Dictionary(
      TeamProperty.vendorValues(neutral).map { (NSNumber(value: $0.rawValue), $1) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension GroupNotification {
  /// The accounts that a change of a team concerns, as NIM names them: for an accepted invitation the one that invited.
  var teamTargets: [String] {
    if operation == .invitationAccepted, let inviter = changes[GroupInfo.Property.inviter] { return [inviter] }
    return targets.map(\.name)
  }
}

/// A change of a member's permission to write.
open class NIMMuteTeamMemberAttachment: NSObject {
  private let isMuted: Bool

  /// A Boolean value that indicates whether the member is muted; false if the member may write again.
  open var flag: Bool { isMuted }

  /// Creates an attachment of a member who may write.
  public override init() { isMuted = false }

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
      // Of rooms alone.
      case .membersBlocked, .membersUnblocked, .membersAllowed, .membersDisallowed, .entriesSet,
        .entriesUpdated, .entriesRemoved, .entriesCleared, .entriesExpired, .regularsAdded, .regularsRemoved,
        .memberUpdated, .memberTagsChanged, .tagMuted, .tagUnmuted:
        .update
      }
  }
}
