import Parlance
import ParlanceCore

/// The changes of contacts that a device reported, in short.
extension EventRecorder {
  var contactChanges: [String] {
    events.compactMap { event in
      guard case .contactChanged(let change) = event else { return nil }
      let message = change.message.map { " \"\($0)\"" } ?? ""
      return "\(change.actor) \(change.action) \(change.contact.account)\(message)"
    }
  }

  /// Waits for a change of a contact.
  @discardableResult
  func waitForContact(_ action: ContactChange.Action) async throws -> ContactChange {
    let event = try await wait { if case .contactChanged(let change) = $0 { change.action == action } else { false } }
    guard case .contactChanged(let change) = event else { throw TimedOut(events: events) }
    return change
  }
}
