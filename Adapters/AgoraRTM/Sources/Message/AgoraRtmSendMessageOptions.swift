public import Foundation

/// Options for sending a message.
open class AgoraRtmSendMessageOptions: NSObject {
  /// A Boolean value that indicates whether a peer message waits for a user who is offline: at most 200 messages for
  /// each receiver, the newest, for seven days. No effect on channel messages.
  open var enableOfflineMessaging = false
  /// A Boolean value that indicates whether to keep the message in a history. The vendor offers this to some apps, this
  /// module to none: other vendors' apps have the messages that they receive in their histories anyway.
  open var enableHistoricalMessaging = false
}
