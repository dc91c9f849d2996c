internal import AgoraChatCommon
public import Foundation
internal import Parlance

/// The body of a film message. The sender supplies its thumbnail; otherwise the thumbnail's paths are nil and its size
/// is zero.
open class AgoraChatVideoMessageBody: AgoraChatFileMessageBody {
  /// Creates a body without a file; unless a path is set, sending it fails with 400 (`fileNotFound`).
  public override init() {
    super.init(type: .video, FileState(path: nil, data: nil, name: nil))
  }

  /// Creates a body with a film of this device.
  public override init(localPath aLocalPath: String?, displayName aDisplayName: String?) {
    super.init(type: .video, FileState(path: aLocalPath, data: nil, name: aDisplayName))
  }

  /// Creates a body with a film in memory.
  public override init(data aData: Data?, displayName aDisplayName: String?) {
    super.init(type: .video, FileState(path: nil, data: aData, name: aDisplayName))
  }

  override init(type: AgoraChatMessageBodyType, _ state: FileState) { super.init(type: type, state) }

  /// The duration in seconds, as set by its sender. Other styles' milliseconds are rounded, to 1 at least.
  open var duration: Int32 {
    get { files.seconds }
    set { files.seconds = newValue }
  }

  /// The path that the thumbnail has or will have on this device; the app sets it before sending to supply a thumbnail.
  open var thumbnailLocalPath: String! {
    get { files.path(of: .preview) }
    set { files.give(newValue, as: .preview) }
  }

  /// The address of the thumbnail at the server, created at each read.
  open var thumbnailRemotePath: String! {
    get { files.address(of: .preview) }
    set { files.state.withLock { $0.preview.remotePath = newValue } }
  }

  /// The key for access to the thumbnail.
  open var thumbnailSecretKey: String! {
    get { files.key(of: .preview) }
    set { files.state.withLock { $0.preview.secretKey = newValue } }
  }

  /// The thumbnail's size in pixels.
  open var thumbnailSize: CGSize {
    get { files.pixels(of: .preview) }
    set { files.set(newValue, of: .preview) }
  }

  /// The download state of the thumbnail.
  open var thumbnailDownloadStatus: AgoraChatDownloadStatus {
    get { AgoraChatDownloadStatus(files.status(of: .preview)) }
    set { files.state.withLock { $0.preview.status = newValue.state } }
  }

  override var thumbnailPart: MediaPart? { .preview }
  override func automaticPart(withThumbnails: Bool) -> MediaPart? {
    withThumbnails && files.current.preview != nil ? .preview : nil
  }
  override func content(_ media: MediaContent) -> MessageContent { .video(media) }
}
