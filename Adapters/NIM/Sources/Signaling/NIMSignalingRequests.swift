public import Foundation

/// The parameters of creating a channel.
open class NIMSignalingCreateChannelRequest: NSObject {
  /// A name that no other channel has, of at most 128 bytes; nil or empty for none.
  open var channelName: String?
  /// The kind of the call.
  open var channelType = NIMSignalingChannelType.audio
  /// Data for all members, of at most 4,096 bytes; nil for none.
  open var channelExt: String?
  public override init() {}
}

/// The parameters of making a channel last longer; the SDK has no call that takes them.
open class NIMSignalingDelayChannelRequest: NSObject {
  /// The channel's id.
  open var channelId = ""
  public override init() {}
}

/// The parameters of closing a channel.
open class NIMSignalingCloseChannelRequest: NSObject {
  /// The channel's id.
  open var channelId = ""
  /// A Boolean value that indicates whether the event is kept for members that are offline.
  open var offlineEnabled = false
  /// Data for the members; nil for none.
  open var customInfo: String?
  public override init() {}
}

/// The parameters of joining a channel.
open class NIMSignalingJoinChannelRequest: NSObject {
  /// The channel's id.
  open var channelId = ""
  /// Data for the other members; nil for none.
  open var customInfo: String?
  /// The member's number, unique in the channel; 0 for one that the server makes up.
  open var uid: UInt64 = 0
  /// A Boolean value that indicates whether the event is kept for members that are offline.
  open var offlineEnabled = false
  /// The channel of the vendor's audio and video product for which to get a token; local `notSupported` unless it is nil.
  open var nertcChannelName: String?
  /// The lifetime of that token, in seconds; without effect.
  open var nertcTokenTtl = 0
  /// Parameters for that product; without effect.
  open var nertcJoinRoomQueryParamMap: String?
  public override init() {}
}

/// The parameters of leaving a channel.
open class NIMSignalingLeaveChannelRequest: NSObject {
  /// The channel's id.
  open var channelId = ""
  /// A Boolean value that indicates whether the event is kept for members that are offline.
  open var offlineEnabled = false
  /// Data for the other members; nil for none.
  open var customInfo: String?
  public override init() {}
}

/// The parameters of inviting an account into a channel.
open class NIMSignalingInviteRequest: NSObject {
  /// The channel's id; this client is in it.
  open var channelId = ""
  /// The account to invite.
  open var accountId = ""
  /// A Boolean value that indicates whether the event is kept for clients that are offline.
  open var offlineEnabled = false
  /// The id of the invitation, which the app makes up.
  open var requestId = ""
  /// Data for the account; nil for none.
  open var customInfo: String?
  /// The push notification for an account that is offline.
  open var push = NIMSignalingPushInfo()
  public override init() {}
}

/// The parameters of taking an invitation back.
open class NIMSignalingCancelInviteRequest: NSObject {
  /// The channel's id.
  open var channelId = ""
  /// The invited account.
  open var accountId = ""
  /// The id of the invitation.
  open var requestId = ""
  /// A Boolean value that indicates whether the event is kept for clients that are offline.
  open var offlineEnabled = false
  /// Data for the account; nil for none.
  open var customInfo: String?
  public override init() {}
}

/// The parameters of rejecting an invitation.
open class NIMSignalingRejectRequest: NSObject {
  /// The channel's id.
  open var channelId = ""
  /// The account that made the invitation.
  open var accountId = ""
  /// The id of the invitation.
  open var requestId = ""
  /// A Boolean value that indicates whether the event is kept for clients that are offline.
  open var offlineEnabled = false
  /// Data for the inviter; nil for none.
  open var customInfo: String?
  public override init() {}
}

