public import Foundation

/// Manages the teams. Completions run on the environment's callback queue.
///
/// Only the owner and managers change who may join, who may invite, who may change the profile, and whether members may
/// write, whatever the team's mode. A team that accounts cannot join freely is visible to its members only, and the members
/// of any team are named to its members only.
///
/// Errors: remote 403 (not allowed), 803 (no such team), 804 (not a member), 801 (full), 806 (this account is in as
/// many teams as it may be), 809 (a member already).
public protocol NIMTeamManager: NSObjectProtocol {
  /// Returns the teams that this account is in; nil without a login.
  func allMyTeams() -> [NIMTeam]?
  /// Returns a team that this account is in, as this device knows it.
  func team(byId teamId: String) -> NIMTeam?
  /// Returns whether this account is in a team.
  func isMyTeam(_ teamId: String) -> Bool
  /// Creates a team; invited accounts are members at once. The completion gets its id and the accounts that could not
  /// be added.
  func createTeam(
    _ option: NIMCreateTeamOption, users: [String], completion: (((any Error)?, String?, [String]?) -> Void)?)
  /// Dismisses a team; only its owner may.
  func dismissTeam(_ teamId: String, completion: (((any Error)?) -> Void)?)
  /// Leaves a team; its owner may not.
  func quitTeam(_ teamId: String, completion: (((any Error)?) -> Void)?)
  /// Invites accounts, which are members at once; the completion gets those.
  ///
  /// - parameter users: The accounts to invite.
  /// - parameter teamId: The team's id.
  /// - parameter postscript: The text for members if `attach` is nil.
  /// - parameter attach: The text for members, sent with the notification; `postscript` if it is nil.
  /// - parameter completion: Receives the new members, or the error.
  func addUsers(
    _ users: [String], toTeam teamId: String, postscript: String?, attach: String?,
    completion: (((any Error)?, [NIMTeamMember]?) -> Void)?)
  /// Removes members.
  func kickUsers(_ users: [String], fromTeam teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the name.
  func updateTeamName(_ teamName: String, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the address of the picture.
  func updateTeamAvatar(_ teamAvatarUrl: String, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the way of joining; `needAuth` is refused with local error `notSupported`.
  func update(_ joinMode: NIMTeamJoinMode, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the members who may invite.
  func update(_ inviteMode: NIMTeamInviteMode, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the invitation mode; `needAuth` is refused with local error `notSupported`.
  func update(_ beInviteMode: NIMTeamBeInviteMode, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the members who may change the profile.
  func update(_ updateInfoMode: NIMTeamUpdateInfoMode, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the introduction.
  func updateTeamIntro(_ intro: String, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the announcement.
  func updateTeamAnnouncement(_ announcement: String, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the app's own data with the team.
  func updateTeamCustomInfo(_ info: String, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes several properties.
  ///
  /// - parameter values: New values by the number of their `NIMTeamUpdateTag`; modes as their numbers.
  /// - parameter teamId: The team's id.
  /// - parameter completion: Receives nil, or the error.
  func updateTeamInfos(_ values: [NSNumber: String], teamId: String, completion: (((any Error)?) -> Void)?)
  /// Joins a team that anyone may join; for others it fails with remote error 403.
  ///
  /// - parameter teamId: The team's id.
  /// - parameter message: Not used, since no approval is needed.
  /// - parameter completion: Receives nil and `alreadyInTeam`, or the error and `invalid`.
  func apply(toTeam teamId: String, message: String, completion: (((any Error)?, NIMTeamApplyStatus) -> Void)?)
  /// Changes the name that a member uses in a team.
  func updateUserNick(_ userId: String, newNick: String, inTeam teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the app's own data with this account's membership.
  func updateMyCustomInfo(_ newInfo: String, inTeam teamId: String, completion: (((any Error)?) -> Void)?)
  /// Makes members managers.
  func addManagers(toTeam teamId: String, users: [String], completion: (((any Error)?) -> Void)?)
  /// Makes managers ordinary members.
  func removeManagers(fromTeam teamId: String, users: [String], completion: (((any Error)?) -> Void)?)
  /// Makes another member the owner, and leaves the team if requested.
  func transferManager(
    withTeam teamId: String, newOwnerId: String, isLeave: Bool, completion: (((any Error)?) -> Void)?)
  /// Mutes or unmutes a member.
  func updateMuteState(_ mute: Bool, userId: String, inTeam teamId: String, completion: (((any Error)?) -> Void)?)
  /// Mutes or unmutes all ordinary members.
  func updateMuteState(_ mute: Bool, inTeam teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the messages of a team of which this account is notified while no client is connected.
  func update(_ state: NIMTeamNotifyState, inTeam teamId: String, completion: (((any Error)?) -> Void)?)
  /// Returns the messages of a team of which this account is notified, as this device knows it.
  func notifyState(forNewMsg teamId: String) -> NIMTeamNotifyState
  /// Returns the members, as this device knows them; from the server if it does not.
  func fetchTeamMembers(_ teamId: String, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?)
  /// Fetches the members who may not write from the server.
  func fetchTeamMutedMembers(_ teamId: String, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?)
  /// Fetches the members from the server.
  func fetchTeamMembers(fromServer teamId: String, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?)
  /// Fetches the inviters of members from the server, by member.
  func fetchInviterAccids(
    _ teamID: String, withTargetMembers memberIDs: [String],
    completion: (((any Error)?, [String: String]?) -> Void)?)
  /// Fetches a team from the server.
  func fetchTeamInfo(_ teamId: String, completion: (((any Error)?, NIMTeam?) -> Void)?)
  /// Returns a member, as this device knows it.
  func teamMember(_ userId: String, inTeam teamId: String) -> NIMTeamMember?
  /// Adds a delegate, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMTeamManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMTeamManagerDelegate)
}

extension NIMTeamManager {
  /// Creates a team; the result is not reported.
  public func createTeam(_ option: NIMCreateTeamOption, users: [String]) {
    createTeam(option, users: users, completion: nil)
  }
  /// Dismisses a team.
  public func dismissTeam(_ teamId: String) { dismissTeam(teamId, completion: nil) }
  /// Leaves a team.
  public func quitTeam(_ teamId: String) { quitTeam(teamId, completion: nil) }
  /// Invites accounts, which are members at once.
  public func addUsers(_ users: [String], toTeam teamId: String, postscript: String?, attach: String?) {
    addUsers(users, toTeam: teamId, postscript: postscript, attach: attach, completion: nil)
  }
  /// Removes members.
  public func kickUsers(_ users: [String], fromTeam teamId: String) {
    kickUsers(users, fromTeam: teamId, completion: nil)
  }
  /// Changes the name.
  public func updateTeamName(_ teamName: String, teamId: String) {
    updateTeamName(teamName, teamId: teamId, completion: nil)
  }
  /// Changes the address of the picture.
  public func updateTeamAvatar(_ teamAvatarUrl: String, teamId: String) {
    updateTeamAvatar(teamAvatarUrl, teamId: teamId, completion: nil)
  }
  /// Changes the way of joining.
  public func update(_ joinMode: NIMTeamJoinMode, teamId: String) { update(joinMode, teamId: teamId, completion: nil) }
  /// Changes the members who may invite.
  public func update(_ inviteMode: NIMTeamInviteMode, teamId: String) {
    update(inviteMode, teamId: teamId, completion: nil)
  }
  /// Changes the invitation mode.
  public func update(_ beInviteMode: NIMTeamBeInviteMode, teamId: String) {
    update(beInviteMode, teamId: teamId, completion: nil)
  }
  /// Changes the members who may change the profile.
  public func update(_ updateInfoMode: NIMTeamUpdateInfoMode, teamId: String) {
    update(updateInfoMode, teamId: teamId, completion: nil)
  }
  /// Changes the messages of a team of which this account is notified.
  public func update(_ state: NIMTeamNotifyState, inTeam teamId: String) {
    update(state, inTeam: teamId, completion: nil)
  }
  /// Changes the introduction.
  public func updateTeamIntro(_ intro: String, teamId: String) {
    updateTeamIntro(intro, teamId: teamId, completion: nil)
  }
  /// Changes the announcement.
  public func updateTeamAnnouncement(_ announcement: String, teamId: String) {
    updateTeamAnnouncement(announcement, teamId: teamId, completion: nil)
  }
  /// Changes the app's own data with the team.
  public func updateTeamCustomInfo(_ info: String, teamId: String) {
    updateTeamCustomInfo(info, teamId: teamId, completion: nil)
  }
  /// Changes several properties.
  public func updateTeamInfos(_ values: [NSNumber: String], teamId: String) {
    updateTeamInfos(values, teamId: teamId, completion: nil)
  }
  /// Joins a team that anyone may join.
  public func apply(toTeam teamId: String, message: String) { apply(toTeam: teamId, message: message, completion: nil) }
  /// Changes the name that a member uses in a team.
  public func updateUserNick(_ userId: String, newNick: String, inTeam teamId: String) {
    updateUserNick(userId, newNick: newNick, inTeam: teamId, completion: nil)
  }
  /// Changes the app's own data with this account's membership.
  public func updateMyCustomInfo(_ newInfo: String, inTeam teamId: String) {
    updateMyCustomInfo(newInfo, inTeam: teamId, completion: nil)
  }
  /// Makes members managers.
  public func addManagers(toTeam teamId: String, users: [String]) {
    addManagers(toTeam: teamId, users: users, completion: nil)
  }
  /// Makes managers ordinary members.
  public func removeManagers(fromTeam teamId: String, users: [String]) {
    removeManagers(fromTeam: teamId, users: users, completion: nil)
  }
  /// Makes another member the owner, and leaves the team if requested.
  public func transferManager(withTeam teamId: String, newOwnerId: String, isLeave: Bool) {
    transferManager(withTeam: teamId, newOwnerId: newOwnerId, isLeave: isLeave, completion: nil)
  }
  /// Mutes or unmutes a member.
  public func updateMuteState(_ mute: Bool, userId: String, inTeam teamId: String) {
    updateMuteState(mute, userId: userId, inTeam: teamId, completion: nil)
  }
  /// Mutes or unmutes all ordinary members.
  public func updateMuteState(_ mute: Bool, inTeam teamId: String) {
    updateMuteState(mute, inTeam: teamId, completion: nil)
  }
  /// Returns the members, as this device knows them.
  public func fetchTeamMembers(_ teamId: String) { fetchTeamMembers(teamId, completion: nil) }
  /// Fetches the members who may not write from the server.
  public func fetchTeamMutedMembers(_ teamId: String) { fetchTeamMutedMembers(teamId, completion: nil) }
  /// Fetches the members from the server.
  public func fetchTeamMembers(fromServer teamId: String) { fetchTeamMembers(fromServer: teamId, completion: nil) }
  /// Fetches the inviters of members.
  public func fetchInviterAccids(_ teamID: String, withTargetMembers memberIDs: [String]) {
    fetchInviterAccids(teamID, withTargetMembers: memberIDs, completion: nil)
  }
  /// Fetches a team from the server.
  public func fetchTeamInfo(_ teamId: String) { fetchTeamInfo(teamId, completion: nil) }
}
