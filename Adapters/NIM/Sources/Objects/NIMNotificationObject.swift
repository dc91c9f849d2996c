public import Foundation
internal import Parlance

/// The content of a notification message.
open class NIMNotificationContent: NSObject {
  /// Returns its subject; `unsupport` for one that this version does not know.
  open func notificationType() -> NIMNotificationType { .unsupport }

  /// Content that this version does not know.
  override init() {}
}

/// A notification message: the service's, never sent by an app.
open class NIMNotificationObject: NSObject, NIMMessageObject {
  /// The message it belongs to.
  open weak var message: NIMMessage?
  private let notification: NIMNotificationContent

  /// The notification's content.
  open var content: NIMNotificationContent { notification }
  /// The notification's subject.
  open var notificationType: NIMNotificationType { notification.notificationType() }

  /// A notification of the engine.
  init(_ content: GroupNotification, in conversation: ConversationID, at time: Timestamp) {
    notification =
      switch conversation.kind {
      case .group: NIMTeamNotificationContent(content)
      case .room: NIMChatroomNotificationContent(content, at: time)
      case .direct: NIMNotificationContent()
      }
  }

  open func type() -> NIMMessageType { .notification }

  /// The notification as JSON.
  final var rawContent: String? {
    (notification as? NIMTeamNotificationContent)?.rawContent
      ?? (notification as? NIMChatroomNotificationContent)?.rawContent
  }
}
