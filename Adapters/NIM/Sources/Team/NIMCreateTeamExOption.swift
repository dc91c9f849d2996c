public import Foundation

/// A team to be created, with those who are invited into it.
open class NIMCreateTeamExOption: NSObject, NSCopying {
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
  /// The invitation mode of an advanced team: invited accounts are asked (`needAuth`, the default), or members at once (`noAuth`).
  open var beInviteMode: NIMTeamBeInviteMode = .needAuth
  /// The members who may change the profile of an advanced team. Default: `manager`.
  open var updateInfoMode: NIMTeamUpdateInfoMode = .manager
  /// The members who may change the custom field, as in `NIMCreateTeamOption`. Default: `manager`.
  open var updateClientCustomMode: NIMTeamUpdateClientCustomMode = .manager
  /// The maximum number of members; 0 for the server's limit. Default: 0.
  open var maxMemberCountLimitation: UInt = 0
  /// The app's rules at the vendor's own filter. Kept with this object, without an effect. Default: empty.
  open var antispamBusinessId = ""
  /// The accounts to invite. Default: none.
  open var users: [String] = []

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NIMCreateTeamExOption()
    (copy.name, copy.type, copy.avatarUrl, copy.intro) = (name, type, avatarUrl, intro)
    (copy.announcement, copy.clientCustomInfo, copy.postscript) = (announcement, clientCustomInfo, postscript)
    (copy.joinMode, copy.inviteMode, copy.beInviteMode) = (joinMode, inviteMode, beInviteMode)
    (copy.updateInfoMode, copy.updateClientCustomMode) = (updateInfoMode, updateClientCustomMode)
    (copy.maxMemberCountLimitation, copy.antispamBusinessId) = (maxMemberCountLimitation, antispamBusinessId)
    copy.users = users
    return copy
  }

  /// The same team without those who are invited.
  final var option: NIMCreateTeamOption {
    let option = NIMCreateTeamOption()
    (option.name, option.type, option.avatarUrl, option.intro) = (name, type, avatarUrl, intro)
    (option.announcement, option.clientCustomInfo, option.postscript) = (announcement, clientCustomInfo, postscript)
    (option.joinMode, option.inviteMode, option.beInviteMode) = (joinMode, inviteMode, beInviteMode)
    (option.updateInfoMode, option.updateClientCustomMode) = (updateInfoMode, updateClientCustomMode)
    (option.maxMemberCountLimitation, option.antispamBusinessId) = (maxMemberCountLimitation, antispamBusinessId)
    return option
  }
}
