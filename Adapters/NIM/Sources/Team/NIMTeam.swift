public import Foundation
internal import NIMCommon
internal import Parlance

/// A team, as it was when it was fetched or reported. Changing a property here does not change the server's team: use
/// `NIMTeamManager`.
open class NIMTeam: NSObject {
  private let group: GroupInfo
  private let core: ClientCore?

  /// The team's id, and that of its session.
  open var teamId: String? { group.id.isEmpty ? nil : group.id }
  /// The team's name.
  open var teamName: String?
  /// The address of its picture; nil if there is none.
  open var avatarUrl: String?
  /// The address of the picture, the same as `avatarUrl`: there is no smaller one.
  open var thumbAvatarUrl: String?
  /// The kind of team: `super` for a super team, `normal` if a NIM client created it so, else `advanced`.
  open var type: NIMTeamType {
    group.isLarge ? .super : group.properties[NIMTeam.typeProperty] == "0" ? .normal : .advanced
  }
  /// The account that owns it.
  open var owner: String? { group.id.isEmpty ? nil : group.owner.name }
  /// The introduction; nil if there is none.
  open var intro: String?
  /// The announcement; nil if there is none.
  open var announcement: String?
  /// The number of its members.
  open var memberNumber: Int { group.memberCount }
  /// The maximum number of its members.
  open var level: Int { group.memberLimit }
  /// The time of its creation, in seconds since 1970.
  open var createTime: TimeInterval { group.created.seconds }
  /// The way of joining.
  open var joinMode: NIMTeamJoinMode
  /// The members who may invite.
  open var inviteMode: NIMTeamInviteMode
  /// The invitation mode: whether accounts that are invited are asked.
  open var beInviteMode: NIMTeamBeInviteMode
  /// The members who may change the profile.
  open var updateInfoMode: NIMTeamUpdateInfoMode
  /// The members who may change the custom field: those who may change the profile.
  open var updateClientCustomMode: NIMTeamUpdateClientCustomMode
  /// The messages for which this account has notifications, as this device knows it now; `all` after a logout.
  open var notifyStateForNewMsg: NIMTeamNotifyState { core?.notifyState(ofTeam: group.id) ?? .all }
  /// The app's own data with the team.
  open var clientCustomInfo: String? { group.properties[GroupInfo.Property.custom] }

  /// The app server's data with the team, which clients do not change; nil if there is none.
  open var serverCustomInfo: String? { group.properties[NIMStyle.serverCustomProperty] }

  /// The members who may not write: none, or ordinary members.
  open var allMuteMode: NIMTeamAllMuteMode { group.isMuted ? .muteNormal : .cancel }

  /// Returns whether only the owner and managers may write.
  open func inAllMuteMode() -> Bool { group.isMuted }

  /// The property in which NIM keeps the type of a team.
  static let typeProperty = "nimTeamType"

  /// Creates an object that describes no team.
  public override convenience init() {
    var empty = GroupInfo(
      id: "", name: "", owner: AccountID(""), memberLimit: 0, properties: [NIMTeam.typeProperty: "0"])
    // Each mode of an object without values is its first one.
    empty.asksInvitees = true
    self.init(empty, core: nil)
    teamName = nil
  }

  init(_ group: GroupInfo, core: ClientCore?) {
    self.group = group
    self.core = core
    teamName = group.name
    avatarUrl = group.properties[GroupInfo.Property.avatar]
    thumbAvatarUrl = avatarUrl
    intro = group.properties[GroupInfo.Property.introduction]
    announcement = group.properties[GroupInfo.Property.announcement]
    joinMode = NIMTeamJoinMode(group)
    beInviteMode = group.asksInvitees ? .needAuth : .noAuth
    updateClientCustomMode = group.membersMayEdit ? .all : .manager
    inviteMode = group.membersMayInvite ? .all : .manager
    updateInfoMode = group.membersMayEdit ? .all : .manager
  }
}
