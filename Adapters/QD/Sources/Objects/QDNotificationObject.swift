public import Foundation
import Parlance

/// A change that the server tells as a message. QD: sending messages, notification message.
///
/// Apps receive these and cannot send them.
open class QDNotificationObject: NSObject, QDMessageObject {
  /// What is told.
  public let content: QDNotificationContent
  /// What kind of thing is told. Later versions may add some.
  public let notificationType: QDNotificationType

  init(_ notification: GroupNotification) {
    content = QDNotificationContent(notification)
    notificationType = .group
  }
}

/// What a notification tells. QD documents no members: these are ours.
open class QDNotificationContent: NSObject {
  /// What changed.
  public let operationType: QDGroupOperationType
  /// Who did it.
  public let sourceId: String
  /// Whom it concerns.
  public let targetIds: [String]
  /// The properties that changed, by name and new value, where `operationType` is `update`.
  public let changes: [String: String]
  /// What the app of the one who did it attached.
  public let attachment: String?

  init(_ notification: GroupNotification) {
    operationType = QDGroupOperationType(notification.operation)
    sourceId = notification.actor.name
    targetIds = notification.targets.map(\.name)
    changes = notification.changes
    attachment = notification.attachment
  }
}
