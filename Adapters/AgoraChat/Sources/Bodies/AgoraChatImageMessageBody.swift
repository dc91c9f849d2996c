internal import AgoraChatCommon
public import Foundation
internal import Parlance

/// The body of a picture message. The file is sent unchanged; one that cannot be read is sent as a picture of unknown
/// size.
///
/// The server makes no thumbnails: the sender supplies them. For a picture without one, the picture itself is shown and
/// downloaded instead.
open class AgoraChatImageMessageBody: AgoraChatFileMessageBody {
  private let ratio = Lock(1.0)

  /// Creates a body without a file; unless a path is set, sending it fails with 400 (`fileNotFound`).
  public override init() {
    super.init(type: .image, FileState(path: nil, data: nil, name: nil))
  }

  /// Creates a body with a picture of this device.
  public override init(localPath aLocalPath: String?, displayName aDisplayName: String?) {
    super.init(type: .image, FileState(path: aLocalPath, data: nil, name: aDisplayName))
  }

  /// Creates a body with a picture in memory.
  public override init(data aData: Data?, displayName aDisplayName: String?) {
    super.init(type: .image, FileState(path: nil, data: aData, name: aDisplayName))
  }

  /// Creates a body with a picture in memory and its thumbnail; without one if nil.
  public init!(data aData: Data!, thumbnailData aThumbnailData: Data!) {
    var state = FileState(path: nil, data: aData, name: nil)
    state.preview.data = aThumbnailData
    super.init(type: .image, state)
  }

  override init(type: AgoraChatMessageBodyType, _ state: FileState) { super.init(type: type, state) }

  /// The size in pixels, as set by the app, else as read from the file when the message is sent; zero if it is unknown.
  open var size: CGSize {
    get { files.pixels(of: .file) }
    set { files.set(newValue, of: .file) }
  }

  /// The quality of the sent picture, 0 to 1. Stored for the app only: the picture is always sent unchanged, as with 1,
  /// the default here.
  open var compressionRatio: Double {
    get { ratio.withLock { $0 } }
    set { ratio.withLock { $0 = newValue } }
  }

  /// The name of the thumbnail's file.
  open var thumbnailDisplayName: String! {
    get { files.current[part: shownThumbnail]?.fileName }
    set {
      files.state.withLock { state in
        var preview = state.content.preview ?? MediaDescriptor()
        preview.fileName = newValue.isEmptyOrNil ? nil : newValue
        state.content.preview = preview
      }
    }
  }

  /// The path that the thumbnail has or will have on this device; the app sets it before sending to supply a thumbnail.
  open var thumbnailLocalPath: String! {
    get { files.path(of: shownThumbnail) }
    set { files.give(newValue, as: .preview) }
  }

  /// The address of the thumbnail at the server, created at each read.
  open var thumbnailRemotePath: String! {
    get { files.address(of: shownThumbnail) }
    set { files.state.withLock { $0.preview.remotePath = newValue } }
  }

  /// The key for access to the thumbnail.
  open var thumbnailSecretKey: String! {
    get { files.key(of: shownThumbnail) }
    set { files.state.withLock { $0.preview.secretKey = newValue } }
  }

  /// The thumbnail's size in pixels.
  open var thumbnailSize: CGSize {
    get { files.pixels(of: shownThumbnail) }
    set { files.set(newValue, of: .preview) }
  }

  /// The thumbnail's length in bytes.
  open var thumbnailFileLength: Int64 {
    get { files.length(of: shownThumbnail) }
    set {
      files.state.withLock { state in
        var preview = state.content.preview ?? MediaDescriptor()
        preview.size = max(0, newValue)
        state.content.preview = preview
      }
    }
  }

  /// The download state of the thumbnail.
  open var thumbnailDownloadStatus: AgoraChatDownloadStatus {
    get { AgoraChatDownloadStatus(files.status(of: shownThumbnail)) }
    set { files.state.withLock { $0.preview.status = newValue.state } }
  }

  /// The file that is shown as the thumbnail. A picture that was not sent yet is not its own thumbnail.
  private var shownThumbnail: MediaPart {
    let current = files.current
    return files.state.withLock { state in
      let preview = state.preview
      let isSet = preview.isGiven || preview.remotePath != nil || preview.secretKey != nil || preview.status != nil
      return state.home == nil || current.preview != nil || isSet ? .preview : .file
    }
  }

  override var thumbnailPart: MediaPart? { shownThumbnail }
  override func automaticPart(withThumbnails: Bool) -> MediaPart? { withThumbnails ? shownThumbnail : nil }
  override func content(_ media: MediaContent) -> MessageContent { .image(media) }
}

/// The spelling of 3.x.
extension AgoraChatImageMessageBody {
  /// The name of `compressionRatio` in older versions.
  public var compressRatio: Double {
    get { compressionRatio }
    set { compressionRatio = newValue }
  }
}
