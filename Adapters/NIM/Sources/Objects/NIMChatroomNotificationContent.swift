public import Foundation
internal import Parlance

/// An account that a notification of a chatroom names.
open class NIMChatroomNotificationMember: NSObject {
  private let account: AccountID

  /// The name of the account.
  open var userId: String? { account.name }
  /// The account's name in the chatroom; always nil, since notifications do not have it.
  open var nick: String? { nil }

  init(_ account: AccountID) { self.account = account }
}

/// A change of a chatroom, or of an account's standing there.
open class NIMChatroomNotificationContent: NIMNotificationContent {
  private let notification: GroupNotification

  /// The kind of change.
  open var eventType: NIMChatroomEventType { NIMChatroomEventType(notification) }
  /// The account that made the change.
  open var source: NIMChatroomNotificationMember? { NIMChatroomNotificationMember(notification.actor) }
  /// The accounts that it concerns.
  open var targets: [NIMChatroomNotificationMember]? { notification.targets.map { NIMChatroomNotificationMember($0) } }
  /// The data that the app of the source attached.
  open var notifyExt: String? { notification.attachment }
  /// The seconds (`NSNumber`) for which accounts may not write for `addMuteTemporarily`, 0 for
  /// `removeMuteTemporarily`; nil for other kinds.
  open var ext: Any? {
    switch eventType {
    case .addMuteTemporarily, .removeMuteTemporarily: length.map { NSNumber(value: $0) }
    default: nil
    }
  }
  /// The tags that it concerns; always nil, since chatrooms have none here.
  open var tags: [String]? { nil }
  /// The revoked message; always nil, since revocations are not reported as notifications.
  open var revokedMessageId: String? { nil }
  /// The time of the revoked message; always 0, since revocations are not reported as notifications.
  open var revokedMessageTime: TimeInterval { 0 }

  /// The length of a silence with an end, in seconds.
  private let length: Int64?

  /// - parameter time: The time of the change.
  init(_ notification: GroupNotification, at time: Timestamp) {
    self.notification = notification
    let end = notification.changes[GroupInfo.Property.mutedUntil].flatMap { Int64($0) }
    // The end may be the last possible time.
    let rest = end.map { max(0, Timestamp(milliseconds: $0).milliseconds(since: time)) }
    length = rest.map { $0 / 1000 + ($0 % 1000 > 0 ? 1 : 0) }
  }

  open override func notificationType() -> NIMNotificationType { .chatroom }

  /// The notification as JSON.
  final var rawContent: String? {
    var fields: [String: Any] = [
      "id": eventType.rawValue, "operator": notification.actor.name, "target": notification.targets.map(\.name),
    ]
    if let notifyExt { fields["ext"] = notifyExt }
    if eventType == .addMuteTemporarily, let length { fields["muteDuration"] = length }
    return try? JSONObject.text(of: fields)
  }
}

/// The key of a Boolean value in `NIMChatroomNotificationContent.ext` of `enter`, of which nobody is notified here.
public let NIMChatroomEventInfoMutedKey: String = "NIMChatroomEventInfoMutedKey"

/// The key of a Boolean value in `NIMChatroomNotificationContent.ext` of `enter`, of which nobody is notified here.
public let NIMChatroomEventInfoTempMutedKey: String = "NIMChatroomEventInfoTempMutedKey"

/// The key of a number of seconds in `NIMChatroomNotificationContent.ext` of `enter`, of which nobody is notified here.
public let NIMChatroomEventInfoTempMutedDurationKey: String = "NIMChatroomEventInfoTempMutedDurationKey"

extension NIMChatroomEventType {
  init(_ notification: GroupNotification) {
    let end = notification.changes[GroupInfo.Property.mutedUntil]
    self =
      switch notification.operation {
      case .managersAdded: .addManager
      case .managersRemoved: .removeManager
      case .membersBlocked: .addBlack
      case .membersUnblocked: .removeBlack
      case .memberMuted: end == nil ? .addMute : .addMuteTemporarily
      case .memberUnmuted: end == nil ? .removeMute : .removeMuteTemporarily
      case .membersRemoved: .kicked
      case .memberLeft: .exit
      case .membersAdded, .memberJoined, .invitationAccepted: .enter
      case .dismissed: .closed
      // Chatrooms of the vendor keep their creator, and know no list of those who may always write.
      case .ownerChanged, .membersAllowed, .membersDisallowed: .infoUpdated
      case .profileChanged:
        switch notification.changes {
        case [GroupInfo.Property.muted: "true"]: .roomMuted
        case [GroupInfo.Property.muted: "false"]: .roomUnMuted
        default: .infoUpdated
        }
      }
  }
}
