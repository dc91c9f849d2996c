public import Foundation

/// The asynchronous forms of calls: each returns what the completion receives. Calls with a blocking form of the same labels
/// have none. In `async` code, a call without a
/// completion is one of these and has to be awaited; with `completion: nil` it is the form that does not wait.
extension AgoraRtmKit {
  /// Replaces a channel's attributes.
  @discardableResult
  public nonisolated(nonsending) func setChannel(
    _ channelId: String, attributes: [AgoraRtmChannelAttribute]?, options: AgoraRtmChannelAttributeOptions
  ) async -> AgoraRtmProcessAttributeErrorCode {
    await waited { setChannel(channelId, attributes: attributes, options: options, completion: $0) }
  }

  /// Adds attributes to a channel's, or changes those of the same names.
  @discardableResult
  public nonisolated(nonsending) func addOrUpdateChannel(
    _ channelId: String, attributes: [AgoraRtmChannelAttribute]?, options: AgoraRtmChannelAttributeOptions
  ) async -> AgoraRtmProcessAttributeErrorCode {
    await waited { addOrUpdateChannel(channelId, attributes: attributes, options: options, completion: $0) }
  }

  /// Deletes some of a channel's attributes.
  @discardableResult
  public nonisolated(nonsending) func deleteChannel(
    _ channelId: String, attributesByKeys attributeKeys: [String]?, options: AgoraRtmChannelAttributeOptions
  ) async -> AgoraRtmProcessAttributeErrorCode {
    await waited { deleteChannel(channelId, attributesByKeys: attributeKeys, options: options, completion: $0) }
  }

  /// Returns all attributes of a channel.
  @discardableResult
  public nonisolated(nonsending) func channelAllAttributes(_ channelId: String) async -> (
    [AgoraRtmChannelAttribute]?, AgoraRtmProcessAttributeErrorCode
  ) {
    await waitedForTwo { getChannelAllAttributes(channelId, completion: $0) }
  }

  /// Returns some attributes of a channel.
  @discardableResult
  public nonisolated(nonsending) func channelAttributes(_ channelId: String, byKeys attributeKeys: [String]?) async -> (
    [AgoraRtmChannelAttribute]?, AgoraRtmProcessAttributeErrorCode
  ) {
    await waitedForTwo { getChannelAttributes(channelId, byKeys: attributeKeys, completion: $0) }
  }

  /// Returns the number of members of channels, joined or not.
  @discardableResult
  public nonisolated(nonsending) func channelMemberCount(_ channelIds: [String]) async -> (
    [AgoraRtmChannelMemberCount]?, AgoraRtmChannelMemberCountErrorCode
  ) {
    await waitedForTwo { getChannelMemberCount(channelIds, completion: $0) }
  }

  /// Uploads a file of up to 30 MB, for a message.
  @discardableResult
  public nonisolated(nonsending) func createFileMessage(
    byUploading filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!
  ) async -> (Int64, AgoraRtmFileMessage?, AgoraRtmUploadMediaErrorCode) {
    await waitedForThree { createFileMessage(byUploading: filePath, withRequest: requestId, completion: $0) }
  }

  /// Uploads a picture of up to 30 MB, for a message.
  @discardableResult
  public nonisolated(nonsending) func createImageMessage(
    byUploading filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!
  ) async -> (Int64, AgoraRtmImageMessage?, AgoraRtmUploadMediaErrorCode) {
    await waitedForThree { createImageMessage(byUploading: filePath, withRequest: requestId, completion: $0) }
  }

  /// Downloads a file or picture to a file.
  @discardableResult
  public nonisolated(nonsending) func downloadMedia(
    _ mediaId: String, toFile filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!
  ) async -> (Int64, AgoraRtmDownloadMediaErrorCode) {
    await waitedForTwo { downloadMedia(mediaId, toFile: filePath, withRequest: requestId, completion: $0) }
  }

  /// Downloads a file or picture to memory.
  @discardableResult
  public nonisolated(nonsending) func downloadMedia(
    toMemory mediaId: String, withRequest requestId: UnsafeMutablePointer<Int64>!
  ) async -> (Int64, Data?, AgoraRtmDownloadMediaErrorCode) {
    await waitedForThree { downloadMedia(toMemory: mediaId, withRequest: requestId, completion: $0) }
  }

  /// Cancels an upload.
  @discardableResult
  public nonisolated(nonsending) func cancelMediaUpload(_ requestId: Int64) async -> (
    Int64, AgoraRtmCancelMediaErrorCode
  ) {
    await waitedForTwo { cancelMediaUpload(requestId, completion: $0) }
  }

  /// Cancels a download.
  @discardableResult
  public nonisolated(nonsending) func cancelMediaDownload(_ requestId: Int64) async -> (
    Int64, AgoraRtmCancelMediaErrorCode
  ) {
    await waitedForTwo { cancelMediaDownload(requestId, completion: $0) }
  }

