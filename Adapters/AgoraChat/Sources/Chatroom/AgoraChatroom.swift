public import Foundation
internal import Parlance

/// A chat room, as it was when it was returned.
open class AgoraChatroom: NSObject, @unchecked Sendable {
  // Safe to share: nothing of it changes.

  private let id: String?
  private let room: RoomInfo?
  private let known: [Member]?
  private let role: Member.Role?

  /// Creates a chat room without any data.
  public override init() {
    (id, room, known, role) = (nil, nil, nil, nil)
    super.init()
  }

  /// Creates a chat room with its id alone; the objects that the manager returns have its other data.
  ///
  /// - returns: nil for an empty id.
  public init!(id aChatroomId: String!) {
    guard let aChatroomId, !aChatroomId.isEmpty else { return nil }
    (id, room, known, role) = (aChatroomId, nil, nil, nil)
    super.init()
  }

  /// - parameter members: The members; nil if they were not asked for.
  /// - parameter role: This account's role in it; nil if it is not in it.
  init(_ room: RoomInfo, members: [Member]?, role: Member.Role?) {
    (id, self.room, known, self.role) = (room.id, room, members, role)
    super.init()
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
  /// The admins who are in it; nil if the members were not fetched.
  open var adminList: [String]! { names(.manager) }
  /// The members who are neither the owner nor admins; nil if the members were not fetched.
  open var memberList: [String]! { names(.ordinary) }
  /// The role of this account in it.
  open var permissionType: AgoraChatroomPermissionType {
    switch role {
    case nil: .none
    case .ordinary: .member
    case .manager: .admin
    case .owner: .owner
    }
  }
  /// The number of its members.
  open var occupantsCount: Int { room?.memberCount ?? 0 }

  /// The former name of `memberList`.
  open var members: [Any]! { memberList }
  /// The former name of `occupantsCount`.
  open var membersCount: Int { occupantsCount }
  /// The former name of `memberList`.
  open var occupants: [Any]! { memberList }
}
