import Parlance
import ParlanceCore
import Testing

@testable import ParlanceEngine

/// Requests that a hub does not answer, or not as it should.
@Suite struct DeviceDeadlineTests {
  @Test func aRequestWithoutAnAnswerFailsInTime() throws {
    let world = try ScriptedWorld()
    try world.login()
    let answer = Answer<Result<Timestamp, MessagingError>>()
    world.device.fetchServerTime { answer.give($0) }
    world.waitUntilIdle()
    let (number, _) = try #require(world.hub.take(TimeCall.self).first)
    world.advance(bySeconds: 59.9)
    #expect(answer.all.isEmpty)
    world.advance(bySeconds: 0.1)
    #expect(answer.all == [.failure(MessagingError(.timeout))])
    // The link may still be intact; the late reply is ignored.
    world.answer(number, Timestamp.zero)
    #expect(answer.all.count == 1)
    #expect(world.hub.interruptions == 0)
    #expect(world.device.isConnected)
  }

  /// The hub may have made the change, and notifies the account's other devices alone.
  @Test func unansweredChangeIsFetched() throws {
    let world = try ScriptedWorld()
    try world.login()
    let read = Answer<Result<AllPushSettings, MessagingError>>()
    world.device.fetchPushSettings { read.give($0) }
    try world.answer(PushSettingsCall.self, AllPushSettings(account: PushSettings()))
    let answer = Answer<Result<PushSettings, MessagingError>>()
    world.device.updatePushSettings(PushSettingsUpdate(displayName: "me")) { answer.give($0) }
    world.advance(bySeconds: 60)
    #expect(answer.all == [.failure(MessagingError(.timeout))])
    let changed = PushSettings(displayName: "me", updated: Timestamp(milliseconds: 7))
    let entry = StreamEvent(
      stream: .account, sequence: 2, time: Timestamp(milliseconds: 7), payload: .pushSettingsChanged(.account(changed)))
    try world.answer(
      PullCall.self, [PulledStream(stream: .account, events: [entry], upTo: 2, isTruncated: false)])
    #expect(world.device.pushSettings()?.account == changed)
    let told = world.recorder.events.filter { if case .pushSettingsChanged = $0 { true } else { false } }
    #expect(told.count == 1 && world.device.isConnected)
  }

  @Test func answerInTimeIsReported() throws {
    let world = try ScriptedWorld()
    try world.login()
    let answer = Answer<Result<Timestamp, MessagingError>>()
    world.device.fetchServerTime { answer.give($0) }
    world.advance(bySeconds: 59)
    try world.answer(TimeCall.self, Timestamp(milliseconds: 7))
    world.advance(bySeconds: 600)
    #expect(answer.all == [.success(Timestamp(milliseconds: 7))])
    #expect(world.hub.interruptions == 0)
  }

  @Test func aLaterRequestIsLookedAtInItsTurn() throws {
    let world = try ScriptedWorld()
    try world.login()
    let answer = Answer<Result<Timestamp, MessagingError>>()
    world.device.fetchServerTime { answer.give($0) }
    try world.answer(TimeCall.self, .zero)
    world.advance(bySeconds: 30)
    world.device.fetchServerTime { answer.give($0) }
    // The check at the deadline of the first request finds nothing to do.
    world.advance(bySeconds: 30)
    #expect(answer.all == [.success(.zero)])
    world.advance(bySeconds: 30)
    #expect(answer.all == [.success(.zero), .failure(MessagingError(.timeout))])
  }

  @Test func deadlinesOfAllRequestsShareATimer() throws {
    let world = try ScriptedWorld()
    try world.login()
    let before = world.clock.count
    let answer = Answer<Result<Timestamp, MessagingError>>()
    for _ in 0..<50 { world.device.fetchServerTime { answer.give($0) } }
    world.advance(bySeconds: 30)
    for _ in 0..<50 { world.device.fetchServerTime { answer.give($0) } }
    world.waitUntilIdle()
    #expect(world.clock.count - before <= 1)
    world.advance(bySeconds: 30)
    #expect(answer.all.count == 50)
    world.advance(bySeconds: 30)
    #expect(answer.all.count == 100)
    #expect(world.clock.count - before <= 3)
  }

  @Test func aMessageWithoutAnAnswerIsSentAgainOverANewLink() throws {
    let world = try ScriptedWorld()
    try world.login()
    let message = try world.device.send("hello", to: .direct("bob"))
    world.waitUntilIdle()
    let first = try #require(world.hub.take(SubmitCall.self).first)
    let scheduled = world.clock.count
    world.advance(bySeconds: 60)
    #expect(world.hub.interruptions == 1)
    // To begin again in a second, and nothing else.
    #expect(world.clock.count - scheduled == 1)
    #expect(world.changes.last == .lost)
    #expect(world.sent.isEmpty)
    world.advance(bySeconds: 1)
    try world.answer(ConnectCall.self, world.connected())
    // The answer to the first request belongs to a closed link.
    world.answer(first.number, acceptance(message.id, 9))
    #expect(world.sent.isEmpty)
    try world.answer(SubmitCall.self, acceptance(message.id, 1))
    #expect(world.sent.map(\.id) == [message.id])
    #expect(world.device.message(message.id)?.sequence == 1)
  }

