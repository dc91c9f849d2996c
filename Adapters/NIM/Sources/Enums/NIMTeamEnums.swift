/// What kind of team this is.
public enum NIMTeamType: Int, Sendable {
  case normal = 0
  case advanced = 1
  case `super` = 2
}

/// Who may join a team.
public enum NIMTeamJoinMode: Int, Sendable {
  case noAuth = 0
  case needAuth = 1
  case rejectAll = 2
}

/// Who may invite into a team.
public enum NIMTeamInviteMode: Int, Sendable {
  case manager = 0
  case all = 1
}

/// Whether the invited are asked.
public enum NIMTeamBeInviteMode: Int, Sendable {
  case needAuth = 0
  case noAuth = 1
}

/// Who may change the profile of a team.
public enum NIMTeamUpdateInfoMode: Int, Sendable {
  case manager = 0
  case all = 1
}

/// Who may change a team's custom field.
public enum NIMTeamUpdateClientCustomMode: Int, Sendable {
  case manager = 0
  case all = 1
}

/// What a member of a team may do.
public enum NIMTeamMemberType: Int, Sendable {
  case normal = 0
  case owner = 1
  case manager = 2
  case apply = 3
}

/// What happened to a team.
public enum NIMTeamOperationType: Int, Sendable {
  case invite = 0
  case kick = 1
  case leave = 2
  case update = 3
  case dismiss = 4
  case applyPass = 5
  case transferOwner = 6
  case addManager = 7
  case removeManager = 8
  case acceptInvitation = 9
  case mute = 10
}

/// What became of a wish to join a team.
public enum NIMTeamApplyStatus: Int, Sendable {
  case invalid = 0
  case alreadyInTeam = 1
  case waitForPass = 2
}

/// The properties of a team in lists of changes.
public enum NIMTeamUpdateTag: Int, Sendable {
  case name = 3
  case intro = 14
  case anouncement = 15
  case joinMode = 16
  case clientCustom = 18
  case serverCustom = 19
  case avatar = 20
  case beInviteMode = 21
  case inviteMode = 22
  case updateInfoMode = 23
  case updateClientCustomMode = 24
  case muteMode = 100
}
