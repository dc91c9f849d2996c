/// Something that must not happen.
public struct Finding: Sendable, CustomStringConvertible {
  /// The kinds, which are the columns of the table.
  public enum Kind: String, CaseIterable, Sendable {
    /// Something acknowledged or received does not exist any more, or a receiver never received it.
    case lost
    /// Something exists twice.
    case duplicated = "twice"
    /// Messages are listed or delivered in another order than the hub's.
    case disordered
    /// An event was repeated although its delivery was final.
    case toldTwice = "told twice"
    /// A revoked message is shown.
    case shown
    /// Something exists that was never sent, or not as it was sent.
    case altered
    /// A database does not open.
    case unopenable
    /// The process crashed, or waited in vain.
    case crashed
    /// A damaged database looks like an intact one that is empty or shorter.
    case unnoticed
  }

  public let kind: Kind
  public let detail: String

  init(_ kind: Kind, _ detail: String) {
    self.kind = kind
    self.detail = detail
  }

  public var description: String { "\(kind.rawValue): \(detail)" }
}
