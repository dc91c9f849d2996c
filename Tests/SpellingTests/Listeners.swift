import AgoraChat
import Foundation
import TestSupport
import Testing

/// Delegates of all spellings, which all receive the same events.
@MainActor final class Listeners {
  /// The first has every method as 1.3.1 spells it. It is added last, so that the others have been called when it is.
  private let reference: Recorder
  private let others: [Recorder]
  private let heard = Inbox<String>("event")

  init<Delegate>(_ makers: [@Sendable () -> Delegate], as recorder: (Delegate) -> Recorder, add: (Delegate) -> Void) {
    let delegates = makers.map { $0() }
    let recorders = delegates.map(recorder)
    (reference, others) = (recorders[0], Array(recorders.dropFirst()))
    for delegate in delegates.reversed() { add(delegate) }
    reference.heard = { [heard] in heard.add($0) }
  }

  /// Waits until the delegates have received an event.
  func wait(for event: String) async throws {
    while try await heard.next() != event {}
  }

  /// The events that were received so far.
  var events: Set<String> { Set(reference.calls.map(\.event)) }

  /// Checks that each delegate received the events for which it has a method, once and in order, with the same values. Some
  /// spellings have fewer parameters.
  func check(_ more: Recorder..., sourceLocation: SourceLocation = #_sourceLocation) {
    for delegate in others + more {
      let expected = reference.calls.filter { delegate.events.contains($0.event) }
      let name = "\(type(of: delegate))"
      #expect(delegate.calls.map(\.event) == expected.map(\.event), "\(name)", sourceLocation: sourceLocation)
      for (call, wanted) in zip(delegate.calls, expected) {
        #expect(wanted.fields.hasPrefix(call.fields), "\(name): \(call)", sourceLocation: sourceLocation)
      }
    }
  }
}
