import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Mutes with an end, which apps of other styles can set.
@Suite @MainActor struct MuteTests {
  private let clock = ManualClock()
  private let environment: MessagingEnvironment

  init() { environment = .inMemory(clock: clock) }

  /// Mutes Bob for a minute in a team with Alice.
  private func mute() async throws -> (team: String, alice: ChatApp, bob: ChatApp) {
    let owner = try NeutralApp("owner", environment)
    let (alice, bob) = (
      try await ChatApp.other("alice", in: environment), try await ChatApp.other("bob", in: environment)
    )
    let team = try environment.administration.createGroup(name: "team", owner: "owner", members: ["alice", "bob"])
    let end = clock.now().advanced(byMilliseconds: 60_000)
    let error = try await outcome { done in
      owner.device.setMuted(true, ["bob"], inGroup: team, until: end) { done($0) }
    }
    #expect(error == nil)
    // The mute is on its way to Alice's device when its owner has the hub's answer.
    try await until("Alice's app has the mute") {
      alice.sdk.teamManager.teamMember("bob", inTeam: team)?.isMuted == true
    }
    return (team, alice, bob)
  }

  private func mutedMembers(of team: String, _ app: ChatApp) async throws -> [String?] {
    let (error, members): (NSError?, [NIMTeamMember]?) = try await answer {
      app.sdk.teamManager.fetchTeamMutedMembers(team, completion: $0)
    }
    #expect(error == nil)
    return try #require(members).map(\.userId)
  }

  /// The code with which a text to a team fails; nil if it does not.
  private func failure(of text: String, to team: String, _ app: ChatApp) async throws -> Int? {
    let message = NIMMessage()
    message.text = text
    try app.sdk.chatManager.send(message, to: NIMSession(team, type: .team))
    return try await app.completed.next().error?.code
  }

  @Test func aMuteThatEndedIsNotShown() async throws {
    let (team, alice, bob) = try await mute()
    let (_, fetched): (NSError?, [NIMTeamMember]?) = try await answer {
      alice.sdk.teamManager.fetchTeamMembers(fromServer: team, completion: $0)
    }
    let member = try #require(fetched?.first { $0.userId == "bob" })
    let copy = try #require(member.copy() as? NIMTeamMember)
    clock.advance(byMilliseconds: 59_999)
    #expect(member.isMuted && copy.isMuted)
    #expect(alice.sdk.teamManager.teamMember("bob", inTeam: team)?.isMuted == true)
    #expect(try await mutedMembers(of: team, alice) == ["bob"])
    #expect(try await failure(of: "too early", to: team, bob) == NIMRemoteErrorCode.codeTeamAccessError.rawValue)

    clock.advance(byMilliseconds: 1)
    #expect(!member.isMuted && !copy.isMuted)
    #expect(alice.sdk.teamManager.teamMember("bob", inTeam: team)?.isMuted == false)
    #expect(try await mutedMembers(of: team, alice).isEmpty)
    #expect(try await failure(of: "again", to: team, bob) == nil)
    environment.shutDown()
  }

  @Test func aMemberThatAnAppHoldsFollowsTheClockAfterALogout() async throws {
    let (team, alice, _) = try await mute()
    let member = try #require(alice.sdk.teamManager.teamMember("bob", inTeam: team))
    try await alice.logOut()
    #expect(member.isMuted)
    clock.advance(bySeconds: 60)
    #expect(!member.isMuted)
    environment.shutDown()
  }
}
