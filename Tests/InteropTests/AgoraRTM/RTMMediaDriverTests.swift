import Foundation
import Parlance
import ParlanceConformance
import Testing

/// The driver of Agora RTM sends and fetches files as scenarios expect it to.
@Suite struct RTMMediaDriverTests {
  @Test(arguments: Cell.Store.allCases, MediaSort.allCases)
  func whatIsSentIsShownAndFetched(_ store: Cell.Store, _ sort: MediaSort) async throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bin")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await World.with(Cell(sender: .agoraRTM, receiver: .agoraRTM, store: store)) { world in
      let (alice, bob) = try await world.pair()
      let sender = try #require(try alice.driver() as? any MediaDriver)
      let receiver = try #require(try bob.driver() as? any MediaDriver)
      let id = try await sender.submit(
        sort, path: file.path, fileName: "name.bin", duration: 1234, to: bob.conversation)
      try await bob.sees(id)
      let shown = try #require(try await receiver.media(of: id, in: alice.conversation))
      #expect(shown == ObservedMedia(sort: sort == .image ? .image : .file, fileName: "name.bin", size: 300_000))
      #expect(try await receiver.fetch(id, in: alice.conversation) == bytes)
      let text = try await alice.send("no file", to: bob)
      try await bob.sees(text)
      #expect(try await receiver.media(of: text, in: alice.conversation) == nil)
    }
  }
}
