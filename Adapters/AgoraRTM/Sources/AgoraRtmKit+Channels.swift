public import Foundation
import Parlance

extension AgoraRtmKit {
  /// The channels that were created and not destroyed, by id. Deprecated by the vendor; a copy.
  public var channels: NSMutableDictionary? {
    let channels = NSMutableDictionary()
    for (id, channel) in core.state.withLock({ $0.channels }) { channels[id] = channel }
    return channels
  }

  /// Makes a channel's object, to be joined with.
  ///
  /// A channel with a group's id is that group: its members may join, and what they write is the group's. Any other is
  /// a room, made when somebody joins it first.
  ///
  /// - parameter channelId: Up to 64 bytes of the characters that the vendor lists; neither empty nor "null".
  /// - parameter delegate: Who is told what happens in the channel.
  /// - returns: nil for an id that is not valid or that has an object here.
  public func createChannel(withId channelId: String, delegate: (any AgoraRtmChannelDelegate)?) -> AgoraRtmChannel? {
    guard Limits.isChannelID(channelId) else { return nil }
    return core.state.withLock { state in
      guard state.channels[channelId] == nil else { return nil }
      let channel = AgoraRtmChannel(channelId, core, delegate)
      state.channels[channelId] = channel
      return channel
    }
  }

  /// Leaves a channel, if it is joined, and forgets its object, which can be joined with no more.
  ///
  /// - returns: Whether there was one.
  @discardableResult
  public func destroyChannel(withId channelId: String) -> Bool {
    guard let channel = core.state.withLock({ $0.channels.removeValue(forKey: channelId) }) else { return false }
    channel.destroy()
    return true
  }

  /// How many members channels have, joined or not; 0 for one that does not exist.
  ///
  /// - parameter channelIds: Up to 32 of them.
  /// - parameter completionBlock: Gets a count for each channel, in their order.
  public func getChannelMemberCount(
    _ channelIds: [String],
    completion completionBlock: (([AgoraRtmChannelMemberCount]?, AgoraRtmChannelMemberCountErrorCode) -> Void)? = nil
  ) {
    var invalid: AgoraRtmChannelMemberCountErrorCode?
    if channelIds.isEmpty || !channelIds.allSatisfy(Limits.isChannelID) { invalid = .invalidArgument }
    if channelIds.count > Limits.countedChannels { invalid = .exceedLimit }
    core.call(.memberCounts, invalid: invalid) {
      completionBlock?(nil, $0)
    } body: { device, fail in
      device.fetchAttendanceCounts(of: channelIds) { result in
        switch result {
        case .success(let counts):
          completionBlock?(channelIds.map { AgoraRtmChannelMemberCount($0, counts[$0] ?? 0) }, .ok)
        case .failure(let error): fail(error)
        }
      }
    }
  }
}
