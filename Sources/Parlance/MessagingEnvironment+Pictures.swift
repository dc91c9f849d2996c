public import ParlanceCore
#if Media || canImport(ImageIO)
  internal import ParlanceMedia
#endif

/// What works on pictures unless an app brings its own.
extension MessagingEnvironment {
  /// What makes the previews that senders did not give: a `PictureCodec`; nil where there is none, without the package
  /// trait `Media` on other systems than Apple's.
  public static var standardThumbnailMaker: (any ThumbnailMaker)? {
    #if Media || canImport(ImageIO)
      PictureCodec()
    #else
      nil
    #endif
  }

  /// What makes files of the pixels that an app sends: a `PictureCodec`; nil where there is none, without the package
  /// trait `Media` on other systems than Apple's.
  public static var standardPictureEncoder: (any PictureEncoder)? {
    #if Media || canImport(ImageIO)
      PictureCodec()
    #else
      nil
    #endif
  }
}
