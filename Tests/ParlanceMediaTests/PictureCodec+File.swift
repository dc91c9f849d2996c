#if Media || canImport(ImageIO)
  import ParlanceCore
  import ParlanceMedia
  import Testing

  extension PictureCodec {
    /// A file of pixels.
    func file(_ picture: PixelPicture, as format: PictureFormat) throws -> [UInt8] {
      try #require(encode(picture, as: format))
    }
  }
#endif
