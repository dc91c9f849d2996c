import AgoraRtmKit
import PhoneApps

// The vendor's delegates. Each call is listed with its arguments.

extension RTMPhone: @MainActor AgoraRtmDelegate {
  func rtmKit(
    _ kit: AgoraRtmKit, connectionStateChanged state: AgoraRtmConnectionState, reason: AgoraRtmConnectionChangeReason
  ) {
    self.state = state
    screen.callback("rtmKit(_:connectionStateChanged:reason:)", ["\(state)", "\(reason)"])
  }

  func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String) {
    keep(message, isMine: false, from: peerId, in: .direct(peerId), state: .received)
    screen.callback("rtmKit(_:messageReceived:fromPeer:)", [describe(message), "fromPeer: \(peerId)"])
  }

  func rtmKit(_ kit: AgoraRtmKit, imageMessageReceived message: AgoraRtmImageMessage, fromPeer peerId: String) {
    keep(message, isMine: false, from: peerId, in: .direct(peerId), state: .received)
    screen.callback("rtmKit(_:imageMessageReceived:fromPeer:)", [describe(message), "fromPeer: \(peerId)"])
  }

  func rtmKit(_ kit: AgoraRtmKit, fileMessageReceived message: AgoraRtmFileMessage, fromPeer peerId: String) {
    keep(message, isMine: false, from: peerId, in: .direct(peerId), state: .received)
    screen.callback("rtmKit(_:fileMessageReceived:fromPeer:)", [describe(message), "fromPeer: \(peerId)"])
  }

  func rtmKit(
    _ kit: AgoraRtmKit, media requestId: Int64, uploadingProgress progress: AgoraRtmMediaOperationProgress
  ) {
    note("rtmKit(_:media:uploadingProgress:)", requestId, progress)
  }

  func rtmKit(
    _ kit: AgoraRtmKit, media requestId: Int64, downloadingProgress progress: AgoraRtmMediaOperationProgress
  ) {
    note("rtmKit(_:media:downloadingProgress:)", requestId, progress)
  }

  private func note(_ name: String, _ request: Int64, _ share: AgoraRtmMediaOperationProgress) {
    if let id = transfers[request], share.totalSize > 0 {
      progress[id] = Double(share.currentSize) / Double(share.totalSize)
    }
    screen.callback(name, ["requestId: \(request)", "\(share.currentSize) of \(share.totalSize)"])
  }

  func rtmKit(_ kit: AgoraRtmKit, peersOnlineStatusChanged onlineStatus: [AgoraRtmPeerOnlineStatus]) {
    screen.callback("rtmKit(_:peersOnlineStatusChanged:)", onlineStatus.map { "\($0.peerId): \($0.state)" })
    for status in onlineStatus { screen.changeContact(status.peerId) { $0.online = status.isOnline } }
  }

  func rtmKitTokenPrivilegeWillExpire(_ kit: AgoraRtmKit) {
    screen.callback("rtmKitTokenPrivilegeWillExpire(_:)")
  }

  func rtmKitTokenDidExpire(_ kit: AgoraRtmKit) { screen.callback("rtmKitTokenDidExpire(_:)") }

  /// A message in few words.
  fileprivate func describe(_ message: AgoraRtmMessage) -> String {
    switch message {
    case let image as AgoraRtmImageMessage: "image \(image.fileName), \(image.size) bytes, mediaId \(image.mediaId)"
    case let file as AgoraRtmFileMessage: "file \(file.fileName), \(file.size) bytes, mediaId \(file.mediaId)"
    default: "\"\(message.text)\"" + (message.isOfflineMessage ? ", isOfflineMessage" : "")
    }
  }
}

extension RTMPhone: @MainActor AgoraRtmChannelDelegate {
  func channel(_ channel: AgoraRtmChannel, messageReceived message: AgoraRtmMessage, from member: AgoraRtmMember) {
    receive(message, member)
    screen.callback("channel(_:messageReceived:from:)", [describe(message), "from: \(member.userId)"])
  }

  func channel(
    _ channel: AgoraRtmChannel, imageMessageReceived message: AgoraRtmImageMessage, from member: AgoraRtmMember
  ) {
    receive(message, member)
    screen.callback("channel(_:imageMessageReceived:from:)", [describe(message), "from: \(member.userId)"])
  }

  func channel(
    _ channel: AgoraRtmChannel, fileMessageReceived message: AgoraRtmFileMessage, from member: AgoraRtmMember
  ) {
    receive(message, member)
    screen.callback("channel(_:fileMessageReceived:from:)", [describe(message), "from: \(member.userId)"])
  }

  private func receive(_ message: AgoraRtmMessage, _ member: AgoraRtmMember) {
    keep(message, isMine: false, from: member.userId, in: .group(member.channelId), state: .received)
  }

  func channel(_ channel: AgoraRtmChannel, memberJoined member: AgoraRtmMember) {
    screen.callback("channel(_:memberJoined:)", [member.userId])
    refreshGroup(member.channelId)
  }

  func channel(_ channel: AgoraRtmChannel, memberLeft member: AgoraRtmMember) {
    screen.callback("channel(_:memberLeft:)", [member.userId])
    refreshGroup(member.channelId)
  }

  func channel(_ channel: AgoraRtmChannel, memberCount count: Int32) {
    screen.callback("channel(_:memberCount:)", ["\(count)"])
  }

  func channel(_ channel: AgoraRtmChannel, attributeUpdate attributes: [AgoraRtmChannelAttribute]) {
    screen.callback("channel(_:attributeUpdate:)", attributes.map { "\($0.key): \($0.value)" })
  }
}