  @Test func aFetchWithoutAnAnswerBeginsAnew() throws {
    let world = try ScriptedWorld()
    try world.login()
    // Something between is missing.
    world.push(textEvent("b", in: .direct("bob"), 2))
    #expect(world.hub.take(PullCall.self).count == 1)
    world.advance(bySeconds: 60)
    #expect(world.hub.interruptions == 1)
    world.advance(bySeconds: 1)
    try world.answer(
      ConnectCall.self,
      world.connected(heads: [StreamHead(stream: .conversation(.direct("bob")), sequence: 2)]))
    try world.answer(
      PullCall.self,
      [
        PulledStream(
          stream: .conversation(.direct("bob")),
          events: [textEvent("a", in: .direct("bob"), 1), textEvent("b", in: .direct("bob"), 2)], upTo: 2,
          isTruncated: false)
      ])
    #expect(world.recorder.received == ["a", "b"])
  }

  @Test func aLoginByHandWithoutAnAnswerFailsAndCanBeTriedAgain() throws {
    let world = try ScriptedWorld()
    let answer = Answer<MessagingError?>()
    world.device.connect(token: "") { answer.give($0) }
    world.waitUntilIdle()
    #expect(world.hub.take(ConnectCall.self).count == 1)
    world.advance(bySeconds: 60)
    #expect(answer.all == [MessagingError(.timeout)])
    #expect(world.changes.last == .unreachable)
    #expect(world.hub.interruptions == 1)
    world.advance(bySeconds: 1)
    world.device.connect(token: "") { answer.give($0) }
    try world.answer(ConnectCall.self, world.connected())
    #expect(answer.all == [MessagingError(.timeout), nil])
  }

  @Test func anEventualLoginWithoutAnAnswerIsTriedAgain() throws {
    let world = try ScriptedWorld()
    world.device.connectEventually(token: "")
    world.advance(bySeconds: 60)
    #expect(world.changes.last == .lost)
    world.advance(bySeconds: 1)
    try world.answer(ConnectCall.self, world.connected())
    #expect(world.changes.last == .synchronized)
  }

  @Test func answerOfAnotherTypeIsMalformed() throws {
    let world = try ScriptedWorld()
    try world.login()
    let answer = Answer<Result<Timestamp, MessagingError>>()
    world.device.fetchServerTime { answer.give($0) }
    let message = try world.device.send("hello", to: .direct("bob"))
    let other = try world.device.send("hello", to: .direct("bob"))
    world.waitUntilIdle()
    world.answer(try #require(world.hub.take(TimeCall.self).first).number, "noon")
    #expect(answer.all == [.failure(MessagingError(.malformedData))])
    let submitted = world.hub.take(SubmitCall.self)
    try #require(submitted.count == 2)
    world.answer(submitted[0].number, Done())
    // The acceptance of another message is not valid for this one.
    world.answer(submitted[1].number, acceptance(message.id, 1))
    #expect(world.sent.map(\.id) == [message.id, other.id])
    #expect(world.sent.allSatisfy { $0.error == .malformedData })
  }

  @Test func aLoginAnsweredByNonsenseIsRefused() throws {
    let world = try ScriptedWorld()
    world.device.connectEventually(token: "")
    world.waitUntilIdle()
    world.answer(try #require(world.hub.take(ConnectCall.self).first).number, Done())
    #expect(world.changes.last == .refused(MessagingError(.malformedData)))
  }

  @Test func aBurstWaitsForAnswersInItsOrder() throws {
    let world = try ScriptedWorld()
    try world.login()
    let ids = try (0..<5000).map { _ in try world.device.send("hello", to: .direct("bob")).id }
    world.waitUntilIdle()
    var accepted: [MessageID] = []
    var most = 0
    while accepted.count < ids.count {
      let calls = world.hub.take(SubmitCall.self)
      try #require(!calls.isEmpty)
      most = max(most, calls.count)
      let frames = calls.enumerated().map { index, frame in
        InboundFrame.reply(
          frame.number, .success(acceptance(frame.call.id, Int64(accepted.count + index) + 1)))
      }
      accepted += calls.map(\.call.id)
      world.push(frames)
    }
    #expect(accepted == ids)
    #expect(most < 5000)
    #expect(world.sent.map(\.id) == ids)
  }

  @Test func messageWaitingForOthersCanBeCancelled() throws {
    let world = try ScriptedWorld()
    try world.login()
    let ids = try (0..<3000).map { _ in try world.device.send("hello", to: .direct("bob")).id }
    world.waitUntilIdle()
    #expect(world.device.cancelSending(ids[2999], in: .direct("bob")))
    #expect(!world.device.cancelSending(ids[0], in: .direct("bob")))
    var accepted = 0
    while case let calls = world.hub.take(SubmitCall.self), !calls.isEmpty {
      world.push(
        calls.enumerated().map { index, frame in
          .reply(frame.number, .success(acceptance(frame.call.id, Int64(accepted + index) + 1)))
        })
      accepted += calls.count
    }
    #expect(accepted == 2999)
  }
}
