internal import Parlance

/// One promise, written once and kept by every pair of styles.
public struct Scenario: Sendable, CustomStringConvertible {
  /// The promise, in a few words.
  public var name: String
  /// The capabilities that the sending style has to have for the scenario to make sense.
  public var senderNeeds: Set<Capability>
  /// The capabilities that the receiving style has to have.
  public var receiverNeeds: Set<Capability>
  /// The stores on which it makes sense.
  public var stores: Set<Cell.Store>
  /// Plays it; throws a ``ConformanceFailure`` if the promise is broken.
  public var body: @Sendable (World) async throws -> Void

  /// Creates a scenario.
  ///
  /// - parameter name: The promise, in a few words.
  /// - parameter senderNeeds: The capabilities that the sending style has to have.
  /// - parameter receiverNeeds: The capabilities that the receiving style has to have.
  /// - parameter stores: The stores on which it makes sense; all unless given.
  /// - parameter body: Plays it.
  public init(
    _ name: String, senderNeeds: Set<Capability> = [], receiverNeeds: Set<Capability> = [],
    stores: Set<Cell.Store> = Set(Cell.Store.allCases), body: @escaping @Sendable (World) async throws -> Void
  ) {
    self.name = name
    self.senderNeeds = senderNeeds
    self.receiverNeeds = receiverNeeds
    self.stores = stores
    self.body = body
  }

  public var description: String { name }
}

/// One scenario in one cell.
public struct Run: Sendable, CustomStringConvertible {
  /// The scenario that is played.
  public var scenario: Scenario
  /// The cell in which it is played.
  public var cell: Cell

  /// Creates a run.
  public init(_ scenario: Scenario, in cell: Cell) {
    self.scenario = scenario
    self.cell = cell
  }

  public var description: String { "\(scenario), \(cell)" }

  /// Plays the scenario in a world of its own, and checks afterwards what has to hold after every scenario.
  ///
  /// - throws: A ``ConformanceFailure`` that names the cell.
  ///
  /// - parameter maker: Makes the engine; in this process unless given.
  public func play(through maker: WorldEngineMaker = .embedded) async throws {
    try await World.with(cell, through: maker, scenario.body)
  }

  /// Plays the scenario as ``play(through:)`` does, and returns the capabilities on which its course depended.
  package func playNotingClaims() async throws -> Set<UsedClaim> {
    let noted = Lock(Set<UsedClaim>())
    try await World.with(cell) { world in
      try await scenario.body(world)
      noted.withLock { $0 = world.usedClaims }
    }
    return noted.withLock { $0 }
  }
}

/// A capability that a style claims, and on which the course of a scenario depended.
package struct UsedClaim: Hashable, Sendable {
  /// The name of the style.
  package var style: String
  /// The capability that it claims.
  package var capability: Capability
}
