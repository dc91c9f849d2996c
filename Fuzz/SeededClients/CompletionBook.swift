import Parlance

/// Counts how often each completion ran.
package final class CompletionBook: @unchecked Sendable {
  // Safe to share: the entries are behind the lock.
  private let entries = Lock<[(name: String, count: Int)]>([])

  /// Registers a completion by name.
  ///
  /// - returns: A closure that counts a run of the completion.
  package func once(_ name: String) -> @Sendable () -> Void {
    let number = entries.withLock { entries in
      entries.append((name, 0))
      return entries.count - 1
    }
    return { [self] in entries.withLock { $0[number].count += 1 } }
  }

  /// A completion that did not run, or ran again.
  package var violation: String? {
    entries.withLock { $0.first { $0.count != 1 }.map { "\($0.name) was called back \($0.count) times" } }
  }
}
