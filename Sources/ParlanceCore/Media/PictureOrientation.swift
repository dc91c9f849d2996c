/// The places of a stored picture's first row and first column when it is shown: a camera's note (EXIF 2.3, tag
/// 0x0112), with its numbers.
package enum PictureOrientation: Int, Sendable, CaseIterable {
  case topLeft = 1
  case topRight = 2
  case bottomRight = 3
  case bottomLeft = 4
  case leftTop = 5
  case rightTop = 6
  case rightBottom = 7
  case leftBottom = 8

  /// A Boolean value that indicates whether rows become columns.
  package var swapsSides: Bool { rawValue >= 5 }
}
