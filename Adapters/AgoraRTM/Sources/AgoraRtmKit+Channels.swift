public import Foundation
import Parlance

extension AgoraRtmKit {
  /// The channels that were created and not destroyed, by id. Deprecated by the vendor; a copy.
  public var channels: NSMutableDictionary? {
    let channels = NSMutableDictionary()
    for (id, channel) in core.state.withLock({ $0.channels }) { channels[id] = channel }
    return channels
  }

  /// Creates a channel's object, with which the channel is joined.
  ///
  /// A channel with a group's id is that group: its members may join, and their messages belong to the group. Any other
  /// is a room, created when its first member joins.
  ///
  /// - parameter channelId: Up to 64 bytes of the characters that the vendor lists; neither empty nor "null".
  /// - parameter delegate: The delegate that receives the channel's events.
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

  /// Leaves a channel, if it is joined, and forgets its object, which can no longer join.
  ///
  /// - returns: A Boolean value that indicates whether the channel had an object.
  @discardableResult
  public func destroyChannel(withId channelId: String) -> Bool {
    guard let channel = core.state.withLock({ $0.channels.removeValue(forKey: channelId) }) else { return false }
    channel.destroy()
    return true
  }

  /// Returns the number of members of channels, joined or not; 0 for one that does not exist.
  ///
  /// - parameter channelIds: Up to 32 channels.
  /// - parameter completionBlock: Receives a count for each channel, in their order.
  public func getChannelMemberCount(
    _ channelIds: [String],
    completion completionBlock: AgoraRtmChannelMemberCountBlock? = nil
  ) {
    var invalid: AgoraRtmChannelMemberCountErrorCode?
    if channelIds.isEmpty || !channelIds.allSatisfy(Limits.isChannelID) { invalid = .invalidArgument }
    if channelIds.count > Limits.countedChannels { invalid = .exceedLimit }
    core.request(.memberCounts, invalid: invalid) {
      completionBlock?(nil, $0)
    } body: { device, fail in
      device.fetchSubscriberCounts(of: channelIds) { result in
        switch result {
        case .success(let counts):
          completionBlock?(channelIds.map { AgoraRtmChannelMemberCount($0, counts[$0] ?? 0) }, .ok)
        case .failure(let error): fail(error)
        }
      }
    }
  }
}
