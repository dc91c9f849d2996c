internal import Foundation
internal import Parlance

/// The manager of the teams of one kind of one client: teams, or super teams.
class TeamManager: NSObject, NIMTeamManager {
  final let core: ClientCore
  /// A Boolean value that indicates whether its teams are super teams, which are large groups.
  final let isSuper: Bool

  init(_ core: ClientCore, isSuper: Bool = false) {
    self.core = core
    self.isSuper = isSuper
  }

  private var delegates: DelegateList<any NIMTeamManagerDelegate> {
    isSuper ? core.superTeamDelegates : core.teamDelegates
  }

  func add(_ delegate: any NIMTeamManagerDelegate) { delegates.add(delegate) { [weak delegate] in delegate } }
  func remove(_ delegate: any NIMTeamManagerDelegate) { delegates.remove(delegate) }

  // MARK: the kind of a team

  /// Does something with a team of this manager's kind. If this device does not have the team, the server is asked what it is.
  ///
  /// - parameter id: The team.
  /// - parameter fail: Receives the server's error, or remote error 803 for a team of the other kind.
  /// - throws: Remote error 803 for a team that this device knows as one of the other kind.
  private func check(
    _ id: String, _ device: Device, _ fail: @escaping (NSError) -> Void, _ body: @escaping () -> Void
  ) throws {
    let isSuper = isSuper
    if let known = device.group(id) {
      guard known.isLarge == isSuper else { throw NSError.otherKindOfTeam(id) }
      return body()
    }
    device.fetchGroupInformation(id) { result in
      switch result {
      case .success(let group) where group.isLarge == isSuper: body()
      case .success: fail(.otherKindOfTeam(id))
      // The server says nothing of it to this account, and refuses what it may not do.
      case .failure(let error) where error.code == .notMember: body()
      case .failure(let error): fail(error.nim)
      }
    }
  }

  /// Starts something with a team that ends in a completion.
  func request(
    _ team: String, _ completion: (((any Error)?) -> Void)?,
    _ body: @escaping (Device, @escaping (NSError?) -> Void) -> Void
  ) {
    core.request(completion) { device, done in try check(team, device, { done($0) }) { body(device, done) } }
  }

  /// Starts an operation with a team that has a completion for a value.
  func fetch<Value>(
    _ team: String, _ completion: (((any Error)?, Value?) -> Void)?,
    _ body: @escaping (Device, @escaping (Result<Value, NSError>) -> Void) -> Void
  ) {
    core.fetch(completion) { device, done in try check(team, device, { done(.failure($0)) }) { body(device, done) } }
  }

  // MARK: what this device knows

  func allMyTeams() -> [NIMTeam]? {
    let isSuper = isSuper
    return core.device?.groups().filter { $0.isLarge == isSuper }.map { NIMTeam($0, core: core) }
  }

  func team(byId teamId: String) -> NIMTeam? { known(teamId).map { NIMTeam($0, core: core) } }

  /// Returns a team of this kind that this device has.
  func known(_ teamId: String) -> GroupInfo? {
    core.device?.group(teamId).flatMap { $0.isLarge == isSuper ? $0 : nil }
  }

  func isMyTeam(_ teamId: String) -> Bool { known(teamId) != nil }

  func teamMember(_ userId: String, inTeam teamId: String) -> NIMTeamMember? {
    guard known(teamId) != nil else { return nil }
    let account = AccountID(userId)
    let member = core.device?.members(ofGroup: teamId)?.first { $0.account == account }
    return member.map { NIMTeamMember($0, team: teamId, core: core) }
  }

  func fetchTeamMembers(_ teamId: String, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?) {
    guard let members = knownMembers(teamId) else {
      return fetchTeamMembers(fromServer: teamId, completion: completion)
    }
    core.afterCallbacks { completion?(nil, members) }
  }

  /// Returns the members of a team, as this device knows them; nil if it does not.
  private func knownMembers(_ teamId: String) -> [NIMTeamMember]? {
    guard known(teamId) != nil, let known = core.device?.members(ofGroup: teamId), !known.isEmpty else { return nil }
    return known.map { NIMTeamMember($0, team: teamId, core: core) }
  }

