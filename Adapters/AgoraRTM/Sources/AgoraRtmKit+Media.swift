public import Foundation
import Parlance

/// Pictures and files: uploaded and downloaded one by one, sent under their media IDs.
///
/// Each upload and download has a request id, which is there when the call returns: for progress, and to take it back.
/// Nine may be under way at a time. They wait while the link is broken, 120 seconds at most. An upload or download that is
/// refused or fails leaves nothing behind.
extension AgoraRtmKit {
  // MARK: making messages

  /// Uploads a file of up to 30 MB, for a message.
  ///
  /// - parameter filePath: Its full path.
  /// - parameter requestId: Gets the request id, at once; nil if nobody wants it.
  /// - parameter completionBlock: Gets the request id, the message, to be sent with the methods for all messages, and the
  ///   outcome.
  public func createFileMessage(
    byUploading filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!,
    completion completionBlock: ((Int64, AgoraRtmFileMessage?, AgoraRtmUploadMediaErrorCode) -> Void)? = nil
  ) {
    core.upload(filePath, requestId) { completionBlock?($0, $1.map { AgoraRtmFileMessage($0) }, $2) }
  }

  /// Uploads a picture of up to 30 MB, for a message. Any file is taken; one that is no JPEG, PNG or BMP has no size in
  /// pixels.
  ///
  /// - parameter filePath: Its full path.
  /// - parameter requestId: Gets the request id, at once; nil if nobody wants it.
  /// - parameter completionBlock: Gets the request id, the message, to be sent with the methods for all messages, and the
  ///   outcome.
  public func createImageMessage(
    byUploading filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!,
    completion completionBlock: ((Int64, AgoraRtmImageMessage?, AgoraRtmUploadMediaErrorCode) -> Void)? = nil
  ) {
    core.upload(filePath, requestId) { completionBlock?($0, $1.map { AgoraRtmImageMessage($0) }, $2) }
  }

  /// A message with a file that is at the service already. Nobody asks the service: an ID under which it has nothing is
  /// noticed by who downloads it.
  ///
  /// - parameter mediaId: The media ID, from an earlier message.
  public func createFileMessage(byMediaId mediaId: String) -> AgoraRtmFileMessage! {
    AgoraRtmFileMessage(MediaDescriptor(id: MediaID(mediaId)))
  }

  /// A message with a picture that is at the service already. Nobody asks the service: an ID under which it has nothing
  /// is noticed by who downloads it.
  ///
  /// - parameter mediaId: The media ID, from an earlier message.
  public func createImageMessage(byMediaId mediaId: String) -> AgoraRtmImageMessage! {
    AgoraRtmImageMessage(MediaDescriptor(id: MediaID(mediaId)))
  }

  // MARK: downloads

  /// Downloads a file or picture to a file, which appears under its name when it is whole and takes the place of one
  /// that is there.
  ///
  /// - parameter mediaId: The media ID, from a message.
  /// - parameter filePath: The full path; its folder must be there.
  /// - parameter requestId: Gets the request id, at once; nil if nobody wants it.
  /// - parameter completionBlock: Gets the request id and the outcome.
  public func downloadMedia(
    _ mediaId: String, toFile filePath: String, withRequest requestId: UnsafeMutablePointer<Int64>!,
    completion completionBlock: ((Int64, AgoraRtmDownloadMediaErrorCode) -> Void)? = nil
  ) {
    core.download(mediaId, to: .file(filePath, replaces: true), requestId) { id, _, code in completionBlock?(id, code) }
  }

  /// Downloads a file or picture to memory.
  ///
  /// - parameter mediaId: The media ID, from a message.
  /// - parameter requestId: Gets the request id, at once; nil if nobody wants it.
  /// - parameter completionBlock: Gets the request id, the bytes, which are the app's to keep, and the outcome.
  public func downloadMedia(
    toMemory mediaId: String, withRequest requestId: UnsafeMutablePointer<Int64>!,
    completion completionBlock: ((Int64, Data?, AgoraRtmDownloadMediaErrorCode) -> Void)? = nil
  ) {
    core.download(mediaId, to: .memory, requestId) { completionBlock?($0, $1?.data.map { Data($0) }, $2) }
  }

  // MARK: taking back

  /// Takes an upload back. Its own block gets `interrupted`, then this one is called.
  ///
  /// - parameter requestId: The request id of an upload that is under way.
  /// - parameter completionBlock: Gets the request id and the outcome: `notExist` for one that is over.
  public func cancelMediaUpload(
    _ requestId: Int64, completion completionBlock: ((Int64, AgoraRtmCancelMediaErrorCode) -> Void)? = nil
  ) {
    core.cancel(requestId, .up) { completionBlock?(requestId, $0) }
  }

  /// Takes a download back. Its own block gets `interrupted`, then this one is called.
  ///
  /// - parameter requestId: The request id of a download that is under way.
  /// - parameter completionBlock: Gets the request id and the outcome: `notExist` for one that is over.
  public func cancelMediaDownload(
    _ requestId: Int64, completion completionBlock: ((Int64, AgoraRtmCancelMediaErrorCode) -> Void)? = nil
  ) {
    core.cancel(requestId, .down) { completionBlock?(requestId, $0) }
  }
}
