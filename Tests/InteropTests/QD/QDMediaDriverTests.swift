import Foundation
import Parlance
import ParlanceConformance
import Testing

/// QD's driver sends and fetches files as scenarios expect it to.
@Suite struct QDMediaDriverTests {
  @Test(arguments: Cell.Store.allCases, MediaSort.allCases)
  func whatIsSentIsFetched(_ store: Cell.Store, _ sort: MediaSort) async throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bin")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await World.with(Cell(sender: .qd, receiver: .qd, store: store)) { world in
      let (alice, bob) = try await world.pair()
      let sender = try #require(try alice.driver() as? any MediaDriver)
      let receiver = try #require(try bob.driver() as? any MediaDriver)
      let id = try await sender.submit(
        sort, path: file.path, fileName: "name.bin", duration: 1234, to: bob.conversation)
      try await bob.sees(id)
      let shown = try #require(try await receiver.media(of: id, in: alice.conversation))
      #expect(shown.sort == sort)
      #expect(shown.fileName == "name.bin")
      #expect(shown.size == 300_000)
      #expect(shown.width == nil)
      #expect(shown.duration == (sort == .audio ? 1234 : nil))
      #expect(shown.md5?.utf8.count == (sort == .audio ? nil : 32))
      #expect(try await receiver.fetch(id, in: alice.conversation) == bytes)
      #expect(try await sender.media(of: id, in: bob.conversation) == shown)
      let text = try await alice.send("no file", to: bob)
      try await bob.sees(text)
      #expect(try await receiver.media(of: text, in: alice.conversation) == nil)
    }
  }
}
