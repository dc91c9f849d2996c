import Dispatch
import Parlance
import ParlanceCore
import Testing

@testable import ParlanceEngine

/// A hub whose disk is full for a while, or whose answers are lost: failed requests are repeated, in order, and nothing is
/// reported twice.
@Suite struct RetryTests {
  private let bob = ConversationID.direct("bob")

  private func send(_ ids: [MessageID], _ world: ScriptedWorld, to conversation: ConversationID? = nil) throws {
    for id in ids {
      try world.device.send(
        MessageDraft(id: id, conversation: conversation ?? bob, body: MessageBody(content: .text("text"))))
    }
    world.waitUntilIdle()
  }

  @Test(arguments: [MessagingError.Code.storageFull, .storageFailed, .timeout])
  func nothingOvertakesAMessageThatTheHubCouldNotTake(_ code: MessagingError.Code) throws {
    let world = try ScriptedWorld()
    try world.login()
    try send(["m1", "m2"], world)
    let sent = world.hub.take(SubmitCall.self)
    #expect(sent.map(\.call.id) == ["m1", "m2"])
    #expect(sent.allSatisfy { !$0.call.resumes })
    world.refuse(sent[0].number, code)
    try send(["m3"], world)
    try send(["m4"], world, to: .direct("carol"))
    world.advance(bySeconds: 6)
    // The answer to the second one is still on its way.
    #expect(world.hub.take(SubmitCall.self).isEmpty)
    world.refuse(sent[1].number, .storageFailed)
    world.advance(bySeconds: 4)
    #expect(world.hub.take(SubmitCall.self).isEmpty)
    world.advance(bySeconds: 2)
    let again = world.hub.take(SubmitCall.self)
    #expect(again.map(\.call.id) == ["m1", "m2", "m3", "m4"])
    #expect(again.map(\.call.resumes) == [true, false, false, false])
    for (index, sent) in again.enumerated() {
      world.answer(sent.number, acceptance(sent.call.id, index < 3 ? Int64(index + 1) : 1))
    }
    #expect(world.sent.map(\.id) == ["m1", "m2", "m3", "m4"])
    #expect(world.sent.allSatisfy { $0.error == nil })
  }

  @Test func failedFetchIsRepeatedBeforeTheDeviceIsSynchronized() throws {
    let world = try ScriptedWorld()
    try world.login()
    #expect(world.changes.filter { $0 == .synchronized }.count == 1)
    let stream = StreamName.conversation(bob)
    try world.again(world.connected(heads: [StreamHead(stream: stream, sequence: 1)]))
    let first = try #require(world.hub.take(PullCall.self).first)
    world.refuse(first.number, .storageFull)
    #expect(world.changes.last == .synchronizing)
    world.advance(bySeconds: 6)
    let second = try #require(world.hub.take(PullCall.self).first)
    #expect(second.call.positions == first.call.positions)
    world.answer(
      second.number,
      [PulledStream(stream: stream, events: [textEvent("a", in: bob, 1)], upTo: 1, isTruncated: false)])
    #expect(world.recorder.received == ["a"])
    #expect(world.changes.last == .synchronized)
    world.advance(bySeconds: 6)
    #expect(world.hub.take(PullCall.self).isEmpty)
  }

  @Test func aReturningDeviceLogsInOnceThereIsRoom() throws {
    let world = try ScriptedWorld()
    try world.login()
    world.reconnect()
    for _ in 0..<2 {
      let call = try #require(world.hub.take(ConnectCall.self).first)
      world.refuse(call.number, .storageFull)
      #expect(world.changes.last == .lost)
      world.advance(bySeconds: 2)
    }
    try world.answer(ConnectCall.self, world.connected())
    #expect(world.changes.last == .synchronized)
    #expect(!world.changes.contains { if case .refused = $0 { true } else { false } })
  }

  private func command(_ id: MessageID, options: MessageOptions = [.onlineOnly]) -> MessageEvent {
    MessageEvent(
      id: id, sender: "bob", number: 0, senderNumber: 0, options: options, platform: .linux, kind: .command,
      body: MessageBody(content: .command(CommandContent(action: "do"))).encoded())
  }

  private func commands(_ world: ScriptedWorld) -> [MessageID] {
    world.recorder.events.flatMap { if case .commands(let told) = $0 { told.map(\.id) } else { [MessageID]() } }
  }

  /// Its sender got no answer and sent it again; the hub knows nothing of it.
  @Test func commandThatTheHubDoesNotKeepIsReportedOnce() throws {
    let store = MemoryDeviceStore()
    let world = try ScriptedWorld(store: store)
    try world.login()
    world.push([.transient(bob, .zero, command("c")), .transient(bob, .zero, command("c"))])
    world.push([.transient(bob, .zero, command("c")), .transient(bob, .zero, command("d"))])
    #expect(commands(world) == ["c", "d"])
    world.device.close()
    let next = try ScriptedWorld(store: store)
    try next.login()
    next.push([.transient(bob, .zero, command("c")), .transient(bob, .zero, command("e"))])
    #expect(commands(next) == ["e"])
  }

  /// The hub was restored to a state before the command, and the sender, which had no answer, sent it again.
  @Test func commandThatARestoredHubHasAgainIsReportedOnce() throws {
    let world = try ScriptedWorld()
    try world.login()
    func event(_ id: MessageID, _ sequence: Int64) -> StreamEvent {
      StreamEvent(
        stream: .conversation(bob), sequence: sequence, time: Timestamp(milliseconds: 1000 + sequence),
        payload: .message(command(id, options: .ordinary)))
    }
    world.push(event("c", 1))
    try world.again(world.connected(heads: [StreamHead(stream: .account, sequence: 1)], isForked: true))
    world.push(event("c", 1), event("d", 2))
    #expect(commands(world) == ["c", "d"])
  }
}
