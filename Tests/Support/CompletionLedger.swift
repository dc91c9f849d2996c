import Dispatch
import Foundation
import Parlance
package import Testing

/// Counts the runs of many completions, and keeps their outcomes: each completion must run exactly once.
package final class CompletionLedger<Outcome: Sendable>: @unchecked Sendable {
  // Safe to share: what changes is behind the lock, and the inbox is filled on the main queue.
  private struct Entry {
    var name: String
    var outcomes: [Outcome] = []
  }

  private let entries = Lock<[Entry]>([])
  private let first = Inbox<Int>("completion")
  /// The number of elements taken from the inbox; used on the main queue only.
  private var taken = 0

  package init() {}

  /// A completion, under a name for the failure that says that it did not run, or ran twice.
  package func completion(_ name: String) -> @Sendable (Outcome) -> Void {
    let number = entries.withLock { entries in
      entries.append(Entry(name: name))
      return entries.count - 1
    }
    return { [self] outcome in
      let isFirst = entries.withLock { entries in
        entries[number].outcomes.append(outcome)
        return entries[number].outcomes.count == 1
      }
      if isFirst { DispatchQueue.main.async { self.first.add(number) } }
    }
  }

  /// Makes a call that waits, on a thread of its own, and notes what it returns.
  package func thread(_ name: String, _ call: @escaping @Sendable () -> Outcome) {
    let completion = completion(name)
    Thread.detachNewThread { completion(call()) }
  }

  /// Waits until every completion ran.
  ///
  /// - returns: What each got first, in the order in which they were made; nil for one that did not run.
  @MainActor package func all(_ location: SourceLocation = #_sourceLocation) async -> [Outcome?] {
    while taken < entries.withLock({ $0.count }) {
      do {
        _ = try await first.next()
        taken += 1
      } catch {
        break
      }
    }
    let missing = entries.withLock { $0.filter(\.outcomes.isEmpty).map(\.name) }
    #expect(missing.isEmpty, "never called back", sourceLocation: location)
    return entries.withLock { $0.map(\.outcomes.first) }
  }

  /// Checks, once no further completion can run, that none ran twice.
  package func expectNoneTwice(_ location: SourceLocation = #_sourceLocation) {
    let twice = entries.withLock { $0.filter { $0.outcomes.count > 1 }.map(\.name) }
    #expect(twice.isEmpty, "called back more than once", sourceLocation: location)
  }
}

/// Waits, in turns of the main queue, until something is so.
///
/// - throws: `TestDeadline.Late` if it is not so by the deadline.
@MainActor package func drainMainQueue(until what: String, _ isSo: () -> Bool) async throws {
  var turns = WaitingTurns()
  while !isSo() {
    try await turns.next(what)
    await drainMainQueue()
  }
}

/// Comes back when everything that is on the main queue now has run.
@MainActor package func drainMainQueue() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}
