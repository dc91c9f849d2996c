public import Foundation
internal import Parlance

/// A team to be created.
open class NIMCreateTeamOption: NSObject {
  /// The team's name; nil, the default, is an empty one.
  open var name: String?
  /// `normal` (the default): all members may invite and change the profile, only invited accounts join; or `advanced`.
  open var type: NIMTeamType = .normal
  /// The address of the team's picture; nil for none, the default.
  open var avatarUrl: String?
  /// The team's introduction; nil for none, the default.
  open var intro: String?
  /// The team's announcement; nil for none, the default.
  open var announcement: String?
  /// The app's own data with the team.
  open var clientCustomInfo: String?
  /// The text for the invited accounts, sent with the notification.
  open var postscript: String?
  /// The way of joining an advanced team. Default: `noAuth`; `needAuth` is refused with local error `notSupported`.
  open var joinMode: NIMTeamJoinMode = .noAuth
  /// The members who may invite into an advanced team. Default: `manager`.
  open var inviteMode: NIMTeamInviteMode = .manager
  /// The invitation mode. Default: `noAuth`, since invited accounts are members at once; `needAuth` is refused in an
  /// advanced team with local error `notSupported`.
  open var beInviteMode: NIMTeamBeInviteMode = .noAuth
  /// The members who may change the profile of an advanced team. Default: `manager`.
  open var updateInfoMode: NIMTeamUpdateInfoMode = .manager
  /// The maximum number of members; 0 for the server's limit. Default: 0.
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
