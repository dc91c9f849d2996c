public import Foundation
import Parlance

/// The kinds of group. QD: groups.
public enum QDGroupType: Int, Sendable {
  /// A group that an account created.
  case pro = 0
  /// A group that the operator created; its members cannot leave it.
  case fix = 1
  /// A department's group, which the operator created; its members cannot leave it.
  case depart = 3
}

/// A group, as it was when it was fetched or reported. QD: groups; the members are ours.
open class QDGroup: NSObject {
  private let info: GroupInfo

  /// The group's id, and that of its session.
  open var groupId: String { info.id }
  /// The group's name.
  open var groupName: String { info.name }
  /// The kind of group; `pro` unless set.
  open var groupType: QDGroupType {
    info.properties[Self.typeProperty].flatMap { Int($0) }.flatMap { QDGroupType(rawValue: $0) } ?? .pro
  }
  /// The account that owns it.
  open var owner: String { info.owner.name }
  /// The number of its members.
  open var memberCount: Int { info.memberCount }
  /// The maximum number of its members.
  open var memberLimit: Int { info.memberLimit }
  /// An introduction; nil if none.
  open var introduction: String? { info.properties[GroupInfo.Property.introduction] }
  /// An announcement; nil if none.
  open var announcement: String? { info.properties[GroupInfo.Property.announcement] }
  /// The address of a picture; nil if none.
  open var avatarUrl: String? { info.properties[GroupInfo.Property.avatar] }
  /// A Boolean value that indicates whether only the owner and managers may write.
  open var isMuted: Bool { info.isMuted }
  /// The time of its creation, in nanoseconds since 1970.
  open var createTime: TimeInterval { info.created.nanoseconds }

  /// The name of the group property that contains its kind: a number of `QDGroupType`.
  static let typeProperty = "qdGroupType"

  init(_ info: GroupInfo) { self.info = info }
}

/// The roles of a member of a group. Ours: QD documents none.
public enum QDGroupMemberType: Int, Sendable {
  /// An ordinary member.
  case normal = 0
  /// The account that owns the group.
  case owner = 1
  /// A member with a manager's rights.
  case manager = 2
}

/// A member of a group, as it was when it was fetched. QD: groups; the members are ours.
///
/// Only `isMuted` follows the clock, since a mute may end by itself.
open class QDGroupMember: NSObject {
  private let member: Member
  private let login: Login

  /// The id of the group.
  public let groupId: String
  /// The member's account.
  open var userId: String { member.account.name }
  /// The name that it uses in the group; nil if none.
  open var nickname: String? { member.nickname }
  /// The member's role when it was fetched.
  open var type: QDGroupMemberType {
    switch member.role {
    case .ordinary: .normal
    case .manager: .manager
    case .owner: .owner
    }
  }
  /// A Boolean value that indicates whether it may not write now.
  open var isMuted: Bool { member.isMuted(at: login.live.now) }
  /// The account that added it; nil if there is none.
  open var inviter: String? { member.inviter?.name }
  /// The time at which it became a member, in nanoseconds since 1970.
  open var createTime: TimeInterval { member.joined.nanoseconds }

  init(_ member: Member, of group: String, _ login: Login) {
    self.member = member
    self.login = login
    groupId = group
  }
}

/// The settings of a new group. QD: groups; the members are ours.
open class QDCreateGroupOption: NSObject {
  /// The group's name.
  open var groupName = ""
  /// The kind of group: apps can create only `pro`.
  open var groupType = QDGroupType.pro
  /// The group's introduction; nil for none, the default.
  open var introduction: String?
  /// The group's announcement; nil for none, the default.
  open var announcement: String?
  /// The address of the group's picture; nil for none, the default.
  open var avatarUrl: String?
  /// A Boolean value that indicates whether ordinary members may add members. Default: true.
  open var membersMayInvite = true

  /// Creates options without a name.
  public override init() { super.init() }

  /// Creates options with a name (ours).
  public convenience init(groupName: String) {
    self.init()
    self.groupName = groupName
  }

  /// The group to create, owned by an account.
  func group(ownedBy owner: AccountID) -> GroupInfo {
    var properties = [QDGroup.typeProperty: String(groupType.rawValue)]
    properties[GroupInfo.Property.introduction] = introduction
    properties[GroupInfo.Property.announcement] = announcement
    properties[GroupInfo.Property.avatar] = avatarUrl
    // QD knows invitation as the way into a group, and no asking to be let in.
    return GroupInfo(
      id: "", name: groupName, owner: owner, joinsFreely: false, membersMayInvite: membersMayInvite,
      properties: properties)
  }
}
