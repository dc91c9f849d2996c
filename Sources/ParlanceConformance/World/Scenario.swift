/// One promise, written once and kept by every pair of styles.
public struct Scenario: Sendable, CustomStringConvertible {
  /// What is promised.
  public var name: String
  /// What the sending style has to be able to do for the scenario to make sense.
  public var senderNeeds: Set<Capability>
  /// What the receiving style has to be able to do.
  public var receiverNeeds: Set<Capability>
  /// The stores on which it makes sense.
  public var stores: Set<Cell.Store>
  /// Plays it; throws a ``ConformanceFailure`` where the promise is broken.
  public var body: @Sendable (World) async throws -> Void

  /// A scenario.
  ///
  /// - parameter name: What is promised, in a few words.
  /// - parameter senderNeeds: What the sending style has to be able to do.
  /// - parameter receiverNeeds: What the receiving style has to be able to do.
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
  /// What is played.
  public var scenario: Scenario
  /// Where.
  public var cell: Cell

  /// A run.
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
