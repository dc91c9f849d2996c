internal import AgoraChatCommon
internal import Parlance

/// A film. Its thumbnail is what the sender gave; without one it has none.
public final class VideoMessageBody: FileMessageBody, @unchecked Sendable {
  // Safe to share: as its superclass.

  /// A film of this device.
  ///
  /// - parameter videoFile: Its path; sending fails as for every file.
  /// - parameter thumbPath: The path of its thumbnail; empty for none. Sending fails for it as for the film.
  /// - parameter length: How long it plays, in seconds.
  /// - parameter filelength: Its length in bytes, shown until the file itself is looked at.
  public init(_ videoFile: String, _ thumbPath: String, _ length: Int, _ filelength: Int64) {
    var state = FileState(path: videoFile, data: nil, name: nil)
    state.preview.path = thumbPath.isEmpty ? nil : thumbPath
    state.content.media.size = max(0, filelength)
    super.init(state)
    files.seconds = Int32(clamping: length)
  }

  override init(_ state: FileState) { super.init(state) }

  /// How long it plays, in seconds, as its sender says. What other styles say in milliseconds is rounded, to 1 at least.
  public func getLength() -> Int { Int(files.seconds) }
  /// Sets how long it plays, in seconds, before it is sent.
  public func setLength(_ length: Int) { files.seconds = Int32(clamping: length) }
  /// The film's length in bytes.
  public func getVideoFileLength() -> Int64 { files.length(of: .file) }

  /// The address of the thumbnail at the server, made at each look; nil without one.
  public func getThumbnailUrl() -> String? { address(of: .preview) }
  /// Where the thumbnail is on this device, or will be; nil without one.
  public func getLocalThumb() -> String? { files.path(of: .preview) }
  /// Sets the thumbnail's path, before it is sent; empty for none.
  public func setLocalThumb(_ localThumb: String) { files.give(localThumb, as: .preview) }

  override var automaticPart: MediaPart? { files.current.preview == nil ? nil : .preview }
  override func content(_ media: MediaContent) -> MessageContent { .video(media) }
}
