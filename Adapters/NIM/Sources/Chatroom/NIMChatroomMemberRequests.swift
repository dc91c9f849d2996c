public import Foundation

/// A part of what an account shows of itself in a chatroom, which it can change.
public enum NIMChatroomMemberInfoUpdateTag: Int, Sendable {
  /// Its name there.
  case nick = 5
  /// The address of a picture.
  case avatar = 6
  /// The app's own data.
  case ext = 7
}

/// The parameters of changing what this account shows of itself in a chatroom.
open class NIMChatroomMemberInfoUpdateRequest: NSObject {
  /// The chatroom's id.
  open var roomId = ""
  /// New texts by the numbers of their `NIMChatroomMemberInfoUpdateTag`; an empty one removes what was there. Other keys and
  /// values are passed over.
  open var updateInfo: [AnyHashable: Any] = [:]
  /// A Boolean value that indicates whether those in the chatroom are notified.
  open var needNotify = false
  /// Data for those who are notified; nil for none.
  open var notifyExt: String?
  /// A Boolean value that indicates whether the chatroom keeps the change for the next time that this account enters: if it is
  /// the creator, a manager or a fixed member.
  open var needSave = false
  /// The business of the content check; has no effect, since the engine checks texts by its own list.
  open var antispamBusinessId = ""
  public override init() {}
}

/// The tags of this account in a chatroom, as they are to be.
open class NIMChatroomTagsUpdate: NSObject {
  /// The chatroom's id.
  open var roomId: String?
  /// The tags, at most 20 of 128 bytes each; nil to keep the present ones.
  open var tags: [String]?
  /// The expression for those who are notified when this account enters and leaves; nil to keep the present one, empty for
  /// everyone.
  open var notifyTargetTags: String?
  /// A Boolean value that indicates whether those in the chatroom are notified of the tags.
  open var needNotify = false
  /// Data for those who are notified; nil for none.
  open var ext: String?
  public override init() {}
}

/// The tags of this account in a chatroom, which another client or the server changed.
open class NIMChatroomTagsUpdateEvent: NSObject {
  /// The chatroom's id.
  open private(set) var roomId: String?
  /// The tags as they are now, `String` each.
  open private(set) var tags: [Any]?

  /// Creates an event without a chatroom.
  public override init() {}

  init(_ roomId: String, _ tags: [String]) {
    self.roomId = roomId
    self.tags = tags
  }
}

/// The parameters of forbidding those with a tag to write for a time.
open class NIMChatroomTempMuteTagRequest: NSObject {
  /// The chatroom's id.
  open var roomId: String?
  /// The tag whose members may not write. An empty one, or nil, is refused with local error `invalidParam`.
  open var targetTag: String?
  /// The time in seconds, at most 30 days; 0 lets them write again. The name is spelled as the vendor's.
  open var duartion: UInt64 = 0
  /// A Boolean value that indicates whether those in the chatroom are notified.
  open var needNotify = false
  /// Data for those who are notified; nil for none.
  open var notifyExt: String?
  /// The expression for the tags of those who are notified; nil or empty for everyone.
  open var notifyTargetTags: String?
  public override init() {}
}

/// The parameters of fetching those in a chatroom who have a tag.
open class NIMChatroomFetchMembersByTagRequest: NSObject {
  /// The chatroom's id.
  open var roomId: String?
  /// The tag of the members to fetch. An empty one, or nil, is refused with local error `invalidParam`.
  open var tag: String?
  /// The last member of the page before; nil for the first page.
  open var lastMember: NIMChatroomMember?
  /// The maximum number of members; 0 for 100.
  open var limit: UInt = 0
  public override init() {}
}

/// The parameters of counting those in a chatroom who have a tag.
open class NIMChatroomQueryMembersCountByTagRequest: NSObject {
  /// The chatroom's id.
  open var roomId: String?
  /// The tag of the members to count. An empty one, or nil, is refused with local error `invalidParam`.
  open var tag: String?
  public override init() {}
}

/// The place of this account in a chatroom, in the app's own unit.
open class NIMChatroomLocation: NSObject {
  /// The chatroom's id.
  open var roomId: String?
  /// The first coordinate; without one of the first two the place stays as it is.
  open var locationX: NSNumber!
  /// The second coordinate.
  open var locationY: NSNumber!
  /// The third coordinate; nil for 0.
  open var locationZ: NSNumber!
  /// The distance within which messages with a place reach this account; nil to keep the present one.
  open var distance: NSNumber!
  public override init() {}
}

/// A query for messages of a chatroom by the tags of those whom they are for.
open class NIMGetMessagesByTagsParam: NSObject, NSCopying {
  /// The chatroom's id.
  open private(set) var roomId: Int
  /// The tags: messages are found whose `notifyTargetTags` apply to a member with these tags.
  open private(set) var tags: [String]
  /// The numbers of `NIMMessageType`; nil or empty for all.
  open var messageTypes: [NSNumber]?
  /// The earliest time, in milliseconds since 1970, inclusive; nil for no limit.
  open var fromTime: NSNumber?
  /// The latest time, in milliseconds since 1970, inclusive; nil for no limit.
  open var toTime: NSNumber?
  /// The maximum number of messages, 1 to 100; nil for 100.
  open var limit: NSNumber?
  /// A Boolean value that indicates whether the oldest messages come first; nil for false, newest first.
  open var reverse: NSNumber?

  /// Creates a query without a chatroom, which is refused.
  public override convenience init() { self.init(roomId: 0, tags: []) }

  /// Creates a query.
  ///
  /// - parameter roomId: The chatroom's id, a number.
  /// - parameter tags: The tags.
  public init!(roomId: Int, tags: [String]) {
    self.roomId = roomId
    self.tags = tags
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NIMGetMessagesByTagsParam(roomId: roomId, tags: tags)!
    copy.messageTypes = messageTypes
    (copy.fromTime, copy.toTime, copy.limit, copy.reverse) = (fromTime, toTime, limit, reverse)
    return copy
  }
}
