import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Searching and listing teams, and the options of new ones.
@Suite @MainActor struct TeamListTests {
  private let world: TeamWorld

  init() async throws { world = try await TeamWorld() }

  @Test func teamIsCreatedWithTheUsersOfItsOption() async throws {
    let option = NIMCreateTeamExOption()
    (option.name, option.type, option.intro, option.clientCustomInfo) = ("ex", .advanced, "intro", "c")
    (option.beInviteMode, option.inviteMode, option.updateInfoMode) = (.noAuth, .all, .all)
    (option.updateClientCustomMode, option.maxMemberCountLimitation) = (.all, 3)
    (option.users, option.postscript, option.antispamBusinessId) = (["bob", "nobody"], "come", "x")
    let copy = try #require(option.copy() as? NIMCreateTeamExOption)
    #expect(copy !== option && copy.users == option.users && copy.name == "ex" && copy.antispamBusinessId == "x")
    let (id, refused) = try await world.manager.createTeam(copy)
    #expect(refused == ["nobody"])
    let team = try await world.manager.fetchTeamInfo(id)
    #expect(team.teamName == "ex" && team.memberNumber == 2 && team.level == 3 && team.clientCustomInfo == "c")
    #expect(team.inviteMode == .all && team.updateInfoMode == .all && team.updateClientCustomMode == .all)
    #expect(try await world.news() == ["team added ex"])
    option.updateInfoMode = .manager
    let made = Inbox<String>("team")
    world.manager.createTeam(option) { error, id, _ in made.add("\(Transcript.word(error)) \(id ?? "-")") }
    #expect(try await made.next() == "local 24 -")
    let empty = NIMCreateTeamExOption()
    #expect(empty.users.isEmpty && empty.beInviteMode == .needAuth && empty.type == .normal && empty.name == nil)
  }

  @Test func modesOfATeamAreChanged() async throws {
    let id = try await world.team()
    let update: (NIMTeamUpdateClientCustomMode) async throws -> String = { mode in
      try await world.result { $0.update(mode, teamId: id, completion: $1) }
    }
    #expect(try await update(.manager) == "done")
    #expect(try await update(.all) == "local 24")
    #expect(try await world.result { $0.update(NIMTeamUpdateInfoMode.all, teamId: id, completion: $1) } == "done")
    try await world.alice.catchUp()
    #expect(try await update(.all) == "done")
    func set(_ value: String) async throws -> String {
      try await world.result { $0.updateTeamInfos([101: value, 1001: "x"], teamId: id, completion: $1) }
    }
    #expect(world.manager.team(byId: id)?.allMuteMode == .cancel)
    #expect(try await set("1") == "done")
    _ = try await world.news()
    #expect(world.bob.sdk.teamManager.team(byId: id)?.allMuteMode == .muteNormal)
    #expect(try await set("0") == "done")
    #expect(try await set("\(NIMTeamAllMuteMode.muteAll.rawValue)") == "local 24")
    #expect(try await set("2") == "local 1")
    #expect(try await world.result { $0.updateTeamInfos([1001: "x"], teamId: id, completion: $1) } == "done")
  }

  @Test func teamsAreSearchedByTheirNamesAndIds() async throws {
    let administration = world.environment.administration
    let tea = try administration.createGroup(id: "1042", name: "Tea", owner: "alice", members: [])
    let coffee = try administration.createGroup(id: "77", name: "coffee 42", owner: "alice", members: [])
    _ = try administration.createGroup(id: "42", name: "Tea", owner: "alice", members: [], isLarge: true)
    _ = try await world.news()
    let option = NIMTeamSearchOption()
    func found(_ text: String?, _ fields: NIMTeamSearchContentOption = .optionTeamAll) async throws -> [String] {
      (option.searchContent, option.searchContentOption) = (text, fields)
      return try await world.manager.searchTeam(with: option).compactMap(\.teamId).sorted()
    }
    #expect(try await found("42") == [tea, coffee])
    #expect(try await found("42", .optiontName) == [coffee])
    #expect(try await found("42", .optiontId) == [tea])
    #expect(try await found("tea").isEmpty)
    option.ignoreingCase = true
    #expect(try await found("tea") == [tea])
    await #expect(throws: NSError.self) { _ = try await found(nil) }
  }

  @Test func teamsAreListedByTheServer() async throws {
    let id = try await world.team()
    let administration = world.environment.administration
    let foreign = try administration.createGroup(name: "open", owner: "bob", members: [])
    let large = try administration.createGroup(name: "large", owner: "alice", members: [], isLarge: true)
    _ = try await world.news()
    #expect(try await world.manager.fetchTeams(withTimestamp: 0).map(\.teamId) == [id])
    let (teams, failed) = try await world.manager.fetchTeamInfoList([id, "none", foreign, large])
    #expect(teams.map(\.teamId) == [id, foreign] && failed == ["none", large])
    #expect(world.manager.updateTInfosLocal([teams[0]]) && !world.manager.updateTInfosLocal(teams))
    #expect(!world.manager.updateTInfosLocal([]) && !world.manager.updateTInfosLocal([NIMTeam()]))
    await #expect(throws: NSError.self) { _ = try await world.manager.fetchTeamInfoList([]) }
    let many = (0...100).map { "\($0)" }
    await #expect(throws: NSError.self) { _ = try await world.manager.fetchTeamInfoList(many) }
    await #expect(throws: NSError.self) { _ = try await world.manager.fetchTeams(withTimestamp: .nan) }
    try await world.alice.logOut()
    await #expect(throws: NSError.self) { _ = try await world.manager.fetchTeams(withTimestamp: 0) }
    await #expect(throws: NSError.self) { _ = try await world.manager.fetchTeamInfoList([id]) }
  }

  /// The data that a back end keeps with a team.
  @Test func dataOfTheServerIsRead() async throws {
    let id = try await world.team()
    #expect(world.manager.team(byId: id)?.serverCustomInfo == nil)
    #expect(
      try await world.result { $0.updateTeamInfos([19: "mine"], teamId: id, completion: $1) } == "local 24")
  }
}
