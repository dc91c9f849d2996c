/// The options of thumbnails.
public struct ThumbnailOptions: Hashable, Sendable {
  /// The number of pixels of the longer side, 16 to 1024; a picture that is smaller keeps its size.
  ///
  /// 320 by default: a bubble of a chat shows 110 to 160 points, on a screen with two or three pixels a point. As a
  /// JPEG that is about 20 KB, which is fetched with every message.
  public let longestSide: Int
  /// The quality of those that are JPEGs, 0.05 to 1; 0.8 by default.
  public let quality: Double

  /// Creates options; a value out of range becomes the nearest that is in range.
  public init(longestSide: Int = 320, quality: Double = 0.8) {
    self.longestSide = min(max(longestSide, 16), 1024)
    // NaN is out of range, too.
    self.quality = quality >= 0.05 ? min(quality, 1) : 0.05
  }

  private init(whole: Void) {
    longestSide = .max
    quality = 1
  }

  /// Those of a picture that stays as large as it is.
  static let whole = ThumbnailOptions(whole: ())

  /// Returns the size of the thumbnail of a picture: its proportions, as far as whole pixels have them.
  func size(width: Int, height: Int) -> (width: Int, height: Int) {
    let longest = max(width, height)
    guard longest > longestSide else { return (width, height) }
    func scaled(_ side: Int) -> Int { max(1, (side * longestSide + longest / 2) / longest) }
    return (scaled(width), scaled(height))
  }
}
