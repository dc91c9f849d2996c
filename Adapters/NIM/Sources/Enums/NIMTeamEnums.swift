/// What kind of team this is.
public enum NIMTeamType: Int, Sendable {
  /// A discussion group.
  case normal = 0
  /// A team with managers.
  case advanced = 1
  /// A super team; the engine has none.
  case `super` = 2
}

/// Who may join a team.
public enum NIMTeamJoinMode: Int, Sendable {
  /// Anyone.
  case noAuth = 0
  /// Those whom a manager lets in; the engine has no such requests.
  case needAuth = 1
  /// Nobody uninvited.
  case rejectAll = 2
}

/// Who may invite into a team.
public enum NIMTeamInviteMode: Int, Sendable {
  /// The owner and managers.
  case manager = 0
  /// All members.
  case all = 1
}

/// Whether the invited are asked.
public enum NIMTeamBeInviteMode: Int, Sendable {
  /// They are asked; the engine has no such invitations.
  case needAuth = 0
  /// They are members at once.
  case noAuth = 1
}

/// Who may change the profile of a team.
public enum NIMTeamUpdateInfoMode: Int, Sendable {
  /// The owner and managers.
  case manager = 0
  /// All members.
  case all = 1
}

/// Who may change a team's custom field.
public enum NIMTeamUpdateClientCustomMode: Int, Sendable {
  /// The owner and managers.
  case manager = 0
  /// All members.
  case all = 1
}

/// What a member of a team may do.
public enum NIMTeamMemberType: Int, Sendable {
  /// An ordinary member.
  case normal = 0
  /// The owner.
  case owner = 1
  /// A manager.
  case manager = 2
  /// Has asked to join; the engine has no such requests.
  case apply = 3
}

/// What happened to a team.
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
  /// Somebody joined.
  case applyPass = 5
  /// The owner changed.
  case transferOwner = 6
  /// Members became managers.
  case addManager = 7
  /// Managers became ordinary members.
  case removeManager = 8
  /// An invitation was accepted.
  case acceptInvitation = 9
  /// A member may write no more, or again.
  case mute = 10
}

/// What became of a wish to join a team.
public enum NIMTeamApplyStatus: Int, Sendable {
  /// It failed.
  case invalid = 0
  /// The account is a member.
  case alreadyInTeam = 1
  /// A manager has to agree; not told by this SDK.
  case waitForPass = 2
}

/// The properties of a team in lists of changes.
public enum NIMTeamUpdateTag: Int, Sendable {
  /// The name.
  case name = 3
  /// The introduction.
  case intro = 14
  /// The announcement.
  case anouncement = 15
  /// Who may join.
  case joinMode = 16
  /// What the app keeps with the team.
  case clientCustom = 18
  /// What the app's server keeps with the team; not in this version.
  case serverCustom = 19
  /// The address of the picture.
  case avatar = 20
  /// Whether the invited are asked.
  case beInviteMode = 21
  /// Who may invite.
  case inviteMode = 22
  /// Who may change the profile.
  case updateInfoMode = 23
  /// Who may change the custom field; it follows the profile here.
  case updateClientCustomMode = 24
  /// Whether only the owner and managers may write.
  case muteMode = 100
}
