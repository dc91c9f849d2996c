import Foundation

/// How long tests wait for what must come.
///
/// Nothing waits so long when all is well: every wait ends with what it waits for. A busy machine runs hundreds of tests at
/// once, so that only a long wait tells what never comes from what comes late.
package enum TestDeadline {
  /// What `PARLANCE_DEADLINE` says, or 60; in seconds.
  package static let seconds = ProcessInfo.processInfo.environment["PARLANCE_DEADLINE"].flatMap(Double.init) ?? 60

  /// What a test waited for did not come before the deadline.
  package struct Late: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }
}

/// Waits, in turns of the scheduler, until something is so.
///
/// - throws: `TestDeadline.Late` if it is not so by the deadline.
package func until(_ what: String = "condition", _ isSo: () async throws -> Bool) async throws {
  let deadline = ContinuousClock.now.advanced(by: .seconds(TestDeadline.seconds))
  while try await !isSo() {
    guard ContinuousClock.now < deadline else { throw TestDeadline.Late("no \(what) in time") }
    await Task.yield()
  }
}

/// Waits for the end of a body that ends early when its task is cancelled.
///
/// - throws: What the body throws, and `TestDeadline.Late` if it did not end by the deadline.
package func beforeDeadline<Value: Sendable>(
  _ what: String, _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    defer { group.cancelAll() }
    group.addTask(operation: body)
    group.addTask {
      try await Task.sleep(for: .seconds(TestDeadline.seconds))
      throw TestDeadline.Late("no \(what) in time")
    }
    guard let value = try await group.next() else { throw CancellationError() }
    return value
  }
}
