public import Foundation
internal import Parlance

/// An account that a notification of a chatroom names.
open class NIMChatroomNotificationMember: NSObject {
  private let account: AccountID?

  /// The name of the account.
  open var userId: String? { account?.name }
  /// The account's name in the chatroom; always nil, since notifications do not have it.
  open var nick: String? { nil }

  /// Creates an object that names no account.
  public override init() { account = nil }

  init(_ account: AccountID) { self.account = account }
}

/// A change of a chatroom, or of an account's standing there.
open class NIMChatroomNotificationContent: NIMNotificationContent {
  private let notification: GroupNotification?

  /// The kind of change.
  open var eventType: NIMChatroomEventType { notification.map { NIMChatroomEventType($0) } ?? .enter }
  /// The account that made the change.
  open var source: NIMChatroomNotificationMember? { notification.map { NIMChatroomNotificationMember($0.actor) } }
  /// The accounts that it concerns.
  open var targets: [NIMChatroomNotificationMember]? {
    notification?.targets.map { NIMChatroomNotificationMember($0) }
  }
  /// The data that the app of the source attached.
  open var notifyExt: String? { notification?.attachment }
  /// The seconds (`NSNumber`) for which accounts may not write for `addMuteTemporarily` and `tagTempMuteAdd`, 0 for
  /// `removeMuteTemporarily`. A dictionary for changes of the queue: the number of the kind of change under
  /// `NIMChatroomEventInfoQueueChangeTypeKey`, the key and the value of one element, or several elements. nil for other
  /// kinds.
  open var ext: Any? {
    switch eventType {
    case .addMuteTemporarily, .removeMuteTemporarily, .tagTempMuteAdd: length.map { NSNumber(value: $0) }
    default: queueChange
    }
  }

  /// The change of the queue; nil for other kinds.
  private var queueChange: [String: Any]? {
    guard let notification else { return nil }
    let elements = notification.changes
    func change(_ type: Int, _ rest: [String: Any]) -> [String: Any] {
      rest.merging([NIMChatroomEventInfoQueueChangeTypeKey: NSNumber(value: type)]) { $1 }
    }
    func one(_ type: NIMChatroomQueueChangeType) -> [String: Any] {
      guard let (key, value) = elements.first else { return change(type.rawValue, [:]) }
      return change(
        type.rawValue,
        [NIMChatroomEventInfoQueueChangeItemKey: key, NIMChatroomEventInfoQueueChangeItemValueKey: value])
    }
    let all = [NIMChatroomEventInfoQueueChangeItemsKey: elements]
    switch notification.operation {
    case .entriesSet:
      return elements.count == 1 ? one(.offer) : change(NIMChatroomQueueChangeType.batchOffer.rawValue, all)
    case .entriesUpdated: return change(NIMChatroomQueueChangeType.update.rawValue, all)
    case .entriesRemoved where elements.count == 1: return one(.poll)
    case .entriesRemoved, .entriesExpired:
      return change(NIMChatroomQueueBatchChangeType.partClear.rawValue, all)
    case .entriesCleared: return change(NIMChatroomQueueChangeType.drop.rawValue, [:])
    default: return nil
    }
  }
  /// The tag whose members may not write, or may again; the tags of the member for `updateTags`; nil for other kinds.
  open var tags: [String]? {
    switch notification?.operation {
    case .tagMuted, .tagUnmuted: notification?.changes["tag"].map { [$0] }
    case .memberTagsChanged: notification?.changes["tags"].flatMap { JSONObject.texts(in: $0) }
    default: nil
    }
  }
  /// The revoked message; always nil, since revocations are not reported as notifications.
  open var revokedMessageId: String? { nil }
  /// The time of the revoked message; always 0, since revocations are not reported as notifications.
  open var revokedMessageTime: TimeInterval { 0 }

  /// The length of a silence with an end, in seconds.
  private let length: Int64?

  /// Creates content that describes no change; its kind is `enter`.
  public override init() {
    notification = nil
    length = nil
  }

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
      "id": eventType.rawValue, "operator": notification?.actor.name ?? "",
      "target": notification?.targets.map(\.name) ?? [],
    ]
    if let notifyExt { fields["ext"] = notifyExt }
    if let tags { fields["tags"] = tags }
    if eventType == .addMuteTemporarily || eventType == .tagTempMuteAdd, let length { fields["muteDuration"] = length }
    return try? JSONObject.text(of: fields)
  }
}

/// The key of a Boolean value in `NIMChatroomNotificationContent.ext` of `enter`. The engine sends no such notifications.
public let NIMChatroomEventInfoMutedKey: String = "NIMChatroomEventInfoMutedKey"

/// The key of a Boolean value in `NIMChatroomNotificationContent.ext` of `enter`. The engine sends no such notifications.
public let NIMChatroomEventInfoTempMutedKey: String = "NIMChatroomEventInfoTempMutedKey"

/// The key of a number of seconds in `NIMChatroomNotificationContent.ext` of `enter`. The engine sends no such notifications.
public let NIMChatroomEventInfoTempMutedDurationKey: String = "NIMChatroomEventInfoTempMutedDurationKey"

/// The key of the number of the kind of change in `NIMChatroomNotificationContent.ext`: a `NIMChatroomQueueChangeType`
/// for `queueChange` and `queueBatchAdd`, a `NIMChatroomQueueBatchChangeType` for `queueBatchChange`.
public let NIMChatroomEventInfoQueueChangeTypeKey: String = "NIMChatroomEventInfoQueueChangeTypeKey"

/// The key of the element's key in `NIMChatroomNotificationContent.ext` of `queueChange`.
public let NIMChatroomEventInfoQueueChangeItemKey: String = "NIMChatroomEventInfoQueueChangeItemKey"

/// The key of a dictionary of elements in `NIMChatroomNotificationContent.ext` of `queueBatchChange`, `queueBatchAdd`, and
/// of a `queueChange` of the kind `update`.
public let NIMChatroomEventInfoQueueChangeItemsKey: String = "NIMChatroomEventInfoQueueChangeItemsKey"

/// The key of the element's value in `NIMChatroomNotificationContent.ext` of `queueChange`.
public let NIMChatroomEventInfoQueueChangeItemValueKey: String = "NIMChatroomEventInfoQueueChangeItemValueKey"

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
      case .entriesSet: notification.changes.count == 1 ? .queueChange : .queueBatchAdd
      case .entriesRemoved: notification.changes.count == 1 ? .queueChange : .queueBatchChange
      case .entriesUpdated, .entriesCleared: .queueChange
      case .entriesExpired: .queueBatchChange
      case .regularsAdded: .addCommon
      case .regularsRemoved: .removeCommon
      case .memberUpdated: .memberUpdateInfo
      case .memberTagsChanged: .updateTags
      case .tagMuted: .tagTempMuteAdd
      case .tagUnmuted: .tagTempMuteRemove
      case .profileChanged:
        switch notification.changes {
        case [GroupInfo.Property.muted: "true"]: .roomMuted
        case [GroupInfo.Property.muted: "false"]: .roomUnMuted
        default: .infoUpdated
        }
      }
  }
}
