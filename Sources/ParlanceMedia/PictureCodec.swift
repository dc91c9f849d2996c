#if Media || canImport(ImageIO)
  public import ParlanceCore

  /// Makes thumbnails of pictures, and files of pixels.
  ///
  /// It is what an environment uses unless it is given something else. Its own options are set by passing one:
  ///
  /// ```swift
  /// let codec = PictureCodec(thumbnails: ThumbnailOptions(longestSide: 200))
  /// let environment = try MessagingEnvironment.embedded(at: folder, thumbnailMaker: codec)
  /// ```
  ///
  /// On Apple's systems ImageIO does the work, with every format that it knows, and the cover of a video is its first
  /// picture. Elsewhere TurboJPEG and spng do: JPEG and PNG, no BMP, and no covers. It is there only if the package trait
  /// `Media` is on.
  ///
  /// A thumbnail is turned as the camera's notes say, and carries no notes itself. It is a JPEG, or a PNG if something of
  /// it can be seen through (for ImageIO: if the picture has opacity at all). Colours are taken as they are: a profile in the file is not heeded. A file that is no picture,
  /// is broken, or exceeds the limits has no thumbnail.
  public struct PictureCodec: ThumbnailMaker, PictureEncoder {
    /// What thumbnails are like.
    public var thumbnails: ThumbnailOptions
    /// What a picture may ask of the machine.
    public var limits: PictureLimits

    /// A codec.
    public init(thumbnails: ThumbnailOptions = ThumbnailOptions(), limits: PictureLimits = PictureLimits()) {
      self.thumbnails = thumbnails
      self.limits = limits
    }
  }
#endif
