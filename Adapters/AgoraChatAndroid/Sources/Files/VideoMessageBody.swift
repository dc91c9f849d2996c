internal import AgoraChatCommon
internal import Parlance

/// The body of a film message. The sender supplies its thumbnail; otherwise it has none.
public final class VideoMessageBody: FileMessageBody, @unchecked Sendable {
  // Safe to share: as its superclass.

  /// Creates a body with a film of this device.
  ///
  /// - parameter videoFile: Its path; sending fails as for every file.
  /// - parameter thumbPath: The path of its thumbnail; empty for none. Sending fails for it as for the film.
  /// - parameter length: Its duration in seconds.
  /// - parameter filelength: Its length in bytes, shown until the file itself is read.
  public init(_ videoFile: String, _ thumbPath: String, _ length: Int, _ filelength: Int64) {
    var state = FileState(path: videoFile, data: nil, name: nil)
    state.preview.path = thumbPath.isEmpty ? nil : thumbPath
    state.content.media.size = max(0, filelength)
    super.init(state)
    files.seconds = Int32(clamping: length)
  }

  override init(_ state: FileState) { super.init(state) }

  /// Returns the duration in seconds, as set by its sender. Other styles' milliseconds are rounded, to 1 at least.
  public func getLength() -> Int { Int(files.seconds) }
  /// Sets the duration in seconds, before it is sent.
  public func setLength(_ length: Int) { files.seconds = Int32(clamping: length) }
  /// Returns the film's length in bytes.
  public func getVideoFileLength() -> Int64 { files.length(of: .file) }

  /// Returns the address of the thumbnail at the server, created at each read; nil without one.
  public func getThumbnailUrl() -> String? { address(of: .preview) }
  /// Returns the path that the thumbnail has or will have on this device; nil without one.
  public func getLocalThumb() -> String? { files.path(of: .preview) }
  /// Sets the thumbnail's path, before it is sent; empty for none.
  public func setLocalThumb(_ localThumb: String) { files.give(localThumb, as: .preview) }

  override var automaticPart: MediaPart? { files.current.preview == nil ? nil : .preview }
  override func content(_ media: MediaContent) -> MessageContent { .video(media) }
}
