public import Foundation
internal import Parlance

/// A chat room, as it was when it was handed out.
open class AgoraChatroom: NSObject, @unchecked Sendable {
  // Safe to share: nothing of it changes.

  private let id: String?
  private let room: RoomInfo?
  private let known: [Member]?
  private let role: Member.Role?

  /// A chat room of which nothing is known.
  public override init() {
    (id, room, known, role) = (nil, nil, nil, nil)
    super.init()
  }

  /// A chat room by its id alone; what else is known of it is known to the objects that the manager hands out.
  ///
  /// - returns: nil for an empty id.
  public init!(id aChatroomId: String!) {
    guard let aChatroomId, !aChatroomId.isEmpty else { return nil }
    (id, room, known, role) = (aChatroomId, nil, nil, nil)
    super.init()
  }

  /// - parameter members: Who is in it; nil if that was not asked.
  /// - parameter role: What this account is in it; nil if it is not in it.
  init(_ room: RoomInfo, members: [Member]?, role: Member.Role?) {
    (id, self.room, known, self.role) = (room.id, room, members, role)
    super.init()
  }

  private func names(_ role: Member.Role) -> [String]? {
    known?.filter { $0.role == role }.map(\.account.name)
  }

  /// The id.
  open var chatroomId: String! { id }
  /// The name.
  open var subject: String! { room?.name }
  /// The description; empty if there is none.
  ///
  /// Not optional, other than the vendor's: Swift has `NSObject.description` so.
  open override var description: String { room?.properties[GroupInfo.Property.introduction] ?? "" }
  /// Who owns it.
  open var owner: String! { room?.owner.name }
  /// The announcement; nil if there is none.
  open var announcement: String! { room?.properties[GroupInfo.Property.announcement] }
  /// The admins who are in it; nil if the members were not asked for.
  open var adminList: [String]! { names(.manager) }
  /// Who is in it and neither the owner nor an admin; nil if the members were not asked for.
  open var memberList: [String]! { names(.ordinary) }
  /// What this account is in it.
  open var permissionType: AgoraChatroomPermissionType {
    switch role {
    case nil: .none
    case .ordinary: .member
    case .manager: .admin
    case .owner: .owner
    }
  }
  /// How many are in it.
  open var occupantsCount: Int { room?.memberCount ?? 0 }

  /// The former name of `memberList`.
  open var members: [Any]! { memberList }
  /// The former name of `occupantsCount`.
  open var membersCount: Int { occupantsCount }
  /// The former name of `memberList`.
  open var occupants: [Any]! { memberList }
}
