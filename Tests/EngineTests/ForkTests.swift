import Dispatch
import Foundation
import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// A hub that was restored from an older copy, emptied or replaced, under devices that are ahead of it.
@Suite struct ForkTests {
  private let queue = DispatchQueue(label: "fork.callbacks")

  /// A folder with a hub whose database is exchanged between two runs.
  private final class Place {
    let folder: TemporaryFolder
    private let queue: DispatchQueue

    init(_ queue: DispatchQueue) throws {
      folder = try TemporaryFolder()
      self.queue = queue
    }

    func run<Value>(_ body: (MessagingEnvironment) async throws -> Value) async throws -> Value {
      let environment = try MessagingEnvironment.embedded(at: folder.url, callbackQueue: queue)
      defer { environment.shutDown() }
      return try await body(environment)
    }

    private func hub(_ suffix: String) -> URL { folder.url.appendingPathComponent("hub.sqlite\(suffix)") }

    func copyHub() throws {
      try FileManager.default.copyItem(at: hub(""), to: folder.url.appendingPathComponent("copy"))
    }

    func removeHub() throws {
      for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: hub(suffix).path) {
        try FileManager.default.removeItem(at: hub(suffix))
      }
    }

    func restoreHub() throws {
      try removeHub()
      try FileManager.default.moveItem(at: folder.url.appendingPathComponent("copy"), to: hub(""))
    }
  }

  private func send(_ texts: [String], _ device: Device, _ events: EventRecorder, to peer: ConversationID) async throws
    -> [MessageID]
  {
    let sent = try texts.map { try device.send($0, to: peer).id }
    for id in sent { #expect(try await events.waitForOutcome(of: id).error == nil) }
    return sent
  }

  private func ids(_ device: Device, in conversation: ConversationID) -> [MessageID] {
    device.messages(MessageQuery(in: conversation, limit: 100)).map(\.id)
  }

  enum Loss: CaseIterable { case restored, emptied }

  @Test(arguments: Loss.allCases)
  func laterMessagesAreReportedOnceAndEarlierOnesAreKept(_ loss: Loss) async throws {
    let place = try Place(queue)
    let (alice, bob) = (ConversationID.direct("alice"), ConversationID.direct("bob"))
    let before = try await place.run { environment in
      let (device, events) = try await environment.connectedDevice("alice")
      let (_, other) = try await environment.connectedDevice("bob")
      let sent = try await send(["1", "2"], device, events, to: bob)
      try await other.waitForMessage(sent[1])
      return sent
    }
    try place.copyHub()
    // The devices go on, and are ahead of the copy.
    let lost = try await place.run { environment in
      let (device, events) = try await environment.connectedDevice("alice")
      let (answering, other) = try await environment.connectedDevice("bob")
      let sent = try await send(["3", "4", "5"], device, events, to: bob)
      try await other.waitForMessage(sent[2])
      let sequence = try #require(answering.message(sent[2], in: alice)?.sequence)
      let error = await withCheckedContinuation { continuation in
        answering.acknowledge(alice, upTo: sequence) { continuation.resume(returning: $0) }
      }
      #expect(error == nil)
      try await events.wait { if case .receipts = $0 { true } else { false } }
      return sent
    }
    switch loss {
    case .restored: try place.restoreHub()
    case .emptied: try place.removeHub()
    }
    // Two by two: the hub's stream grows past where the devices had been.
    for round in 0..<3 {
      let new = try await place.run { environment in
        let (other, received) = try await environment.connectedDevice("bob")
        let (device, events) = try await environment.connectedDevice("alice")
        let new = try await send(["new \(round) 1", "new \(round) 2"], device, events, to: bob)
        try await received.waitForMessage(new[1])
        #expect(received.received == new, "round \(round)")
        #expect(ids(other, in: alice).suffix(2) == new)
        #expect(Set(ids(other, in: alice)).isSuperset(of: before + lost))
        #expect(Set(ids(device, in: bob)).isSuperset(of: before + lost))
        // A message that was read stays read.
        #expect(device.isReadByPeer(try #require(device.message(before[0], in: bob))))
        return new
      }
      // Nothing is reported again.
      try await place.run { environment in
        let (_, received) = try await environment.connectedDevice("bob")
        #expect(received.received.isEmpty)
        _ = new
      }
    }
  }

  @Test func messagesSentDuringAnAbsenceAreReported() async throws {
    let place = try Place(queue)
    try await place.run { environment in
      let (device, events) = try await environment.connectedDevice("alice")
      _ = try await environment.connectedDevice("bob")
      _ = try await send(["1"], device, events, to: .direct("bob"))
    }
    try place.copyHub()
    try await place.run { environment in
      let (device, events) = try await environment.connectedDevice("alice")
      let (_, other) = try await environment.connectedDevice("bob")
      let sent = try await send(["2", "3", "4"], device, events, to: .direct("bob"))
      try await other.waitForMessage(sent[2])
    }
    try place.restoreHub()
    // Bob is away until the hub's stream is longer than what he had of the other one.
    let sent = try await place.run { environment in
      let (device, events) = try await environment.connectedDevice("alice")
      return try await send((0..<6).map { "new \($0)" }, device, events, to: .direct("bob"))
    }
    try await place.run { environment in
      let (bob, received) = try await environment.connectedDevice("bob")
      #expect(received.received == sent)
      #expect(bob.unreadCount(of: nil) == 4 + sent.count)
    }
  }

  @Test func groupsFollowTheHub() async throws {
    let place = try Place(queue)
    let kept = try await place.run { environment in
      _ = try await environment.connectedDevice("alice")
      _ = try await environment.connectedDevice("bob")
      return try environment.administration.createGroup(name: "kept", owner: "alice", members: ["bob"])
    }
    try place.copyHub()
    let gone = try await place.run { environment in
      let (bob, events) = try await environment.connectedDevice("bob")
      let gone = try environment.administration.createGroup(name: "gone", owner: "alice", members: ["bob"])
      try await events.wait { if case .groupAdded(let group) = $0 { group.id == gone } else { false } }
      let (alice, _) = try await environment.connectedDevice("alice")
      let error = await withCheckedContinuation { continuation in
        alice.updateGroup(kept, [GroupInfo.Property.name: "renamed"]) { continuation.resume(returning: $0) }
      }
      #expect(error == nil)
      try await events.wait { if case .groupUpdated(let group) = $0 { group.name == "renamed" } else { false } }
      #expect(bob.groups().count == 2)
      return gone
    }
    try place.restoreHub()
    try await place.run { environment in
      let (bob, events) = try await environment.connectedDevice("bob")
      #expect(bob.groups().map(\.name) == ["kept"])
      #expect(bob.members(ofGroup: kept)?.count == 2)
      let removed = events.events.filter {
        if case .groupRemoved(let group, _, _) = $0 { group.id == gone } else { false }
      }
      #expect(removed.count == 1)
    }
  }

  /// The hub was restarted after the copy was made, so that the devices have seen generations that the copy does not know.
  @Test func messageDeletedFromASharedHistoryStaysDeleted() async throws {
    let place = try Place(queue)
    let deleted = try await place.run { environment in
      let (device, events) = try await environment.connectedDevice("alice")
      let (bob, received) = try await environment.connectedDevice("bob")
      let sent = try await send(["1", "2"], device, events, to: .direct("bob"))
      try await received.waitForMessage(sent[1])
      try bob.deleteMessage(sent[0])
      return sent[0]
    }
    try place.copyHub()
    for round in 0..<3 {
      try await place.run { environment in
        let (device, events) = try await environment.connectedDevice("alice")
        let (_, received) = try await environment.connectedDevice("bob")
        let sent = try await send(["lost \(round)"], device, events, to: .direct("bob"))
        try await received.waitForMessage(sent[0])
      }
    }
    try place.restoreHub()
    try await place.run { environment in
      let (device, events) = try await environment.connectedDevice("alice")
      let sent = try await send(["new"], device, events, to: .direct("bob"))
      let (bob, received) = try await environment.connectedDevice("bob")
      #expect(received.received == sent)
      #expect(bob.message(deleted) == nil)
    }
  }

  /// The copy was made before the device came, which is not a reason to take it for new: what was sent to it since is its news.
  @Test func aDeviceThatTheCopyDoesNotKnowIsNotNew() async throws {
    let place = try Place(queue)
    try await place.run { environment in
      try environment.administration.createAccount("bob")
      let (device, events) = try await environment.connectedDevice("alice")
      _ = try await send(["1"], device, events, to: .direct("bob"))
    }
    try place.copyHub()
    try await place.run { environment in
      let (device, events) = try await environment.connectedDevice("alice")
      let (_, received) = try await environment.connectedDevice("bob")
      let sent = try await send(["lost"], device, events, to: .direct("bob"))
      try await received.waitForMessage(sent[0])
    }
    try place.restoreHub()
    try await place.run { environment in
      let (device, events) = try await environment.connectedDevice("alice")
      let command = try device.send(
        MessageDraft(
          conversation: .direct("bob"), body: MessageBody(content: .command(CommandContent(action: "do")))))
      #expect(try await events.waitForOutcome(of: command.id).error == nil)
      let (_, received) = try await environment.connectedDevice("bob")
      let commands = received.events.flatMap { event in
        if case .commands(let commands) = event { commands.map(\.id) } else { [MessageID]() }
      }
      #expect(commands == [command.id])
    }
  }

  /// A hub that says nothing of another history, and whose stream is shorter than what the device had of it.
  @Test func aHeadBehindTheCursorIsNoticed() throws {
    let world = try ScriptedWorld()
    let bob = ConversationID.direct("bob")
    try world.login()
    world.push(textEvent("a", in: bob, 1), textEvent("b", in: bob, 2), textEvent("c", in: bob, 3))
    try world.again(world.connected(heads: [StreamHead(stream: .conversation(bob), sequence: 2)]))
    let pull = try #require(world.hub.take(PullCall.self).first)
    #expect(pull.call.positions == [PullPosition(stream: .conversation(bob), after: 0)])
    world.answer(
      pull.number,
      [
        PulledStream(
          stream: .conversation(bob), events: [textEvent("a", in: bob, 1), textEvent("d", in: bob, 2)], upTo: 2,
          isTruncated: false)
      ])
    #expect(world.recorder.received == ["a", "b", "c", "d"])
    #expect(world.device.message("a", in: bob)?.sequence == 1)
    #expect(world.device.message("d", in: bob)?.sequence == 2)
    #expect(world.device.message("c", in: bob)?.sequence == 0)
    world.push(textEvent("e", in: bob, 3))
    #expect(world.recorder.received.last == "e")
  }
}
