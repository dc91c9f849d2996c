/// The kinds of team.
public enum NIMTeamType: Int, Sendable {
  /// A discussion group.
  case normal = 0
  /// A team with managers.
  case advanced = 1
  /// A super team; the engine has none.
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
  /// The app server's data with the team; not in this version.
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
}
