import AgoraRtmKit

/// Every method of every delegate.
final class RtmSpellings: NSObject, AgoraRtmDelegate, AgoraRtmChannelDelegate, AgoraRtmCallDelegate {
  func rtmKit(
    _ kit: AgoraRtmKit, connectionStateChanged state: AgoraRtmConnectionState, reason: AgoraRtmConnectionChangeReason
  ) {}
  func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String) {}
  func rtmKit(_ kit: AgoraRtmKit, fileMessageReceived message: AgoraRtmFileMessage, fromPeer peerId: String) {}
  func rtmKit(_ kit: AgoraRtmKit, imageMessageReceived message: AgoraRtmImageMessage, fromPeer peerId: String) {}
  func rtmKit(_ kit: AgoraRtmKit, media requestId: Int64, uploadingProgress progress: AgoraRtmMediaOperationProgress) {}
  func rtmKit(_ kit: AgoraRtmKit, media requestId: Int64, downloadingProgress progress: AgoraRtmMediaOperationProgress)
  {}
  func rtmKit(_ kit: AgoraRtmKit, peersOnlineStatusChanged onlineStatus: [AgoraRtmPeerOnlineStatus]) {}
  func rtmKitTokenPrivilegeWillExpire(_ kit: AgoraRtmKit) {}
  func rtmKitTokenDidExpire(_ kit: AgoraRtmKit) {}

  func channel(_ channel: AgoraRtmChannel, memberJoined member: AgoraRtmMember) {}
  func channel(_ channel: AgoraRtmChannel, memberLeft member: AgoraRtmMember) {}
  func channel(_ channel: AgoraRtmChannel, messageReceived message: AgoraRtmMessage, from member: AgoraRtmMember) {}
  func channel(
    _ channel: AgoraRtmChannel, fileMessageReceived message: AgoraRtmFileMessage, from member: AgoraRtmMember
  ) {}
  func channel(
    _ channel: AgoraRtmChannel, imageMessageReceived message: AgoraRtmImageMessage, from member: AgoraRtmMember
  ) {}
  func channel(_ channel: AgoraRtmChannel, attributeUpdate attributes: [AgoraRtmChannelAttribute]) {}
  func channel(_ channel: AgoraRtmChannel, memberCount count: Int32) {}

  func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationReceivedByPeer localInvitation: AgoraRtmLocalInvitation) {
  }
  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationAccepted localInvitation: AgoraRtmLocalInvitation,
    withResponse response: String?
  ) {}
  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationRefused localInvitation: AgoraRtmLocalInvitation,
    withResponse response: String?
  ) {}
  func rtmCallKit(_ callKit: AgoraRtmCallKit, localInvitationCanceled localInvitation: AgoraRtmLocalInvitation) {}
  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, localInvitationFailure localInvitation: AgoraRtmLocalInvitation,
    errorCode: AgoraRtmLocalInvitationErrorCode
  ) {}
  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationReceived remoteInvitation: AgoraRtmRemoteInvitation) {}
  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationRefused remoteInvitation: AgoraRtmRemoteInvitation) {}
  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationAccepted remoteInvitation: AgoraRtmRemoteInvitation) {}
  func rtmCallKit(_ callKit: AgoraRtmCallKit, remoteInvitationCanceled remoteInvitation: AgoraRtmRemoteInvitation) {}
  func rtmCallKit(
    _ callKit: AgoraRtmCallKit, remoteInvitationFailure remoteInvitation: AgoraRtmRemoteInvitation,
    errorCode: AgoraRtmRemoteInvitationErrorCode
  ) {}
}

/// Uses the delegate as each of its protocols: the compiler shows the conformances that are used.
func uses(_ delegate: RtmSpellings) -> [Any] {
  [
    delegate as any AgoraRtmDelegate,
    delegate as any AgoraRtmChannelDelegate,
    delegate as any AgoraRtmCallDelegate,
  ]
}

/// The modules that the vendor's framework re-exports: this file imports nothing else.
typealias RtmBringsAlong = (URL, Data, DispatchQueue)
