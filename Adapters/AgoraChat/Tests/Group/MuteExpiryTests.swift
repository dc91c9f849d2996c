import Parlance
import TestSupport
import Testing

@testable import AgoraChat

/// Mutes that end by themselves.
@Suite @MainActor struct MuteExpiryTests {
  private let clock = ManualClock()
  private let environment: MessagingEnvironment

  init() { environment = .inMemory(clock: clock) }

  @Test func aMuteThatEndedIsNotShown() async throws {
    let (alice, bob) = try pair(environment)
    let groups = try #require(alice.client.groupManager)
    let made = groups.createGroup(
      withSubject: "team", description: nil, invitees: ["bob"], message: nil, setting: nil, error: nil)
    let id = try #require(made?.groupId)
    let group = try #require(groups.muteMembers(["bob"], muteMilliseconds: 60_000, fromGroup: id, error: nil))
    clock.advance(byMilliseconds: 59_999)
    #expect(group.muteList == ["bob"])
    #expect(groups.getGroupMuteListFromServer(withId: id, pageNumber: 1, pageSize: 9, error: nil) == ["bob"])
    #expect(try await bob.send(bob.text("too early", to: id, type: .groupChat))?.code == .userMuted)

    clock.advance(byMilliseconds: 1)
    #expect(group.muteList == [])
    #expect(groups.getGroupMuteListFromServer(withId: id, pageNumber: 1, pageSize: 9, error: nil) == [])
    #expect(try await bob.send(bob.text("again", to: id, type: .groupChat)) == nil)
    environment.shutDown()
  }

  @Test func aGroupThatAnAppHoldsFollowsTheClockAfterALogout() throws {
    let (alice, _) = try pair(environment)
    let groups = try #require(alice.client.groupManager)
    let made = groups.createGroup(
      withSubject: "team", description: nil, invitees: ["bob"], message: nil, setting: nil, error: nil)
    let id = try #require(made?.groupId)
    let group = try #require(groups.muteMembers(["bob"], muteMilliseconds: 60_000, fromGroup: id, error: nil))
    #expect(group.muteList == ["bob"])
    #expect(alice.client.logout(false) == nil)
    #expect(group.muteList == ["bob"])
    clock.advance(bySeconds: 60)
    #expect(group.muteList == [])
    environment.shutDown()
  }
}
