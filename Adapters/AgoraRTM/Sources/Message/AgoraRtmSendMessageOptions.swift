public import Foundation

/// How a message is sent.
open class AgoraRtmSendMessageOptions: NSObject {
  /// A peer message to a user who is offline waits for them: at most 200 messages for each receiver, the newest, for
  /// seven days. Without effect on channel messages.
  open var enableOfflineMessaging = false
  /// The message is kept in a history, which the vendor offers to a few and this module to nobody: what other vendors'
  /// apps receive is in their histories anyway.
  open var enableHistoricalMessaging = false
}
