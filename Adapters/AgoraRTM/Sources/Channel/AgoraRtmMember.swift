public import Foundation

/// A member of a channel.
open class AgoraRtmMember: NSObject {
  /// Who.
  open var userId: String
  /// The channel.
  open var channelId: String

  init(_ userID: String, in channelID: String) {
    userId = userID
    channelId = channelID
  }
}
