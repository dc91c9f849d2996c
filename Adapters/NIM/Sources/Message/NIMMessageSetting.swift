public import Foundation
internal import NIMCommon
internal import Parlance

/// Options for the treatment of one message (NIM: message read receipts; the header's defaults).
open class NIMMessageSetting: NSObject {
  /// A Boolean value that indicates whether the server's history contains the message. Default: true.
  open var historyEnabled = true
  /// A Boolean value that indicates whether a device that logs in later receives it. Default: true.
  open var roamingEnabled = true
  /// A Boolean value that indicates whether the sender's other devices receive it. Default: true.
  open var syncEnabled = true
  /// A Boolean value that indicates whether it counts as unread at the receiver. Default: true.
  open var shouldBeCounted = true
  /// A Boolean value that indicates whether a receiver who is offline is notified by push. Default: true.
  open var apnsEnabled = true
  /// A Boolean value that indicates whether the text of the push begins with the sender's name. Default: true.
  open var apnsWithPrefix = true
  /// A Boolean value that indicates whether the app's own server receives a copy. Default: true. Travels with the
  /// message for servers that copy messages; the engine itself copies none.
  open var routeEnabled = true
  /// A Boolean value that indicates whether the sender requests receipts of the team's members; used in teams only, and
  /// only while `NIMSDKConfig.teamReceiptEnabled` is on. Default: false.
  open var teamReceiptEnabled = false
  /// A Boolean value that indicates whether the server keeps it for receivers that are offline; otherwise only devices
  /// connected now receive it. Default: true.
  open var persistEnable = true
  /// The scene under which the message's file is kept, a key of `NIMSDK.sceneDict`, unless its object has one of its
  /// own. Default: `NIMNOSSceneTypeMessage`.
  open var scene = NIMNOSSceneTypeMessage
  /// A Boolean value that indicates whether it becomes the last message of its session. Default: true.
  open var isSessionUpdate = true
  /// A Boolean value that indicates whether to deliver it ahead of others. Default: false. Travels with the message;
  /// the engine delays none.
  open var quickDeliveryEnabled = false

  public override init() {}
}

extension NIMMessageSetting {
  /// The setting of a stored message.
  convenience init(options: MessageOptions, showsSender: Bool, extra: MessageExtra) {
    self.init()
    historyEnabled = options.contains(.stored)
    roamingEnabled = options.contains(.roams)
    syncEnabled = options.contains(.synchronizes)
    shouldBeCounted = options.contains(.countsAsUnread)
    apnsEnabled = options.contains(.pushes)
    apnsWithPrefix = showsSender
    teamReceiptEnabled = options.contains(.wantsGroupReceipts)
    persistEnable = !options.contains(.onlineOnly)
    isSessionUpdate = options.contains(.updatesConversation)
    routeEnabled = extra.isRouted
    quickDeliveryEnabled = extra.isQuick
    if let scene = extra.scene { self.scene = scene }
  }

  /// The engine's options.
  var options: MessageOptions {
    var options: MessageOptions = []
    if historyEnabled { options.insert(.stored) }
    if roamingEnabled { options.insert(.roams) }
    if syncEnabled { options.insert(.synchronizes) }
    if shouldBeCounted { options.insert(.countsAsUnread) }
    if apnsEnabled { options.insert(.pushes) }
    if teamReceiptEnabled { options.insert(.wantsGroupReceipts) }
    if !persistEnable { options.insert(.onlineOnly) }
    if isSessionUpdate { options.insert(.updatesConversation) }
    return options
  }

  /// The same for another message.
  func duplicate() -> NIMMessageSetting {
    let extra = MessageExtra(isRouted: routeEnabled, isQuick: quickDeliveryEnabled, scene: scene)
    return NIMMessageSetting(options: options, showsSender: apnsWithPrefix, extra: extra)
  }
}
