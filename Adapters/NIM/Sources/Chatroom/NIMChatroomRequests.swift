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
  /// The creator and managers (`regular`; `regularOnline` for those who are in the chatroom now), or all others who are
  /// in it (`temp`).
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
  /// The accounts; those that are not in the chatroom are left out, but for its creator and managers, this account, and
  /// those that are muted or blocked if this account is the creator or a manager.
  open var userIds: [String] = []
  public override init() {}
}

/// The parameters of changing a member of a chatroom.
open class NIMChatroomMemberUpdateRequest: NSObject {
  /// The chatroom's id.
  open var roomId = ""
  /// The account, in the chatroom or not.
  open var userId = ""
  /// A Boolean value that indicates whether to make the change or to take it back.
  open var enable = false
  /// Data for those who are notified; nil for none.
  open var notifyExt: String?
  public override init() {}
}

/// The parameters of changing a chatroom's properties.
open class NIMChatroomUpdateRequest: NSObject {
  /// The chatroom's id.
  open var roomId = ""
  /// New texts by the numbers of their `NIMChatroomUpdateTag`; an empty one removes a property, except the name. The
  /// level of the queue may be a number. Other keys and values are passed over.
  open var updateInfo: [AnyHashable: Any] = [:]
  /// A Boolean value that indicates whether those in the chatroom are notified.
  open var needNotify = false
  /// Data for those who are notified; nil for none.
  open var notifyExt: String?
  /// The business of the content check; has no effect, since the engine checks texts by its own list.
  open var antispamBusinessId = ""
  public override init() {}
}

/// The parameters of removing a member from a chatroom.
open class NIMChatroomMemberKickRequest: NSObject {
  /// The chatroom's id.
  open var roomId = ""
  /// The account.
  open var userId = ""
  /// Data for those who are notified; has no effect, since the others learn that the member left.
  open var notifyExt: String?
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
