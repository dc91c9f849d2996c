import Dispatch
import Parlance
import ParlanceCore
import Testing

/// Calls that wait on the caller's thread, and callbacks that are passed on to other queues.
@Suite struct WaitingTests {
  private let queue = DispatchQueue(label: "callbacks")

  /// Runs a closure on the callback queue, and returns its value.
  private func onCallbackQueue<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in queue.async { continuation.resume(returning: body()) } }
  }

  @Test func aCallMayWaitOnTheCallbackQueueItself() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    try environment.administration.createAccount("bob")
    let recorder = EventRecorder()
    let device = try environment.openDevice(DeviceConfiguration(style: "Test", account: "alice", device: "phone")) {
      recorder.record($0)
    }
    let outcome = await onCallbackQueue { () -> (login: MessagingError?, again: MessagingError?, time: Bool) in
      let login = Device.wait { device.connect(token: "", completion: $0) }
      let again = Device.wait { device.connect(token: "", completion: $0) }
      let time: Result<Timestamp, MessagingError> = Device.wait { device.fetchServerTime(completion: $0) }
      return (login, again, (try? time.get()) != nil)
    }
    #expect(outcome.login == nil)
    #expect(outcome.again?.code == .alreadyLoggedIn)
    #expect(outcome.time)
    // Events of the meantime are reported, just later.
    try await recorder.waitUntilSynchronized()
    let end = await onCallbackQueue { () -> (MessagingError?, MessagingError?) in
      let logout = Device.wait { device.disconnect(completion: $0) }
      let late: MessagingError? = Device.wait { device.leaveGroup("1", completion: $0) }
      return (logout, late)
    }
    #expect(end.0 == nil)
    #expect(end.1?.code == .notLoggedIn)
  }

  @Test func aWaitingCallEndsWhenTheLinkBreaks() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    let (device, _) = try await environment.connectedDevice("alice")
    environment.setReachable(false, account: "alice", device: "phone", style: "Test")
    let error: MessagingError? = await onCallbackQueue { Device.wait { device.leaveGroup("1", completion: $0) } }
    #expect(error?.code == .notConnected)
  }

  /// Waits until everything that was queued before has run.
  private func drain(_ queue: DispatchQueue) async {
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }

  /// If a message is deleted after the report, it is kept until the last callback has returned, on whichever queue.
  @Test func passedOnEventCountsAsReportedWhenTheCallReturned() async throws {
    let environment = MessagingEnvironment.inMemory(callbackQueue: queue)
    let other = DispatchQueue(label: "delegate")
    let gate = DispatchSemaphore(value: 0)
    let (alice, aliceEvents) = try await environment.connectedDevice("alice")
    let recorder = EventRecorder()
    let opened = Lock<Device?>(nil)
    var configuration = DeviceConfiguration(style: "Test", account: "bob", device: "phone")
    configuration.revocation.removal = .afterReport
    let bob = try environment.openDevice(configuration) { events in
      recorder.record(events)
      guard let device = opened.withLock({ $0 }) else { return }
      for event in events {
        if case .revoked = event { device.passOn(to: other) { gate.wait() } }
      }
    }
    opened.withLock { $0 = bob }
    bob.connectEventually(token: "")
    try await recorder.waitUntilSynchronized()
    let message = try alice.send("oops", to: .direct("bob"))
    try await recorder.waitForMessage(message.id)
    _ = try await aliceEvents.waitForOutcome(of: message.id)
    alice.revoke(message.id, in: .direct("bob"), request: RevocationRequest()) { _ in }
    try await recorder.wait { if case .revoked = $0 { true } else { false } }
    let next = try alice.send("next", to: .direct("bob"))
    try await recorder.waitForMessage(next.id)
    await drain(queue)
    #expect(bob.message(message.id) != nil)
    gate.signal()
    await drain(other)
    await drain(queue)
    let last = try alice.send("last", to: .direct("bob"))
    try await recorder.waitForMessage(last.id)
    #expect(bob.message(message.id) == nil)
  }
}
