import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Reading teams on the device and from the server, and calls that fail.
@Suite @MainActor struct TeamReadingTests {
  @Test func localTeamsAreReadOffline() async throws {
    let world = try await TeamWorld()
    let id = try await world.team()
    let others = try world.environment.administration.createGroup(name: "others", owner: "bob", members: ["carol"])
    #expect(world.manager.allMyTeams()?.map(\.teamId) == [id])
    #expect(world.manager.isMyTeam(id) && !world.manager.isMyTeam(others) && !world.manager.isMyTeam(""))
    #expect(world.manager.team(byId: id)?.teamName == "team" && world.manager.team(byId: others) == nil)
    #expect(world.manager.teamMember("bob", inTeam: id)?.type == .normal)
    #expect(world.manager.teamMember("Bob", inTeam: id)?.userId == "bob")
    #expect(world.manager.teamMember("carol", inTeam: id) == nil)
    #expect(world.manager.teamMember("bob", inTeam: others) == nil)
    // Stored data can be read without a connection.
    world.environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
    while try await world.alice.steps.next() != .loseConnection {}
    #expect(try await world.manager.fetchTeamMembers(id).map(\.userId) == ["alice", "bob"])
    let (error, members): (NSError?, [NIMTeamMember]?) = try await answer {
      world.manager.fetchTeamMembers(fromServer: id, completion: $0)
    }
    #expect(Transcript.word(error) == "remote 415" && members == nil)
    try await world.alice.logOut()
    #expect(world.manager.allMyTeams() == nil && world.manager.team(byId: id) == nil && !world.manager.isMyTeam(id))
    #expect(world.manager.teamMember("bob", inTeam: id) == nil)
  }

