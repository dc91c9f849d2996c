public import Foundation
internal import Parlance

/// A chatroom as it was when it was asked for.
open class NIMChatroom: NSObject {
  /// Its id.
  open var roomId: String?
  /// Its name.
  open var name: String?
  /// An announcement.
  open var announcement: String?
  /// Who created it.
  open var creator: String?
  /// What the app keeps with it.
  open var ext: String?
  /// How many are in it.
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

/// Somebody in a chatroom.
open class NIMChatroomMember: NSObject {
  /// The account.
  open var userId: String?
  /// The name used in the chatroom.
  open var roomNickname: String?
  /// What the app said when it entered.
  open var roomExt: String?
  /// What the member may do; who is neither the creator nor a manager is a `guest`.
  open var type: NIMChatroomMemberType
  /// A Boolean value that indicates whether the member could not write when it was asked for.
  open var isMuted: Bool
  /// Is in the chatroom now.
  open var isOnline: Bool
  /// Since when, in seconds since 1970.
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
