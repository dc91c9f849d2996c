import Dispatch
import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Profiles, as devices see them.
@Suite struct ProfileTests {
  private let queue = DispatchQueue(label: "callbacks")
  private let clock = ManualClock()

  private func environment() -> MessagingEnvironment {
    MessagingEnvironment.inMemory(clock: clock, callbackQueue: queue)
  }

  private func befriend(_ device: Device, _ account: AccountID) async throws {
    _ = try await result { device.requestFriend(account, isImmediate: true, completion: $0) }
  }

  @Test func friendsAndOtherDevicesAreNotified() async throws {
    let environment = environment()
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let (tablet, tabletEvents) = try await environment.connectedDevice("alice", "tablet")
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let (_, strangerEvents) = try await environment.connectedDevice("zoe")
    try await befriend(bob, "alice")
    let update = ProfileUpdate(
      nickname: "Al", avatar: "a.png", signature: "hi", gender: .female, email: "a@b", birthday: "1", phone: "2",
      extensions: ["Test": "{}"])
    let profile = try await result { alice.updateProfile(update, completion: $0) }
    #expect(
      profile
        == Profile(
          account: "alice", nickname: "Al", avatar: "a.png", signature: "hi", gender: .female, email: "a@b",
          birthday: "1", phone: "2", extensions: ["Test": "{}"], updated: clock.now()))
    // The device that changed it knows before it has its answer.
    #expect(aliceEvents.profiles == [profile])
    #expect(try await tabletEvents.waitForProfile() == profile)
    #expect(try await bobEvents.waitForProfile() == profile)
    for device in [alice, tablet, bob] { #expect(device.profile("ALICE") == profile && device.profiles() == [profile]) }

    // An unchanged profile is not reported. An empty text removes a field, but of the extensions only that of the style.
    let same = try await result { alice.updateProfile(ProfileUpdate(nickname: "Al", gender: .female), completion: $0) }
    #expect(same == profile)
    clock.advance(bySeconds: 1)
    let less = ProfileUpdate(nickname: "", gender: .unknown, extensions: ["Other": "x", "Test": ""])
    let next = try await result { alice.updateProfile(less, completion: $0) }
    #expect(next.nickname == nil && next.avatar == "a.png" && next.extensions == ["Other": "x"])
    #expect(next.updated == clock.now() && next.gender == .unknown)
    #expect(try await bobEvents.waitForProfile() == next)
    // A former friend is not notified.
    _ = try await result { bob.removeFriend("alice", completion: $0) }
    let last = try await result { alice.updateProfile(ProfileUpdate(nickname: "Al"), completion: $0) }
    #expect(try await tabletEvents.waitForProfile() == next)
    #expect(try await tabletEvents.waitForProfile() == last)
    #expect(bob.profile("alice") == next && bobEvents.profiles == [profile, next])
    #expect(strangerEvents.profiles.isEmpty)
  }

  @Test func fetchedProfilesStayAndAreNotReported() async throws {
    let environment = environment()
    let (alice, _) = try await environment.connectedDevice("Alice")
    let (bob, bobEvents) = try await environment.connectedDevice("bob")
    let profile = try await result { alice.updateProfile(ProfileUpdate(nickname: "Al"), completion: $0) }
    #expect(bob.profile("alice") == nil)
    let names: [AccountID] = ["alice", "nobody", "bob", "ALICE"]
    let fetched = try await result { bob.fetchProfiles(names, completion: $0) }
    #expect(fetched == [profile, Profile(account: "bob")])
    #expect(fetched.first?.account.name == "Alice")
    #expect(bob.profile("alice") == profile && bob.profile("nobody") == nil)
    #expect(bob.profiles() == fetched && bobEvents.profiles.isEmpty)
    #expect(try await result { bob.fetchProfiles([], completion: $0) }.isEmpty)
  }

  @Test func refusals() async throws {
    let environment = environment()
    let (alice, _) = try await environment.connectedDevice("alice")
    func code<Value: Sendable>(_ call: (@escaping (Result<Value, MessagingError>) -> Void) -> Void) async
      -> MessagingError.Code?
    {
      do {
        _ = try await result(call)
        return nil
      } catch {
        return (error as? MessagingError)?.code
      }
    }
    let long = ProfileUpdate(nickname: String(repeating: "x", count: 8192), phone: "1")
    #expect(await code { alice.updateProfile(long, completion: $0) } == .messageTooLarge)
    let most = ProfileUpdate(nickname: String(repeating: "x", count: 8192))
    #expect(await code { alice.updateProfile(most, completion: $0) } == nil)
    // Together with the stored fields it exceeds the limit.
    #expect(await code { alice.updateProfile(ProfileUpdate(phone: "1"), completion: $0) } == .messageTooLarge)
    #expect(
      await code { alice.updateProfile(ProfileUpdate(extensions: ["": "1"]), completion: $0) } == .invalidArgument)
    #expect(await code { alice.fetchProfiles([""], completion: $0) } == .invalidArgument)
    _ = try await result { done in alice.runner.logout { done(.success($0)) } }
    #expect(await code { alice.updateProfile(most, completion: $0) } == .notLoggedIn)
    #expect(await code { alice.fetchProfiles(["bob"], completion: $0) } == .notLoggedIn)
  }

  @Test func aDeviceThatKeepsProfilesHasThoseOfFriends() async throws {
    let environment = environment()
    let (alice, _) = try await environment.connectedDevice("alice")
    let (bob, _) = try await environment.connectedDevice("bob")
    _ = try await result { alice.updateProfile(ProfileUpdate(nickname: "Al"), completion: $0) }
    _ = try await result { bob.updateProfile(ProfileUpdate(nickname: "Bo"), completion: $0) }
    try await befriend(bob, "alice")
    let (tablet, events) = try await environment.connectedDevice("bob", "tablet") { $0.keepsProfiles = true }
    // They are part of the reply to a login.
    #expect(events.profiles.map(\.nickname) == ["Bo", "Al"])
    #expect(tablet.profiles().map(\.nickname) == ["Al", "Bo"])
    // That of a new friend follows.
    let (carol, _) = try await environment.connectedDevice("carol")
    _ = try await result { carol.updateProfile(ProfileUpdate(nickname: "Ca"), completion: $0) }
    try await befriend(carol, "bob")
    #expect(try await events.waitForProfile().nickname == "Ca")
    #expect(tablet.profile("carol")?.nickname == "Ca")
  }
}

