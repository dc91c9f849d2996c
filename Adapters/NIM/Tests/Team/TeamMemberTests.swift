import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Members of a team and their roles.
@Suite @MainActor struct TeamMemberTests {
  @Test func membersComeAndGo() async throws {
    let world = try await TeamWorld()
    let id = try await world.team()
    let (error, added): (NSError?, [NIMTeamMember]?) = try await answer {
      world.manager.addUsers(["carol", "nobody"], toTeam: id, postscript: "p", attach: nil, completion: $0)
    }
    #expect(error == nil && added?.map(\.userId) == ["carol"])
    let carol = try #require(added?.first)
    #expect(carol.teamId == id && carol.type == .normal && carol.invitor == "alice" && carol.inviterAccid == "alice")
    #expect(!carol.isMuted && carol.createTime == world.clock.now().seconds)
    #expect(try await world.news() == ["team updated team", "members of team: 3", "members updated [\"carol\"]"])
    #expect(world.own.take() == ["team updated team", "members of team: 3", "members updated [\"carol\"]"])
    #expect(try await world.result { $0.kickUsers(["carol"], fromTeam: id, completion: $1) } == "done")
    #expect(try await world.news() == ["team updated team", "members of team: 2", "members removed [\"carol\"]"])
    #expect(world.member("carol", id) == nil)
    // Removed members are notified, and no longer have the team.
    #expect(try await world.result { $0.kickUsers(["bob"], fromTeam: id, completion: $1) } == "done")
    #expect(try await world.news() == ["team removed team"])
    #expect(!world.bob.sdk.teamManager.isMyTeam(id) && world.bob.sdk.teamManager.team(byId: id) == nil)
  }

  @Test func invitingIsRefused() async throws {
    let world = try await TeamWorld()
    let id = try await world.team { $0.maxMemberCountLimitation = 2 }
    func invite(_ users: [String], _ team: String) async throws -> String {
      let (error, added): (NSError?, [NIMTeamMember]?) = try await answer {
        world.manager.addUsers(users, toTeam: team, postscript: nil, attach: "a", completion: $0)
      }
      #expect(added == nil)
      return Transcript.word(error)
    }
    #expect(try await invite(["carol"], id) == "remote 801")
    #expect(try await invite(["bob"], id) == "remote 809")
    #expect(try await invite(["nobody"], id) == "remote 404")
    #expect(try await invite([], id) == "local 1")
    #expect(try await invite(["carol"], "no team") == "remote 803")
    #expect(try await world.news().isEmpty)
  }

  @Test func joiningAndLeaving() async throws {
    let world = try await TeamWorld()
    let open = try await world.team(with: [])
    let closed = try await world.team(with: []) { $0.joinMode = .rejectAll }
    func apply(_ team: String) async throws -> String {
      let answered = Inbox<String>("application")
      world.bob.sdk.teamManager.apply(toTeam: team, message: "let me in") {
        answered.add("\(Transcript.word($0)) \($1)")
      }
      return try await answered.next()
    }
    #expect(try await apply(open) == "done alreadyInTeam")
    #expect(try await world.news() == ["team added team"])
    #expect(world.own.take() == ["team updated team", "members of team: 2", "members updated [\"bob\"]"])
    #expect(world.bob.sdk.teamManager.isMyTeam(open))
    #expect(try await apply(open) == "remote 809 invalid")
    #expect(try await apply(closed) == "remote 403 invalid")
    #expect(try await apply("no team") == "remote 803 invalid")
    #expect(try await world.result(of: world.bob) { $0.quitTeam(open, completion: $1) } == "done")
    #expect(try await world.news() == ["team removed team"])
    #expect(world.own.take() == ["team updated team", "members of team: 1", "members removed [\"bob\"]"])
    #expect(try await world.result(of: world.bob) { $0.quitTeam(open, completion: $1) } == "remote 804")
    // The owner hands the team over or dismisses it.
    #expect(try await world.result { $0.quitTeam(open, completion: $1) } == "remote 403")
  }

  @Test func aDismissedTeamIsGone() async throws {
    let world = try await TeamWorld()
    let id = try await world.team()
    #expect(try await world.result(of: world.bob) { $0.dismissTeam(id, completion: $1) } == "remote 403")
    #expect(try await world.result { $0.dismissTeam(id, completion: $1) } == "done")
    #expect(try await world.news() == ["team removed team"])
    #expect(world.own.take() == ["team removed team"])
    #expect(world.manager.allMyTeams()?.isEmpty == true)
    #expect(try await world.result { $0.dismissTeam(id, completion: $1) } == "remote 803")
  }

