import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The attributes of an account last as long as it is online, however its logins fall into turns.
@Suite struct AccountAttributes {
  private func change(_ attributes: [String: String]) -> ChangeAttributesCall {
    ChangeAttributesCall(owner: .account("alice"), change: .merge(attributes), announces: false)
  }

  private func attributes(for client: HostileClient) async throws -> [String] {
    try await client.ask(AttributesCall(owner: .account("alice"), keys: nil)).map(\.key)
  }

  private func login(_ device: DeviceID) -> ConnectCall {
    ConnectCall(account: "alice", token: "", device: device, style: "Test", platform: .linux)
  }

  @Test(arguments: HubStoreKind.allCases)
  func attributesEndWithALogoutBeforeALoginOfTheSameTurn(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    try await alice.ask(change(["a": "1"]))
    #expect(try await attributes(for: bob) == ["a"])
    let again = hub.client()
    let number = hub.inOneTurn {
      alice.send(DisconnectCall())
      return again.send(login("phone"))
    }
    _ = try await again.result(number, of: ConnectCall.self).get()
    #expect(try await attributes(for: bob) == [])
  }

  @Test(arguments: HubStoreKind.allCases)
  func attributesOfAFirstLoginSurviveASecondOneOfTheSameTurn(_ kind: HubStoreKind) async throws {
    let hub = try HostileHub(kind)
    let bob = try await hub.client("bob")
    let (phone, tablet) = (hub.client(), hub.client())
    let number = hub.inOneTurn {
      phone.send([login("phone"), change(["a": "1"])])
      return tablet.send(login("tablet"))
    }
    _ = try await tablet.result(number, of: ConnectCall.self).get()
    #expect(try await attributes(for: bob) == ["a"])
  }

  @Test func attributesLastUntilALostAccountIsOffline() async throws {
    let hub = try HostileHub()
    let bob = try await hub.client("bob")
    let alice = try await hub.client("alice")
    try await alice.ask(change(["a": "1"]))
    alice.close()
    await hub.waitUntilIdle()
    let second = try await hub.client("alice")
    #expect(try await attributes(for: bob) == ["a"])
    second.close()
    await hub.waitUntilIdle()
    hub.clock.advance(byMilliseconds: hub.inspect { $0.settings.offlineAfter })
    _ = try await hub.client("alice")
    #expect(try await attributes(for: bob) == [])
  }
}
