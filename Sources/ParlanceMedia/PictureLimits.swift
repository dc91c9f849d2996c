/// The limits of the memory and time that a picture may take before it is left without a thumbnail.
///
/// The sizes that a file claims are compared with these before anything of it is decoded.
public struct PictureLimits: Hashable, Sendable {
  /// The longest file that is looked at, in bytes. It is read into memory.
  public var fileSize: Int
  /// The largest number of pixels of a picture. It bounds the time that the picture takes.
  public var pixels: Int
  /// The most memory that decoding may allocate beside the file, in bytes. Most pictures take far less, since they are
  /// made smaller while they are decoded; a progressive JPEG of 40 million pixels takes 120 million bytes.
  public var memory: Int

  /// Creates limits. No camera's picture of today exceeds the defaults, except for progressive ones.
  public init(fileSize: Int = 64 << 20, pixels: Int = 200_000_000, memory: Int = 128 << 20) {
    self.fileSize = fileSize
    self.pixels = pixels
    self.memory = memory
  }
}
