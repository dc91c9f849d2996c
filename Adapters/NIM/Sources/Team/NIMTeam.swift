public import Foundation
internal import Parlance

/// A team as it was when it was asked for or told. Changing a property here changes nothing at the server:
/// `NIMTeamManager` does.
open class NIMTeam: NSObject {
  private let group: GroupInfo

  /// Its id.
  open var teamId: String? { group.id }
  /// Its name.
  open var teamName: String?
  /// The address of its picture.
  open var avatarUrl: String?
  /// `normal` if it was created so by a NIM client, else `advanced`.
  open var type: NIMTeamType { group.properties[NIMTeam.typeProperty] == "0" ? .normal : .advanced }
  /// Who owns it.
  open var owner: String? { group.owner.name }
  /// An introduction.
  open var intro: String?
  /// An announcement.
  open var announcement: String?
  /// How many members it has.
  open var memberNumber: Int { group.memberCount }
  /// How many members it may have.
  open var level: Int { group.memberLimit }
  /// When it was created, in seconds since 1970.
  open var createTime: TimeInterval { group.created.seconds }
  /// Who may join: `noAuth` or `rejectAll`.
  open var joinMode: NIMTeamJoinMode
  /// Who may invite.
  open var inviteMode: NIMTeamInviteMode
  /// Whether the invited are asked: never.
  open var beInviteMode: NIMTeamBeInviteMode { .noAuth }
  /// Who may change the profile.
  open var updateInfoMode: NIMTeamUpdateInfoMode
  /// Who may change the custom field: whoever may change the profile.
  open var updateClientCustomMode: NIMTeamUpdateClientCustomMode { group.membersMayEdit ? .all : .manager }
  /// What the app keeps with the team.
  open var clientCustomInfo: String? { group.properties[GroupInfo.Property.custom] }

  /// Only the owner and managers may write.
  open func inAllMuteMode() -> Bool { group.isMuted }

  /// Where NIM keeps the type of a team.
  static let typeProperty = "nimTeamType"

  init(_ group: GroupInfo) {
    self.group = group
    teamName = group.name
    avatarUrl = group.properties[GroupInfo.Property.avatar]
    intro = group.properties[GroupInfo.Property.introduction]
    announcement = group.properties[GroupInfo.Property.announcement]
    joinMode = group.joinsFreely ? .noAuth : .rejectAll
    inviteMode = group.membersMayInvite ? .all : .manager
    updateInfoMode = group.membersMayEdit ? .all : .manager
  }
}
