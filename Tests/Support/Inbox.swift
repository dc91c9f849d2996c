package import Foundation

import Dispatch

/// A queue of the values that callbacks delivered, which a test takes one by one.
///
/// Safe to share: it is touched on the main queue only, where the callbacks come.
package final class Inbox<Value>: @unchecked Sendable {
  /// A value did not come before the deadline.
  package struct Late: Error, CustomStringConvertible {
    package let description: String
  }

  private let name: String
  private var values: [Value] = []
  private var taken = 0
  private var waiting: (turn: Int, continuation: CheckedContinuation<Void, any Error>)?
  private var turns = 0

  package init(_ name: String) { self.name = name }

  /// The values that were added and not taken yet.
  package var pending: [Value] { Array(values[taken...]) }

  package func add(_ value: Value) {
    dispatchPrecondition(condition: .onQueue(.main))
    values.append(value)
    waiting?.continuation.resume()
    waiting = nil
  }

  /// The next value.
  ///
  /// - throws: `Late` whenever none comes before the deadline.
  package func next(isolation: isolated (any Actor)? = #isolation) async throws -> Value {
    while taken == values.count {
      try await withCheckedThrowingContinuation { continuation in
        turns += 1
        let turn = turns
        waiting = (turn, continuation)
        DispatchQueue.main.asyncAfter(deadline: .now() + TestDeadline.seconds) { [weak self] in self?.giveUp(turn) }
      }
    }
    taken += 1
    return values[taken - 1]
  }

  /// Takes the values that were not taken yet.
  package func takeAll() -> [Value] {
    defer { taken = values.count }
    return pending
  }

  private func giveUp(_ turn: Int) {
    guard let waiting, waiting.turn == turn else { return }
    self.waiting = nil
    waiting.continuation.resume(throwing: Late(description: "no \(name) within \(TestDeadline.seconds) seconds"))
  }
}

/// Starts something and waits for its completion.
///
/// - returns: The error that the completion got.
@MainActor package func outcome(_ start: (@escaping ((any Error)?) -> Void) -> Void) async throws -> NSError? {
  let inbox = Inbox<NSError?>("completion")
  start { inbox.add($0 as NSError?) }
  return try await inbox.next()
}

/// Starts something and waits for its completion with a value.
@MainActor package func answer<Value>(
  _ start: (@escaping ((any Error)?, Value?) -> Void) -> Void
) async throws -> (error: NSError?, value: Value?) {
  let inbox = Inbox<(error: NSError?, value: Value?)>("completion")
  start { inbox.add(($0 as NSError?, $1)) }
  return try await inbox.next()
}
