public import Foundation
internal import Parlance

/// A team to be created.
open class NIMCreateTeamOption: NSObject {
  /// The team's name; nil, the default, is an empty one.
  open var name: String?
  /// `normal` (the default): all members may invite and change the profile, only invited accounts join; or `advanced`.
  /// Creating one of type `super` fails with local error `notSupported`: a back end does that.
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
  /// The way of joining an advanced team. Default: `noAuth`.
  open var joinMode: NIMTeamJoinMode = .noAuth
  /// The members who may invite into an advanced team. Default: `manager`.
  open var inviteMode: NIMTeamInviteMode = .manager
  /// The way in which invited accounts enter an advanced team: they are asked first (`needAuth`), or are members at once (`noAuth`).
  /// Default: `needAuth`.
  open var beInviteMode: NIMTeamBeInviteMode = .needAuth
  /// The members who may change the profile of an advanced team. Default: `manager`.
  open var updateInfoMode: NIMTeamUpdateInfoMode = .manager
  /// The members who may change the custom field: those who may change the profile, whatever is set here; but creating a team fails with
  /// local error `notSupported` if all members may change the custom field alone. Default: `manager`.
  open var updateClientCustomMode: NIMTeamUpdateClientCustomMode = .manager
  /// The maximum number of members; 0 for the server's limit. Default: 0.
  open var maxMemberCountLimitation: UInt = 0
  /// The app's rules at the vendor's own filter. Kept with this object, without an effect. Default: empty.
  open var antispamBusinessId = ""

  public override init() {}

  /// The engine's group.
  ///
  /// - throws: Local error `notSupported` for what the engine does not have.
  final func group(owner: AccountID) throws -> GroupInfo {
    let isNormal = type == .normal
    guard isNormal || updateClientCustomMode == .manager || updateInfoMode == .all else {
      throw NSError.notSupported("members who may change the custom field alone")
    }
    if type == .super { throw NSError.notSupported("a back end creates super teams") }
    var group = GroupInfo(id: "", name: name ?? "", owner: owner)
    if maxMemberCountLimitation > 0 { group.memberLimit = Int(clamping: maxMemberCountLimitation) }
    group.joinsFreely = !isNormal && joinMode == .noAuth
    group.takesJoinRequests = !isNormal && joinMode == .needAuth
    group.asksInvitees = !isNormal && beInviteMode == .needAuth
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
