public import Foundation
internal import Parlance

/// A chatroom, as it was when it was fetched.
open class NIMChatroom: NSObject {
  /// The chatroom's id, and that of its session.
  open var roomId: String?
  /// The chatroom's name.
  open var name: String?
  /// The announcement; nil if there is none.
  open var announcement: String?
  /// The account that created it.
  open var creator: String?
  /// The app's own data with it.
  open var ext: String?
  /// The number of accounts in it when it was fetched.
  open var onlineUserCount: Int
  /// The address from which its picture and sound are streamed; nil if there is none.
  open var broadcastUrl: String?
  /// The accounts that may change the queue, as the chatroom says; chatrooms have no queue here.
  open var queueModificationLevel: NIMChatroomQueueModificationLevel
  private let isMuted: Bool

  /// Returns whether only the creator and managers could write when it was fetched.
  open func inAllMuteMode() -> Bool { isMuted }

  /// Creates a chatroom without any data.
  public override init() {
    (onlineUserCount, queueModificationLevel, isMuted) = (0, .anyone, false)
    super.init()
  }

  init(_ room: RoomInfo) {
    roomId = room.id
    name = room.name
    announcement = room.properties[GroupInfo.Property.announcement]
    creator = room.owner.name
    ext = room.properties[GroupInfo.Property.custom]
    onlineUserCount = room.memberCount
    broadcastUrl = room.properties[RoomInfo.Property.broadcastAddress]
    queueModificationLevel = room.properties[RoomInfo.Property.queueLevel] == "manager" ? .manager : .anyone
    isMuted = room.isMuted
  }
}

/// A member of a chatroom.
open class NIMChatroomMember: NSObject {
  /// The account.
  open var userId: String?
  /// The name used in the chatroom.
  open var roomNickname: String?
  /// The address of a picture.
  open var roomAvatar: String?
  /// The address of the picture, the same as `roomAvatar`: there is no smaller one.
  open var roomAvatarThumbnail: String? { roomAvatar }
  /// The data that the app set when it entered.
  open var roomExt: String?
  /// The member's tags, the text of a JSON array; nil for none.
  open var tags: String?
  /// The expression for the tags of those who learn that the member enters and leaves; nil for everyone.
  open var notifyTargetTags: String?
  /// The member's role; a member who is neither the creator nor a manager is `normal`, a `guest` without a standing place, or an
  /// `anonymousGuest` without an account.
  open var type: NIMChatroomMemberType
  /// A Boolean value that indicates whether the member could not write when it was fetched, without an end.
  open var isMuted: Bool
  /// A Boolean value that indicates whether the member could not write for a time when it was fetched.
  open var isTempMuted: Bool
  /// The rest of that time, in seconds.
  open var tempMuteDuration: UInt64
  /// A Boolean value that indicates whether the account may not enter the chatroom.
  open var isInBlackList: Bool
  /// A Boolean value that indicates whether the member is in the chatroom now.
  open var isOnline: Bool
  /// The time of entering, in seconds since 1970.
  open var enterTimeInterval: TimeInterval

  /// Creates a member without any data.
  public override init() {
    type = .guest
    (isMuted, isTempMuted, isInBlackList, isOnline) = (false, false, false, false)
    (tempMuteDuration, enterTimeInterval) = (0, 0)
    super.init()
  }

  /// - parameter standing: What the chatroom keeps of the account; nil if this account may not know.
  convenience init(_ member: Member, _ standing: RoomStanding? = nil, at time: Timestamp) {
    var known = standing ?? RoomStanding(account: member.account, role: member.role)
    if standing == nil, member.isMuted {
      (known.isMuted, known.mutedUntil) = (member.mutedUntil == nil, member.mutedUntil)
    }
    self.init(known, at: time)
    if member.isRegular, type == .guest { type = .normal }
    roomNickname = member.nickname
    roomAvatar = member.avatar
    roomExt = member.custom
    tags = member.tags.isEmpty ? nil : JSONObject.text(of: member.tags)
    notifyTargetTags = member.audience
    isOnline = true
    enterTimeInterval = member.joined.seconds
  }

  /// A member who is not in the chatroom.
  convenience init(_ standing: RoomStanding, at time: Timestamp) {
    self.init()
    userId = standing.account.name
    type =
      switch standing.role {
      case .ordinary: standing.isRegular ? .normal : .guest
      case .manager: .manager
      case .owner: .creator
      }
    if standing.account.isVisitor { type = .anonymousGuest }
    isMuted = standing.isMuted
    let rest = standing.mutedUntil.map { $0.milliseconds(since: time) } ?? 0
    isTempMuted = rest > 0
    tempMuteDuration = rest > 0 ? UInt64(rest / 1000 + (rest % 1000 > 0 ? 1 : 0)) : 0
    isInBlackList = standing.isBlocked
    roomNickname = standing.card?.nickname
    roomAvatar = standing.card?.avatar
    roomExt = standing.card?.custom
  }
}
