/// Decides, from its number alone, what a device does with an entry of a stream.
package struct StreamCursor: Hashable, Sendable {
  /// The last number applied.
  package private(set) var position: Int64

  package init(position: Int64) { self.position = position }

  package enum Action: Hashable, Sendable {
    /// It is the next one.
    case apply
    /// It was applied before.
    case ignore
    /// Something in between is missing and must be fetched; this one comes again with it.
    case fetch
  }

  /// Takes a pushed entry.
  package mutating func receive(_ sequence: Int64) -> Action {
    if sequence <= position { return .ignore }
    guard sequence == position + 1 else { return .fetch }
    position = sequence
    return .apply
  }

  /// Takes a fetched entry: what lies between it and the position was left out by the hub.
  package mutating func receiveFetched(_ sequence: Int64) -> Action {
    guard sequence > position else { return .ignore }
    position = sequence
    return .apply
  }

  /// Notes that everything up to a number is applied or will never come.
  package mutating func advance(to sequence: Int64) { position = max(position, sequence) }
}
