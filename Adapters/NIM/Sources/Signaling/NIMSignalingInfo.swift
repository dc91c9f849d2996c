public import Foundation
internal import Parlance

/// The kinds of calls.
public enum NIMSignalingChannelType: Int, Sendable {
  /// With audio.
  case audio = 1
  /// With video.
  case video = 2
  /// Anything else.
  case custom = 3
}

/// The kinds of events.
public enum NIMSignalingEventType: Int, Sendable {
  /// The channel was closed, or it expired; `NIMSignalingCloseNotifyInfo`.
  case close = 1
  /// An account joined; `NIMSignalingJoinNotifyInfo`.
  case join = 2
  /// This account is invited; `NIMSignalingInviteNotifyInfo`.
  case invite = 3
  /// The invitation of this account is over; `NIMSignalingCancelInviteNotifyInfo`.
  case cancelInvite = 4
  /// The invited account rejected; `NIMSignalingRejectNotifyInfo`.
  case reject = 5
  /// The invited account accepted; `NIMSignalingAcceptNotifyInfo`.
  case accept = 6
  /// An account left, or its membership expired; `NIMSignalingLeaveNotifyInfo`.
  case leave = 7
  /// A member sent data; `NIMSignalingControlNotifyInfo`.
  case contrl = 8
}

/// A member of a channel.
open class NIMSignalingMemberInfo: NSObject {
  /// The account of the member.
  open var accountId = ""
  /// The member's number.
  open var uid: UInt64 = 0
  /// The time at which it joined, in milliseconds since 1970.
  open var createTimeStamp: UInt64 = 0
  /// The time at which it is no longer a member, in milliseconds since 1970; its client renews that while it is connected.
  open var expireTimeStamp: UInt64 = 0
  public override init() {}

  convenience init(_ member: CallChannelMember) {
    self.init()
    accountId = member.account.name
    uid = member.number
    createTimeStamp = UInt64(clamping: member.joined.milliseconds)
    expireTimeStamp = UInt64(clamping: member.expiry.milliseconds)
  }
}

/// A channel, in which accounts exchange the signals of a call. Times are those of the server.
open class NIMSignalingChannelInfo: NSObject {
  /// The kind of the call.
  open var channelType = NIMSignalingChannelType.audio
  /// The name; empty for none.
  open var channelName = ""
  /// The id, decimal digits.
  open var channelId = ""
  /// The time at which it was created, in milliseconds since 1970.
  open var createTimeStamp: UInt64 = 0
  /// The time at which it ends unless it is used before, in milliseconds since 1970.
  open var expireTimeStamp: UInt64 = 0
  /// The account that created it.
  open var creatorId = ""
  /// Data for all members; empty for none.
  open var channelExt = ""
  /// A Boolean value that indicates whether the channel had ended when an event arrived that was kept.
  open var invalid = false
  /// Of the vendor's audio and video product; 0.
  open var nertcTokenTtl = 0
  /// Of the vendor's audio and video product; empty.
  open var nertcToken = ""
  /// Of the vendor's audio and video product; nil.
  open var nertcJoinRoomResponse: String?
  public override init() {}

  convenience init(_ channel: CallChannel) {
    self.init()
    take(channel)
  }

  fileprivate func take(_ channel: CallChannel) {
    channelType = NIMSignalingChannelType(rawValue: Int(channel.medium.rawValue)) ?? .custom
    channelName = channel.name ?? ""
    channelId = channel.id
    createTimeStamp = UInt64(clamping: channel.created.milliseconds)
    expireTimeStamp = UInt64(clamping: channel.expiry.milliseconds)
    creatorId = channel.creator.name
    channelExt = channel.attachment ?? ""
  }
}

/// A channel with its members.
open class NIMSignalingChannelDetailedInfo: NIMSignalingChannelInfo {
  /// The members, in the order in which they joined.
  open var members: [NIMSignalingMemberInfo] = []

  convenience init(_ channel: CallChannel) {
    self.init()
    take(channel)
    members = channel.members.map { NIMSignalingMemberInfo($0) }
  }
}

/// A channel with its members, and what became of an invitation.
open class NIMSignalingChannelCompositionInfo: NIMSignalingChannelDetailedInfo {
  /// 200, or the remote error of the invitation or its acceptance.
  open var callStatus: Int32 = 0

  convenience init(_ channel: CallChannel, status: Int) {
    self.init()
    take(channel)
    members = channel.members.map { NIMSignalingMemberInfo($0) }
    callStatus = Int32(clamping: status)
  }
}

/// The push notification for an invited account that is offline.
open class NIMSignalingPushInfo: NSObject {
  /// A Boolean value that indicates whether an offline account is notified.
  open var needPush = false
  /// The title; empty for none.
  open var pushTitle = ""
  /// The text; empty for none.
  open var pushContent = ""
  /// Further fields for the notification.
  open var pushPayload: [AnyHashable: Any] = [:]
  /// A Boolean value that indicates whether the notification raises the badge.
  open var needBadge = false
  public override init() {}

