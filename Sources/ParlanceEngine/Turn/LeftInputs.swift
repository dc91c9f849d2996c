internal import ParlanceCore

/// Requests that one turn left for the next.
package struct LeftInputs {
  /// The requests, by session in their order.
  package private(set) var inputs: [Hub.Input] = []
  /// The sessions of which some were decided.
  private var served: Set<SessionID> = []

  package init() {}

  /// - parameter counts: The number of requests of an input that are left, by the input's place, where there are any.
  init(_ all: [Hub.Input], _ counts: [Int: Int]) {
    guard !counts.isEmpty else { return }
    for (index, input) in all.enumerated() {
      guard case .frames(let session, let frames) = input else { continue }
      let left = counts[index] ?? 0
      if left < frames.count { served.insert(session.id) }
      if left > 0 { inputs.append(.frames(session, Array(frames.suffix(left)))) }
    }
  }

  var isEmpty: Bool { inputs.isEmpty }

  /// Returns the inputs of the next turn: everything in its order, but first those that are not of sessions that were
  /// served.
  package func merged(with newer: [Hub.Input]) -> [Hub.Input] {
    let all = inputs + newer
    return all.filter { !isServed($0) } + all.filter { isServed($0) }
  }

  private func isServed(_ input: Hub.Input) -> Bool {
    switch input {
    case .frames(let session, _), .closed(let session): served.contains(session.id)
    default: false
    }
  }
}
