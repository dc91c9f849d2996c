import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The rights to the attributes of a room.
@Suite struct HostileRoomAttributes {
  private static let room = AttributeOwner.conversation("r")

  /// A room of alice with attributes of bob, who is in it, and mallory, who is not.
  private func room(
    _ kind: HubStoreKind
  ) async throws -> (hub: HostileHub, alice: HostileClient, bob: HostileClient, mallory: HostileClient) {
    let hub = try HostileHub(kind)
    let alice = try await hub.client("alice")
    let bob = try await hub.client("bob")
    let mallory = try await hub.client("mallory")
    _ = try hub.loop.createRoom(id: "r", name: "Room", owner: "alice")
    _ = try await bob.ask(EnterRoomCall(id: "r", nickname: nil, custom: nil))
    try await bob.ask(ChangeAttributesCall(owner: Self.room, change: .merge(["a": "1", "b": "2"]), announces: false))
    return (hub, alice, bob, mallory)
  }

  private func change(_ change: AttributeChange) -> ChangeAttributesCall {
    ChangeAttributesCall(owner: Self.room, change: change, announces: true)
  }

  private func attributes(_ client: HostileClient) async throws -> [String: String] {
    let all = try await client.ask(AttributesCall(owner: Self.room, keys: nil))
    return Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0.value) })
  }

  /// Whatever way takes them away.
  @Test(
    arguments: HubStoreKind.allCases,
    [.clear, .replace([:]), .replace(["c": "3"]), .remove(["a"])] as [AttributeChange])
  func strangersTakeNothingAway(_ kind: HubStoreKind, _ taking: AttributeChange) async throws {
    let (_, alice, bob, mallory) = try await room(kind)
    #expect(try await mallory.refusal(of: change(taking)).code == .notMember)
    #expect(try await attributes(bob) == ["a": "1", "b": "2"])
    // Its owner may, from outside; one who is in it may; a stranger what is their own.
    try await mallory.ask(change(.merge(["m": "4"])))
    try await mallory.ask(change(.remove(["m", "n"])))
    try await alice.ask(change(.remove(["a"])))
    #expect(try await attributes(mallory) == ["b": "2"])
    try await mallory.ask(EnterRoomCall(id: "r", nickname: nil, custom: nil))
    try await mallory.ask(change(taking))
    #expect(try await attributes(bob)["b"] == (taking == .remove(["a"]) ? "2" : nil))
  }

  @Test func strangersTakeTheirOwnAway() async throws {
    let hub = try HostileHub()
    let mallory = try await hub.client("mallory")
    let bob = try await hub.client("bob")
    _ = try await bob.ask(SubscribeCall(id: "r", creates: true))
    try await mallory.ask(change(.replace(["m": "1", "n": "2"])))
    try await mallory.ask(change(.replace(["m": "3"])))
    #expect(try await attributes(bob) == ["m": "3"])
    try await mallory.ask(change(.clear))
    #expect(try await attributes(bob).isEmpty)
  }

  /// A refused request creates no room.
  @Test(arguments: HubStoreKind.allCases)
  func refusedChangeMakesNoRoom(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind) { $0.limits.subscriptions = 1 }
    let alice = try await hub.client("alice")
    let large = ChangeAttributesCall(
      owner: .conversation("new"), change: .merge(["k": String(repeating: "v", count: 9000)]), announces: false)
    #expect(try await alice.refusal(of: large).code == .limitExceeded)
    #expect(try hub.stream("new") == nil)
    _ = try await alice.ask(SubscribeCall(id: "first", creates: true))
    #expect(try await alice.refusal(of: SubscribeCall(id: "second", creates: true)).code == .limitExceeded)
    #expect(try hub.stream("second") == nil)
  }

  @Test func accountsAttributesAreItsOwn() async throws {
    let hub = try HostileHub()
    let alice = try await hub.client("alice")
    let mallory = try await hub.client("mallory")
    let own = AttributeOwner.account("alice")
    try await alice.ask(ChangeAttributesCall(owner: own, change: .merge(["a": "1"]), announces: false))
    for change in [.clear, .replace([:]), .remove(["a"]), .merge(["a": "2"])] as [AttributeChange] {
      let call = ChangeAttributesCall(owner: own, change: change, announces: false)
      #expect(try await mallory.refusal(of: call).code == .forbidden)
    }
    #expect(try await mallory.ask(AttributesCall(owner: own, keys: nil)).map(\.value) == ["1"])
  }
}
