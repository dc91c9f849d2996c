import ParlanceCore
import Testing

@testable import Parlance

/// The streams of a client without a client.
@Suite struct EventStreamsTests {
  private func message(_ number: Int, in conversation: ConversationID = .direct("bob")) -> Message {
    Message(
      id: MessageID("m\(number)"), conversation: conversation, sender: "bob",
      time: Timestamp(milliseconds: Int64(number)), state: .received, kind: .text, encodedBody: [])
  }

  /// The ids that a stream has, up to where a task would wait.
  private func ids(_ streams: inout EventStreams, _ stream: Int) -> [String] {
    var ids: [String] = []
    let waiter = EventStreams.Waiter()
    defer { _ = streams.cancel(waiter, of: stream) }
    while let step = streams.next(of: stream, waiter) {
      switch step {
      case .element(.received(let messages), let index): ids.append(messages[index].id.string)
      case .element: ids.append("other")
      case .end(let error):
        ids.append(error?.code.rawValue ?? "end")
        return ids
      }
    }
    return ids
  }

  @Test func newestUndeliveredEventsAreKept() {
    var streams = EventStreams()
    for number in 0..<KeptEvents.contentLimit + 5 {
      _ = streams.add(.received([message(number)]), isKept: true)
    }
    for _ in 0..<KeptEvents.otherLimit + 7 { _ = streams.add(.connection(.lost), isKept: true) }
    let connection = streams.open(.connection)
    #expect(ids(&streams, connection).count == KeptEvents.otherLimit)
    let messages = streams.open(.messages(nil))
    let found = ids(&streams, messages)
    #expect(found.count == KeptEvents.contentLimit)
    #expect(found.first == "m5" && found.last == "m\(KeptEvents.contentLimit + 4)")
    // Taken once.
    let again = streams.open(.messages(nil))
    #expect(ids(&streams, again).isEmpty)
  }

  @Test func undeliveredEventsOfAClosedStreamGoToTheNextUnlessAnotherHasThem() {
    var streams = EventStreams()
    let first = streams.open(.messages(nil))
    _ = streams.add(.received([message(1), message(2), message(3)]), isKept: true)
    _ = streams.add(.received([message(4)]), isKept: true)
    _ = streams.next(of: first, EventStreams.Waiter())
    streams.close(first)
    _ = streams.add(.received([message(5)]), isKept: true)
    let second = streams.open(.messages(nil))
    #expect(ids(&streams, second) == ["m2", "m3", "m4", "m5"])

    let third = streams.open(.messages(nil))
    _ = streams.add(.received([message(6)]), isKept: true)
    #expect(ids(&streams, second) == ["m6"])
    streams.close(third)
    let fourth = streams.open(.messages(nil))
    #expect(ids(&streams, fourth).isEmpty)
  }

  @Test func aStreamOfOneConversationLeavesTheOthersKept() {
    var streams = EventStreams()
    _ = streams.add(.received([message(1)]), isKept: true)
    _ = streams.add(.received([message(2, in: .group("g"))]), isKept: true)
    let group = streams.open(.messages(.group("g")))
    #expect(ids(&streams, group) == ["m2"])
    let all = streams.open(.messages(nil))
    #expect(ids(&streams, all) == ["m1"])
  }

  @Test func stepsOfOneMessageAreNotKept() {
    var streams = EventStreams()
    _ = streams.add(.received([message(1)]), isKept: false)
    let stream = streams.open(.events)
    #expect(ids(&streams, stream).isEmpty)
    #expect(DeviceEvent.sending(message(1)).isStep && !DeviceEvent.received([]).isStep)
  }

  @Test func endIsDeliveredOnceAfterHeldEvents() {
    var streams = EventStreams()
    let stream = streams.open(.messages(nil))
    _ = streams.add(.received([message(1)]), isKept: true)
    _ = streams.finish(MessagingError(.sessionEnded))
    // Later events go to the next stream.
    _ = streams.add(.received([message(2)]), isKept: true)
    #expect(ids(&streams, stream) == ["m1", "sessionEnded"])
    #expect(ids(&streams, stream) == ["end"])
    let next = streams.open(.messages(nil))
    #expect(ids(&streams, next) == ["m2"])
  }

  @Test func waitingTasksAreServedInTurnAndCancelledOnesAreNot() {
    var streams = EventStreams()
    let stream = streams.open(.messages(nil))
    let waiters = (0..<3).map { _ in EventStreams.Waiter() }
    for waiter in waiters {
      let step = streams.next(of: stream, waiter)
      #expect(step == nil)
    }
    let wasWaiting = streams.cancel(waiters[0], of: stream)
    #expect(wasWaiting)
    let served = streams.add(.received([message(1), message(2), message(3)]), isKept: true)
    #expect(served.map { $0.waiter === waiters[1] } == [true, false])
    #expect(ids(&streams, stream) == ["m3"])
    // Cancelled before it began to wait.
    let early = EventStreams.Waiter()
    let isWaiting = streams.cancel(early, of: stream)
    #expect(!isWaiting)
    guard case .end(nil)? = streams.next(of: stream, early) else {
      Issue.record("a cancelled task waits")
      return
    }
  }
}
