internal import AgoraChatCommon
internal import Parlance

/// The body of a picture message. The file is sent unchanged; one that cannot be read is sent as a picture of unknown
/// size.
///
/// The server makes no thumbnails: the thumbnail is that of another style's sender, else the picture itself.
public final class ImageMessageBody: FileMessageBody, @unchecked Sendable {
  // Safe to share: the flag is behind a lock, the rest as its superclass.
  private let sendsOriginal = Lock(false)

  /// Creates a body with a picture of this device.
  ///
  /// - parameter imageFile: Its path; sending fails as for every file.
  public init(_ imageFile: String) { super.init(FileState(path: imageFile, data: nil, name: nil)) }

  override init(_ state: FileState) { super.init(state) }

  /// Returns whether the picture is to be sent as it is; false unless set.
  public func isSendOriginalImage() -> Bool { sendsOriginal.withLock { $0 } }
  /// Sets whether the picture is to be sent as it is. Stored for the app only: this SDK makes no picture smaller, so it
  /// is sent as it is either way.
  public func setSendOriginalImage(_ sendOriginalImage: Bool) { sendsOriginal.withLock { $0 = sendOriginalImage } }

  /// Returns the address of the thumbnail at the server, created at each read.
  public func getThumbnailUrl() -> String? { address(of: shownThumbnail) }
  /// Returns the path that the thumbnail has or will have on this device.
  public func getLocalThumb() -> String? { files.path(of: shownThumbnail) }

  /// Returns the width in pixels, read from the file when it is sent; 0 if it is unknown.
  public func getWidth() -> Int { files.current.media.width }
  /// Returns the height in pixels; 0 if it is unknown.
  public func getHeight() -> Int { files.current.media.height }

  private var shownThumbnail: MediaPart { files.current.preview == nil ? .file : .preview }

  override var automaticPart: MediaPart? { shownThumbnail }
  override func content(_ media: MediaContent) -> MessageContent { .image(media) }
}
