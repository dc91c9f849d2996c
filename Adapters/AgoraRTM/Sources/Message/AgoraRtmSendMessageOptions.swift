public import Foundation

/// Options for sending a message.
open class AgoraRtmSendMessageOptions: NSObject {
  /// A Boolean value that indicates whether a peer message waits for a user who is offline: at most 200 messages for
  /// each receiver, the newest, for seven days. No effect on channel messages.
  open var enableOfflineMessaging = false
  /// A Boolean value that indicates whether a text message is in the history that back ends query over the server API of a
  /// gateway, for seven days. Other vendors' apps have the messages that they receive in their histories anyway.
  open var enableHistoricalMessaging = false

  /// Creates options that are all off.
  override public init() {}
}
