import Parlance
import ParlanceConformance
import ParlanceStyles
import TestSupport
import Testing

/// A file of a message that was imported from another service, fetched by an app of each style that has files and a history.
@Suite struct ImportedFileTests {
  @Test(arguments: StyleDefinition.shipped.map(\.name).filter { $0 != "AgoraRTM" }, Cell.Link.allCases)
  func anAppFetchesAnImportedFile(_ name: String, _ link: Cell.Link) async throws {
    let style = try #require(StyleDefinition.shipped.first { $0.name == name })
    try await World.with(Cell(sender: style, receiver: style, store: .sqlite, link: link)) { world in
      let alice = try await world.makeClient("alice", style, device: "a1")
      let bob = try await world.makeClient("bob", style, device: "b1")
      let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }
      let id = try world.environment.importFile(bytes, named: "plan.pdf", from: "alice", to: "bob")
      for client in [alice, bob] { try await client.login() }
      // A device that has received something has been given what there was before.
      let sent = try await alice.send("now", to: bob)
      try await bob.sees(sent, "now", from: alice)
      let driver = try #require(try bob.driver() as? any MediaDriver)
      #expect(try await driver.fetch(id, in: .direct("alice")) == bytes)
    }
  }
}
