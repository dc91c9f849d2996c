import ParlanceConformance
import ParlanceStyles

extension Matrix {
  /// The styles under test.
  static let interop = Matrix(styles: StyleDefinition.shipped)
}
