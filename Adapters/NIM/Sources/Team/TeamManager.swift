internal import Foundation
internal import Parlance

/// The team manager of one client.
final class TeamManager: NSObject, NIMTeamManager {
  let core: NIMCore

  init(_ core: NIMCore) { self.core = core }

  func add(_ delegate: any NIMTeamManagerDelegate) { core.teamDelegates.add(delegate) { [weak delegate] in delegate } }
  func remove(_ delegate: any NIMTeamManagerDelegate) { core.teamDelegates.remove(delegate) }

  // MARK: what this device knows

  func allMyTeams() -> [NIMTeam]? { core.device?.groups().map { NIMTeam($0, core: core) } }

  func team(byId teamId: String) -> NIMTeam? { core.device?.group(teamId).map { NIMTeam($0, core: core) } }

  func isMyTeam(_ teamId: String) -> Bool {
    guard let device = core.device else { return false }
    return device.groups().contains { $0.id == teamId }
  }

  func teamMember(_ userId: String, inTeam teamId: String) -> NIMTeamMember? {
    let account = AccountID(userId)
    let member = core.device?.members(ofGroup: teamId)?.first { $0.account == account }
    return member.map { NIMTeamMember($0, team: teamId, core: core) }
  }

  func fetchTeamMembers(_ teamId: String, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?) {
    guard let known = core.device?.members(ofGroup: teamId), !known.isEmpty else {
      return fetchTeamMembers(fromServer: teamId, completion: completion)
    }
    let members = known.map { NIMTeamMember($0, team: teamId, core: core) }
    core.afterCallbacks { completion?(nil, members) }
  }

  // MARK: the server

  func fetchTeamMembers(fromServer teamId: String, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?) {
    fetchMembers(teamId, completion) { [core] members in members.map { NIMTeamMember($0, team: teamId, core: core) } }
  }

  func fetchTeamMutedMembers(_ teamId: String, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?) {
    fetchMembers(teamId, completion) { [core] members in
      let now = core.now
      return members.filter { $0.isMuted(at: now) }.map { NIMTeamMember($0, team: teamId, core: core) }
    }
  }

  func fetchInviterAccids(
    _ teamID: String, withTargetMembers memberIDs: [String], completion: (((any Error)?, [String: String]?) -> Void)?
  ) {
    fetchMembers(teamID, completion) { members in
      let inviters = Dictionary(members.map { ($0.account, $0.inviter) }, uniquingKeysWith: { first, _ in first })
      return memberIDs.reduce(into: [:]) { result, id in
        if let inviter = inviters[AccountID(id)] ?? nil { result[id] = inviter.name }
      }
    }
  }

  private func fetchMembers<Value>(
    _ teamId: String, _ completion: (((any Error)?, Value?) -> Void)?, _ make: @escaping ([Member]) -> Value
  ) {
    core.fetch(completion) { device, completion in
      device.fetchMembers(ofGroup: teamId) { completion($0.nim.map(make)) }
    }
  }

  func fetchTeamInfo(_ teamId: String, completion: (((any Error)?, NIMTeam?) -> Void)?) {
    let core = core
    core.fetch(completion) { device, completion in
      device.fetchGroup(teamId) { completion($0.nim.map { NIMTeam($0.group, core: core) }) }
    }
  }

  func createTeam(
    _ option: NIMCreateTeamOption, users: [String], completion: (((any Error)?, String?, [String]?) -> Void)?
  ) {
    let answer = { (error: (any Error)?, created: (String, [String])?) in
      completion?(error, created?.0, created?.1) ?? ()
    }
    core.fetch(answer) { device, completion in
      let group = try option.group(owner: device.account)
      device.createGroup(group, members: users.map { AccountID($0) }, note: option.postscript) { answer in
        completion(answer.nim.map { ($0.group.id, $0.refused.map(\.name)) })
      }
    }
  }

  func addUsers(
    _ users: [String], toTeam teamId: String, postscript: String?, attach: String?,
    completion: (((any Error)?, [NIMTeamMember]?) -> Void)?
  ) {
    core.fetch(completion) { [core] device, completion in
      device.addMembers(users.map { AccountID($0) }, toGroup: teamId, note: attach ?? postscript) { answer in
        completion(answer.nim.map { $0.added.map { NIMTeamMember($0, team: teamId, core: core) } })
      }
    }
  }

  func apply(toTeam teamId: String, message: String, completion: (((any Error)?, NIMTeamApplyStatus) -> Void)?) {
    let answer = { (error: (any Error)?) in completion?(error, error == nil ? .alreadyInTeam : .invalid) ?? () }
    core.perform(answer) { device, completion in
      device.joinGroup(teamId) { completion($0?.nim) }
    }
  }

  func dismissTeam(_ teamId: String, completion: (((any Error)?) -> Void)?) {
    core.perform(completion) { device, completion in device.dismissGroup(teamId) { completion($0?.nim) } }
  }

  func quitTeam(_ teamId: String, completion: (((any Error)?) -> Void)?) {
    core.perform(completion) { device, completion in device.leaveGroup(teamId) { completion($0?.nim) } }
  }

  func kickUsers(_ users: [String], fromTeam teamId: String, completion: (((any Error)?) -> Void)?) {
    core.perform(completion) { device, completion in
      device.removeMembers(users.map { AccountID($0) }, fromGroup: teamId) { completion($0?.nim) }
    }
  }
}
