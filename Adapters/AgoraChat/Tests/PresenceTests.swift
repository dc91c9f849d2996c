import AgoraChat
import Foundation
import HyphenateChat
import Parlance
import TestSupport
import Testing

/// Presence, as an app of Agora Chat has it.
@Suite @MainActor struct PresenceTests {
  private let environment = MessagingEnvironment.inMemory()

  private final class Listener: NSObject, EMPresenceManagerDelegate {
    let told = Inbox<AgoraChatPresence>("presences")

    init(_ app: ChatApp) throws {
      super.init()
      try #require(app.client.presenceManager).add(self, delegateQueue: nil)
    }

    func presenceStatusDidChanged(_ presences: [AgoraChatPresence]) { for presence in presences { told.add(presence) } }
  }

  private func manager(_ app: ChatApp) throws -> any IEMPresenceManager { try #require(app.client.presenceManager) }

  private func answer<Value>(
    _ call: (@escaping (Value?, AgoraChatError?) -> Void) -> Void
  ) async throws -> (value: Value?, code: Int?) {
    let done = Inbox<(Value?, Int?)>("completion")
    call { value, error in done.add((value, error?.code.rawValue)) }
    let result = try await done.next()
    return (result.0, result.1)
  }

  private func code(_ call: (@escaping (AgoraChatError?) -> Void) -> Void) async throws -> Int? {
    try await answer { (done: @escaping (String?, AgoraChatError?) -> Void) in call { done(nil, $0) } }.code
  }

  private func subscribe(
    _ app: ChatApp, _ members: [String], expiry: Int = 60
  ) async throws -> (value: [AgoraChatPresence]?, code: Int?) {
    let manager = try manager(app)
    return try await answer { manager.subscribe(members, expiry: expiry, completion: $0) }
  }

  private func publish(_ app: ChatApp, _ text: String?) async throws -> Int? {
    let manager = try manager(app)
    return try await code { manager.publishPresence(withDescription: text, completion: $0) }
  }

  private func members(_ app: ChatApp, page: UInt = 1, size: UInt = 10) async throws -> [String]? {
    let manager = try manager(app)
    return try await answer { manager.fetchSubscribedMembers(withPageNum: page, pageSize: size, completion: $0) }.value
  }

  @Test func usersComeAndGo() async throws {
    let (alice, bob) = (try ChatApp.loggedIn("alice", environment), try ChatApp.loggedIn("bob", environment))
    let told = try Listener(alice)
    let present = try #require(try await subscribe(alice, ["bob", "BOB", "nobody"]).value)
    #expect(present.map(\.publisher) == ["bob"])
    let detail = try #require(present[0].statusDetails?.first)
    #expect(detail.device == "linux" && detail.status == 1 && present[0].statusDescription == "")
    #expect(present[0].lastTime > 0 && present[0].expirytime >= present[0].lastTime + 60)
    #expect(bob.client.logout(false) == nil)
    let gone = try await told.told.next()
    #expect(gone.publisher == "bob" && gone.statusDetails?.isEmpty == true)
    #expect(gone.expirytime == present[0].expirytime && gone.lastTime > 0)
    #expect(bob.client.login(withUsername: "bob", password: "") == nil)
    #expect(try await told.told.next().statusDetails?.map(\.status) == [1])
    // A login reports the presence of all subscribed accounts.
    #expect(alice.client.logout(false) == nil)
    #expect(alice.client.login(withUsername: "alice", password: "") == nil)
    #expect(try await told.told.next().publisher == "bob")
    try manager(alice).remove(told)
    #expect(bob.client.logout(false) == nil)
    #expect(try await members(alice) == ["bob"] && told.told.pending.isEmpty)
  }

  @Test func descriptionsArePublished() async throws {
    let (alice, bob) = (try ChatApp.loggedIn("alice", environment), try ChatApp.loggedIn("bob", environment))
    let (told, own) = (try Listener(alice), try Listener(bob))
    #expect(try await subscribe(alice, ["bob"]).code == nil)
    #expect(try await publish(bob, "busy") == nil)
    // The publisher is notified, too.
    for listener in [told, own] {
      let presence = try await listener.told.next()
      #expect(presence.publisher == "bob" && presence.statusDescription == "busy")
      #expect(presence.statusDetails?.count == 1)
    }
    let others = try manager(alice)
    let fetched = try await answer { others.fetchPresenceStatus(["bob", "nobody", "alice"], completion: $0) }.value
    #expect(fetched?.map(\.publisher) == ["bob", "nobody", "alice"])
    #expect(
      fetched?.map(\.statusDescription) == ["busy", "", ""] && fetched?.map { $0.statusDetails?.count } == [1, 0, 1])
    #expect(fetched?[0].expirytime ?? 0 > 0 && fetched?[1].expirytime == 0 && fetched?[2].expirytime == 0)
    #expect(try await publish(bob, nil) == nil)
    #expect(try await told.told.next().statusDescription == "")
    let mine = try manager(bob)
    silently { mine.publishPresence(withDescription: "unheard of") }
    #expect(try await told.told.next().statusDescription == "unheard of")
  }

