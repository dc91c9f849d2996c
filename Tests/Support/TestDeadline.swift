import Foundation

/// The time for which tests wait.
///
/// No wait takes so long unless a test fails: every wait ends with what it waits for. A busy machine runs hundreds of tests at
/// once, so that only a long wait distinguishes an event that never comes from a late one.
package enum TestDeadline {
  /// The value of `PARLANCE_DEADLINE`, or 60; in seconds.
  package static let seconds = ProcessInfo.processInfo.environment["PARLANCE_DEADLINE"].flatMap(Double.init) ?? 60

  /// An event did not come before the deadline.
  package struct Late: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }
}

/// The turns of a wait that looks again and again.
///
/// The first turns follow each other at once. Later ones pause, to leave the processor to the work for which the test
/// waits.
package struct WaitingTurns: Sendable {
  private let deadline = ContinuousClock.now.advanced(by: .seconds(TestDeadline.seconds))
  private var count = 0

  package init() {}

  /// Lets others run.
  ///
  /// - throws: `TestDeadline.Late` after the deadline.
  package mutating func next(_ what: String) async throws {
    guard ContinuousClock.now < deadline else { throw TestDeadline.Late("no \(what) in time") }
    count += 1
    if count < 100 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
  }
}

/// Waits, in turns of the scheduler, until something is so; where its caller runs, so that a test on the main actor can look at what
/// an app has there.
///
/// - throws: `TestDeadline.Late` if it is not so by the deadline.
package nonisolated(nonsending) func until(
  _ what: String = "condition", _ isSo: nonisolated(nonsending) () async throws -> Bool
) async throws {
  var turns = WaitingTurns()
  while try await !isSo() { try await turns.next(what) }
}

/// Waits for the end of a body that ends early when its task is cancelled.
///
/// - throws: The body's error, or `TestDeadline.Late` if the body did not end by the deadline.
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
