internal import Foundation
internal import Parlance

extension TeamManager {
  // MARK: properties

  func updateTeamName(_ teamName: String, teamId: String, completion: (((any Error)?) -> Void)?) {
    change(teamId, [.name: teamName], completion)
  }

  func updateTeamAvatar(_ teamAvatarUrl: String, teamId: String, completion: (((any Error)?) -> Void)?) {
    change(teamId, [.avatar: teamAvatarUrl], completion)
  }

  func updateTeamIntro(_ intro: String, teamId: String, completion: (((any Error)?) -> Void)?) {
    change(teamId, [.intro: intro], completion)
  }

  func updateTeamAnnouncement(_ announcement: String, teamId: String, completion: (((any Error)?) -> Void)?) {
    change(teamId, [.anouncement: announcement], completion)
  }

  func updateTeamCustomInfo(_ info: String, teamId: String, completion: (((any Error)?) -> Void)?) {
    change(teamId, [.clientCustom: info], completion)
  }

  func update(_ joinMode: NIMTeamJoinMode, teamId: String, completion: (((any Error)?) -> Void)?) {
    change(teamId, [.joinMode: String(joinMode.rawValue)], completion)
  }

  func update(_ inviteMode: NIMTeamInviteMode, teamId: String, completion: (((any Error)?) -> Void)?) {
    change(teamId, [.inviteMode: String(inviteMode.rawValue)], completion)
  }

  func update(_ updateInfoMode: NIMTeamUpdateInfoMode, teamId: String, completion: (((any Error)?) -> Void)?) {
    change(teamId, [.updateInfoMode: String(updateInfoMode.rawValue)], completion)
  }

  func update(_ beInviteMode: NIMTeamBeInviteMode, teamId: String, completion: (((any Error)?) -> Void)?) {
    change(teamId, [.beInviteMode: String(beInviteMode.rawValue)], completion)
  }

  func updateMuteState(_ mute: Bool, inTeam teamId: String, completion: (((any Error)?) -> Void)?) {
    change(teamId, [.muteMode: mute ? "1" : "0"], completion)
  }

  func updateTeamInfos(_ values: [NSNumber: String], teamId: String, completion: (((any Error)?) -> Void)?) {
    var changes: [NIMTeamUpdateTag: String] = [:]
    for (number, value) in values {
      guard let tag = NIMTeamUpdateTag(number: number.intValue, isSuper: isSuper) else {
        return core.complete(completion, NSError.invalidParameter("team property \(number)"))
      }
      changes[tag] = value
    }
    change(teamId, changes, completion)
  }

  private func change(
    _ teamId: String, _ changes: [NIMTeamUpdateTag: String], _ completion: (((any Error)?) -> Void)?
  ) {
    do {
      var neutral: [String: String] = [:]
      for (tag, value) in changes { neutral.merge(try TeamProperty.neutralChanges(tag, value)) { $1 } }
      request(teamId, completion) { [core, neutral] device, completion in
        if neutral.isEmpty { return core.afterCallbacks { completion(nil) } }
        device.updateGroup(teamId, neutral) { completion($0?.nim) }
      }
    } catch {
      // Without a login that is what is wrong.
      core.complete(completion, core.device == nil ? NSError.notLoggedIn : error)
    }
  }

  // MARK: members

  func updateUserNick(
    _ userId: String, newNick: String, inTeam teamId: String, completion: (((any Error)?) -> Void)?
  ) {
    request(teamId, completion) { device, completion in
      device.updateMember(AccountID(userId), inGroup: teamId, nickname: newNick, custom: nil) { completion($0?.nim) }
    }
  }

  func updateMyCustomInfo(_ newInfo: String, inTeam teamId: String, completion: (((any Error)?) -> Void)?) {
    request(teamId, completion) { device, completion in
      device.updateMember(device.account, inGroup: teamId, nickname: nil, custom: newInfo) { completion($0?.nim) }
    }
  }

  func addManagers(toTeam teamId: String, users: [String], completion: (((any Error)?) -> Void)?) {
    setRole(.manager, users, teamId, completion)
  }

  func removeManagers(fromTeam teamId: String, users: [String], completion: (((any Error)?) -> Void)?) {
    setRole(.ordinary, users, teamId, completion)
  }

  private func setRole(
    _ role: Member.Role, _ users: [String], _ teamId: String, _ completion: (((any Error)?) -> Void)?
  ) {
    request(teamId, completion) { device, completion in
      device.setRole(role, of: users.map { AccountID($0) }, inGroup: teamId) { completion($0?.nim) }
    }
  }

  func transferManager(
    withTeam teamId: String, newOwnerId: String, isLeave: Bool, completion: (((any Error)?) -> Void)?
  ) {
    request(teamId, completion) { device, completion in
      device.transferGroup(teamId, to: AccountID(newOwnerId), leaves: isLeave) { completion($0?.nim) }
    }
  }

  func updateMuteState(
    _ mute: Bool, userId: String, inTeam teamId: String, completion: (((any Error)?) -> Void)?
  ) {
    request(teamId, completion) { device, completion in
      device.setMuted(mute, [AccountID(userId)], inGroup: teamId) { completion($0?.nim) }
    }
  }
}
