import Parlance

/// Attributes that users keep with a channel, joined or not; only members can do so with a group. They are deleted when
/// the channel was empty for two minutes; a group's are kept.
extension AgoraRtmKit {
  /// Replaces a channel's attributes.
  ///
  /// - parameter channelId: The channel's name, or a group's id.
  /// - parameter attributes: Up to 32, of 8 KB each and 32 KB altogether.
  /// - parameter options: The options, which say whether the channel's members are notified.
  /// - parameter completionBlock: Receives the outcome.
  public func setChannel(
    _ channelId: String, attributes: [AgoraRtmChannelAttribute]?, options: AgoraRtmChannelAttributeOptions,
    completion completionBlock: AgoraRtmSetChannelAttributesBlock? = nil
  ) {
    let new = attributes.flatMap { core.dictionary($0.map { ($0.key, $0.value) }) }
    change(channelId, new.map { .replace($0) }, options, completionBlock)
  }

  /// Adds attributes to a channel's, or changes those of the same names.
  public func addOrUpdateChannel(
    _ channelId: String, attributes: [AgoraRtmChannelAttribute]?, options: AgoraRtmChannelAttributeOptions,
    completion completionBlock: AgoraRtmAddOrUpdateChannelAttributesBlock? = nil
  ) {
    let new = attributes.flatMap { core.dictionary($0.map { ($0.key, $0.value) }) }.flatMap { $0.isEmpty ? nil : $0 }
    change(channelId, new.map { .merge($0) }, options, completionBlock)
  }

  /// Deletes some of a channel's attributes; names that do not exist are ignored.
  public func deleteChannel(
    _ channelId: String, attributesByKeys attributeKeys: [String]?, options: AgoraRtmChannelAttributeOptions,
    completion completionBlock: AgoraRtmDeleteChannelAttributesBlock? = nil
  ) {
    change(channelId, attributeKeys.flatMap { $0.isEmpty ? nil : .remove($0) }, options, completionBlock)
  }

  /// Deletes all of a channel's attributes.
  public func clearChannel(
    _ channelId: String, options: AgoraRtmChannelAttributeOptions,
    attributesWithCompletion completionBlock: AgoraRtmClearChannelAttributesBlock? = nil
  ) {
    change(channelId, .clear, options, completionBlock)
  }

  private func change(
    _ id: String, _ change: AttributeChange?, _ options: AgoraRtmChannelAttributeOptions,
    _ completion: ((AgoraRtmProcessAttributeErrorCode) -> Void)?
  ) {
    core.change(
      .conversation(id), change, .writeChannelAttributes, announces: options.enableNotificationToChannelMembers,
      completion: completion)
  }

  /// Returns all attributes of a channel.
  public func getChannelAllAttributes(
    _ channelId: String,
    completion completionBlock: AgoraRtmGetChannelAttributesBlock? = nil
  ) {
    core.attributes(of: .conversation(channelId), keys: nil, .readChannelAttributes, isValid: true) {
      completionBlock?($0?.map(AgoraRtmChannelAttribute.init), $1)
    }
  }

  /// Returns some attributes of a channel; names that do not exist are left out.
  public func getChannelAttributes(
    _ channelId: String, byKeys attributeKeys: [String]?,
    completion completionBlock: AgoraRtmGetChannelAttributesBlock? = nil
  ) {
    let isValid = attributeKeys?.isEmpty == false
    core.attributes(of: .conversation(channelId), keys: attributeKeys, .readChannelAttributes, isValid: isValid) {
      completionBlock?($0?.map(AgoraRtmChannelAttribute.init), $1)
    }
  }
}
