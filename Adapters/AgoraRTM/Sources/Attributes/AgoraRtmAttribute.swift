public import Foundation
import Parlance

/// A name and a value that a user publishes for others.
open class AgoraRtmAttribute: NSObject {
  /// The name: visible characters, up to 32 bytes.
  open var key = ""
  /// The value, up to 8 KB.
  open var value = ""

  /// Creates an empty attribute.
  override public init() {}

  init(_ attribute: Attribute) {
    key = attribute.key
    value = attribute.value
  }
}

/// A name and a value that users keep with a channel.
open class AgoraRtmChannelAttribute: NSObject {
  /// The name: visible characters, up to 32 bytes.
  open var key = ""
  /// The value, up to 8 KB.
  open var value = ""
  /// The user who wrote it last; the service sets it.
  open var lastUpdateUserId = ""
  /// The time of the last change, in milliseconds since 1970; the service sets it.
  public private(set) var lastUpdateTs: Int64 = 0

  /// Creates an empty attribute.
  override public init() {}

  init(_ attribute: Attribute) {
    key = attribute.key
    value = attribute.value
    lastUpdateUserId = attribute.updater.name
    lastUpdateTs = attribute.time.milliseconds
  }
}

/// Options of a change to a channel's attributes.
open class AgoraRtmChannelAttributeOptions: NSObject {
  /// A Boolean value that indicates whether `channel(_:attributeUpdate:)` notifies the channel's members of this
  /// change.
  open var enableNotificationToChannelMembers = false

  /// Creates options that are all off.
  override public init() {}
}
