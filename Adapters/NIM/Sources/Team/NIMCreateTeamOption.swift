public import Foundation
internal import Parlance

/// A team to be created.
open class NIMCreateTeamOption: NSObject {
  /// Its name.
  open var name: String?
  /// `normal` (the default): all members may invite and change the profile, nobody may join uninvited; or `advanced`.
  open var type: NIMTeamType = .normal
  /// The address of its picture.
  open var avatarUrl: String?
  /// An introduction.
  open var intro: String?
  /// An announcement.
  open var announcement: String?
  /// What the app keeps with the team.
  open var clientCustomInfo: String?
  /// What the invited read with the notification.
  open var postscript: String?
  /// Who may join an advanced team. Default: `noAuth`; `needAuth` is refused with local error `notSupported`.
  open var joinMode: NIMTeamJoinMode = .noAuth
  /// Who may invite into an advanced team. Default: `manager`.
  open var inviteMode: NIMTeamInviteMode = .manager
  /// Whether the invited are asked. Default: `noAuth`, since they are members at once; `needAuth` is refused in an
  /// advanced team with local error `notSupported`.
  open var beInviteMode: NIMTeamBeInviteMode = .noAuth
  /// Who may change the profile of an advanced team. Default: `manager`.
  open var updateInfoMode: NIMTeamUpdateInfoMode = .manager
  /// How many members it may have; 0 for as many as the server allows. Default: 0.
  open var maxMemberCountLimitation: UInt = 0

  public override init() {}

  /// The engine's group.
  ///
  /// - throws: Local error `notSupported` for what the engine does not have.
  final func group(owner: AccountID) throws -> GroupInfo {
    let isNormal = type == .normal
    if type == .super { throw NSError.notSupported("super teams") }
    if !isNormal, joinMode == .needAuth { throw NSError.notSupported("join requests") }
    if !isNormal, beInviteMode == .needAuth { throw NSError.notSupported("invitations that need consent") }
    var group = GroupInfo(id: "", name: name ?? "", owner: owner)
    if maxMemberCountLimitation > 0 { group.memberLimit = Int(clamping: maxMemberCountLimitation) }
    group.joinsFreely = !isNormal && joinMode == .noAuth
    group.membersMayInvite = isNormal || inviteMode == .all
    group.membersMayEdit = isNormal || updateInfoMode == .all
    group.properties[GroupInfo.Property.avatar] = avatarUrl
    group.properties[GroupInfo.Property.introduction] = intro
    group.properties[GroupInfo.Property.announcement] = announcement
    group.properties[GroupInfo.Property.custom] = clientCustomInfo
    if isNormal { group.properties[NIMTeam.typeProperty] = "0" }
    return group
  }
}
