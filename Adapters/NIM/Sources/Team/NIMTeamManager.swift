public import Foundation

/// Manages the teams. Completions run on the environment's callback queue.
///
/// Only the owner and managers change who may join, who may invite, who may change the profile, and whether members may
/// write, whatever the team's mode. A team of join mode `rejectAll` is visible to its members and those whom it invites only, and the
/// members of any team are named to its members only.
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
  /// Creates a team; invited accounts are members at once, or asked if its `beInviteMode` is `needAuth`. The completion gets its id and
  /// the accounts that could not be added.
  func createTeam(
    _ option: NIMCreateTeamOption, users: [String], completion: (((any Error)?, String?, [String]?) -> Void)?)
  /// Creates a team; as the other form, with the invited accounts among the options.
  func createTeam(_ option: NIMCreateTeamExOption, completion: (((any Error)?, String?, [String]?) -> Void)?)
  /// Dismisses a team; only its owner may.
  func dismissTeam(_ teamId: String, completion: (((any Error)?) -> Void)?)
  /// Leaves a team; its owner may not.
  func quitTeam(_ teamId: String, completion: (((any Error)?) -> Void)?)
  /// Invites accounts, which are members at once; or asked with a system notification `teamInvite` if the team's `beInviteMode` is
  /// `needAuth`. Of those, who applied is a member at once.
  ///
  /// - parameter users: The accounts to invite.
  /// - parameter teamId: The team's id.
  /// - parameter postscript: The words for those who are asked, and for members if `attach` is nil.
  /// - parameter attach: The text for members, sent with the notification; `postscript` if it is nil. Those who are asked have it as
  ///   `notifyExt`.
  /// - parameter completion: Receives the new members, none of those who are asked; or the error.
  func addUsers(
    _ users: [String], toTeam teamId: String, postscript: String?, attach: String?,
    completion: (((any Error)?, [NIMTeamMember]?) -> Void)?)
  /// Removes members.
  func kickUsers(_ users: [String], fromTeam teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the name.
  func updateTeamName(_ teamName: String, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the address of the picture.
  func updateTeamAvatar(_ teamAvatarUrl: String, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the way of joining.
  func update(_ joinMode: NIMTeamJoinMode, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the members who may invite.
  func update(_ inviteMode: NIMTeamInviteMode, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes whether accounts that are invited are asked first.
  func update(_ beInviteMode: NIMTeamBeInviteMode, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the members who may change the profile.
  func update(_ updateInfoMode: NIMTeamUpdateInfoMode, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the members who may change the custom field, which are those who may change the profile: fails with local error
  /// `notSupported` unless they are so already.
  func update(
    _ clientCustomMode: NIMTeamUpdateClientCustomMode, teamId: String, completion: (((any Error)?) -> Void)?)
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
  /// Joins a team that anyone may join, or asks its owner and managers, who receive a system notification `teamApply`; a team of join
  /// mode `rejectAll` refuses with remote error 403.
  ///
  /// - parameter teamId: The team's id.
  /// - parameter message: Words for those who answer.
  /// - parameter completion: Receives nil and `alreadyInTeam` if this account is a member now, or `waitForPass`; or the error and
  ///   `invalid`.
  func apply(toTeam teamId: String, message: String, completion: (((any Error)?, NIMTeamApplyStatus) -> Void)?)
  /// Lets an account that applied into a team; its owner and managers may.
  ///
  /// - parameter teamId: The team's id.
  /// - parameter userId: The account.
  /// - parameter completion: Receives nil and `alreadyInTeam`, also if another manager let it in; or the error and `invalid`: remote 404
  ///   if it did not apply, or not within the last days.
  func passApply(toTeam teamId: String, userId: String, completion: (((any Error)?, NIMTeamApplyStatus) -> Void)?)
  /// Declines the application of an account, which receives a system notification `teamApplyReject`. Fails with remote 404 if it did
  /// not apply.
  func rejectApply(
    toTeam teamId: String, userId: String, rejectReason: String, completion: (((any Error)?) -> Void)?)
  /// Accepts an invitation into a team. Fails with remote 404 if `invitorId` did not invite this account.
  func acceptInvite(withTeam teamId: String, invitorId: String, completion: (((any Error)?) -> Void)?)
  /// Declines an invitation into a team; its sender receives a system notification `teamIviteReject`. Fails with remote 404 if
  /// `invitorId` did not invite this account.
  func rejectInvite(
    withTeam teamId: String, invitorId: String, rejectReason: String, completion: (((any Error)?) -> Void)?)
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
  /// Searches among the teams that this account is in, as this device knows them.
  ///
  /// - parameter option: The text, and where to look for it.
  /// - parameter completion: Receives the teams; or the error, local `invalidParam` for an empty text.
  func searchTeam(with option: NIMTeamSearchOption, completion: @escaping ((any Error)?, [NIMTeam]?) -> Void)
  /// Returns whether this device has the teams of a list that was fetched. What it has of them follows the server by itself, so nothing
  /// is stored.
  func updateTInfosLocal(_ teams: [NIMTeam]) -> Bool
  /// Fetches the teams that this account is in from the server.
  ///
  /// - parameter timestamp: A time in seconds since 1970: the teams that changed since then are among the result, and others too, since
  ///   the server keeps no time of the last change.
  /// - parameter block: Receives the teams; or the error, local `invalidParam` for a time that is NaN.
  func fetchTeams(withTimestamp timestamp: TimeInterval, completion block: (((any Error)?, [NIMTeam]?) -> Void)?)
  /// Fetches teams from the server, one after the other.
  ///
  /// - parameter teamIds: At most 100 ids.
  /// - parameter block: Receives the teams, and the ids of those that this account does not see; or the error, local `invalidParam` for
  ///   no id or too many.
  func fetchTeamInfoList(
    _ teamIds: [String], completion block: @escaping ((any Error)?, [NIMTeam]?, [String]?) -> Void)
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
  /// Creates a team; the result is not reported.
  public func createTeam(_ option: NIMCreateTeamExOption) { createTeam(option, completion: nil) }
  /// Dismisses a team.
  public func dismissTeam(_ teamId: String) { dismissTeam(teamId, completion: nil) }
  /// Leaves a team.
  public func quitTeam(_ teamId: String) { quitTeam(teamId, completion: nil) }
  /// Invites accounts.
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
  /// Changes the members who may change the custom field.
  public func update(_ clientCustomMode: NIMTeamUpdateClientCustomMode, teamId: String) {
    update(clientCustomMode, teamId: teamId, completion: nil)
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
  /// Joins a team that anyone may join, or asks its owner and managers.
  public func apply(toTeam teamId: String, message: String) { apply(toTeam: teamId, message: message, completion: nil) }
  /// Lets an account that applied into a team.
  public func passApply(toTeam teamId: String, userId: String) {
    passApply(toTeam: teamId, userId: userId, completion: nil)
  }
  /// Declines the application of an account.
  public func rejectApply(toTeam teamId: String, userId: String, rejectReason: String) {
    rejectApply(toTeam: teamId, userId: userId, rejectReason: rejectReason, completion: nil)
  }
  /// Accepts an invitation into a team.
  public func acceptInvite(withTeam teamId: String, invitorId: String) {
    acceptInvite(withTeam: teamId, invitorId: invitorId, completion: nil)
  }
  /// Declines an invitation into a team.
  public func rejectInvite(withTeam teamId: String, invitorId: String, rejectReason: String) {
    rejectInvite(withTeam: teamId, invitorId: invitorId, rejectReason: rejectReason, completion: nil)
  }
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
  /// Fetches the teams that this account is in.
  public func fetchTeams(withTimestamp timestamp: TimeInterval) {
    fetchTeams(withTimestamp: timestamp, completion: nil)
  }
}
