public import Foundation

/// The parameters of entering a chatroom.
open class NIMChatroomEnterRequest: NSObject {
  /// The chatroom's id.
  open var roomId = ""
  /// The name to use there; nil for none.
  open var roomNickname: String?
  /// Data that the others see of this member; nil for none.
  open var roomExt: String?
  public override init() {}
}

/// The parameters of fetching members of a chatroom.
open class NIMChatroomMemberRequest: NSObject {
  /// The chatroom's id.
  open var roomId = ""
  /// The creator and managers (`regular`, `regularOnline`), or all others (`temp`); all of them are in the chatroom
  /// now.
  open var type: NIMChatroomFetchMemberType = .regular
  /// The last member of the page before; nil for the first page.
  open var lastMember: NIMChatroomMember?
  /// The maximum number of members; 0 for 100.
  open var limit: UInt = 0
  public override init() {}
}

/// The parameters of fetching members of a chatroom by their accounts.
open class NIMChatroomMembersByIdsRequest: NSObject {
  /// The chatroom's id.
  open var roomId = ""
  /// The accounts; those that are not in the chatroom are left out.
  open var userIds: [String] = []
  public override init() {}
}

/// The end of this account's stay in a chatroom.
open class NIMChatroomBeKickedResult: NSObject {
  /// The chatroom's id.
  open var roomId: String
  /// The reason for which this account left the chatroom.
  open var reason: NIMChatroomKickReason
  /// Data of the account that removed it; always empty, since the engine has none.
  open var ext: String

  init(roomId: String, reason: NIMChatroomKickReason) {
    self.roomId = roomId
    self.reason = reason
    ext = ""
  }
}
