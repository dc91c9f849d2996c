import Foundation

/// The cells that a test run visits.
///
/// By default every pair of styles on SQLite, and a slice of the pairs, with each style on either side, in memory. The
/// environment variable `PARLANCE_CELLS` selects otherwise: `all` is the full product, `ring` each style with the next
/// one on both stores, anything else keeps the cells of the full product whose description contains it, as
/// `Acme→Other sqlite` or `memory`.
public struct Matrix: Sendable {
  /// The styles under test.
  public let styles: [StyleDefinition]
  /// What `PARLANCE_CELLS` says.
  public static let environmentSelection = ProcessInfo.processInfo.environment["PARLANCE_CELLS"]
  private let selection: String?

  /// A matrix.
  ///
  /// - parameter styles: The styles under test.
  /// - parameter selection: Which cells to visit; what `PARLANCE_CELLS` says unless given.
  public init(styles: [StyleDefinition], selection: String? = Matrix.environmentSelection) {
    self.styles = styles
    self.selection = selection
  }

  /// The cells in which both sides can do something.
  ///
  /// - parameter needs: What both styles have to be able to do.
  public func cells(needing needs: Set<Capability> = []) -> [Cell] { cells(senderNeeds: needs, receiverNeeds: needs) }

  /// The cells in which each side can do what is asked of it.
  ///
  /// - parameter senderNeeds: What the sending style has to be able to do.
  /// - parameter receiverNeeds: What the receiving style has to be able to do.
  /// - parameter stores: The stores that come into question.
  public func cells(
    senderNeeds: Set<Capability>, receiverNeeds: Set<Capability>, stores: Set<Cell.Store> = Set(Cell.Store.allCases)
  ) -> [Cell] {
    selectedCells.filter {
      $0.sender.capabilities.isSuperset(of: senderNeeds) && $0.receiver.capabilities.isSuperset(of: receiverNeeds)
        && stores.contains($0.store)
    }
  }

  /// The scenarios, each in every cell where it makes sense.
  public func runs(_ scenarios: [Scenario]) -> [Run] {
    scenarios.flatMap { scenario in
      cells(senderNeeds: scenario.senderNeeds, receiverNeeds: scenario.receiverNeeds, stores: scenario.stores)
        .map { Run(scenario, in: $0) }
    }
  }

  private var fullProduct: [Cell] {
    Cell.Store.allCases.flatMap { store in
      styles.flatMap { sender in styles.map { Cell(sender: sender, receiver: $0, store: store) } }
    }
  }

  private var selectedCells: [Cell] {
    switch selection {
    case nil, "": defaultCells
    case "all": fullProduct
    case "ring": ring(.sqlite) + ring(.memory)
    case .some(let filter): fullProduct.filter { $0.description.contains(filter) }
    }
  }

  private var defaultCells: [Cell] {
    fullProduct.filter { $0.store == .sqlite } + ring(.memory)
  }

  /// Each style once on either side.
  private func ring(_ store: Cell.Store) -> [Cell] {
    styles.indices.map { index in
      Cell(sender: styles[index], receiver: styles[(index + 1) % styles.count], store: store)
    }
  }
}
