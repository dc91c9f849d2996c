internal import AgoraChatCommon
internal import Parlance

/// A picture. It is sent byte for byte; one that nobody can read is sent as a picture of unknown size.
///
/// Nothing makes thumbnails at the server: the thumbnail is the one that another style's sender gave, else the picture
/// itself.
public final class ImageMessageBody: FileMessageBody, @unchecked Sendable {
  // Safe to share: the flag is behind a lock, the rest as its superclass.
  private let sendsOriginal = Lock(false)

  /// A picture of this device.
  ///
  /// - parameter imageFile: Its path; sending fails as for every file.
  public init(_ imageFile: String) { super.init(FileState(path: imageFile, data: nil, name: nil)) }

  override init(_ state: FileState) { super.init(state) }

  /// Whether the picture is to be sent as it is; false unless set.
  public func isSendOriginalImage() -> Bool { sendsOriginal.withLock { $0 } }
  /// Sets whether the picture is to be sent as it is. Kept for the app: nothing here makes pictures smaller, so that it
  /// is sent as it is either way.
  public func setSendOriginalImage(_ sendOriginalImage: Bool) { sendsOriginal.withLock { $0 = sendOriginalImage } }

  /// The address of the thumbnail at the server, made at each look.
  public func getThumbnailUrl() -> String? { address(of: shownThumbnail) }
  /// Where the thumbnail is on this device, or will be.
  public func getLocalThumb() -> String? { files.path(of: shownThumbnail) }

  /// The width in pixels, as the file says when it is sent; 0 if nobody knows.
  public func getWidth() -> Int { files.current.media.width }
  /// The height in pixels; 0 if nobody knows.
  public func getHeight() -> Int { files.current.media.height }

  private var shownThumbnail: MediaPart { files.current.preview == nil ? .file : .preview }

  override var automaticPart: MediaPart? { shownThumbnail }
  override func content(_ media: MediaContent) -> MessageContent { .image(media) }
}
