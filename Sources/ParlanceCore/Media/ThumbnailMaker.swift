/// A small picture that represents a file.
public struct Thumbnail: Sendable {
  /// The encoded picture.
  public var bytes: [UInt8]
  /// The MIME type.
  public var type: String
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int

  /// Creates a thumbnail.
  public init(bytes: [UInt8], type: String, width: Int, height: Int) {
    self.bytes = bytes
    self.type = type
    self.width = width
    self.height = height
  }
}

/// A maker of the small pictures of messages whose sender gave none.
///
/// Called on a queue of the environment's; it may take its time. nil is for a file that it does
/// not understand: the message is sent without a thumbnail.
public protocol ThumbnailMaker: Sendable {
  /// Returns the thumbnail of a picture.
  func thumbnail(ofPictureAt path: String) -> Thumbnail?
  /// Returns the cover of a video.
  func cover(ofVideoAt path: String) -> Thumbnail?
}
