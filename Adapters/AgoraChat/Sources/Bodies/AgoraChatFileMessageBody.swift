internal import AgoraChatCommon
public import Foundation
internal import Parlance

/// The body of a message with a file of any kind, and the base class for pictures, recordings and films.
///
/// For a stored message, each read of a path or a download's state asks the device. A value that an app sets stays with
/// this object.
open class AgoraChatFileMessageBody: AgoraChatMessageBody {
  final let files: MessageFiles

  /// Creates a body without a file; unless a path is set, sending it fails with 400 (`fileNotFound`).
  public override init() {
    files = MessageFiles(FileState(path: nil, data: nil, name: nil))
    super.init(type: .file)
  }

  /// Creates a body with a file of this device.
  ///
  /// - parameter aLocalPath: The file's path. The file is read when the message is sent and must exist until then.
  ///   Sending fails with 400 if there is none, 401 if it is empty or cannot be read, 405 beyond 10 MB.
  /// - parameter aDisplayName: The name under which it is shown; the file's own if nil.
  public init(localPath aLocalPath: String?, displayName aDisplayName: String?) {
    files = MessageFiles(FileState(path: aLocalPath, data: nil, name: aDisplayName))
    super.init(type: .file)
  }

  /// Creates a body with bytes in memory, which become a file of the SDK's own when the message is sent.
  ///
  /// - parameter aData: The bytes. Sending fails with 401 if there are none, 405 beyond 10 MB.
  /// - parameter aDisplayName: The name under which they are shown.
  public init(data aData: Data?, displayName aDisplayName: String?) {
    files = MessageFiles(FileState(path: nil, data: aData, name: aDisplayName))
    super.init(type: .file)
  }

  init(type: AgoraChatMessageBodyType, _ state: FileState) {
    files = MessageFiles(state)
    super.init(type: type)
  }

  /// The name under which the file is shown; every style shows it.
  open var displayName: String! {
    get { files.current.media.fileName }
    set { files.state.withLock { $0.content.media.fileName = newValue.isEmptyOrNil ? nil : newValue } }
  }

  /// The path that the file has on this device, or will have once it is downloaded.
  open var localPath: String! {
    get { files.path(of: .file) }
    set { files.give(newValue, as: .file) }
  }

  /// The address of the file at the server, created at each read: nil before the upload, and when the server no longer
  /// has it.
  open var remotePath: String! {
    get { files.address(of: .file) }
    set { files.state.withLock { $0.file.remotePath = newValue } }
  }

  /// The key for access to the file: here the file's id at the server. nil before the upload.
  open var secretKey: String! {
    get { files.key(of: .file) }
    set { files.state.withLock { $0.file.secretKey = newValue } }
  }

  /// The file's length in bytes; 0 without a file.
  open var fileLength: Int64 {
    get { files.length(of: .file) }
    set { files.state.withLock { $0.content.media.size = max(0, newValue) } }
  }

  /// The download state of the file; on the device that sent it, it is downloaded.
  open var downloadStatus: AgoraChatDownloadStatus {
    get { AgoraChatDownloadStatus(files.status(of: .file)) }
    set { files.state.withLock { $0.file.status = newValue.state } }
  }

  // MARK: what it is to the SDK

  /// The file that stands for the thumbnail; nil for a kind without one.
  var thumbnailPart: MediaPart? { nil }
  /// Returns the part that is downloaded as soon as the message arrives; nil for none.
  ///
  /// - parameter withThumbnails: A Boolean value that indicates whether thumbnails are included.
  func automaticPart(withThumbnails: Bool) -> MediaPart? { nil }

  /// The content with a descriptor of its files.
  func content(_ media: MediaContent) -> MessageContent { .file(media) }

  /// A Boolean value that indicates whether it belongs to a message.
  final var isOfMessage: Bool { files.state.withLock { $0.home != nil } }

  override var content: MessageContent? { content(files.outgoing) }
  override var countedBytes: Int { files.countedBytes }
  override var attachments: [MessageAttachment] { files.attachments }
}

extension String? {
  /// A Boolean value that indicates whether the value is nil or empty.
  var isEmptyOrNil: Bool { self?.isEmpty ?? true }
}
