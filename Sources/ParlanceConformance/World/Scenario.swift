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

  /// Every scenario of the kit.
  public static var all: [Scenario] {
    texts + contents + media + order + devices + sessions + attributes + commands + receipts + groupReceipts
      + revocation + revocationEdges + commandRevocation + deletion + unread + durability + badInput + network + groups
      + poorerStyles
  }
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
  public func play() async throws { try await World.with(cell, scenario.body) }
}