  @Test func subscriptionsAreListedAndEnded() async throws {
    let names = ["bob", "carol", "dora"]
    let apps = try names.map { try ChatApp.loggedIn($0, environment) }
    let alice = try ChatApp.loggedIn("alice", environment)
    let manager = try manager(alice)
    #expect(try await subscribe(alice, names, expiry: 30 * 86_400).value?.count == 3)
    #expect(try await members(alice, page: 1, size: 2) == ["bob", "carol"])
    #expect(try await members(alice, page: 0, size: 2) == ["bob", "carol"])
    #expect(try await members(alice, page: 2, size: 2) == ["dora"])
    #expect(try await members(alice, page: .max, size: 500) == [])
    #expect(try await code { manager.unsubscribe(["carol", "nobody"], completion: $0) } == nil)
    #expect(try await members(alice) == ["bob", "dora"])
    silently { manager.unsubscribe(["bob"]) }
    silently { manager.subscribe(["carol"], expiry: 60) }
    silently { manager.fetchSubscribedMembers(withPageNum: 1, pageSize: 1) }
    silently { manager.fetchPresenceStatus(["bob"]) }
    #expect(try await members(alice) == ["dora", "carol"])
    _ = apps
  }

  @Test func invalidPresenceCallsAreRefused() async throws {
    let alice = try ChatApp.loggedIn("alice", environment)
    _ = try ChatApp.loggedIn("bob", environment)
    let manager = try manager(alice)
    let many = (0..<101).map { "user\($0)" }
    for expiry in [0, -1, 30 * 86_400 + 1, .max, .min] {
      #expect(try await subscribe(alice, ["bob"], expiry: expiry).code == 1100)
    }
    #expect(try await subscribe(alice, ["bob", "ALICE"]).code == 1101)
    #expect(try await subscribe(alice, ["nobody"]).code == 204)
    #expect(try await subscribe(alice, [""]).code == 101)
    for list in [[], many] {
      #expect(try await subscribe(alice, list).code == 1100)
      #expect(try await code { manager.unsubscribe(list, completion: $0) } == 1100)
      #expect(
        try await answer { (done: @escaping ([AgoraChatPresence]?, AgoraChatError?) -> Void) in
          manager.fetchPresenceStatus(list, completion: done)
        }.code == 1100)
    }
    for size in [0, 501, .max] as [UInt] { #expect(try await members(alice, size: size) == nil) }
    #expect(try await publish(alice, String(repeating: "x", count: 4097)) == 1100)
    #expect(alice.client.logout(false) == nil)
    #expect(try await publish(alice, "x") == 201)
    #expect(try await subscribe(alice, ["bob"]).code == 201)
    #expect(AgoraChatPresence().publisher.isEmpty && AgoraChatPresenceStatusDetail().status == 0)
    #expect("\(EMPresenceStatusDetail(device: "ios", status: 1))" == "AgoraChatPresenceStatusDetail ios 1")
    #expect("\(EMPresence())" == "AgoraChatPresence ")
  }
}
