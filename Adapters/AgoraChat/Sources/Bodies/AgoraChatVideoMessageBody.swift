internal import AgoraChatCommon
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
    get { files.seconds }
    set { files.seconds = newValue }
  }

  /// Where the thumbnail is on this device, or will be; to be set before sending for a film that is to have one.
  open var thumbnailLocalPath: String! {
    get { files.path(of: .preview) }
    set { files.give(newValue, as: .preview) }
  }

  /// The address of the thumbnail at the server, made at each look.
  open var thumbnailRemotePath: String! {
    get { files.address(of: .preview) }
    set { files.state.withLock { $0.preview.remotePath = newValue } }
  }

  /// What gives access to the thumbnail.
  open var thumbnailSecretKey: String! {
    get { files.key(of: .preview) }
    set { files.state.withLock { $0.preview.secretKey = newValue } }
  }

  /// The thumbnail's size in pixels.
  open var thumbnailSize: CGSize {
    get { files.pixels(of: .preview) }
    set { files.set(newValue, of: .preview) }
  }

  /// Whether the thumbnail is on this device.
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
