public import Foundation

/// Manages the super teams: teams of up to 10,000 members, whose messages ask for no receipts. Completions run on the environment's
/// callback queue.
///
/// A back end creates and dismisses them. A team is a super team or not for good, and the calls of one manager do not find the teams of
/// the other: they fail with remote error 803. What the members may do is as in other teams (`NIMTeamManager`).
///
/// Errors: remote 403 (not allowed), 803 (no such super team), 804 (not a member), 801 (full), 806 (this account is in as many teams
/// as it may be), 809 (a member already).
public protocol NIMSuperTeamManager: NSObjectProtocol {
  /// Returns the super teams that this account is in; nil without a login.
  func allMyTeams() -> [NIMTeam]?
  /// Returns a super team that this account is in, as this device knows it.
  func team(byId teamId: String) -> NIMTeam?
  /// Returns whether this account is in a super team.
  func isMyTeam(_ teamId: String) -> Bool
  /// Leaves a super team; its owner may not.
  func quitTeam(_ teamId: String, completion: (((any Error)?) -> Void)?)
  /// Invites accounts, which are members at once; or asked with a system notification `superTeamInvite` if the team's `beInviteMode` is
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
    completion: (((any Error)?, [NIMTeamMember]?) -> Void)?
  )
  /// Removes members.
  func kickUsers(_ users: [String], fromTeam teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the name.
  func updateTeamName(_ teamName: String, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the address of the picture.
  func updateTeamAvatar(_ teamAvatarUrl: String, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the way of joining.
  func update(_ joinMode: NIMTeamJoinMode, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes whether accounts that are invited are asked first.
  func update(_ beInviteMode: NIMTeamBeInviteMode, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the introduction.
  func updateTeamIntro(_ intro: String, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the announcement.
  func updateTeamAnnouncement(_ announcement: String, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the app's own data with the team.
  func updateTeamCustomInfo(_ info: String, teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes several properties.
  ///
  /// - parameter values: New values by the number of their `NIMSuperTeamUpdateTag`; modes as their numbers.
  /// - parameter teamId: The team's id.
  /// - parameter completion: Receives nil, or the error.
  func updateTeamInfos(_ values: [NSNumber: String], teamId: String, completion: (((any Error)?) -> Void)?)
  /// Joins a super team that anyone may join, or asks its owner and managers, who receive a system notification `superTeamApply`; a team of
  /// join mode `rejectAll` refuses with remote error 403.
  ///
  /// - parameter teamId: The team's id.
  /// - parameter message: Words for those who answer.
  /// - parameter completion: Receives nil and `alreadyInTeam` if this account is a member now, or `waitForPass`; or the error and
  ///   `invalid`.
  func apply(toTeam teamId: String, message: String, completion: (((any Error)?, NIMTeamApplyStatus) -> Void)?)
  /// Lets an account that applied into a super team; its owner and managers may.
  ///
  /// - parameter teamId: The team's id.
  /// - parameter userId: The account.
  /// - parameter completion: Receives nil and `alreadyInTeam`, also if another manager let it in; or the error and `invalid`: remote 404
  ///   if it did not apply, or not within the last days.
  func passApply(toTeam teamId: String, userId: String, completion: (((any Error)?, NIMTeamApplyStatus) -> Void)?)
  /// Declines the application of an account, which receives a system notification `superTeamApplyReject`. Fails with remote 404 if it did
  /// not apply.
  func rejectApply(toTeam teamId: String, userId: String, rejectReason: String, completion: (((any Error)?) -> Void)?)
  /// Changes the name that a member uses in a super team.
  func updateUserNick(_ userId: String, newNick: String, inTeam teamId: String, completion: (((any Error)?) -> Void)?)
  /// Changes the app's own data with this account's membership.
  func updateMyCustomInfo(_ newInfo: String, inTeam teamId: String, completion: (((any Error)?) -> Void)?)
  /// Makes members managers.
  func addManagers(toTeam teamId: String, users: [String], completion: (((any Error)?) -> Void)?)
  /// Makes managers ordinary members.
  func removeManagers(fromTeam teamId: String, users: [String], completion: (((any Error)?) -> Void)?)
  /// Makes another member the owner, and leaves the team if requested.
  func transferManager(
    withTeam teamId: String, newOwnerId: String, isLeave: Bool, completion: (((any Error)?) -> Void)?
  )
  /// Accepts an invitation into a super team. Fails with remote 404 if `invitorId` did not invite this account.
  func acceptInvite(withTeam teamId: String, invitorId: String, completion: (((any Error)?) -> Void)?)
  /// Declines an invitation into a super team; its sender receives a system notification `superTeamIviteReject`. Fails with remote 404 if
  /// `invitorId` did not invite this account.
  func rejectInvite(
    withTeam teamId: String, invitorId: String, rejectReason: String, completion: (((any Error)?) -> Void)?
  )
  /// Changes the messages of a super team of which this account is notified.
  func update(_ state: NIMTeamNotifyState, inTeam teamId: String, completion: (((any Error)?) -> Void)?)
  /// Returns the messages of a super team of which this account is notified, as this device knows it.
  func notifyState(forNewMsg teamId: String) -> NIMTeamNotifyState
  /// Mutes or unmutes members.
  func updateMuteState(_ mute: Bool, userIds: [String], inTeam teamId: String, completion: (((any Error)?) -> Void)?)
  /// Mutes or unmutes all ordinary members.
  func updateMuteState(_ mute: Bool, inTeam teamId: String, completion: (((any Error)?) -> Void)?)
  /// Returns a part of the members.
  ///
  /// - parameter teamId: The team's id.
  /// - parameter option: The part, and whether the server is asked.
  /// - parameter completion: Receives the members; or the error, local `invalidParam` for a negative number.
  func fetchTeamMembers(
    _ teamId: String, option: NIMTeamFetchMemberOption, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?
  )
  /// Fetches the members who may not write from the server.
  func fetchTeamMutedMembers(_ teamId: String, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?)
  /// Fetches a super team from the server.
  func fetchTeamInfo(_ teamId: String, completion: (((any Error)?, NIMTeam?) -> Void)?)
  /// Returns a member, as this device knows it.
  func teamMember(_ userId: String, inTeam teamId: String) -> NIMTeamMember?
  /// Adds a delegate for the super teams, which is held weakly; adding it again has no effect.
  func add(_ delegate: any NIMTeamManagerDelegate)
  /// Removes a delegate.
  func remove(_ delegate: any NIMTeamManagerDelegate)
}

extension NIMSuperTeamManager {
  /// Leaves a super team; its owner may not.
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
  /// Changes whether accounts that are invited are asked first.
  public func update(_ beInviteMode: NIMTeamBeInviteMode, teamId: String) {
    update(beInviteMode, teamId: teamId, completion: nil)
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
  /// Joins a super team, or asks to join it.
  public func apply(toTeam teamId: String, message: String) { apply(toTeam: teamId, message: message, completion: nil) }
  /// Lets an account that applied into a super team; its owner and managers may.
  public func passApply(toTeam teamId: String, userId: String) {
    passApply(toTeam: teamId, userId: userId, completion: nil)
  }
  /// Declines the application of an account.
  public func rejectApply(toTeam teamId: String, userId: String, rejectReason: String) {
    rejectApply(toTeam: teamId, userId: userId, rejectReason: rejectReason, completion: nil)
  }
  /// Changes the name that a member uses in a super team.
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
  /// Accepts an invitation into a super team. Fails with remote 404 if `invitorId` did not invite this account.
  public func acceptInvite(withTeam teamId: String, invitorId: String) {
    acceptInvite(withTeam: teamId, invitorId: invitorId, completion: nil)
  }
  /// Declines an invitation.
  public func rejectInvite(withTeam teamId: String, invitorId: String, rejectReason: String) {
    rejectInvite(withTeam: teamId, invitorId: invitorId, rejectReason: rejectReason, completion: nil)
  }
  /// Changes the messages of a super team of which this account is notified.
  public func update(_ state: NIMTeamNotifyState, inTeam teamId: String) {
    update(state, inTeam: teamId, completion: nil)
  }
  /// Mutes or unmutes members.
  public func updateMuteState(_ mute: Bool, userIds: [String], inTeam teamId: String) {
    updateMuteState(mute, userIds: userIds, inTeam: teamId, completion: nil)
  }
  /// Mutes or unmutes all ordinary members.
  public func updateMuteState(_ mute: Bool, inTeam teamId: String) {
    updateMuteState(mute, inTeam: teamId, completion: nil)
  }
  /// Returns a part of the members.
  public func fetchTeamMembers(_ teamId: String, option: NIMTeamFetchMemberOption) {
    fetchTeamMembers(teamId, option: option, completion: nil)
  }
  /// Fetches the members who may not write from the server.
  public func fetchTeamMutedMembers(_ teamId: String) { fetchTeamMutedMembers(teamId, completion: nil) }
  /// Fetches a super team from the server.
  public func fetchTeamInfo(_ teamId: String) { fetchTeamInfo(teamId, completion: nil) }
}