  /// Returns the online status of peers.
  @discardableResult
  public nonisolated(nonsending) func queryPeersOnlineStatus(_ peerIds: [String]) async -> (
    [AgoraRtmPeerOnlineStatus]?, AgoraRtmQueryPeersOnlineErrorCode
  ) {
    await waitedForTwo { queryPeersOnlineStatus(peerIds, completion: $0) }
  }

  /// Subscribes to peers' online status, beginning with the current one.
  @discardableResult
  public nonisolated(nonsending) func subscribePeersOnlineStatus(_ peerIds: [String]) async
    -> AgoraRtmPeerSubscriptionStatusErrorCode
  {
    await waited { subscribePeersOnlineStatus(peerIds, completion: $0) }
  }

  /// Ends subscriptions.
  @discardableResult
  public nonisolated(nonsending) func unsubscribePeersOnlineStatus(_ peerIds: [String]) async
    -> AgoraRtmPeerSubscriptionStatusErrorCode
  {
    await waited { unsubscribePeersOnlineStatus(peerIds, completion: $0) }
  }

  /// Returns the peers that are subscribed to.
  @discardableResult
  public nonisolated(nonsending) func queryPeers(bySubscriptionOption option: AgoraRtmPeerSubscriptionOptions) async
    -> ([String]?, AgoraRtmQueryPeersBySubscriptionOptionErrorCode)
  {
    await waitedForTwo { queryPeers(bySubscriptionOption: option, completion: $0) }
  }

  /// Replaces this user's attributes.
  @discardableResult
  public nonisolated(nonsending) func setLocalUserAttributes(_ attributes: [AgoraRtmAttribute]?) async
    -> AgoraRtmProcessAttributeErrorCode
  {
    await waited { setLocalUserAttributes(attributes, completion: $0) }
  }

  /// Adds attributes to this user's, or changes those of the same names.
  @discardableResult
  public nonisolated(nonsending) func addOrUpdateLocalUserAttributes(_ attributes: [AgoraRtmAttribute]?) async
    -> AgoraRtmProcessAttributeErrorCode
  {
    await waited { addOrUpdateLocalUserAttributes(attributes, completion: $0) }
  }

  /// Deletes some of this user's attributes.
  @discardableResult
  public nonisolated(nonsending) func deleteLocalUserAttributes(byKeys attributeKeys: [String]?) async
    -> AgoraRtmProcessAttributeErrorCode
  {
    await waited { deleteLocalUserAttributes(byKeys: attributeKeys, completion: $0) }
  }

  /// Deletes all of this user's attributes.
  @discardableResult
  public nonisolated(nonsending) func clearLocalUserAttributes() async -> AgoraRtmProcessAttributeErrorCode {
    await waited { clearLocalUserAttributes(completion: $0) }
  }

  /// Returns all attributes of a user who is online.
  @discardableResult
  public nonisolated(nonsending) func userAllAttributes(_ userId: String!) async -> (
    [AgoraRtmAttribute]?, String?, AgoraRtmProcessAttributeErrorCode
  ) {
    await waitedForThree { getUserAllAttributes(userId, completion: $0) }
  }

  /// Returns some attributes of a user who is online.
  @discardableResult
  public nonisolated(nonsending) func userAttributes(_ userId: String!, byKeys attributeKeys: [String]?) async -> (
    [AgoraRtmAttribute]?, String?, AgoraRtmProcessAttributeErrorCode
  ) {
    await waitedForThree { getUserAttributes(userId, byKeys: attributeKeys, completion: $0) }
  }

  /// Logs in.
  @discardableResult
  public nonisolated(nonsending) func login(byToken token: String?, user userId: String) async -> AgoraRtmLoginErrorCode
  {
    await waited { login(byToken: token, user: userId, completion: $0) }
  }

  /// Logs out, leaves the channels and ends the subscriptions.
  @discardableResult
  public nonisolated(nonsending) func logout() async -> AgoraRtmLogoutErrorCode {
    await waited { logout(completion: $0) }
  }

  /// Replaces the token, as `rtmKitTokenDidExpire(_:)` requires.
  @discardableResult
  public nonisolated(nonsending) func renewToken(_ token: String) async -> (String?, AgoraRtmRenewTokenErrorCode) {
    await waitedForTwo { renewToken(token, completion: $0) }
  }

  /// Sends a message to a peer who is online.
  @discardableResult
  public nonisolated(nonsending) func send(_ message: AgoraRtmMessage, toPeer peerId: String) async
    -> AgoraRtmSendPeerMessageErrorCode
  {
    await waited { send(message, toPeer: peerId, completion: $0) }
  }

  /// Sends a message to a peer.
  @discardableResult
  public nonisolated(nonsending) func send(
    _ message: AgoraRtmMessage, toPeer peerId: String, sendMessageOptions options: AgoraRtmSendMessageOptions
  ) async -> AgoraRtmSendPeerMessageErrorCode {
    await waited { send(message, toPeer: peerId, sendMessageOptions: options, completion: $0) }
  }
}
