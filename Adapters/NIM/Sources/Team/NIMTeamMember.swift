public import Foundation
internal import Parlance

/// A member of a team, as it was when it was fetched. Changing a property here changes nothing at the server.
///
/// Only `isMuted` follows the clock, since a mute may end by itself.
open class NIMTeamMember: NSObject, NSCopying {
  private let member: Member
  private let team: String
  private let core: ClientCore?

  /// The id of the team.
  open var teamId: String? { team.isEmpty ? nil : team }
  /// The member's account.
  open var userId: String? { team.isEmpty ? nil : member.account.name }
  /// The account that invited the member.
  open var invitor: String? { member.inviter?.name }
  /// The account that invited the member.
  open var inviterAccid: String? { member.inviter?.name }
  /// The member's role.
  open var type: NIMTeamMemberType
  /// The name the member uses in this team.
  open var nickname: String?
  /// A Boolean value that indicates whether the member may not write now.
  open var isMuted: Bool { core.map { member.isMuted(at: $0.now) } ?? false }
  /// The time of joining, in seconds since 1970.
  open var createTime: TimeInterval { member.joined.seconds }
  /// The app's own data with the membership.
  open var customInfo: String?

  /// Creates an object that describes no member.
  public override convenience init() { self.init(Member(account: AccountID("")), team: "", core: nil) }

  init(_ member: Member, team: String, core: ClientCore?) {
    self.member = member
    self.team = team
    self.core = core
    type = NIMTeamMemberType(member.role)
    nickname = member.nickname
    customInfo = member.custom
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NIMTeamMember(member, team: team, core: core)
    copy.type = type
    copy.nickname = nickname
    copy.customInfo = customInfo
    return copy
  }
}

extension NIMTeamMemberType {
  init(_ role: Member.Role) {
    self =
      switch role {
      case .ordinary: .normal
      case .manager: .manager
      case .owner: .owner
      }
  }
}
