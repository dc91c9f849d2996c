public import Foundation
import Parlance

/// Something that a user notes for others to look up.
open class AgoraRtmAttribute: NSObject {
  /// Its name: visible characters, up to 32 bytes.
  open var key = ""
  /// What it says, up to 8 KB.
  open var value = ""

  /// An empty attribute.
  override public init() {}

  init(_ attribute: Attribute) {
    key = attribute.key
    value = attribute.value
  }
}

/// Something that users note with a channel.
open class AgoraRtmChannelAttribute: NSObject {
  /// Its name: visible characters, up to 32 bytes.
  open var key = ""
  /// What it says, up to 8 KB.
  open var value = ""
  /// Who wrote it last; the service sets it.
  open var lastUpdateUserId = ""
  /// When, in milliseconds since 1970; the service sets it.
  public private(set) var lastUpdateTs: Int64 = 0

  /// An empty attribute.
  override public init() {}

  init(_ attribute: Attribute) {
    key = attribute.key
    value = attribute.value
    lastUpdateUserId = attribute.updater.name
    lastUpdateTs = attribute.time.milliseconds
  }
}

/// How a channel's attributes are changed.
open class AgoraRtmChannelAttributeOptions: NSObject {
  /// The channel's members are told, by `channel(_:attributeUpdate:)`, of this change.
  open var enableNotificationToChannelMembers = false
}
