/// Something that must not happen.
public struct Finding: Sendable, CustomStringConvertible {
  /// The kinds, which are the columns of the table.
  public enum Kind: String, CaseIterable, Sendable {
    /// Something that was acknowledged or told is not there, or a receiver was never told of it.
    case lost
    /// Something is there twice.
    case duplicated = "twice"
    /// Messages stand in another order than the hub's, or are told in one.
    case disordered
    /// Something was told again that had been told for good.
    case toldTwice = "told twice"
    /// A message that was taken back is shown.
    case shown
    /// Something is there that nobody sent, or otherwise than it was sent.
    case altered
    /// A database does not open.
    case unopenable
    /// The process died by itself or waited for something that did not come.
    case crashed
    /// A damaged database looks like an empty or shorter one that is whole.
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
