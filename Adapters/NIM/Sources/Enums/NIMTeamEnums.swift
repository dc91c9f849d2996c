/// The kinds of team.
public enum NIMTeamType: Int, Sendable {
  /// A discussion group.
  case normal = 0
  /// A team with managers.
  case advanced = 1
  /// A super team, which has up to 10,000 members and no receipts. A back end creates it (`NIMSuperTeamManager`).
  case `super` = 2
}

/// The ways of joining a team.
public enum NIMTeamJoinMode: Int, Sendable {
  /// Anyone.
  case noAuth = 0
  /// Accounts that a manager admits; the engine has no such requests.
  case needAuth = 1
  /// Only invited accounts.
  case rejectAll = 2
}

/// The members who may invite into a team.
public enum NIMTeamInviteMode: Int, Sendable {
  /// The owner and managers.
  case manager = 0
  /// All members.
  case all = 1
}

/// The invitation modes of a team.
public enum NIMTeamBeInviteMode: Int, Sendable {
  /// Invited accounts must agree; the engine has no such invitations.
  case needAuth = 0
  /// Invited accounts become members at once.
  case noAuth = 1
}

/// The members of a team who may not write.
public enum NIMTeamAllMuteMode: Int, Sendable {
  /// None, but for those who are muted themselves.
  case cancel = 0
  /// Ordinary members.
  case muteNormal = 1
  /// All members; the engine has no such teams: the owner and managers can always write.
  case muteAll = 3
}

/// The members who may change the profile of a team.
public enum NIMTeamUpdateInfoMode: Int, Sendable {
  /// The owner and managers.
  case manager = 0
  /// All members.
  case all = 1
}

/// The messages of a team of which this account is notified.
public enum NIMTeamNotifyState: Int, Sendable {
  /// All messages.
  case all = 0
  /// No messages.
  case none = 1
  /// Messages of the owner and the managers.
  case onlyManager = 2
}

/// The members who may change a team's custom field.
public enum NIMTeamUpdateClientCustomMode: Int, Sendable {
  /// The owner and managers.
  case manager = 0
  /// All members.
  case all = 1
}

/// The roles of a member of a team.
public enum NIMTeamMemberType: Int, Sendable {
  /// An ordinary member.
  case normal = 0
  /// The account that owns the team.
  case owner = 1
  /// A member with a manager's rights.
  case manager = 2
  /// An account that has asked to join; the engine has no such requests.
  case apply = 3
}

/// The changes of a team.
public enum NIMTeamOperationType: Int, Sendable {
  /// Members were invited.
  case invite = 0
  /// Members were removed.
  case kick = 1
  /// A member left.
  case leave = 2
  /// The profile changed.
  case update = 3
  /// The team was dismissed.
  case dismiss = 4
  /// An account joined.
  case applyPass = 5
  /// The owner changed.
  case transferOwner = 6
  /// Members became managers.
  case addManager = 7
  /// Managers became ordinary members.
  case removeManager = 8
  /// An invitation was accepted.
  case acceptInvitation = 9
  /// A member was muted or unmuted.
  case mute = 10
}

/// The results of an application to a team.
public enum NIMTeamApplyStatus: Int, Sendable {
  /// It failed.
  case invalid = 0
  /// The account is a member.
  case alreadyInTeam = 1
  /// A manager has to agree; not reported by this SDK.
  case waitForPass = 2
}

/// The properties of a team in lists of changes.
public enum NIMTeamUpdateTag: Int, Sendable {
  /// The team's name.
  case name = 3
  /// The team's introduction.
  case intro = 14
  /// The announcement.
  case anouncement = 15
  /// The mode of joining.
  case joinMode = 16
  /// The app's own data with the team.
  case clientCustom = 18
  /// The app server's data with the team, which clients do not change.
  case serverCustom = 19
  /// The address of the picture.
  case avatar = 20
  /// The invitation mode.
  case beInviteMode = 21
  /// The members who may invite.
  case inviteMode = 22
  /// The members who may change the profile.
  case updateInfoMode = 23
  /// The members who may change the custom field; it follows the profile here.
  case updateClientCustomMode = 24
  /// The mute mode: whether only the owner and managers may write.
  case muteMode = 100
  /// The same as a `NIMTeamAllMuteMode`; `muteAll` fails with local error `notSupported`.
  case allMuteMode = 101
  /// The app's rules at the vendor's own filter, which is not asked: a change has no effect.
  case antispamBusinessId = 1001
}

/// The changes of a super team.
public enum NIMSuperTeamOperationType: Int, Sendable {
  /// Members were invited.
  case invite = 401
  /// Members were removed.
  case kick = 402
  /// A member left.
  case leave = 403
  /// The profile changed.
  case update = 404
  /// The team was dismissed.
  case dismiss = 405
  /// The owner changed.
  case transferOwner = 406
  /// Members became managers.
  case addManager = 407
  /// Managers became ordinary members.
  case removeManager = 408
  /// Members were muted or unmuted.
  case mute = 409
  /// An account joined.
  case applyPass = 410
  /// An invitation was accepted.
  case acceptInvitation = 411
}

/// The properties of a super team in lists of changes.
public enum NIMSuperTeamUpdateTag: Int, Sendable {
  /// The team's name.
  case name = 3
  /// The team's introduction.
  case intro = 14
  /// The announcement.
  case anouncement = 15
  /// The mode of joining.
  case joinMode = 16
  /// The app's own data with the team.
  case clientCustom = 18
  /// The app server's data with the team, which clients do not change.
  case serverCustom = 19
  /// The address of the picture.
  case avatar = 20
  /// The invitation mode.
  case beInviteMode = 21
  /// The mute mode: whether only the owner and managers may write.
  case muteMode = 101
  /// The app's rules at the vendor's own filter, which is not asked: a change has no effect.
  case antispamBusinessId = 102
}
