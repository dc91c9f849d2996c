public import Foundation

/// How to enter a chatroom.
open class NIMChatroomEnterRequest: NSObject {
  /// Which one.
  open var roomId = ""
  /// The name to use there; nil for none.
  open var roomNickname: String?
  /// What the others see of this member; nil for nothing.
  open var roomExt: String?
  public override init() {}
}

/// Which members of a chatroom to fetch.
open class NIMChatroomMemberRequest: NSObject {
  /// Which chatroom.
  open var roomId = ""
  /// The creator and managers (`regular`, `regularOnline`), or everybody else (`temp`); all of them are there now.
  open var type: NIMChatroomFetchMemberType = .regular
  /// The last one of the page before; nil for the first page.
  open var lastMember: NIMChatroomMember?
  /// How many at most; 0 for 100.
  open var limit: UInt = 0
  public override init() {}
}

/// Which accounts of a chatroom to fetch.
open class NIMChatroomMembersByIdsRequest: NSObject {
  /// Which chatroom.
  open var roomId = ""
  /// The accounts; those that are not there are left out.
  open var userIds: [String] = []
  public override init() {}
}

/// How this account came to be no longer in a chatroom.
open class NIMChatroomBeKickedResult: NSObject {
  /// Which chatroom.
  open var roomId: String
  /// Why.
  open var reason: NIMChatroomKickReason
  /// What was said with it: empty, since the engine carries nothing.
  open var ext: String

  init(roomId: String, reason: NIMChatroomKickReason) {
    self.roomId = roomId
    self.reason = reason
    ext = ""
  }
}