  convenience init(_ push: CallChannelPush) {
    self.init()
    needPush = push.isWanted
    pushTitle = push.title ?? ""
    pushContent = push.text ?? ""
    pushPayload = push.payload.flatMap { JSONObject.dictionary(of: $0) } ?? [:]
    needBadge = push.countsAsUnread
  }

  /// The engine's form.
  ///
  /// - throws: Local error `invalidParam` for a payload that is not JSON.
  func engineForm() throws -> CallChannelPush {
    CallChannelPush(
      isWanted: needPush, title: pushTitle.isEmpty ? nil : pushTitle, text: pushContent.isEmpty ? nil : pushContent,
      payload: pushPayload.isEmpty
        ? nil : try LazyDictionary(pushPayload).json("pushPayload", limit: Limits.pushPayload),
      countsAsUnread: needBadge)
  }
}

/// An event in a channel.
open class NIMSignalingNotifyInfo: NSObject {
  /// The kind of the event.
  open var eventType = NIMSignalingEventType.close
  /// The channel in which it occurred, without its members.
  open var channelInfo = NIMSignalingChannelInfo()
  /// The account that caused it.
  open var fromAccountId = ""
  /// Its data; empty for none.
  open var customInfo = ""
  /// The time, in milliseconds since 1970.
  open var time: Int64 = 0
  public override init() {}

  fileprivate func take(_ event: CallChannelEvent) {
    eventType = NIMSignalingEventType(event.kind)
    channelInfo = NIMSignalingChannelInfo(event.channel)
    channelInfo.invalid = event.isChannelOver
    fromAccountId = event.actor.name
    customInfo = event.text ?? ""
    time = event.time.milliseconds
  }

  /// Returns the object for an event.
  static func make(_ event: CallChannelEvent) -> NIMSignalingNotifyInfo {
    let (target, request) = (event.target?.name ?? "", event.request ?? "")
    let info: NIMSignalingNotifyInfo
    switch event.kind {
    case .closed: info = NIMSignalingCloseNotifyInfo()
    case .joined:
      let joined = NIMSignalingJoinNotifyInfo()
      if let member = event.member { joined.member = NIMSignalingMemberInfo(member) }
      info = joined
    case .invited:
      let invited = NIMSignalingInviteNotifyInfo()
      (invited.toAccountId, invited.requestId) = (target, request)
      if let push = event.push { invited.push = NIMSignalingPushInfo(push) }
      info = invited
    case .cancelled:
      let cancelled = NIMSignalingCancelInviteNotifyInfo()
      (cancelled.toAccountId, cancelled.requestId) = (target, request)
      info = cancelled
    case .refused:
      let refused = NIMSignalingRejectNotifyInfo()
      (refused.toAccountId, refused.requestId) = (target, request)
      info = refused
    case .accepted:
      let accepted = NIMSignalingAcceptNotifyInfo()
      (accepted.toAccountId, accepted.requestId) = (target, request)
      info = accepted
    case .left: info = NIMSignalingLeaveNotifyInfo()
    case .control: info = NIMSignalingControlNotifyInfo()
    }
    info.take(event)
    return info
  }
}

extension NIMSignalingEventType {
  fileprivate init(_ kind: CallChannelEvent.Kind) {
    switch kind {
    case .closed: self = .close
    case .joined: self = .join
    case .invited: self = .invite
    case .cancelled: self = .cancelInvite
    case .refused: self = .reject
    case .accepted: self = .accept
    case .left: self = .leave
    case .control: self = .contrl
    }
  }
}

/// A channel was closed, or it expired.
open class NIMSignalingCloseNotifyInfo: NIMSignalingNotifyInfo {}

/// An account joined.
open class NIMSignalingJoinNotifyInfo: NIMSignalingNotifyInfo {
  /// The member that joined.
  open var member = NIMSignalingMemberInfo()
}

/// An account left, or its membership expired.
open class NIMSignalingLeaveNotifyInfo: NIMSignalingNotifyInfo {}

/// This account is invited.
open class NIMSignalingInviteNotifyInfo: NIMSignalingNotifyInfo {
  /// The invited account.
  open var toAccountId = ""
  /// The push notification that came with it.
  open var push = NIMSignalingPushInfo()
  /// The id of the invitation.
  open var requestId = ""
}

/// The invitation of this account is over.
open class NIMSignalingCancelInviteNotifyInfo: NIMSignalingNotifyInfo {
  /// The invited account.
  open var toAccountId = ""
  /// The id of the invitation.
  open var requestId = ""
}

/// The invited account rejected.
open class NIMSignalingRejectNotifyInfo: NIMSignalingNotifyInfo {
  /// The account that made the invitation.
  open var toAccountId = ""
  /// The id of the invitation.
  open var requestId = ""
}

/// The invited account accepted.
open class NIMSignalingAcceptNotifyInfo: NIMSignalingNotifyInfo {
  /// The account that made the invitation.
  open var toAccountId = ""
  /// The id of the invitation.
  open var requestId = ""
}

/// A member sent data.
open class NIMSignalingControlNotifyInfo: NIMSignalingNotifyInfo {}
