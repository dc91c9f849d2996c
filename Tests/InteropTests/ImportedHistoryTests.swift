import Parlance
import ParlanceConformance
import ParlanceStyles
import TestSupport
import Testing

/// The past that was imported from another service, at a device that is new to the hub.
@Suite struct ImportedHistoryTests {
  /// One without a history on the device shows nothing of it.
  @Test(arguments: StyleDefinition.shipped.map(\.name), Cell.Link.allCases)
  func aNewDeviceOfEachStyleShowsTheEndOfThePast(_ name: String, _ link: Cell.Link) async throws {
    let style = try #require(StyleDefinition.shipped.first { $0.name == name })
    try await World.with(Cell(sender: style, receiver: style, store: .sqlite, link: link)) { world in
      let alice = try await world.makeClient("alice", style, device: "a1")
      let bob = try await world.makeClient("bob", style, device: "b1")
      let texts = try world.environment.importTexts(30, between: "alice", and: "bob")
      for client in [alice, bob] { try await client.login() }
      let kept = name == "AgoraRTM" ? [] : Array(texts.suffix(20))
      // A device that has received something has been given what there was before.
      let first = try await alice.send("now", to: bob)
      try await bob.sees(first, "now", from: alice)
      let second = try await bob.send("yes", to: alice)
      try await alice.sees(second, "yes", from: bob)
      for (client, peer) in [(alice, bob), (bob, alice)] {
        #expect(try await client.history(peer).map(\.text) == kept + ["now", "yes"], "\(client.log.name)")
      }
    }
  }
}
