public import Foundation
internal import Parlance

/// What a notification message tells.
open class NIMNotificationContent: NSObject {
  /// What it is about; `unsupport` for what this version does not know.
  open func notificationType() -> NIMNotificationType { .unsupport }

  /// Content that this version does not know.
  override init() {}
}

/// A notification message: the service's, never sent by an app.
open class NIMNotificationObject: NSObject, NIMMessageObject {
  /// The message it belongs to.
  open weak var message: NIMMessage?
  private let notification: NIMNotificationContent

  /// What it tells.
  open var content: NIMNotificationContent { notification }
  /// What it is about.
  open var notificationType: NIMNotificationType { notification.notificationType() }

  /// A notification of the engine.
  init(_ content: GroupNotification, in conversation: ConversationID) {
    notification = conversation.kind == .group ? NIMTeamNotificationContent(content) : NIMNotificationContent()
  }

  open func type() -> NIMMessageType { .notification }

  /// The notification as JSON.
  final var rawContent: String? { (notification as? NIMTeamNotificationContent)?.rawContent }
}
