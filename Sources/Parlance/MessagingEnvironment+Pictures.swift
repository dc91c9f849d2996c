public import ParlanceCore
#if Media || canImport(ImageIO)
  internal import ParlanceMedia
#endif

/// The codecs that work on pictures unless an app brings its own.
extension MessagingEnvironment {
  /// The maker of the previews that senders did not give: a `PictureCodec`; nil where there is none, without the
  /// package trait `Media` on other systems than Apple's.
  public static var standardThumbnailMaker: (any ThumbnailMaker)? {
    #if Media || canImport(ImageIO)
      PictureCodec()
    #else
      nil
    #endif
  }

  /// The encoder that makes files of the pixels that an app sends: a `PictureCodec`; nil where there is none, without
  /// the package trait `Media` on other systems than Apple's.
  public static var standardPictureEncoder: (any PictureEncoder)? {
    #if Media || canImport(ImageIO)
      PictureCodec()
    #else
      nil
    #endif
  }
}
