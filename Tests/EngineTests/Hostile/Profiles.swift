import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Requests about profiles of a client that follows no rules.
@Suite struct HostileProfiles {
  @Test(arguments: HubStoreKind.allCases)
  func profilesAreKept(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("Alice")
    let bob = try await hub.client("bob")
    let update = ProfileUpdate(nickname: "A\u{0}l", gender: Profile.Gender(rawValue: .min), extensions: ["one": "1"])
    let first = try await alice.ask(UpdateProfileCall(update: update))
    #expect(first.account.name == "Alice" && first.updated > .zero)
    let second = try await alice.ask(UpdateProfileCall(update: ProfileUpdate(phone: "7", extensions: ["two": "2"])))
    let page = try await bob.ask(ProfilesCall(accounts: ["bob", "ALICE", "nobody", "alice"]))
    #expect(page.count == 3 && page.profiles == [Profile(account: "bob"), second])
    #expect(second.nickname == "A\u{0}l" && second.gender.rawValue == .min && second.phone == "7")
    #expect(second.extensions == ["one": "1", "two": "2"])
    // Only friends and the account itself are notified, once for each change.
    #expect(bob.profiles.isEmpty && alice.profiles == [first, second])
  }

  /// Several changes in one turn: none is lost, and each is reported.
  @Test(arguments: HubStoreKind.allCases)
  func changesInOneTurn(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    let tablet = try await hub.client("alice", device: "tablet")
    let bob = try await hub.client("bob")
    try await bob.ask(RequestFriendCall(account: "alice", isImmediate: true, message: nil))
    let numbers = hub.inOneTurn {
      [
        alice.send(UpdateProfileCall(update: ProfileUpdate(nickname: "a"))),
        tablet.send(UpdateProfileCall(update: ProfileUpdate(phone: "b"))),
        bob.send(RemoveFriendCall(account: "alice", forgetsNotes: false)),
        alice.send(UpdateProfileCall(update: ProfileUpdate(nickname: "c"))),
      ]
    }
    let last = try await alice.result(numbers[3], of: UpdateProfileCall.self).get()
    #expect(last.nickname == "c" && last.phone == "b")
    try await bob.waitUntilIdle()
    #expect(bob.profiles.map(\.nickname) == ["a", "a"] && bob.profiles.map(\.phone) == [nil, "b"])
    try await tablet.waitUntilIdle()
    #expect(tablet.profiles.map(\.nickname) == ["a", "a", "c"])
  }

  /// A change that another hub makes between a decision and its commit is not lost.
  @Test(arguments: HubStoreKind.allCases)
  func changesAtTwoHubs(_ kind: HubStoreKind) async throws {
    let hubs = try TwoHubs(kind)
    let alice = try await hubs.first.client("alice")
    let tablet = try await hubs.second.client("alice", device: "tablet")
    try await alice.ask(UpdateProfileCall(update: ProfileUpdate(nickname: "a")))
    let number = try hubs.first.number(of: "alice")
    let stream = try #require(try hubs.first.inspect { try $0.store.stream(key: .kept("p:\(number)")) })
    hubs.betweenChange(
      of: stream.number, [UpdateProfileCall(update: ProfileUpdate(phone: "b"))], from: tablet)
    let changed = try await alice.ask(UpdateProfileCall(update: ProfileUpdate(nickname: "c")))
    #expect(changed.nickname == "c" && changed.phone == "b" && hubs.store.moves == 1)
    #expect(try await tablet.ask(ProfilesCall(accounts: ["alice"])).profiles == [changed])
  }

  @Test func repliesAndNotifiedFriendsAreBounded() async throws {
    let hub = try HostileHub {
      $0.limits.bytesPerReply = 1000
      $0.limits.notifiedFriends = 2
    }
    let accounts = try hub.register("account", 4)
    for account in accounts {
      let client = try await hub.client(account)
      try await client.ask(UpdateProfileCall(update: ProfileUpdate(nickname: String(repeating: "x", count: 400))))
      try await client.ask(
        RequestFriendCall(account: accounts[0], isImmediate: true, message: nil), or: .invalidArgument)
    }
    let alice = try await hub.client("alice")
    let page = try await alice.ask(ProfilesCall(accounts: accounts))
    #expect(page.count == 3 && page.profiles.map(\.account) == Array(accounts[..<3]))
    #expect(try await alice.ask(ProfilesCall(accounts: [])) == ProfilePage(profiles: [], count: 0))
    let second = try await hub.client(accounts[2], device: "two")
    let third = try await hub.client(accounts[3], device: "two")
    let first = try await hub.client(accounts[0], device: "two")
    try await first.ask(UpdateProfileCall(update: ProfileUpdate(nickname: "one")))
    try await second.waitUntilIdle()
    try await third.waitUntilIdle()
    #expect(second.profiles.map(\.nickname) == ["one"] && third.profiles.isEmpty)
  }
}

extension HostileClient {
  /// The profiles that it was sent.
  fileprivate var profiles: [Profile] {
    received.pushes.compactMap { frame in
      if case .profileChanged(let profile)? = frame.event?.payload { profile } else { nil }
    }
  }

  /// Asks for something that may be refused in one way.
  fileprivate func ask<Call: HubCall>(_ call: Call, or code: MessagingError.Code) async throws {
    do { _ = try await ask(call) } catch { #expect((error as? MessagingError)?.code == code) }
  }
}
