public import Foundation

/// A member of a channel.
open class AgoraRtmMember: NSObject {
  /// The user's id.
  open var userId: String
  /// The channel's id.
  open var channelId: String

  /// Creates a member without names.
  override public convenience init() { self.init("", in: "") }

  init(_ userID: String, in channelID: String) {
    userId = userID
    channelId = channelID
  }
}
