import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The account's own stream is cut off, and what it would have told is read from where everything stands.
@Suite struct SnapshotTests {
  private let bob = ConversationID.direct("bob")

  private func snapshot(_ world: ScriptedWorld) -> Connected? {
    let heads = [
      StreamHead(stream: .account, sequence: 9),
      StreamHead(stream: .conversation(bob), sequence: 0, peerRead: 5),
    ]
    if case .connected(let standing) = world.connected(heads: heads) { return standing }
    return nil
  }

  private func peerRead(_ world: ScriptedWorld) -> Int64? {
    world.device.core.withLock { $0.conversations.byID[bob]?.record.peerRead }
  }

  @Test func snapshotIsRequestedAgainUntilItArrives() throws {
    let world = try ScriptedWorld()
    try world.login(world.connected(heads: [StreamHead(stream: .account, sequence: 9)]))
    try world.answer(PullCall.self, [PulledStream(stream: .account, events: [], upTo: 9, isTruncated: true)])
    #expect(world.hub.take(SnapshotCall.self).count == 1)
    // The link breaks before the answer, and the stream itself is not cut off any more.
    try world.again(world.connected(heads: [StreamHead(stream: .account, sequence: 9)]))
    #expect(world.hub.take(PullCall.self).isEmpty)
    try world.answer(SnapshotCall.self, try #require(snapshot(world)))
    #expect(peerRead(world) == 5)
    try world.again(world.connected(heads: [StreamHead(stream: .account, sequence: 9)]))
    #expect(world.hub.take(SnapshotCall.self).isEmpty)
  }
}