/// The reading of missing profiles, against a hub that answers as a test wants.
@Suite struct MissingProfileTests {
  private func profile(_ account: AccountID, _ nickname: String, at milliseconds: Int64 = 5) -> Profile {
    Profile(account: account, nickname: nickname, updated: Timestamp(milliseconds: milliseconds))
  }

  @Test func profilesAreRequestedUntilTheyArrive() throws {
    let world = try ScriptedWorld { $0.keepsProfiles = true }
    try world.login(world.connected())
    #expect(world.hub.take(ProfilesCall.self).last?.call.accounts == ["me"])
    // The link breaks before the answer.
    try world.again(world.connected())
    let asked = try #require(world.hub.take(ProfilesCall.self).last)
    #expect(asked.call.accounts == ["me"])
    world.answer(asked.number, ProfilePage(profiles: [profile("me", "I")], count: 1))
    #expect(world.recorder.profiles == [profile("me", "I")])
    try world.again(world.connected())
    #expect(world.hub.take(ProfilesCall.self).isEmpty)
    // A device without the policy never asks.
    let plain = try ScriptedWorld()
    try plain.login(plain.connected())
    #expect(plain.hub.take(ProfilesCall.self).isEmpty)
  }

  /// A copy that comes late is not a reason to give up the link.
  @Test func aLateAnswerIsAskedForAgain() throws {
    let world = try ScriptedWorld { $0.keepsProfiles = true }
    try world.login(world.connected())
    let late = try #require(world.hub.take(ProfilesCall.self).last)
    world.advance(bySeconds: 60)
    #expect(world.device.isConnected)
    world.advance(bySeconds: 60)
    let asked = try #require(world.hub.take(ProfilesCall.self).last)
    world.answer(late.number, ProfilePage(profiles: [profile("me", "late")], count: 1))
    #expect(world.recorder.profiles.isEmpty)
    world.answer(asked.number, ProfilePage(profiles: [profile("me", "I")], count: 1))
    #expect(world.recorder.profiles == [profile("me", "I")])
  }

  @Test func anAnswerInPartsIsAskedOn() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected(limits: RequestLimits(ids: 500, accounts: 3, positions: 500, messageSize: 1000)))
    let answers = Lock<[Result<[Profile], MessagingError>]>([])
    world.device.fetchProfiles(["a", "b", "c", "d"]) { result in answers.withLock { $0.append(result) } }
    world.waitUntilIdle()
    var asked = world.hub.take(ProfilesCall.self)
    #expect(asked.map(\.call.accounts) == [["a", "b", "c"]])
    world.answer(asked[0].number, ProfilePage(profiles: [profile("a", "A")], count: 2))
    asked = world.hub.take(ProfilesCall.self)
    #expect(asked.map(\.call.accounts) == [["c", "d"]])
    world.answer(asked[0].number, ProfilePage(profiles: [profile("d", "D")], count: 9))
    #expect(answers.withLock { $0.map { try? $0.get().map(\.account) } } == [["a", "d"]])
    // One that looks nothing up is not asked for ever.
    world.device.fetchProfiles(["a"]) { result in answers.withLock { $0.append(result) } }
    world.waitUntilIdle()
    world.answer(world.hub.take(ProfilesCall.self)[0].number, ProfilePage(profiles: [], count: 0))
    #expect(world.hub.take(ProfilesCall.self).isEmpty)
    guard case .failure(let error) = answers.withLock({ $0[1] }) else { return #expect(Bool(false), "an answer") }
    #expect(error.code == .malformedData)
  }

  /// An entry that was written before what the device fetched does not take its place.
  @Test func olderEntriesArePassedOver() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected())
    world.device.fetchProfiles(["bob"]) { _ in }
    world.waitUntilIdle()
    world.answer(
      world.hub.take(ProfilesCall.self)[0].number, ProfilePage(profiles: [profile("bob", "2", at: 9)], count: 1))
    func push(_ sequence: Int64, _ profile: Profile) {
      world.push(
        StreamEvent(
          stream: .account, sequence: sequence, time: Timestamp(milliseconds: 20 + sequence),
          payload: .profileChanged(profile)))
    }
    push(1, profile("bob", "1", at: 8))
    push(2, profile("bob", "2", at: 9))
    #expect(world.recorder.profiles.isEmpty && world.device.profile("bob")?.nickname == "2")
    push(3, profile("bob", "3", at: 9))
    #expect(world.recorder.profiles.map(\.nickname) == ["3"] && world.device.profile("bob")?.nickname == "3")
  }
}

/// The changes of profiles that a device reported.
extension EventRecorder {
  var profiles: [Profile] { events.compactMap { if case .profileChanged(let profile) = $0 { profile } else { nil } } }

  /// Waits for the change of a profile.
  @discardableResult
  func waitForProfile() async throws -> Profile {
    let event = try await wait { if case .profileChanged = $0 { true } else { false } }
    guard case .profileChanged(let profile) = event else { throw TimedOut(events: events) }
    return profile
  }
}