  @Test func rolesAreTheOwnersToGive() async throws {
    let world = try await TeamWorld()
    let id = try await world.team(with: ["bob", "carol"])
    #expect(try await world.result { $0.addManagers(toTeam: id, users: ["bob"], completion: $1) } == "done")
    #expect(try await world.news() == ["team updated team", "members of team: 3", "members updated [\"bob\"]"])
    #expect(world.member("bob", id)?.type == .manager && world.member("alice", id)?.type == .owner)
    func byBob(_ start: (any NIMTeamManager, @escaping ((any Error)?) -> Void) -> Void) async throws -> String {
      try await world.result(of: world.bob, start)
    }
    #expect(try await byBob { $0.addManagers(toTeam: id, users: ["carol"], completion: $1) } == "remote 403")
    #expect(try await world.result { $0.addManagers(toTeam: id, users: ["nobody"], completion: $1) } == "remote 804")
    #expect(try await world.result { $0.addManagers(toTeam: id, users: [], completion: $1) } == "local 1")
    #expect(try await world.result { $0.removeManagers(fromTeam: id, users: ["bob"], completion: $1) } == "done")
    #expect(try await world.news() == ["team updated team", "members of team: 3", "members updated [\"bob\"]"])
    #expect(world.member("bob", id)?.type == .normal)
    #expect(try await byBob { $0.kickUsers(["carol"], fromTeam: id, completion: $1) } == "remote 403")
  }

  @Test(arguments: [false, true]) func theOwnerHandsTheTeamOver(_ leaves: Bool) async throws {
    let world = try await TeamWorld()
    let id = try await world.team(with: ["bob", "carol"])
    func transfer(_ heir: String) async throws -> String {
      try await world.result { $0.transferManager(withTeam: id, newOwnerId: heir, isLeave: leaves, completion: $1) }
    }
    #expect(try await transfer("nobody") == "remote 804")
    #expect(try await transfer("bob") == "done")
    let news = try await world.news()
    #expect(news.prefix(2) == ["team updated team", "members of team: 3"])
    #expect(news.contains("members removed [\"alice\"]") == leaves)
    #expect(world.bob.sdk.teamManager.team(byId: id)?.owner == "bob")
    #expect(world.member("bob", id)?.type == .owner && world.member("alice", id)?.type == (leaves ? nil : .normal))
    #expect(world.manager.isMyTeam(id) == !leaves)
    #expect(try await transfer("carol") == (leaves ? "remote 804" : "remote 403"))
  }

  @Test func namesAndWordsOfMembers() async throws {
    let world = try await TeamWorld()
    let id = try await world.team(with: ["bob", "carol"])
    func byBob(_ start: (any NIMTeamManager, @escaping ((any Error)?) -> Void) -> Void) async throws -> String {
      try await world.result(of: world.bob, start)
    }
    #expect(try await world.result { $0.updateUserNick("bob", newNick: "Bobby", inTeam: id, completion: $1) } == "done")
    #expect(try await world.news() == ["team updated team", "members of team: 3", "members updated [\"bob\"]"])
    #expect(world.member("bob", id)?.nickname == "Bobby")
    #expect(try await byBob { $0.updateMyCustomInfo("likes tea", inTeam: id, completion: $1) } == "done")
    try await world.alice.catchUp()
    let bob = try #require(world.manager.teamMember("bob", inTeam: id))
    #expect(bob.customInfo == "likes tea" && bob.nickname == "Bobby")
    let copy = try #require(bob.copy() as? NIMTeamMember)
    #expect(copy.userId == "bob" && copy.nickname == "Bobby" && copy.customInfo == "likes tea" && copy.teamId == id)
    let renamed = try await byBob { $0.updateUserNick("carol", newNick: "C", inTeam: id, completion: $1) }
    #expect(renamed == "remote 403")
    let unknown = try await byBob { $0.updateUserNick("nobody", newNick: "N", inTeam: id, completion: $1) }
    #expect(unknown == "remote 804")
    // The receiver of a message sees the name.
    _ = try await world.bob.send("hello", to: NIMSession(id, type: .team))
    #expect(try await world.alice.received.next().senderName == "Bobby")
  }

  @Test func mutedMemberCannotWrite() async throws {
    let world = try await TeamWorld()
    let id = try await world.team()
    func mute(_ isMuted: Bool, _ account: String) async throws -> String {
      try await world.result { $0.updateMuteState(isMuted, userId: account, inTeam: id, completion: $1) }
    }
    #expect(try await mute(true, "bob") == "done")
    #expect(try await world.news() == ["team updated team", "members of team: 2", "members updated [\"bob\"]"])
    #expect(world.member("bob", id)?.isMuted == true)
    let muted: [NIMTeamMember] = try await world.manager.fetchTeamMutedMembers(id)
    #expect(muted.map(\.userId) == ["bob"])
    let text = NIMMessage()
    text.text = "may I?"
    try world.bob.sdk.chatManager.send(text, to: NIMSession(id, type: .team))
    #expect(Transcript.word(try await world.bob.completed.next().error) == "remote 802")
    #expect(try await mute(false, "bob") == "done")
    _ = try await world.bob.send("thank you", to: NIMSession(id, type: .team))
    #expect(try await world.manager.fetchTeamMutedMembers(id).isEmpty)
    #expect(try await mute(true, "alice") == "remote 403")
    #expect(try await mute(true, "nobody") == "remote 804")
  }
}
