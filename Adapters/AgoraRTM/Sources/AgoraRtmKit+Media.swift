import Foundation
import Parlance

/// Pictures and files: uploaded and downloaded one by one, sent under their media IDs.
///
/// Each upload and download has a request id, which is set when the call returns: for progress, and to cancel it. Nine
/// may be under way at a time. They wait while the link is broken, 120 seconds at most. An upload or download that is
/// refused or fails leaves no file.
extension AgoraRtmKit {
  // MARK: making messages

  /// Uploads a file of up to 30 MB, for a message.
  ///
  /// - parameter filePath: The file's full path.
  /// - parameter requestId: Receives the request id, at once; nil if it is not needed.
  /// - parameter completionBlock: Receives the request id, the message, to be sent with the methods for all messages,
  ///   and the outcome.
  public func createFileMessage(
    byUploading filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!,
    completion completionBlock: AgoraRtmUploadFileMediaBlock? = nil
  ) {
    core.upload(filePath, requestId) { completionBlock?($0, $1.map { AgoraRtmFileMessage($0) }, $2) }
  }

  /// Uploads a picture of up to 30 MB, for a message. Any file is accepted; one that is not a JPEG, PNG or BMP has no size
  /// in pixels.
  ///
  /// - parameter filePath: The file's full path.
  /// - parameter requestId: Receives the request id, at once; nil if it is not needed.
  /// - parameter completionBlock: Receives the request id, the message, to be sent with the methods for all messages,
  ///   and the outcome.
  public func createImageMessage(
    byUploading filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!,
    completion completionBlock: AgoraRtmUploadImageMediaBlock? = nil
  ) {
    core.upload(filePath, requestId) { completionBlock?($0, $1.map { AgoraRtmImageMessage($0) }, $2) }
  }

  /// Returns a message with a file that is at the service already. The ID is not checked: if it names nothing, the
  /// download fails.
  ///
  /// - parameter mediaId: The media ID, from an earlier message.
  public func createFileMessage(byMediaId mediaId: String) -> AgoraRtmFileMessage! {
    AgoraRtmFileMessage(MediaDescriptor(id: MediaID(mediaId)))
  }

  /// Returns a message with a picture that is at the service already. The ID is not checked: if it names nothing, the
  /// download fails.
  ///
  /// - parameter mediaId: The media ID, from an earlier message.
  public func createImageMessage(byMediaId mediaId: String) -> AgoraRtmImageMessage! {
    AgoraRtmImageMessage(MediaDescriptor(id: MediaID(mediaId)))
  }

  // MARK: downloads

  /// Downloads a file or picture to a file. It appears under its name when it is complete and replaces an existing one.
  ///
  /// - parameter mediaId: The media ID, from a message.
  /// - parameter filePath: The full path; its folder must exist.
  /// - parameter requestId: Receives the request id, at once; nil if it is not needed.
  /// - parameter completionBlock: Receives the request id and the outcome.
  public func downloadMedia(
    _ mediaId: String, toFile filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!,
    completion completionBlock: AgoraRtmDownloadMediaToFileBlock? = nil
  ) {
    core.download(mediaId, to: .file(filePath, replaces: true), requestId) { id, _, code in completionBlock?(id, code) }
  }

  /// Downloads a file or picture to memory.
  ///
  /// - parameter mediaId: The media ID, from a message.
  /// - parameter requestId: Receives the request id, at once; nil if it is not needed.
  /// - parameter completionBlock: Receives the request id, the bytes, which the app may keep, and the outcome.
  public func downloadMedia(
    toMemory mediaId: String, withRequest requestId: UnsafeMutablePointer<Int64>!,
    completion completionBlock: AgoraRtmDownloadMediaToMemoryBlock? = nil
  ) {
    core.download(mediaId, to: .memory, requestId) { completionBlock?($0, $1?.data.map { Data($0) }, $2) }
  }

  // MARK: taking back

  /// Cancels an upload. Its own block gets `interrupted`, then this one is called.
  ///
  /// - parameter requestId: The request id of an upload that is under way.
  /// - parameter completionBlock: Receives the request id and the outcome: `notExist` for one that is over.
  public func cancelMediaUpload(
    _ requestId: Int64, completion completionBlock: AgoraRtmCancelMediaBlock? = nil
  ) {
    core.cancel(requestId, .up) { completionBlock?(requestId, $0) }
  }

  /// Cancels a download. Its own block gets `interrupted`, then this one is called.
  ///
  /// - parameter requestId: The request id of a download that is under way.
  /// - parameter completionBlock: Receives the request id and the outcome: `notExist` for one that is over.
  public func cancelMediaDownload(
    _ requestId: Int64, completion completionBlock: AgoraRtmCancelMediaBlock? = nil
  ) {
    core.cancel(requestId, .down) { completionBlock?(requestId, $0) }
  }
}
