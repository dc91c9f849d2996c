/// A part of a list.
public struct AcmePage<Element> {
  /// The elements of this part.
  public let elements: [Element]
  /// The value from which the next part is fetched; nil at the end of the list.
  public let next: String?
}

extension AcmePage: Sendable where Element: Sendable {}
