public import Foundation

// The vendor's names for the closures that its methods take.

/// Receives the outcome of a login.
public typealias AgoraRtmLoginBlock = (AgoraRtmLoginErrorCode) -> Void

/// Receives the outcome of a logout.
public typealias AgoraRtmLogoutBlock = (AgoraRtmLogoutErrorCode) -> Void

/// Receives the outcome of sending a message to a peer.
public typealias AgoraRtmSendPeerMessageBlock = (AgoraRtmSendPeerMessageErrorCode) -> Void

/// Receives peers' online status, nil unless it was found, and the outcome.
public typealias AgoraRtmQueryPeersOnlineBlock = ([AgoraRtmPeerOnlineStatus]?, AgoraRtmQueryPeersOnlineErrorCode) ->
  Void

/// Receives the new token and the outcome of showing it.
public typealias AgoraRtmRenewTokenBlock = (String?, AgoraRtmRenewTokenErrorCode) -> Void

/// Receives the outcome of subscribing to peers, or of ending it.
public typealias AgoraRtmSubscriptionRequestBlock = (AgoraRtmPeerSubscriptionStatusErrorCode) -> Void

/// Receives the peers that are subscribed to, nil unless they were found, and the outcome.
public typealias AgoraRtmQueryPeersBySubscriptionOptionBlock = (
  [String]?, AgoraRtmQueryPeersBySubscriptionOptionErrorCode
) -> Void

/// Receives the request id of a download, its bytes if they arrived, and the outcome.
public typealias AgoraRtmDownloadMediaToMemoryBlock = (Int64, Data?, AgoraRtmDownloadMediaErrorCode) -> Void

/// Receives the request id of a download and its outcome.
public typealias AgoraRtmDownloadMediaToFileBlock = (Int64, AgoraRtmDownloadMediaErrorCode) -> Void

/// Receives the request id of a file's upload, its message if it succeeded, and the outcome.
public typealias AgoraRtmUploadFileMediaBlock = (Int64, AgoraRtmFileMessage?, AgoraRtmUploadMediaErrorCode) -> Void

/// Receives the request id of a picture's upload, its message if it succeeded, and the outcome.
public typealias AgoraRtmUploadImageMediaBlock = (Int64, AgoraRtmImageMessage?, AgoraRtmUploadMediaErrorCode) -> Void

/// Receives a request id and the outcome of cancelling its upload or download.
public typealias AgoraRtmCancelMediaBlock = (Int64, AgoraRtmCancelMediaErrorCode) -> Void

/// Receives the outcome of replacing the user's attributes.
public typealias AgoraRtmSetLocalUserAttributesBlock = (AgoraRtmProcessAttributeErrorCode) -> Void

/// Receives the outcome of adding to the user's attributes.
public typealias AgoraRtmAddOrUpdateLocalUserAttributesBlock = (AgoraRtmProcessAttributeErrorCode) -> Void

/// Receives the outcome of deleting some of the user's attributes.
public typealias AgoraRtmDeleteLocalUserAttributesBlock = (AgoraRtmProcessAttributeErrorCode) -> Void

/// Receives the outcome of deleting the user's attributes.
public typealias AgoraRtmClearLocalUserAttributesBlock = (AgoraRtmProcessAttributeErrorCode) -> Void

/// Receives a user's attributes, nil unless they were found, the user's id, and the outcome.
public typealias AgoraRtmGetUserAttributesBlock = ([AgoraRtmAttribute]?, String?, AgoraRtmProcessAttributeErrorCode) ->
  Void

/// Receives the numbers of members of channels, nil unless they were found, and the outcome.
public typealias AgoraRtmChannelMemberCountBlock = ([AgoraRtmChannelMemberCount]?, AgoraRtmChannelMemberCountErrorCode)
  -> Void

/// Receives the outcome of replacing a channel's attributes.
public typealias AgoraRtmSetChannelAttributesBlock = (AgoraRtmProcessAttributeErrorCode) -> Void

/// Receives the outcome of adding to a channel's attributes.
public typealias AgoraRtmAddOrUpdateChannelAttributesBlock = (AgoraRtmProcessAttributeErrorCode) -> Void

/// Receives the outcome of deleting some of a channel's attributes.
public typealias AgoraRtmDeleteChannelAttributesBlock = (AgoraRtmProcessAttributeErrorCode) -> Void

/// Receives the outcome of deleting a channel's attributes.
public typealias AgoraRtmClearChannelAttributesBlock = (AgoraRtmProcessAttributeErrorCode) -> Void

/// Receives a channel's attributes, nil unless they were found, and the outcome.
public typealias AgoraRtmGetChannelAttributesBlock = ([AgoraRtmChannelAttribute]?, AgoraRtmProcessAttributeErrorCode) ->
  Void

/// Receives the outcome of joining a channel.
public typealias AgoraRtmJoinChannelBlock = (AgoraRtmJoinChannelErrorCode) -> Void

/// Receives the outcome of leaving a channel.
public typealias AgoraRtmLeaveChannelBlock = (AgoraRtmLeaveChannelErrorCode) -> Void

/// Receives the outcome of sending a message to a channel.
public typealias AgoraRtmSendChannelMessageBlock = (AgoraRtmSendChannelMessageErrorCode) -> Void

/// Receives the members of a channel, nil unless they were found, and the outcome.
public typealias AgoraRtmGetMembersBlock = ([AgoraRtmMember]?, AgoraRtmGetMembersErrorCode) -> Void
/// Receives the outcome of sending an invitation.
public typealias AgoraRtmLocalInvitationSendBlock = (AgoraRtmInvitationApiCallErrorCode) -> Void

/// Receives the outcome of accepting an invitation.
public typealias AgoraRtmRemoteInvitationAcceptBlock = (AgoraRtmInvitationApiCallErrorCode) -> Void

/// Receives the outcome of refusing an invitation.
public typealias AgoraRtmRemoteInvitationRefuseBlock = (AgoraRtmInvitationApiCallErrorCode) -> Void

/// Receives the outcome of cancelling an invitation.
public typealias AgoraRtmLocalInvitationCancelBlock = (AgoraRtmInvitationApiCallErrorCode) -> Void