  /// Passes on a part of the members: the owner, the managers, then the others by name.
  func fetchTeamMembers(
    _ teamId: String, option: NIMTeamFetchMemberOption, completion: (((any Error)?, [NIMTeamMember]?) -> Void)?
  ) {
    let (offset, count) = (option.offset, option.count)
    guard offset >= 0, count >= 0 else {
      return core.complete(completion.map { completion in { completion($0, nil) } }, NSError.invalidParameter("option"))
    }
    func part(_ members: [NIMTeamMember]) -> [NIMTeamMember] {
      let rest = members.dropFirst(offset)
      return Array(count == 0 ? rest : rest.prefix(count))
    }
    if !option.fromServer, let members = knownMembers(teamId) {
      return core.afterCallbacks { completion?(nil, part(members)) }
    }
    fetchMembers(teamId, completion) { [core] members in
      part(members.map { NIMTeamMember($0, team: teamId, core: core) })
    }
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
    fetch(teamId, completion) { device, completion in
      device.fetchMembers(ofGroup: teamId) { completion($0.nim.map(make)) }
    }
  }

  func fetchTeamInfo(_ teamId: String, completion: (((any Error)?, NIMTeam?) -> Void)?) {
    let core = core
    fetch(teamId, completion) { device, completion in
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
    fetch(teamId, completion) { [core] device, completion in
      let accounts = users.map { AccountID($0) }
      device.addMembers(accounts, toGroup: teamId, note: postscript, attachment: attach) { answer in
        completion(answer.nim.map { $0.added.map { NIMTeamMember($0, team: teamId, core: core) } })
      }
    }
  }

  func apply(toTeam teamId: String, message: String, completion: (((any Error)?, NIMTeamApplyStatus) -> Void)?) {
    answerWithStatus(teamId, completion) { device, completion in
      device.applyToGroup(teamId, message: message) {
        completion($0.nim.map { $0.isMember ? .alreadyInTeam : .waitForPass })
      }
    }
  }

  func passApply(toTeam teamId: String, userId: String, completion: (((any Error)?, NIMTeamApplyStatus) -> Void)?) {
    answerWithStatus(teamId, completion) { device, completion in
      device.answerApplication(of: AccountID(userId), toGroup: teamId, accepts: true) {
        completion($0.nim.map { _ in .alreadyInTeam })
      }
    }
  }

  /// Starts an operation whose completion also has the state of an account in a team; `invalid` with an error.
  private func answerWithStatus(
    _ team: String, _ completion: (((any Error)?, NIMTeamApplyStatus) -> Void)?,
    _ body: @escaping (Device, @escaping (Result<NIMTeamApplyStatus, NSError>) -> Void) -> Void
  ) {
    let answer = { (error: (any Error)?, status: NIMTeamApplyStatus?) in completion?(error, status ?? .invalid) ?? () }
    fetch(team, answer, body)
  }

  func rejectApply(
    toTeam teamId: String, userId: String, rejectReason: String, completion: (((any Error)?) -> Void)?
  ) {
    request(teamId, completion) { device, completion in
      device.answerApplication(of: AccountID(userId), toGroup: teamId, accepts: false, message: rejectReason) {
        completion($0.nimOutcome)
      }
    }
  }

  func acceptInvite(withTeam teamId: String, invitorId: String, completion: (((any Error)?) -> Void)?) {
    request(teamId, completion) { device, completion in
      device.answerInvitation(toGroup: teamId, of: AccountID(invitorId), accepts: true) { completion($0.nimOutcome) }
    }
  }

  func rejectInvite(
    withTeam teamId: String, invitorId: String, rejectReason: String, completion: (((any Error)?) -> Void)?
  ) {
    request(teamId, completion) { device, completion in
      device.answerInvitation(
        toGroup: teamId, of: AccountID(invitorId), accepts: false, message: rejectReason
      ) { completion($0.nimOutcome) }
    }
  }

  func dismissTeam(_ teamId: String, completion: (((any Error)?) -> Void)?) {
    request(teamId, completion) { device, completion in device.dismissGroup(teamId) { completion($0?.nim) } }
  }

  func quitTeam(_ teamId: String, completion: (((any Error)?) -> Void)?) {
    request(teamId, completion) { device, completion in device.leaveGroup(teamId) { completion($0?.nim) } }
  }

  func kickUsers(_ users: [String], fromTeam teamId: String, completion: (((any Error)?) -> Void)?) {
    request(teamId, completion) { device, completion in
      device.removeMembers(users.map { AccountID($0) }, fromGroup: teamId) { completion($0?.nim) }
    }
  }
}

/// The super team manager of one client: super teams are neither created nor dismissed by clients.
final class SuperTeamManager: TeamManager, NIMSuperTeamManager {
  init(_ core: ClientCore) { super.init(core, isSuper: true) }

  func updateMuteState(
    _ mute: Bool, userIds: [String], inTeam teamId: String, completion: (((any Error)?) -> Void)?
  ) {
    let accounts = userIds.map { AccountID($0) }
    request(teamId, completion) { device, completion in
      device.setMuted(mute, accounts, inGroup: teamId) { completion($0?.nim) }
    }
  }
}
