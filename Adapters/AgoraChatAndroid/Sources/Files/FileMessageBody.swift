internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// The base class of all bodies with a file: pictures, recordings, films and other files.
///
/// For a stored message, each read of a path asks the device.
public class FileMessageBody: MessageBody, @unchecked Sendable {
  // Safe to share: the files and the callback lock themselves.
  let files: MessageFiles
  private let callback = Lock<(any AgoraCallBack)?>(nil)

  init(_ state: FileState) { files = MessageFiles(state) }

  // MARK: the file

  /// Returns the name under which the file is shown; every style shows it. Empty if none was set.
  public func getFileName() -> String {
    let (name, path) = (files.current.media.fileName, files.state.withLock { $0.file.path })
    return name ?? path.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
  }
  /// Sets the name under which the file is shown, before it is sent.
  public func setFileName(_ fileName: String) {
    files.state.withLock { $0.content.media.fileName = fileName.isEmpty ? nil : fileName }
  }

  /// Returns the path that the file has on this device, or will have once it is downloaded.
  public func getLocalUrl() -> String? { files.path(of: .file) }
  /// Sets the file of this device to send, or the destination of a received one; ignored if a file is there already.
  public func setLocalUrl(_ localUrl: String) { files.give(localUrl, as: .file) }

  /// Returns the address of the file at the server, created at each read, for
  /// `AgoraChatManager.downloadFile(_:_:_:_:)`; nil before the upload, and when the server no longer has it.
  public func getRemoteUrl() -> String? { address(of: .file) }

  /// A Boolean value that indicates whether the file is on this device; it is on the one that sent it.
  public var downloaded: Bool { existingPath(of: .file) != nil }

  /// Sets the callback for the downloads of this body's files, automatic ones included.
  public func setDownloadCallback(_ callback: (any AgoraCallBack)?) { self.callback.withLock { $0 = callback } }

  // MARK: what it is to the SDK

  /// The part that is downloaded as soon as the message arrives; nil for none.
  var automaticPart: MediaPart? { nil }

  /// The content with a descriptor of its files.
  func content(_ media: MediaContent) -> MessageContent { .file(media) }

  var downloadCallback: (any AgoraCallBack)? { callback.withLock { $0 } }

  override func content() throws(MessagingError) -> MessageContent {
    guard files.hasFile else { throw MessagingError(.fileNotReadable, "no file") }
    let media = files.outgoing
    // A message that failed keeps the place of its file, which may have gone meanwhile.
    guard !media.media.id.string.isEmpty || attachments.contains(where: { $0.part == .file }) else {
      throw MessagingError(.fileNotFound, "the file was removed")
    }
    try check(media.media.fileName, media.preview?.fileName)
    return content(media)
  }
  override var attachments: [MessageAttachment] { files.attachments }

  /// Returns the path of a file on this device; nil if it is not there.
  func existingPath(of part: MediaPart) -> String? {
    let (given, home) = files.state.withLock { ($0[part].path, $0.home) }
    if let given { return Self.isFile(given) ? given : nil }
    return home?.device.flatMap { files.existingPath(of: part, $0) }
  }

  /// Returns the path that the app chose for a download; nil for the device's own folder.
  func chosenPath(of part: MediaPart) -> String? { files.state.withLock { $0[part].path } }

  /// The address of a file, which the SDK remembers so that it can be handed back.
  func address(of part: MediaPart) -> String? {
    guard let address = files.address(of: part) else { return nil }
    if let media = files.current[part: part], let core = files.state.withLock({ $0.home?.owner as? ClientCore }) {
      core.addresses.note(address, media)
    }
    return address
  }

  /// Returns the status of the downloads of a received message's files.
  func transferStatus(_ device: Device) -> AgoraMessage.Status {
    guard !downloaded, let home = files.state.withLock({ $0.home }) else { return .SUCCESS }
    let states = MediaPart.allCases.filter { files.current[part: $0] != nil }.map { part in
      existingPath(of: part) == nil ? files.transferState(of: part, home, device) : .downloaded
    }
    if states.contains(.downloading) { return .INPROGRESS }
    if states.contains(.failed) { return .FAIL }
    return automaticPart.map { existingPath(of: $0) == nil } == true ? .FAIL : .SUCCESS
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}

/// The body of a message with any other file.
public final class NormalFileMessageBody: FileMessageBody, @unchecked Sendable {
  // Safe to share: as its superclass.

  /// Creates a body with a file of this device.
  ///
  /// - parameter file: The file's path. The file is read when the message is sent and must exist until then. Sending
  ///   fails with 400 if there is none, 401 if it is empty or cannot be read, 405 beyond 10 MB.
  public init(_ file: String) { super.init(FileState(path: file, data: nil, name: nil)) }

  override init(_ state: FileState) { super.init(state) }

  /// Returns the file's length in bytes; 0 without a file.
  public func getFileSize() -> Int64 { files.length(of: .file) }
}
