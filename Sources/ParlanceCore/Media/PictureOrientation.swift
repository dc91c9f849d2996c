/// Where the first row and the first column of a stored picture belong when it is shown: a camera's note (EXIF 2.3,
/// tag 0x0112), with its numbers.
package enum PictureOrientation: Int, Sendable, CaseIterable {
  case topLeft = 1
  case topRight = 2
  case bottomRight = 3
  case bottomLeft = 4
  case leftTop = 5
  case rightTop = 6
  case rightBottom = 7
  case leftBottom = 8

  /// Whether rows become columns.
  package var swapsSides: Bool { rawValue >= 5 }
}
