import Dispatch
import Parlance
import ParlanceCore
import TestSupport
import Testing

@testable import ParlanceEngine

/// Events that a device applied but could not report before a logout are reported at its next login, once.
@Suite struct PendingAtLogoutTests {
  enum Ending: CaseIterable {
    case waitingLogout, logout, takenOver, close
  }

  /// The message was not reported before, because the callback queue of its receiver was busy.
  @Test(arguments: Ending.allCases)
  func messageIsReportedAtTheNextLogin(_ ending: Ending) async throws {
    let callbacks = DispatchQueue(label: "pending.callbacks")
    let environment = MessagingEnvironment.inMemory(callbackQueue: callbacks)
    defer { environment.shutDown() }
    let (bob, _) = try await environment.connectedDevice("bob")
    let (alice, first) = try await environment.connectedDevice("alice")
    try bob.send("told", to: .direct("alice"))
    try await first.wait { if case .received = $0 { true } else { false } }
    // The callback queue is held until the message is in the database and the logout was called.
    let hold = QueueHold(callbacks)
    let pending = try bob.send("pending", to: .direct("alice"))
    try bob.waitUntilDelivered()
    #expect(alice.message(pending.id) != nil)
    let isOver = DispatchSemaphore(value: 0)
    switch ending {
    case .waitingLogout:
      let error: MessagingError? = Device.wait { alice.disconnect(completion: $0) }
      #expect(error == nil)
      isOver.signal()
    case .logout: alice.disconnect { _ in isOver.signal() }
    case .takenOver:
      _ = try environment.openDevice(alice.configuration) { _ in }
      isOver.signal()
    case .close:
      alice.close()
      isOver.signal()
    }
    hold.end()
    #expect(isOver.wait(timeout: .now() + TestDeadline.seconds) == .success)
    callbacks.sync {}
    #expect(!first.received.contains(pending.id))
    let (again, second) = try await environment.connectedDevice("alice")
    #expect(second.received == [pending.id])
    #expect(again.message(pending.id) != nil)
    await again.disconnected()
    let (_, third) = try await environment.connectedDevice("alice")
    #expect(third.received.isEmpty)
  }

  @Test func completionsAndOutcomesAreReportedDespiteTheLogout() async throws {
    let callbacks = DispatchQueue(label: "pending.callbacks")
    let environment = MessagingEnvironment.inMemory(callbackQueue: callbacks)
    defer { environment.shutDown() }
    let (alice, recorder) = try await environment.connectedDevice("alice")
    _ = try await environment.connectedDevice("bob")
    let hold = QueueHold(callbacks)
    let sent = try alice.send("text", to: .direct("bob"))
    let time = Answer<Bool>()
    alice.fetchServerTime { result in time.give((try? result.get()) != nil) }
    try alice.waitUntilDelivered()
    #expect(alice.message(sent.id)?.state == .sent)
    let error: MessagingError? = Device.wait { alice.disconnect(completion: $0) }
    #expect(error == nil)
    hold.end()
    callbacks.sync {}
    #expect(time.all.count == 1)
    let outcomes = recorder.events.filter {
      if case .sent(let message, nil) = $0 { message.id == sent.id } else { false }
    }
    #expect(outcomes.count == 1)
  }
}
