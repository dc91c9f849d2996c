public import Foundation

/// The parameters of entering a chatroom.
open class NIMChatroomEnterRequest: NSObject {
  /// The chatroom's id.
  open var roomId = ""
  /// The name to use there; nil for none.
  open var roomNickname: String?
  /// The address of a picture; nil for none.
  open var roomAvatar: String?
  /// Data that the others see of this member; nil for none.
  open var roomExt: String?
  /// Data for a notification that this account enters; nil for none. Has no effect, since no account is notified of others that enter.
  open var roomNotifyExt: String?
  /// The tags of this account there, the text of a JSON array with at most 20 texts of 128 bytes each; nil for none.
  open var tags: String?
  /// The expression for the tags of those who learn that this account enters and leaves (of other SDKs, since NIM's clients are not
  /// notified of it), of the form `{"tag":"red"}`, `{"and":[…]}` or `{"or":[…]}`; nil for everyone.
  open var notifyTargetTags: String?
  /// The number of further attempts if the connection is missing; has no effect, since requests wait for the connection.
  open var retryCount = 3
  /// The first coordinate of this account's place; not a number for none.
  open var locationX = NSDecimalNumber.notANumber
  /// The second coordinate of this account's place; not a number for none.
  open var locationY = NSDecimalNumber.notANumber
  /// The third coordinate of this account's place; not a number for 0.
  open var locationZ = NSDecimalNumber.notANumber
  /// The distance within which messages with a place reach this account; not a number for 0.
  open var distance = NSDecimalNumber.notANumber
  /// The account with which to enter without a login of the SDK, or a visitor; nil for that of the login.
  open var mode: NIMChatroomIndependentMode?
  /// The way in which the login of an account of `mode` is checked: by its token, by one that `NIMSDKConfigDelegate` or
  /// `dynamicTokenHandler` supplies each time, or by the app's server, which needs `loginExt`. With the login of the SDK there is nothing
  /// to check.
  open var loginAuthType = NIMChatroomLoginAuthType.default
  /// The extension that goes with the token of an account of `mode`, if `NIMSDKConfigDelegate` supplies none.
  open var loginExt: String?
  /// Supplies a dynamic token for the chatroom and an account of `mode`, if `NIMSDKConfigDelegate` supplies none: at each login of the
  /// chatroom, also when a lost connection is restored.
  open var dynamicTokenHandler: NIMProvideChatroomDynamicTokenHandler = { _, _ in nil }
  /// The business of the content check; has no effect, since the engine checks texts by its own list.
  open var antispamBusinessId: String?
  public override init() {}
}

/// The parameters of fetching members of a chatroom.
open class NIMChatroomMemberRequest: NSObject {
  /// The chatroom's id.
  open var roomId = ""
  /// The creator, managers and fixed members (`regular`; `regularOnline` for those who are in the chatroom now), or all others who are
  /// in it (`temp`, those who entered last first, or `unRegularReversedOrder`, last).
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

/// The parameters of adding an element to a chatroom's queue, or changing it.
open class NIMChatroomQueueUpdateRequest: NSObject {
  /// The chatroom's id.
  open var roomId = ""
  /// The key, of 1 to 128 characters.
  open var key = ""
  /// The value, of at most 4,096 characters.
  open var value = ""
  /// A Boolean value that indicates whether the element is removed as soon as the account to which it belongs is no
  /// longer in the chatroom.
  open var transient = false
  /// The account to which the element belongs, which only the creator and managers may choose; empty for this account.
  open var elementAccid = ""
  public override init() {}
}

/// The parameters of taking an element out of a chatroom's queue.
open class NIMChatroomQueueRemoveRequest: NSObject {
  /// The chatroom's id.
  open var roomId = ""
  /// The key; nil or empty for the element that was added before all others.
  open var key: String?
  public override init() {}
}

/// The parameters of changing elements of a chatroom's queue.
open class NIMChatroomQueueBatchUpdateRequest: NSObject {
  /// The chatroom's id.
  open var roomId = ""
  /// New values by their keys, at most 200. The elements keep the accounts to which they belong.
  open var elements: [AnyHashable: Any] = [:]
  /// A Boolean value that indicates whether those in the chatroom are notified.
  open var needNotify = false
  /// Data for those who are notified; empty for none.
  open var notifyExt = ""
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

  /// Creates a result without a chatroom.
  public override convenience init() { self.init(roomId: "", reason: .invalidRoom) }

  init(roomId: String, reason: NIMChatroomKickReason) {
    self.roomId = roomId
    self.reason = reason
    ext = ""
  }
}
