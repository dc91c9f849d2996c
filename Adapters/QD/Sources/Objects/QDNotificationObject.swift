public import Foundation
import Parlance

/// A change that the server reports as a message. QD: sending messages, notification message.
///
/// Apps receive these and cannot send them.
open class QDNotificationObject: NSObject, QDMessageObject {
  /// The change.
  public let content: QDNotificationContent
  /// The subject of the change. Later versions may add some.
  public let notificationType: QDNotificationType

  init(_ notification: GroupNotification) {
    content = QDNotificationContent(notification)
    notificationType = .group
  }
}

/// The content of a notification. QD documents no members: these are ours.
open class QDNotificationContent: NSObject {
  /// The kind of change.
  public let operationType: QDGroupOperationType
  /// The account that made the change.
  public let sourceId: String
  /// The accounts that it concerns.
  public let targetIds: [String]
  /// The properties that changed, by name and new value, where `operationType` is `update`.
  public let changes: [String: String]
  /// The data that the app of that account attached.
  public let attachment: String?

  init(_ notification: GroupNotification) {
    operationType = QDGroupOperationType(notification.operation)
    sourceId = notification.actor.name
    targetIds = notification.targets.map(\.name)
    changes = notification.changes
    attachment = notification.attachment
  }
}
