import Foundation

/// The cells that a test run visits.
///
/// By default every pair of styles on SQLite, over the one link and the other by turns, so that each style has each
/// link on either side; and each style with the next one in memory, over the loopback link. The environment variable
/// `PARLANCE_CELLS` selects otherwise:
///
/// - `all` is the full product of pairs, stores and links.
/// - `ring` is each style with the next one on both stores, over the links by turns. A scenario that no two neighbours can
///   play is played by the first two styles that can.
/// - A cell's description, as `Acme→Other sqlite loopback`, is that cell.
/// - Anything else keeps the cells of the full product whose description contains it, as `Acme→`, `memory` or
///   `loopback`. A description names the link only if it is not within the process.
public struct Matrix: Sendable {
  /// The styles under test.
  public let styles: [StyleDefinition]
  /// The value of `PARLANCE_CELLS`.
  public static let environmentSelection = ProcessInfo.processInfo.environment["PARLANCE_CELLS"]
  private let selection: String?
  /// The name of the style that has to be on one side of each cell; nil for none.
  private let candidate: String?

  /// Creates a matrix.
  ///
  /// - parameter styles: The styles under test.
  /// - parameter selection: The cells to visit; the value of `PARLANCE_CELLS` unless given.
  public init(styles: [StyleDefinition], selection: String? = Matrix.environmentSelection) {
    self.styles = styles
    self.selection = selection
    candidate = nil
  }

  /// Creates a matrix that proves a further style: it has the style on one side of each cell, and every style on the
  /// other.
  ///
  /// - parameter candidate: The further style.
  /// - parameter others: The styles that have been proved, among themselves, elsewhere.
  /// - parameter selection: The cells to visit; the value of `PARLANCE_CELLS` unless given.
  public init(
    proving candidate: StyleDefinition, beside others: [StyleDefinition],
    selection: String? = Matrix.environmentSelection
  ) {
    styles = [candidate] + others
    self.selection = selection
    self.candidate = candidate.name
  }

  /// Returns the cells in which both sides have some capabilities.
  ///
  /// - parameter needs: The capabilities that both styles have to have.
  public func cells(needing needs: Set<Capability> = []) -> [Cell] { cells(senderNeeds: needs, receiverNeeds: needs) }

  /// Returns the cells in which each side has the capabilities that it needs.
  ///
  /// - parameter senderNeeds: The capabilities that the sending style has to have.
  /// - parameter receiverNeeds: The capabilities that the receiving style has to have.
  /// - parameter stores: The stores to choose from.
  public func cells(
    senderNeeds: Set<Capability>, receiverNeeds: Set<Capability>, stores: Set<Cell.Store> = Set(Cell.Store.allCases)
  ) -> [Cell] {
    let chosen = suitable(selectedCells, senderNeeds, receiverNeeds, stores)
    guard chosen.isEmpty, selection == "ring" else { return chosen }
    return Array(suitable(fullProduct, senderNeeds, receiverNeeds, stores).prefix(1))
  }

  private func suitable(
    _ cells: [Cell], _ senderNeeds: Set<Capability>, _ receiverNeeds: Set<Capability>, _ stores: Set<Cell.Store>
  ) -> [Cell] {
    cells.filter {
      $0.sender.capabilities.isSuperset(of: senderNeeds) && $0.receiver.capabilities.isSuperset(of: receiverNeeds)
        && stores.contains($0.store)
        && (candidate == nil || $0.sender.name == candidate || $0.receiver.name == candidate)
    }
  }

  /// Returns the scenarios, each in every cell where it makes sense.
  public func runs(_ scenarios: [Scenario]) -> [Run] {
    scenarios.flatMap { scenario in
      cells(senderNeeds: scenario.senderNeeds, receiverNeeds: scenario.receiverNeeds, stores: scenario.stores)
        .map { Run(scenario, in: $0) }
    }
  }

  private var fullProduct: [Cell] {
    Cell.Link.allCases.flatMap { link in
      Cell.Store.allCases.flatMap { store in
        styles.flatMap { sender in styles.map { Cell(sender: sender, receiver: $0, store: store, link: link) } }
      }
    }
  }

  private var selectedCells: [Cell] {
    switch selection {
    case nil, "": defaultCells
    case "all": fullProduct
    // The two stores take the two links by turns.
    case "ring": ring(.sqlite) { Self.link($0) } + ring(.memory) { Self.link($0 + 1) }
    case .some(let filter): fullProduct.first { $0.description == filter }.map { [$0] } ?? cells(containing: filter)
    }
  }

  private var defaultCells: [Cell] {
    let pairs = styles.indices.flatMap { sender in
      styles.indices.map { receiver in
        Cell(
          sender: styles[sender], receiver: styles[receiver], store: .sqlite, link: Self.link(sender + receiver))
      }
    }
    return pairs + ring(.memory) { _ in .loopback }
  }

  private func cells(containing filter: String) -> [Cell] {
    fullProduct.filter { $0.description.contains(filter) }
  }

  /// Returns each style once on either side.
  ///
  /// - parameter link: The link of the cell with a number.
  private func ring(_ store: Cell.Store, link: (Int) -> Cell.Link) -> [Cell] {
    styles.indices.map { index in
      Cell(
        sender: styles[index], receiver: styles[(index + 1) % styles.count], store: store, link: link(index))
    }
  }

  /// Returns the link whose turn it is.
  private static func link(_ number: Int) -> Cell.Link { Cell.Link.allCases[number % Cell.Link.allCases.count] }
}
