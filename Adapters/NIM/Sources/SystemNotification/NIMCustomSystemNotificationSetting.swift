public import Foundation
internal import Parlance

/// Options for the treatment of one custom notification.
open class NIMCustomSystemNotificationSetting: NSObject {
  /// A Boolean value that indicates whether its push notification raises the receiver's badge. Default: true. No session
  /// counts it.
  open var shouldBeCounted = true
  /// A Boolean value that indicates whether a receiver who is offline is notified by push, with the notification's
  /// `apnsContent`. Default: true.
  open var apnsEnabled = true
  /// A Boolean value that indicates whether the text of the push begins with the sender's name. Default: false.
  open var apnsWithPrefix = false

  public override init() {}

  /// Creates the setting of a received notification.
  convenience init(options: MessageOptions, push: PushHints?) {
    self.init()
    shouldBeCounted = options.contains(.countsAsUnread)
    apnsEnabled = options.contains(.pushes)
    apnsWithPrefix = push?.showsSender ?? false
  }

  /// The engine's options.
  final var options: MessageOptions {
    var options: MessageOptions = []
    if shouldBeCounted { options.insert(.countsAsUnread) }
    if apnsEnabled { options.insert(.pushes) }
    return options
  }
}
