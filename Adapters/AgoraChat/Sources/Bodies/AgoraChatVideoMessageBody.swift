public import Foundation
internal import Parlance

/// A film. Its thumbnail is what the sender gave; without one the thumbnail's paths are nil and its size is zero.
open class AgoraChatVideoMessageBody: AgoraChatFileMessageBody {
  /// A film of this device.
  public override init(localPath aLocalPath: String?, displayName aDisplayName: String?) {
    super.init(type: .video, FileState(path: aLocalPath, data: nil, name: aDisplayName))
  }

  /// A film in memory.
  public override init(data aData: Data?, displayName aDisplayName: String?) {
    super.init(type: .video, FileState(path: nil, data: aData, name: aDisplayName))
  }

  override init(type: AgoraChatMessageBodyType, _ state: FileState) { super.init(type: type, state) }

  /// How long it plays, in seconds, as its sender says. What other styles say in milliseconds is rounded, to 1 at least.
  open var duration: Int32 {
    get { seconds }
    set { seconds = newValue }
  }

  /// Where the thumbnail is on this device, or will be; to be set before sending for a film that is to have one.
  open var thumbnailLocalPath: String! {
    get { path(of: .preview) }
    set { give(newValue, as: .preview) }
  }

  /// The address of the thumbnail at the server, made at each look.
  open var thumbnailRemotePath: String! {
    get { address(of: .preview) }
    set { state.withLock { $0.preview.remotePath = newValue } }
  }

  /// What gives access to the thumbnail.
  open var thumbnailSecretKey: String! {
    get { key(of: .preview) }
    set { state.withLock { $0.preview.secretKey = newValue } }
  }

  /// The thumbnail's size in pixels.
  open var thumbnailSize: CGSize {
    get { pixels(of: .preview) }
    set { set(newValue, of: .preview) }
  }

  /// Whether the thumbnail is on this device.
  open var thumbnailDownloadStatus: AgoraChatDownloadStatus {
    get { status(of: .preview) }
    set { state.withLock { $0.preview.status = newValue } }
  }

  override var thumbnailPart: MediaPart? { .preview }
  override func automaticPart(withThumbnails: Bool) -> MediaPart? {
    withThumbnails && current.preview != nil ? .preview : nil
  }
  override func content(_ media: MediaContent) -> MessageContent { .video(media) }
}
