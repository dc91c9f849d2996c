internal import AgoraChatCommon
public import Foundation
internal import Parlance

/// A file of any kind; the class of pictures, recordings and films inherits from it.
///
/// Of a message that was stored, it asks the device at each look where its file is and how far its download has come.
/// What an app sets of these stays with this object.
open class AgoraChatFileMessageBody: AgoraChatMessageBody {
  final let files: MessageFiles

  /// A file of this device.
  ///
  /// - parameter aLocalPath: Its path, whose file is read when the message is sent and must stay until then. Sending
  ///   fails with 400 if there is none, 401 if it is empty or cannot be read, 405 beyond 10 MB.
  /// - parameter aDisplayName: The name under which it is shown; the file's own if nil.
  public init(localPath aLocalPath: String?, displayName aDisplayName: String?) {
    files = MessageFiles(FileState(path: aLocalPath, data: nil, name: aDisplayName))
    super.init(type: .file)
  }

  /// Bytes in memory, which become a file of the SDK's own when the message is sent.
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

  /// Where the file is on this device. Of one that is still to be downloaded, where the download will put it.
  open var localPath: String! {
    get { files.path(of: .file) }
    set { files.give(newValue, as: .file) }
  }

  /// The address of the file at the server, made at each look: nil before the upload, and when the server has it no more.
  open var remotePath: String! {
    get { files.address(of: .file) }
    set { files.state.withLock { $0.file.remotePath = newValue } }
  }

  /// What gives access to the file: here the id under which the server has it. nil before the upload.
  open var secretKey: String! {
    get { files.key(of: .file) }
    set { files.state.withLock { $0.file.secretKey = newValue } }
  }

  /// The file's length in bytes; 0 if there is no file.
  open var fileLength: Int64 {
    get { files.length(of: .file) }
    set { files.state.withLock { $0.content.media.size = max(0, newValue) } }
  }

  /// Whether the file is on this device; it is on the one that sent it.
  open var downloadStatus: AgoraChatDownloadStatus {
    get { AgoraChatDownloadStatus(files.status(of: .file)) }
    set { files.state.withLock { $0.file.status = newValue.state } }
  }

  // MARK: what it is to the SDK

  /// The file that stands for the thumbnail; nil for a kind without one.
  var thumbnailPart: MediaPart? { nil }
  /// What is downloaded as soon as the message arrives; nil for nothing.
  ///
  /// - parameter withThumbnails: Thumbnails count.
  func automaticPart(withThumbnails: Bool) -> MediaPart? { nil }

  /// The content with a descriptor of its files.
  func content(_ media: MediaContent) -> MessageContent { .file(media) }

  /// Whether a message has it.
  final var isOfMessage: Bool { files.state.withLock { $0.home != nil } }

  override var content: MessageContent? { content(files.outgoing) }
  override var countedBytes: Int { files.countedBytes }
  override var attachments: [MessageAttachment] { files.attachments }
}

extension String? {
  /// Whether there is nothing in it.
  var isEmptyOrNil: Bool { self?.isEmpty ?? true }
}
