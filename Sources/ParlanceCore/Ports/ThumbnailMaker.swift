/// A small picture that stands for a file.
public struct Thumbnail: Sendable {
  /// The encoded picture.
  public var bytes: [UInt8]
  /// Its MIME type.
  public var type: String
  /// Its width in pixels.
  public var width: Int
  /// Its height in pixels.
  public var height: Int

  /// A thumbnail.
  public init(bytes: [UInt8], type: String, width: Int, height: Int) {
    self.bytes = bytes
    self.type = type
    self.width = width
    self.height = height
  }
}

/// Makes the small pictures of messages whose sender gave none.
///
/// Called on a queue of the environment's; it may take its time. nil means that there is to be none, as for a file that
/// it does not understand: the message is sent without.
public protocol ThumbnailMaker: Sendable {
  /// The thumbnail of a picture.
  func thumbnail(ofPictureAt path: String) -> Thumbnail?
  /// The cover of a video.
  func cover(ofVideoAt path: String) -> Thumbnail?
}