  @Test func membersAndInvitersAreFetched() async throws {
    let world = try await TeamWorld()
    let id = try await world.team { $0.inviteMode = .all }
    _ = try await world.bob.sdk.teamManager.addUsers(["carol"], toTeam: id, postscript: nil, attach: nil)
    #expect(try await world.manager.fetchTeamMembers(fromServer: id).map(\.userId) == ["alice", "bob", "carol"])
    let asked = ["carol", "bob", "alice", "nobody"]
    let inviters = try await world.manager.fetchInviterAccids(id, withTargetMembers: asked)
    #expect(inviters == ["carol": "bob", "bob": "alice"])
    #expect(try await world.manager.fetchTeamInfo(id).memberNumber == 3)
    // A team that any account may join is visible to all, but not its members.
    let open = try world.environment.administration.createGroup(name: "open", owner: "bob", members: [])
    let bobs = world.bob.sdk.teamManager
    #expect(
      try await world.result(of: world.bob) { $0.update(NIMTeamJoinMode.noAuth, teamId: open, completion: $1) }
        == "done")
    #expect(try await world.manager.fetchTeamInfo(open).teamName == "open")
    #expect(try await bobs.fetchTeamMembers(open).map(\.userId) == ["bob"])
    let (error, members): (NSError?, [NIMTeamMember]?) = try await answer {
      world.manager.fetchTeamMembers(open, completion: $0)
    }
    #expect(Transcript.word(error) == "remote 804" && members == nil)
  }

  private typealias Call = (any NIMTeamManager, String, @escaping ((any Error)?) -> Void) -> Void

  /// Every call that needs the server.
  private let calls: [(name: String, call: Call)] = [
    ("dismiss", { $0.dismissTeam($1, completion: $2) }),
    ("quit", { $0.quitTeam($1, completion: $2) }),
    (
      "add",
      { manager, id, done in
        manager.addUsers(["carol"], toTeam: id, postscript: nil, attach: nil) { error, _ in done(error) }
      }
    ),
    ("kick", { $0.kickUsers(["carol"], fromTeam: $1, completion: $2) }),
    ("name", { $0.updateTeamName("n", teamId: $1, completion: $2) }),
    ("infos", { $0.updateTeamInfos([3: "n"], teamId: $1, completion: $2) }),
    ("mute all", { $0.updateMuteState(true, inTeam: $1, completion: $2) }),
    ("mute", { $0.updateMuteState(true, userId: "carol", inTeam: $1, completion: $2) }),
    ("nick", { $0.updateUserNick("alice", newNick: "n", inTeam: $1, completion: $2) }),
    ("custom", { $0.updateMyCustomInfo("c", inTeam: $1, completion: $2) }),
    ("managers", { $0.addManagers(toTeam: $1, users: ["carol"], completion: $2) }),
    ("no managers", { $0.removeManagers(fromTeam: $1, users: ["carol"], completion: $2) }),
    ("transfer", { $0.transferManager(withTeam: $1, newOwnerId: "carol", isLeave: false, completion: $2) }),
    ("members", { manager, id, done in manager.fetchTeamMembers(id) { error, _ in done(error) } }),
    ("members there", { manager, id, done in manager.fetchTeamMembers(fromServer: id) { error, _ in done(error) } }),
    ("muted", { manager, id, done in manager.fetchTeamMutedMembers(id) { error, _ in done(error) } }),
    (
      "inviters",
      { manager, id, done in
        manager.fetchInviterAccids(id, withTargetMembers: ["carol"]) { error, _ in done(error) }
      }
    ),
    ("info", { manager, id, done in manager.fetchTeamInfo(id) { error, _ in done(error) } }),
  ]

  @Test func everyCallReportsItsError() async throws {
    let world = try await TeamWorld()
    let (others, _) = try await world.bob.sdk.teamManager.createTeam(NIMCreateTeamOption(), users: ["carol"])
    for (name, call) in calls {
      #expect(try await world.result { call($0, "no team", $1) } == "remote 803", "\(name)")
      #expect(try await world.result { call($0, others, $1) } == "remote 804", "\(name)")
    }
    world.environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
    while try await world.alice.steps.next() != .loseConnection {}
    for (name, call) in calls {
      #expect(try await world.result { call($0, others, $1) } == "remote 415", "\(name)")
    }
    try await world.alice.logOut()
    for (name, call) in calls {
      #expect(try await world.result { call($0, others, $1) } == "local 13", "\(name)")
    }
    let made = Inbox<String>("team")
    world.manager.createTeam(NIMCreateTeamOption(), users: []) { error, _, _ in made.add(Transcript.word(error)) }
    world.manager.apply(toTeam: others, message: "") { made.add("\(Transcript.word($0)) \($1)") }
    #expect(try await made.next() == "local 13")
    #expect(try await made.next() == "local 13 invalid")
  }

  /// Makes every call without a completion, as code does that does not wait.
  private func callWithoutCompletions(_ manager: any NIMTeamManager, _ id: String, _ numbers: [NSNumber: String]) {
    manager.addUsers(["carol"], toTeam: id, postscript: nil, attach: nil)
    manager.updateTeamName("crew", teamId: id)
    manager.updateTeamAvatar("http://a", teamId: id)
    manager.updateTeamIntro("us", teamId: id)
    manager.updateTeamAnnouncement("now", teamId: id)
    manager.updateTeamCustomInfo("c", teamId: id)
    manager.update(NIMTeamJoinMode.rejectAll, teamId: id)
    manager.update(NIMTeamInviteMode.all, teamId: id)
    manager.update(NIMTeamUpdateInfoMode.all, teamId: id)
    manager.update(NIMTeamBeInviteMode.noAuth, teamId: id)
    manager.updateTeamInfos(numbers, teamId: id)
    manager.updateUserNick("bob", newNick: "Bobby", inTeam: id)
    manager.updateMyCustomInfo("mine", inTeam: id)
    manager.addManagers(toTeam: id, users: ["bob", "carol"])
    manager.removeManagers(fromTeam: id, users: ["carol"])
    manager.updateMuteState(true, userId: "carol", inTeam: id)
    manager.apply(toTeam: id, message: "in already")
    manager.fetchTeamMembers(id)
    manager.fetchTeamMembers(fromServer: id)
    manager.fetchTeamMutedMembers(id)
    manager.fetchInviterAccids(id, withTargetMembers: ["carol"])
    manager.fetchTeamInfo(id)
  }

  @Test func completionsAreOptional() async throws {
    let world = try await TeamWorld()
    let id = try await world.team()
    callWithoutCompletions(world.manager, id, [100: "1"])
    _ = try await world.news()
    let team = try #require(world.bob.sdk.teamManager.team(byId: id))
    #expect(team.teamName == "crew" && team.avatarUrl == "http://a" && team.intro == "us" && team.announcement == "now")
    #expect(team.clientCustomInfo == "c" && team.joinMode == .rejectAll && team.inviteMode == .all)
    #expect(team.updateInfoMode == .all && team.inAllMuteMode() && team.memberNumber == 3)
    #expect(world.member("bob", id)?.nickname == "Bobby" && world.member("bob", id)?.type == .manager)
    #expect(world.member("carol", id)?.isMuted == true && world.member("carol", id)?.type == .normal)
    #expect(world.member("alice", id)?.customInfo == "mine")
    leaveWithoutCompletions(world.manager, id)
    _ = try await world.news()
    endWithoutCompletions(world.bob.sdk.teamManager, id)
    #expect(try await world.news().last == "team removed crew")
    try await world.alice.catchUp()
    #expect(world.manager.allMyTeams()?.compactMap(\.teamName) == ["another"])
    // A removed delegate is no longer notified.
    _ = world.own.take()
    world.manager.remove(world.own)
    _ = try await world.team()
    #expect(world.own.lines.pending.isEmpty)
  }

  private func leaveWithoutCompletions(_ manager: any NIMTeamManager, _ id: String) {
    manager.updateMuteState(false, inTeam: id)
    manager.transferManager(withTeam: id, newOwnerId: "bob", isLeave: false)
    manager.quitTeam(id)
    let option = NIMCreateTeamOption()
    option.name = "another"
    manager.createTeam(option, users: [])
  }

  private func endWithoutCompletions(_ manager: any NIMTeamManager, _ id: String) {
    manager.kickUsers(["carol"], fromTeam: id)
    manager.dismissTeam(id)
  }
}
