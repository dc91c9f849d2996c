public import Foundation

/// Measurements of chatroom messages that arrive through a content delivery network. The engine makes none: all messages arrive over the
/// connection.
open class NIMChatroomCdnTrackInfo: NSObject {
  /// The measured values by their names.
  open var baseInfo: [AnyHashable: Any] = [:]
  /// The number of messages that did not arrive in the end.
  open var finalFailureCount = 0
  public override init() {}
}
