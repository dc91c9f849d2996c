public import Foundation
internal import Parlance

/// A change of a super team.
open class NIMSuperTeamNotificationContent: NIMNotificationContent {
  private let notification: GroupNotification?

  /// The account that made the change.
  open var sourceID: String? { notification?.actor.name }
  /// The kind of change.
  open var operationType: NIMSuperTeamOperationType {
    notification.map { NIMSuperTeamOperationType(NIMTeamOperationType($0.operation)) } ?? .invite
  }
  /// The accounts that it concerns; for `acceptInvitation` the one that invited.
  open var targetIDs: [String]? { notification?.teamTargets }
  /// The data that the app of that account attached.
  open var notifyExt: String? { notification?.attachment }
  /// `NIMUpdateSuperTeamInfoAttachment` for `update`, `NIMMuteSuperTeamMemberAttachment` for `mute`, else nil.
  open var attachment: Any? {
    switch notification?.operation {
    case .profileChanged: notification.map { NIMUpdateSuperTeamInfoAttachment($0.changes) }
    case .memberMuted: NIMMuteSuperTeamMemberAttachment(true)
    case .memberUnmuted: NIMMuteSuperTeamMemberAttachment(false)
    default: nil
    }
  }

  /// Creates content that describes no change.
  public override init() { notification = nil }

  init(_ notification: GroupNotification) { self.notification = notification }

  open override func notificationType() -> NIMNotificationType { .superTeam }

  /// The notification as JSON.
  final var rawContent: String? {
    var fields: [String: Any] = ["id": operationType.rawValue, "ids": targetIDs ?? []]
    if let notifyExt { fields["attach"] = notifyExt }
    return try? JSONObject.text(of: fields)
  }
}

/// The properties of a super team that changed.
open class NIMUpdateSuperTeamInfoAttachment: NSObject {
  private let changes: [NSNumber: String]?

  /// The new values by the number of their `NIMSuperTeamUpdateTag`.
  open var values: [NSNumber: String]? { changes }

  /// Creates an attachment without values.
  public override init() { changes = nil }

  init(_ neutral: [String: String]) {
    changes = table(TeamProperty.vendorValues(neutral)) { $0.superNumber }
  }
}

/// Returns values by numbers, without those that have none.
private func table(
  _ values: [NIMTeamUpdateTag: String], _ number: (NIMTeamUpdateTag) -> Int?
) -> [NSNumber: String] {
  Dictionary(
    values.compactMap { tag, value in number(tag).map { (NSNumber(value: $0), value) } },
    uniquingKeysWith: { first, _ in first })
}

/// A change of members' permission to write in a super team.
open class NIMMuteSuperTeamMemberAttachment: NSObject {
  private let isMuted: Bool

  /// A Boolean value that indicates whether the members are muted; false if they may write again.
  open var flag: Bool { isMuted }

  /// Creates an attachment of members who may write.
  public override init() { isMuted = false }

  init(_ isMuted: Bool) { self.isMuted = isMuted }
}

extension NIMSuperTeamOperationType {
  init(_ operation: NIMTeamOperationType) {
    self =
      switch operation {
      case .invite: .invite
      case .kick: .kick
      case .leave: .leave
      case .update: .update
      case .dismiss: .dismiss
      case .applyPass: .applyPass
      case .transferOwner: .transferOwner
      case .addManager: .addManager
      case .removeManager: .removeManager
      case .acceptInvitation: .acceptInvitation
      case .mute: .mute
      }
  }
}
