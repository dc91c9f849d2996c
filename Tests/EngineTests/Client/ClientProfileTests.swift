import Parlance
import ParlanceCore
import TestSupport
import Testing

/// Profiles, as a program in today's Swift sees them.
@Suite(.timeLimit(.minutes(5))) struct ClientProfileTests {
  @Test func profilesAreKeptUpToDate() async throws {
    let world = try ClientWorld()
    let (bob, alice) = (try await world.loggedIn("bob"), try await world.loggedIn("alice"))
    let mine = try await alice.updateProfile(ProfileUpdate(nickname: "Al", gender: .female))
    #expect(try alice.profile("alice") == mine)
    #expect(try bob.profile("alice") == nil)
    #expect(try await bob.fetchProfiles(["alice", "nobody"]) == [mine])
    #expect(try bob.profile("ALICE") == mine)
    try await bob.requestFriend("alice", isImmediate: true)
    let events = bob.events()
    let next = try await alice.updateProfile(ProfileUpdate(signature: "hi"))
    _ = try await events.first { if case .profileChanged(let profile) = $0 { profile == next } else { false } }
    #expect(try bob.profiles().first == next)
  }

  @Test func invalidProfileRequestIsRefused() async throws {
    var settings = HubSettings()
    settings.limits.profileSize = 8
    let world = try ClientWorld(settings: settings)
    let alice = try await world.loggedIn("alice")
    #expect(await code { try await alice.updateProfile(ProfileUpdate(nickname: "123456789")) } == .messageTooLarge)
    #expect(await code { try await alice.fetchProfiles([""]) } == .invalidArgument)
    await alice.logout()
    #expect(await code { _ = try alice.profile("alice") } == .notLoggedIn)
    #expect(await code { _ = try alice.profiles() } == .notLoggedIn)
    #expect(await code { try await alice.updateProfile(ProfileUpdate(nickname: "1")) } == .notLoggedIn)
  }
}
