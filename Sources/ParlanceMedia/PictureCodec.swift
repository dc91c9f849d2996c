#if Media || canImport(ImageIO)
  public import ParlanceCore

  /// A codec that makes thumbnails of pictures, and files of pixels.
  ///
  /// An environment uses it unless it is given something else. Its own options are set by passing one:
  ///
  /// ```swift
  /// let codec = PictureCodec(thumbnails: ThumbnailOptions(longestSide: 200))
  /// let environment = try MessagingEnvironment.embedded(at: folder, thumbnailMaker: codec)
  /// ```
  ///
  /// On Apple's systems ImageIO does the work, with every format that it knows, and the cover of a video is its first
  /// picture. Elsewhere TurboJPEG and spng do: JPEG and PNG, no BMP, and no covers. They are used only if the package
  /// trait `Media` is on.
  ///
  /// A thumbnail is turned as the camera's notes say, and carries no notes itself. It is a JPEG, or a PNG if some of it
  /// is transparent (for ImageIO: if the picture has opacity at all). Colours are taken as they are: a profile in the
  /// file is ignored. A file that is not a picture, is broken, or exceeds the limits has no thumbnail.
  public struct PictureCodec: ThumbnailMaker, PictureEncoder {
    /// The options of thumbnails.
    public var thumbnails: ThumbnailOptions
    /// The limits of the memory and time that a picture may take.
    public var limits: PictureLimits

    /// Creates a codec.
    public init(thumbnails: ThumbnailOptions = ThumbnailOptions(), limits: PictureLimits = PictureLimits()) {
      self.thumbnails = thumbnails
      self.limits = limits
    }
  }
#endif
