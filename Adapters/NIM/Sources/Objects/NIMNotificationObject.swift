public import Foundation
internal import Parlance

/// The content of a notification message.
open class NIMNotificationContent: NSObject {
  /// Returns its subject; `unsupport` for one that this version does not know.
  open func notificationType() -> NIMNotificationType { .unsupport }

  /// Creates content that this version does not know.
  public override init() {}
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

  /// Creates a notification whose content is unknown. Apps cannot send notifications.
  public override init() { notification = NIMUnsupportedNotificationContent() }

  /// A notification of the engine.
  ///
  /// - parameter isLarge: A Boolean value that indicates whether the conversation is a large group.
  init(_ content: GroupNotification, in conversation: ConversationID, isLarge: Bool = false, at time: Timestamp) {
    notification =
      switch conversation.kind {
      case .group: isLarge ? NIMSuperTeamNotificationContent(content) : NIMTeamNotificationContent(content)
      case .room: NIMChatroomNotificationContent(content, at: time)
      case .direct: NIMUnsupportedNotificationContent()
      }
  }

  open func type() -> NIMMessageType { .notification }

  /// The notification as JSON.
  final var rawContent: String? {
    (notification as? NIMTeamNotificationContent)?.rawContent
      ?? (notification as? NIMSuperTeamNotificationContent)?.rawContent
      ?? (notification as? NIMChatroomNotificationContent)?.rawContent
  }
}
