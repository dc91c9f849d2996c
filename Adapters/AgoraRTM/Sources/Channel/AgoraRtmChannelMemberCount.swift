public import Foundation

/// How many members a channel has.
open class AgoraRtmChannelMemberCount: NSObject {
  /// The channel.
  open var channelId: String
  /// How many there are; 0 if there is no such channel.
  open var count: Int32

  init(_ channelID: String, _ count: Int) {
    channelId = channelID
    self.count = Int32(clamping: count)
  }
}
