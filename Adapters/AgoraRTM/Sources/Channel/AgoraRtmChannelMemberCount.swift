public import Foundation

/// The number of members of a channel.
open class AgoraRtmChannelMemberCount: NSObject {
  /// The channel's id, also if there is no such channel.
  open var channelId: String
  /// The number of members; 0 if there is no such channel.
  open var count: Int32

  /// Creates the count of no channel.
  override public convenience init() { self.init("", 0) }

  init(_ channelID: String, _ count: Int) {
    channelId = channelID
    self.count = Int32(clamping: count)
  }
}
