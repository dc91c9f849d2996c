#if Media && !canImport(ImageIO)
  internal import Glibc
  public import ParlanceCore

  extension PictureCodec {
    /// Returns the thumbnail of a picture in a file; nil if it has none.
    public func thumbnail(ofPictureAt path: String) -> Thumbnail? { contents(path).flatMap { thumbnail(of: $0) } }

    /// Returns nil: nothing here decodes videos.
    public func cover(ofVideoAt path: String) -> Thumbnail? { nil }

    /// Returns the thumbnail of a picture in memory; nil if it has none.
    package func thumbnail(of file: [UInt8]) -> Thumbnail? {
      guard let picture = picture(in: file, thumbnails) else { return nil }
      let format = picture.isOpaque ? PictureFormat.jpeg(quality: thumbnails.quality) : .png
      guard let bytes = encode(picture, as: format) else { return nil }
      let type: PictureHeader.Format = picture.isOpaque ? .jpeg : .png
      return Thumbnail(bytes: bytes, type: type.rawValue, width: picture.width, height: picture.height)
    }

    /// Returns the bytes of a file with the picture of another file, a JPEG or a PNG, turned as the camera's notes say.
    ///
    /// - parameter file: The bytes of the file.
    /// - parameter format: The format.
    /// - returns: nil for a file that is not such a picture, is broken or exceeds the limits, and for a quality that is not above 0 and up
    ///   to 1.
    public func encode(file: [UInt8], as format: PictureFormat) -> [UInt8]? {
      picture(in: file, .whole).flatMap { encode($0, as: format) }
    }

    /// Returns the pixels of a picture in memory, turned as they are to be shown.
    private func picture(in file: [UInt8], _ options: ThumbnailOptions) -> PixelPicture? {
      guard file.count <= limits.fileSize, let header = PictureHeader(file),
        header.width * header.height <= limits.pixels
      else { return nil }
      let stored: PixelPicture?
      switch header.format {
      case .jpeg: stored = JPEGDecoder(file, header, limits)?.reduced(options)
      case .png: stored = PNGDecoder(file, header, limits)?.reduced(options)
      case .bmp: stored = nil
      }
      return stored.flatMap(header.orientation.turned)
    }

    /// Returns the bytes of a file with these pixels.
    ///
    /// - parameter picture: The pixels. A JPEG shows them on white, since it has no transparency.
    /// - parameter format: The format; a JPEG has at most 65,500 pixels in a row or column.
    /// - returns: nil for a quality that is not above 0 and up to 1, too many pixels, or too little memory.
    public func encode(_ picture: PixelPicture, as format: PictureFormat) -> [UInt8]? {
      switch format {
      case .jpeg(let quality): JPEGEncoder.encode(picture, quality: quality)
      case .png: PNGEncoder.encode(picture)
      }
    }

    /// Returns a plain file's bytes; nil if there are too many.
    private func contents(_ path: String) -> [UInt8]? {
      // Opening a pipe does not wait for its other end.
      let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limits.fileSize else {
        return nil
      }
      let size = Int(status.st_size)
      var isWhole = true
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        while count < size {
          let got = read(file, buffer.baseAddress?.advanced(by: count), size - count)
          if got < 0 && errno == EINTR { continue }
          guard got > 0 else {
            isWhole = false
            return
          }
          count += got
        }
      }
      return isWhole ? bytes : nil
    }
  }
#endif
