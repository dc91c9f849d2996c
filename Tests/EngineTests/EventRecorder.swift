import Dispatch
import Foundation
import Parlance
import ParlanceCore
import TestSupport

/// Records the events of a device, and lets a test wait for a particular one.
final class EventRecorder: Sendable {
  private struct State {
    var events: [DeviceEvent] = []
    /// The index of the first event that the next wait considers.
    var position = 0
    var waiter: (matches: (DeviceEvent) -> Bool, continuation: CheckedContinuation<DeviceEvent, any Error>)?
    var generation = 0
  }

  private struct UncheckedState: @unchecked Sendable {
    // Safe to share: only touched under the recorder's lock; the closures are the test's own, called under it.
    var value = State()
  }

  struct TimedOut: Error {
    var events: [DeviceEvent]
  }

  private let state = Lock(UncheckedState())

  /// The events reported so far.
  var events: [DeviceEvent] { state.withLock { $0.value.events } }

  func record(_ events: [DeviceEvent]) {
    let resumed = state.withLock { state in
      state.value.events += events
      return Self.next(&state.value)
    }
    if let (continuation, event) = resumed { continuation.resume(returning: event) }
  }

  private static func next(
    _ state: inout State
  ) -> (CheckedContinuation<DeviceEvent, any Error>, DeviceEvent)? {
    guard let waiter = state.waiter else { return nil }
    while state.position < state.events.count {
      let event = state.events[state.position]
      state.position += 1
      guard waiter.matches(event) else { continue }
      state.waiter = nil
      return (waiter.continuation, event)
    }
    return nil
  }

  /// The next event, after the one last waited for, that matches; an error after the deadline without one.
  @discardableResult
  func wait(for matches: @escaping (DeviceEvent) -> Bool) async throws -> DeviceEvent {
    try await withCheckedThrowingContinuation { continuation in
      let (generation, resumed) = state.withLock { state in
        state.value.generation += 1
        state.value.waiter = (matches, continuation)
        return (state.value.generation, Self.next(&state.value))
      }
      if let (continuation, event) = resumed {
        continuation.resume(returning: event)
        return
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + TestDeadline.seconds) { [self] in
        let late = state.withLock { state -> (CheckedContinuation<DeviceEvent, any Error>, [DeviceEvent])? in
          guard state.value.generation == generation, let waiter = state.value.waiter else { return nil }
          state.value.waiter = nil
          return (waiter.continuation, state.value.events)
        }
        if let (continuation, events) = late { continuation.resume(throwing: TimedOut(events: events)) }
      }
    }
  }

  /// The ids of the messages received so far, in order.
  var received: [MessageID] {
    events.flatMap { if case .received(let messages) = $0 { messages.map(\.id) } else { [MessageID]() } }
  }

  func waitUntilSynchronized() async throws {
    try await wait { if case .connection(.synchronized) = $0 { true } else { false } }
  }

  /// Waits until a message was accepted or refused.
  func waitForOutcome(of id: MessageID) async throws -> (message: Message, error: MessagingError?) {
    let event = try await wait { if case .sent(let message, _) = $0 { message.id == id } else { false } }
    guard case .sent(let message, let error) = event else { throw TimedOut(events: events) }
    return (message, error)
  }

  /// Waits until a message was received.
  func waitForMessage(_ id: MessageID) async throws {
    try await wait { if case .received(let messages) = $0 { messages.contains { $0.id == id } } else { false } }
  }
}

extension MessagingEnvironment {
  /// A connected device and the recorder of its events.
  func connectedDevice(
    _ account: AccountID, _ id: DeviceID = "phone", _ change: (inout DeviceConfiguration) -> Void = { _ in }
  ) async throws -> (device: Device, recorder: EventRecorder) {
    let recorder = EventRecorder()
    var configuration = DeviceConfiguration(style: "Test", account: account, device: id)
    change(&configuration)
    let device = try openDevice(configuration) { recorder.record($0) }
    device.connectEventually(token: "")
    try await recorder.waitUntilSynchronized()
    return (device, recorder)
  }
}

extension Device {
  /// Sends a text.
  @discardableResult
  func send(_ text: String, to conversation: ConversationID) throws(MessagingError) -> Message {
    try send(MessageDraft(conversation: conversation, body: MessageBody(content: .text(text))))
  }

  /// Logs out and waits.
  func disconnected() async {
    await withCheckedContinuation { continuation in disconnect { _ in continuation.resume() } }
  }
}
