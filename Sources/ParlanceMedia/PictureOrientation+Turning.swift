internal import ParlanceCore

extension PictureOrientation {
  /// Returns a stored picture as it is to be shown.
  func turned(_ picture: PixelPicture) -> PixelPicture? {
    if self == .topLeft { return picture }
    let (width, height) = swapsSides ? (picture.height, picture.width) : (picture.width, picture.height)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(picture.pixels.count)
    for y in 0..<height {
      for x in 0..<width {
        let place = source(ofX: x, y, lastX: picture.width - 1, lastY: picture.height - 1)
        let start = (place.y * picture.width + place.x) * 4
        pixels.append(contentsOf: picture.pixels[start..<start + 4])
      }
    }
    return PixelPicture(width: width, height: height, pixels: pixels)
  }

  /// Returns the place at which the pixel is stored that is shown at a place.
  private func source(ofX x: Int, _ y: Int, lastX: Int, lastY: Int) -> (x: Int, y: Int) {
    switch self {
    case .topLeft: (x, y)
    case .topRight: (lastX - x, y)
    case .bottomRight: (lastX - x, lastY - y)
    case .bottomLeft: (x, lastY - y)
    case .leftTop: (y, x)
    case .rightTop: (y, lastY - x)
    case .rightBottom: (lastX - y, lastY - x)
    case .leftBottom: (lastX - y, x)
    }
  }
}
