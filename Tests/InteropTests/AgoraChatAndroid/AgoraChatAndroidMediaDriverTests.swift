import Foundation
import Parlance
import ParlanceConformance
import Testing

/// The driver of files alone, before styles meet.
@Suite struct AgoraChatAndroidMediaDriverTests {
  @Test(arguments: MediaSort.allCases)
  func whatIsSentIsShownAndFetched(_ sort: MediaSort) async throws {
    let style = StyleDefinition.agoraChatAndroid
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await World.with(Cell(sender: style, receiver: style, store: .memory)) { world in
      let (alice, bob) = try await world.pair()
      let sender = try #require(try alice.driver() as? any MediaDriver)
      let receiver = try #require(try bob.driver() as? any MediaDriver)
      let id = try await sender.submit(
        sort, path: file.path, fileName: "a.bin", duration: 3000, to: .direct(bob.account))
      try await alice.isAccepted(id)
      let shown = try #require(try await sender.media(of: id, in: .direct(bob.account)))
      #expect(shown.sort == sort)
      #expect(shown.fileName == "a.bin")
      #expect(shown.size == (sort == .video || sort == .file ? 300_000 : nil))
      #expect(shown.duration == (sort == .audio || sort == .video ? 3000 : nil))
      try await bob.sees(id)
      #expect(try await receiver.media(of: id, in: .direct(alice.account)) == shown)
      #expect(try await receiver.fetch(id, in: .direct(alice.account)) == bytes)
    }
  }
}
