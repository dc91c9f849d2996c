internal import AgoraChatCommon
public import Foundation
internal import Parlance

/// A picture. It is sent byte for byte; one that nobody can read is sent as a picture of unknown size.
///
/// Nothing makes thumbnails at the server: a thumbnail is what the sender gave. Of a picture without one, the picture
/// itself is shown and downloaded in its place.
open class AgoraChatImageMessageBody: AgoraChatFileMessageBody {
  private let ratio = Lock(1.0)

  /// A picture of this device.
  public override init(localPath aLocalPath: String?, displayName aDisplayName: String?) {
    super.init(type: .image, FileState(path: aLocalPath, data: nil, name: aDisplayName))
  }

  /// A picture in memory.
  public override init(data aData: Data?, displayName aDisplayName: String?) {
    super.init(type: .image, FileState(path: nil, data: aData, name: aDisplayName))
  }

  /// A picture in memory with its thumbnail; without one if nil.
  public init!(data aData: Data!, thumbnailData aThumbnailData: Data!) {
    var state = FileState(path: nil, data: aData, name: nil)
    state.preview.data = aThumbnailData
    super.init(type: .image, state)
  }

  override init(type: AgoraChatMessageBodyType, _ state: FileState) { super.init(type: type, state) }

  /// The size in pixels: what the app says, else what the file says when the message is sent; zero if nobody knows.
  open var size: CGSize {
    get { files.pixels(of: .file) }
    set { files.set(newValue, of: .file) }
  }

  /// How good a picture is to be sent, 0 to 1. Kept for the app; the picture is sent as it is, which is what 1, the
  /// default here, asks for.
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

  /// Where the thumbnail is on this device, or will be; to be set before sending for a thumbnail of the app's own.
  open var thumbnailLocalPath: String! {
    get { files.path(of: shownThumbnail) }
    set { files.give(newValue, as: .preview) }
  }

  /// The address of the thumbnail at the server, made at each look.
  open var thumbnailRemotePath: String! {
    get { files.address(of: shownThumbnail) }
    set { files.state.withLock { $0.preview.remotePath = newValue } }
  }

  /// What gives access to the thumbnail.
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

  /// Whether the thumbnail is on this device.
  open var thumbnailDownloadStatus: AgoraChatDownloadStatus {
    get { AgoraChatDownloadStatus(files.status(of: shownThumbnail)) }
    set { files.state.withLock { $0.preview.status = newValue.state } }
  }

  /// The file that is shown as the thumbnail. A picture that was not sent yet has none of its own accord.
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
  /// `compressionRatio` in older versions.
  public var compressRatio: Double {
    get { compressionRatio }
    set { compressionRatio = newValue }
  }
}