/// The parameters of accepting an invitation.
open class NIMSignalingAcceptRequest: NSObject {
  /// The channel's id.
  open var channelId = ""
  /// The account that made the invitation.
  open var accountId = ""
  /// The id of the invitation.
  open var requestId = ""
  /// A Boolean value that indicates whether the events are kept for clients that are offline.
  open var offlineEnabled = false
  /// Data for the inviter; nil for none.
  open var acceptCustomInfo: String?
  /// A Boolean value that indicates whether this client joins the channel as well.
  open var autoJoin = false
  /// The member's number if it joins; 0 for one that the server makes up.
  open var uid: UInt64 = 0
  /// Data for the other members if it joins; nil for none.
  open var joinCustomInfo: String?
  /// The channel of the vendor's audio and video product for which to get a token; local `notSupported` unless it is nil.
  open var nertcChannelName: String?
  /// The lifetime of that token, in seconds; without effect.
  open var nertcTokenTtl = 0
  /// Parameters for that product; without effect.
  open var nertcJoinRoomQueryParamMap: String?
  public override init() {}
}

/// The parameters of joining a channel and then accepting an invitation into it.
open class NIMSignalingJoinAndAcceptRequest: NSObject {
  /// The channel's id.
  open var channelId = ""
  /// The account that made the invitation.
  open var accountId = ""
  /// The id of the invitation.
  open var requestId = ""
  /// A Boolean value that indicates whether the events are kept for clients that are offline.
  open var offlineEnabled = false
  /// Data for the inviter and the other members; nil for none.
  open var customInfo: String?
  /// The member's number; 0 for one that the server makes up.
  open var uid: UInt64 = 0
  /// The channel of the vendor's audio and video product for which to get a token; local `notSupported` unless it is nil.
  open var nertcChannelName: String?
  /// The lifetime of that token, in seconds; without effect.
  open var nertcTokenTtl = 0
  /// Parameters for that product; without effect.
  open var nertcJoinRoomQueryParamMap: String?
  public override init() {}
}

/// The parameters of a call: creating a channel, joining it, and inviting an account.
open class NIMSignalingCallExRequest: NSObject {
  /// The kind of the call.
  open var channelType = NIMSignalingChannelType.audio
  /// The account to call.
  open var accountId = ""
  /// The id of the invitation, which the app makes up.
  open var requestId = ""
  /// A name that no other channel has; nil or empty for none.
  open var channelName: String?
  /// Data for all members; nil for none.
  open var channelExt: String?
  /// This member's number; 0 for one that the server makes up.
  open var uid: UInt64 = 0
  /// Data for the account; empty for none.
  open var customInfo = ""
  /// A Boolean value that indicates whether the event is kept for clients that are offline.
  open var offlineEnabled = false
  /// The channel of the vendor's audio and video product for which to get a token; local `notSupported` unless it is nil.
  open var nertcChannelName: String?
  /// The lifetime of that token, in seconds; without effect.
  open var nertcTokenTtl = 0
  /// Parameters for that product; without effect.
  open var nertcJoinRoomQueryParamMap: String?
  /// The push notification for an account that is offline.
  open var push = NIMSignalingPushInfo()
  public override init() {}
}

/// The parameters of passing data to members of a channel.
open class NIMSignalingControlRequest: NSObject {
  /// The channel's id.
  open var channelId = ""
  /// The member; nil or empty for all others.
  open var accountId: String?
  /// The data; nil for none.
  open var customInfo: String?
  public override init() {}
}

/// The parameters of a call: creating a channel, joining it, and inviting an account.
open class NIMSignalingCallRequest: NIMSignalingCreateChannelRequest {
  /// This member's number; 0 for one that the server makes up.
  open var uid: UInt64 = 0
  /// The account to call.
  open var accountId = ""
  /// The id of the invitation, which the app makes up.
  open var requestId = ""
  /// A Boolean value that indicates whether the event is kept for clients that are offline.
  open var offlineEnabled = false
  /// Data for the account; nil for none.
  open var customInfo: String?
  /// The push notification for an account that is offline; nil for none.
  open var push: NIMSignalingPushInfo?
  /// The channel of the vendor's audio and video product for which to get a token; local `notSupported` unless it is nil.
  open var nertcChannelName: String?
  /// The lifetime of that token, in seconds; without effect.
  open var nertcTokenTtl = 0
}

/// The parameters of fetching a channel.
open class NIMSignalingQueryChannelRequest: NSObject {
  /// The channel's name; empty to fetch it by its id.
  open var channelName = ""
  /// The channel's id, which counts if `channelName` is empty.
  open var channelId = ""
  public override init() {}
}
