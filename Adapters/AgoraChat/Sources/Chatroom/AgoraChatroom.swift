public import Foundation
internal import Parlance

/// A chat room, as it was when it was returned.
open class AgoraChatroom: NSObject, @unchecked Sendable {
  // Safe to share: nothing of it changes.

  private let id: String?
  private let room: RoomInfo?
  private let known: [Member]?
  private let role: Member.Role?
  private let lists: RoomLists?

  /// Creates a chat room without any data.
  public override init() {
    (id, room, known, role, lists) = (nil, nil, nil, nil, nil)
    super.init()
  }

  /// Creates a chat room with its id alone; the objects that the manager returns have its other data.
  ///
  /// - returns: nil for an empty id.
  public init!(id aChatroomId: String!) {
    guard let aChatroomId, !aChatroomId.isEmpty else { return nil }
    (id, room, known, role, lists) = (aChatroomId, nil, nil, nil, nil)
    super.init()
  }

  /// - parameter members: The members; nil if they were not asked for.
  /// - parameter role: This account's role in it; nil if it is not in it.
  /// - parameter lists: What it keeps of accounts; nil if that was not asked for.
  init(_ room: RoomInfo, members: [Member]?, role: Member.Role?, lists: RoomLists? = nil) {
    (id, self.room, known, self.role, self.lists) = (room.id, room, members, role, lists)
    super.init()
  }

  /// The same chat room with what it keeps of accounts.
  func adding(_ lists: RoomLists) -> AgoraChatroom {
    room.map { AgoraChatroom($0, members: known, role: role, lists: lists) } ?? self
  }

  private func names(_ role: Member.Role) -> [String]? {
    known?.filter { $0.role == role }.map(\.account.name)
  }

  /// The room's id; nil only in an object that was created without one.
  open var chatroomId: String! { id }
  /// The room's name; nil in an object that an app created.
  open var subject: String! { room?.name }
  /// The description; empty if there is none.
  ///
  /// Unlike the vendor's, it is not optional: Swift declares `NSObject.description` so.
  open override var description: String { room?.properties[GroupInfo.Property.introduction] ?? "" }
  /// The account that owns it.
  open var owner: String! { room?.owner.name }
  /// The announcement; nil if there is none.
  open var announcement: String! { room?.properties[GroupInfo.Property.announcement] }
  /// The admins, whether they are in it or not; nil if they were not fetched.
  open var adminList: [String]! { lists?.admins ?? names(.manager) }
  /// The members who are neither the owner nor admins; nil if the members were not fetched.
  open var memberList: [String]! { names(.ordinary) }
  /// The users who may not enter it; nil for accounts other than the owner and admins, and if they were not fetched.
  open var blacklist: [String]! { lists?.blocked }
  /// The users who were muted when it was returned; nil for accounts other than the owner and admins, and if they were
  /// not fetched.
  open var muteList: [String]! { lists?.muted }
  /// The users who may write although they, or all, are muted; nil for accounts other than the owner and admins, and if
  /// they were not fetched.
  open var whitelist: [String]! { lists?.allowed }
  /// A Boolean value that indicates whether only the owner, the admins and the users on the white list may write.
  open var isMuteAllMembers: Bool { room?.isMuted ?? false }
  /// The role of this account in it.
  open var permissionType: AgoraChatroomPermissionType {
    switch role {
    case nil: .none
    case .ordinary: .member
    case .manager: .admin
    case .owner: .owner
    }
  }
  /// The maximum number of users in it at the same time; 0 if it has no limit.
  open var maxOccupantsCount: Int { room?.occupantLimit ?? 0 }
  /// The number of its members.
  open var occupantsCount: Int { room?.memberCount ?? 0 }

  /// The former name of `whitelist`.
  open var whiteList: [Any]! { whitelist }
  /// The former name of `memberList`.
  open var members: [Any]! { memberList }
  /// The former name of `maxOccupantsCount`.
  open var maxMembersCount: Int { maxOccupantsCount }
  /// The former name of `occupantsCount`.
  open var membersCount: Int { occupantsCount }
  /// The former name of `memberList`.
  open var occupants: [Any]! { memberList }
}
