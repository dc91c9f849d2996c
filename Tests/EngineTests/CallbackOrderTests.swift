import ParlanceCore
import Testing

@testable import ParlanceEngine

/// The app receives the events of one turn, and the completions of calls, in the order in which they occurred.
@Suite struct CallbackOrderTests {
  private let a = ConversationID.direct("a")
  private let b = ConversationID.direct("b")

  /// The reported events, one short text for each.
  private func words(_ events: [DeviceEvent]) -> [String] {
    events.compactMap { event in
      switch event {
      case .received(let messages): messages.map(\.id.string).joined(separator: "+")
      case .sent(let message, let error): "\(message.id) \(error?.code.rawValue ?? "sent")"
      case .revoked(let reported): "\(reported.revocation.messageID) revoked"
      case .connection(.ended): "ended"
      default: nil
      }
    }
  }

  @Test(arguments: [false, true])
  func eventsOfATurnAreReportedInOrder(_ hasEnds: Bool) throws {
    let world = try ScriptedWorld()
    try world.login(world.connected())
    let ends = Answer<[String]>()
    let recorder = world.recorder
    for name in hasEnds ? ["first", "second"] : [] {
      world.device.deleteFromHub(b, [MessageID(name)], note: nil) { _ in ends.give(words(recorder.events)) }
    }
    let text = MessageBody(content: .text("text"))
    try world.device.send(MessageDraft(id: "own", conversation: a, body: text))
    world.waitUntilIdle()
    let deletions = world.hub.take(DeleteMessagesCall.self).map(\.number)
    let submission = try #require(world.hub.take(SubmitCall.self).first?.number)
    let revocation = RevocationEvent(
      messageID: "b1", revoker: "b", messageSender: "b", messageTime: Timestamp(milliseconds: 1001),
      messageSequence: 1, time: Timestamp(milliseconds: 1002), scope: .everyone, request: RevocationRequest())
    var frames: [InboundFrame] = [
      .event(textEvent("a1", in: a, 1)),
      .event(textEvent("a2", in: a, 2)),
      .event(textEvent("b1", in: b, 1)),
      .event(
        StreamEvent(
          stream: .conversation(b), sequence: 2, time: Timestamp(milliseconds: 1002),
          payload: .revocation(revocation, []))),
      .reply(submission, .failure(MessagingError(.forbidden))),
      .event(textEvent("a3", in: a, 3)),
    ]
    if hasEnds {
      frames.insert(.reply(deletions[0], .success(Done())), at: 3)
      frames.append(.reply(deletions[1], .success(Done())))
    }
    world.push(frames + [.ended(.administration(reason: ""))])
    let told = ["a1+a2", "b1", "b1 revoked", "own forbidden", "a3", "ended"]
    #expect(words(recorder.events) == told)
    if hasEnds { #expect(ends.all == [Array(told.prefix(2)), Array(told.prefix(5))]) }
  }
}
