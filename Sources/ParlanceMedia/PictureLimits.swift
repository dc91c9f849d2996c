/// How much a picture may ask of the machine before it is left without a thumbnail.
///
/// What a file claims is compared with these before anything of it is decoded.
public struct PictureLimits: Hashable, Sendable {
  /// The longest file that is looked at, in bytes. It is read into memory.
  public var fileSize: Int
  /// How many pixels a picture may have. They bound the time that it takes.
  public var pixels: Int
  /// What decoding may allocate beside the file, in bytes. Most pictures take far less, since they are made smaller while
  /// they are decoded; a progressive JPEG of 40 million pixels takes 120 million bytes.
  public var memory: Int

  /// Limits; without arguments those that no camera's picture of today exceeds, but for progressive ones.
  public init(fileSize: Int = 64 << 20, pixels: Int = 200_000_000, memory: Int = 128 << 20) {
    self.fileSize = fileSize
    self.pixels = pixels
    self.memory = memory
  }
}
