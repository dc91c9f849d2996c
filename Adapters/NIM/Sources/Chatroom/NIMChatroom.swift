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

  init(_ room: RoomInfo) {
    roomId = room.id
    name = room.name
    announcement = room.properties[GroupInfo.Property.announcement]
    creator = room.owner.name
    ext = room.properties[GroupInfo.Property.custom]
    onlineUserCount = room.memberCount
  }
}

/// A member of a chatroom.
open class NIMChatroomMember: NSObject {
  /// The account.
  open var userId: String?
  /// The name used in the chatroom.
  open var roomNickname: String?
  /// The data that the app set when it entered.
  open var roomExt: String?
  /// The member's role; a member who is neither the creator nor a manager is a `guest`.
  open var type: NIMChatroomMemberType
  /// A Boolean value that indicates whether the member could not write when it was fetched.
  open var isMuted: Bool
  /// A Boolean value that indicates whether the member is in the chatroom now.
  open var isOnline: Bool
  /// The time of entering, in seconds since 1970.
  open var enterTimeInterval: TimeInterval

  init(_ member: Member, at time: Timestamp) {
    userId = member.account.name
    roomNickname = member.nickname
    roomExt = member.custom
    type =
      switch member.role {
      case .ordinary: .guest
      case .manager: .manager
      case .owner: .creator
      }
    isMuted = member.isMuted(at: time)
    isOnline = true
    enterTimeInterval = member.joined.seconds
  }
}
