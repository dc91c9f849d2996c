import Dispatch
import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Commands and online-only messages fail at the end of the login, and are not sent later.
@Suite struct MomentaryMessageTests {
  enum Ending: CaseIterable {
    case logout, waitingLogout, kick, takenOver, close
  }

  enum Kind: CaseIterable {
    case command, onlineOnlyCommand, onlineOnlyText
  }

  private func draft(_ kind: Kind) -> MessageDraft {
    var draft = MessageDraft(
      conversation: .direct("bob"),
      body: MessageBody(content: kind == .onlineOnlyText ? .text("now") : .command(CommandContent(action: "now"))))
    draft.options = kind == .command ? [.roams, .synchronizes] : [.onlineOnly, .synchronizes]
    return draft
  }

  private func outcomes(_ recorder: EventRecorder) -> [String] {
    recorder.events.compactMap { event in
      guard case .sent(let message, let error) = event else { return nil }
      return "\(message.kind) \(error.map { "\($0.code)" } ?? "sent")"
    }
  }

  /// The number of messages that bob, who is always connected, received.
  private func arrived(_ recorder: EventRecorder) -> Int {
    recorder.events.reduce(0) { count, event in
      switch event {
      case .received(let messages), .commands(let messages): count + messages.count
      default: count
      }
    }
  }

  @Test(arguments: Kind.allCases, Ending.allCases)
  func messageWaitingAtTheEndOfALoginFailsAndIsNotSentLater(_ kind: Kind, _ ending: Ending) async throws {
    let queue = DispatchQueue(label: "callbacks")
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    defer { environment.shutDown() }
    let (_, bobEvents) = try await environment.connectedDevice("bob")
    let (alice, events) = try await environment.connectedDevice("alice") { $0.login.exclusivityGroup = "x" }
    environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    try await events.wait { if case .connection(.lost) = $0 { true } else { false } }
    try alice.send(draft(kind))
    var lasting = draft(.onlineOnlyText)
    lasting.options = .ordinary
    let text = try alice.send(lasting)
    #expect(outcomes(events).isEmpty)
    switch ending {
    case .logout: await alice.disconnected()
    case .waitingLogout:
      let error: MessagingError? = Device.wait { alice.disconnect(completion: $0) }
      #expect(error == nil)
    case .kick:
      _ = try await environment.connectedDevice("alice", "tablet") { $0.login.exclusivityGroup = "x" }
      environment.setReachable(true, account: "alice", device: "phone", style: "Test")
      try await events.wait { if case .connection(.ended(.replaced)) = $0 { true } else { false } }
    case .takenOver: _ = try environment.openDevice(alice.configuration) { _ in }
    case .close: alice.close()
    }
    queue.sync {}
    let code: MessagingError.Code = ending == .kick || ending == .takenOver ? .sessionEnded : .notLoggedIn
    let name = kind == .onlineOnlyText ? MessageKind.text : .command
    #expect(outcomes(events) == ["\(name) \(code)"])
    if ending == .kick { await alice.disconnected() }
    environment.setReachable(true, account: "alice", device: "phone", style: "Test")
    let (again, secondEvents) = try await environment.connectedDevice("alice") { $0.login.exclusivityGroup = "x" }
    // The text is sent at the next login, and nothing else.
    _ = try await secondEvents.waitForOutcome(of: text.id)
    try await bobEvents.waitForMessage(text.id)
    _ = try await result { again.fetchServerTime(completion: $0) }
    queue.sync {}
    #expect(arrived(bobEvents) == 1)
    #expect(outcomes(secondEvents) == ["\(MessageKind.text) sent"])
    #expect(outcomes(events).count == 1)
  }

  /// A device that had no time to send a message reports the same.
  @Test func messageSentInTheTurnOfTheLogoutFails() throws {
    let world = try ScriptedWorld()
    try world.login()
    let left = Answer<Bool>()
    try world.inOneTurn {
      try world.device.send(draft(.command))
      world.device.disconnect { _ in left.give(true) }
    }
    world.waitUntilIdle()
    #expect(world.hub.take(SubmitCall.self).isEmpty)
    #expect(world.sent.map(\.error) == [.notLoggedIn])
    #expect(left.all == [true])
  }

  /// The hub may have the message or not; it is not sent again.
  @Test func messageInFlightAtTheLogoutFailsOnce() throws {
    let store = MemoryDeviceStore()
    let world = try ScriptedWorld(store: store)
    try world.login()
    try world.device.send(draft(.command))
    world.waitUntilIdle()
    let call = try #require(world.hub.take(SubmitCall.self).first)
    world.device.disconnect { _ in }
    world.waitUntilIdle()
    world.answer(call.number, acceptance(call.call.id, 7))
    #expect(world.sent.map(\.error) == [.notLoggedIn])
  }

  /// A style that reported a failure to its app gives the message up, even if the hub may have it.
  @Test(arguments: [false, true]) func givenUpMessageIsNotSentAgain(breaksBefore: Bool) throws {
    let world = try ScriptedWorld()
    try world.login()
    let message = try world.device.send("late", to: .direct("bob"))
    world.waitUntilIdle()
    let call = try #require(world.hub.take(SubmitCall.self).first)
    #expect(!world.device.cancelSending(message.id, in: message.conversation))
    if breaksBefore { world.reconnect() }
    #expect(world.device.giveUpSending(message.id, in: message.conversation))
    #expect(!world.device.giveUpSending(message.id, in: message.conversation))
    world.waitUntilIdle()
    if breaksBefore {
      try world.answer(ConnectCall.self, world.connected())
    } else {
      world.answer(call.number, acceptance(message.id, 1))
      try world.again(world.connected())
    }
    #expect(world.hub.take(SubmitCall.self).isEmpty)
    #expect(world.sent.map(\.error) == [.cancelled])
  }

  /// A message waits for the next login on the same device, and no failure is reported until then.
  @Test func commandWaitsForTheNextTokenAfterAnExpiry() throws {
    let world = try ScriptedWorld()
    try world.login()
    try world.device.send(draft(.command))
    world.waitUntilIdle()
    _ = world.hub.take(SubmitCall.self)
    world.push([.ended(.tokenExpired)])
    #expect(world.sent.isEmpty)
    world.device.connectEventually(token: "new")
    try world.answer(ConnectCall.self, world.connected())
    let call = try #require(world.hub.take(SubmitCall.self).first)
    world.answer(call.number, acceptance(call.call.id, 7))
    #expect(world.sent.map(\.error) == [nil])
  }
}
