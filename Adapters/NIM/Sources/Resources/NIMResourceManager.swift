public import Foundation

/// Receives the progress of a transfer, from 0 to 1.
public typealias NIMHttpProgressBlock = (Float) -> Void

/// Information on a file to be transferred.
open class NIMResourceExtraInfo: NSObject {
  /// The MIME type; nil for the one that follows from its name or content.
  open var mime: String?
  /// The scene under which the server keeps it, a key of `NIMSDK.sceneDict`. Default: `NIMNOSSceneTypeMessage`.
  open var scene: String! = NIMNOSSceneTypeMessage
  /// The MD5 of the file, with which the vendor's server finds a file that it has. No effect: that is found by its bytes.
  open var md5: String?
  /// The chatroom for which the file is. No effect: files are the account's.
  open var roomId: String?

  public override init() {}
}

/// Uploads and downloads files without messages. Progress and completions arrive on the environment's callback queue.
public protocol NIMResourceManager: NSObjectProtocol {
  /// Uploads a file of the scene `NIMNOSSceneTypeMessage`.
  ///
  /// - parameter filepath: The path of the file to upload.
  /// - parameter progress: Receives the part that the server has, from 0 to 1.
  /// - parameter completion: The address at which it can be downloaded now, for example for `setUploadURL(_:)` of a
  ///   media object; or local errors `userInfoNeeded`, `invalidMedia` (no such file, or an empty one), `ioError`,
  ///   `manualCancelTask`, `sceneUnregistered`, remote 419 (too large).
  func upload(_ filepath: String, progress: NIMHttpProgressBlock?, completion: ((String?, (any Error)?) -> Void)?)
  /// Uploads a file of a scene.
  func upload(
    _ filepath: String, scene: String, progress: NIMHttpProgressBlock?,
    completion: ((String?, (any Error)?) -> Void)?)
  /// Uploads a file of a scene, `NIMNOSSceneTypeMessage` if it is nil. The MD5 has no effect, as in `NIMResourceExtraInfo`.
  func upload(
    _ filepath: String, scene: String?, md5: String?, progress: NIMHttpProgressBlock?,
    completion: ((String?, (any Error)?) -> Void)?)
  /// Uploads a file with extra information.
  func upload(
    _ filepath: String, extraInfo: NIMResourceExtraInfo?, progress: NIMHttpProgressBlock?,
    completion: ((String?, (any Error)?) -> Void)?)
  /// Downloads a file; the complete file appears under its path and replaces an existing one.
  ///
  /// - parameter urlString: An address of a media object or an upload, of this app or of another user's.
  /// - parameter filepath: The path at which the file appears.
  /// - parameter progress: Receives the part that is downloaded, from 0 to 1.
  /// - parameter completion: Local errors `userInfoNeeded`, `invalidUrl` (an unknown address), `resourcesOverdue`,
  ///   `saveFileError` (it cannot be written there), `ioError` (damaged, or no room), `manualCancelTask`; remote 404.
  func download(
    _ urlString: String, filepath: String, progress: NIMHttpProgressBlock?, completion: (((any Error)?) -> Void)?)
  /// Downloads a file; the extra information has no effect on a download.
  func download(
    _ urlString: String, filepath: String, extraInfo: NIMResourceExtraInfo?, progress: NIMHttpProgressBlock?,
    completion: (((any Error)?) -> Void)?)
  /// Downloads a file; the type and the extra information have no effect on a download.
  func download(
    _ urlString: String, filepath: String, type: Int, extraInfo info: NIMResourceExtraInfo,
    progress: @escaping NIMHttpProgressBlock, completion: @escaping ((any Error)?) -> Void)
  /// Asks whether the server has a file of an MD5. The server finds a file that it has by its bytes, at each upload, and by
  /// nothing less: the completion receives local error `notSupported`.
  func checkFileQuickTransfer(
    _ MD5: String, fileSize size: UInt64, option: NIMResourceExtraInfo,
    completion: @escaping (String?, Int, (any Error)?) -> Void)
  /// Cancels all uploads and downloads of a path; they complete with local error `manualCancelTask`.
  func cancelTask(_ filepath: String)
  /// Returns an address in the form in which it can be opened: addresses here have one form, so it is returned as it is.
  func normalizeURLString(_ urlString: String) -> String
  /// Returns an address with `https`. An address of a media object or an upload is returned as it is, since its scheme is the
  /// server's, and so is one with another scheme than `http`.
  func convertHttp(toHttps urlString: String) -> String
  /// Returns an address of the server's content network. There is none, so the address is returned unchanged.
  func convertURL(toAcceleratedURL urlString: String) -> String
  /// Returns the address of a picture's thumbnail: that of the picture, as `NIMImageObject.thumbUrl` is for a picture that was
  /// sent without one.
  func imageThumbnailURL(_ urlString: String) -> String
  /// Returns the address of a film's cover, if this client has read the film's address from a message with a cover; any other address is
  /// returned unchanged.
  func videoThumbnailURL(_ urlString: String) -> String
  /// Fetches the full address of a short one.
  ///
  /// - parameter shortCode: The short address. There are none here: an address of a media object or an upload is returned unchanged.
  /// - parameter completion: Local errors `userInfoNeeded`, `invalidUrl` (any other).
  func fetchNOSURL(withURL shortCode: String, completion: @escaping ((any Error)?, String?) -> Void)
  /// Fetches the full address of a short one of a chatroom, as `fetchNOSURL(withURL:completion:)` does.
  func fetchNOSURL(
    withURL shortCode: String, roomId: String?, completion: @escaping ((any Error)?, String?) -> Void)
  /// Looks for files in the SDK's own folder that can be downloaded again: those that it downloaded, and those made of data
  /// of messages that were sent. Error: local `userInfoNeeded`.
  func searchResourceFiles(
    _ option: NIMResourceQueryOption, completion: @escaping ((any Error)?, [NIMCacheQueryResult]?) -> Void)
  /// Removes such files; the completion receives the sum of their lengths in bytes. Error: local `userInfoNeeded`.
  func removeResourceFiles(
    _ option: NIMResourceQueryOption, completion: @escaping ((any Error)?, Int64) -> Void)
}

extension NIMResourceManager {
  /// Uploads a file of the scene `NIMNOSSceneTypeMessage`.
  public func upload(_ filepath: String, progress: NIMHttpProgressBlock?) {
    upload(filepath, progress: progress, completion: nil)
  }
  /// Uploads a file of a scene.
  public func upload(_ filepath: String, scene: String, progress: NIMHttpProgressBlock?) {
    upload(filepath, scene: scene, progress: progress, completion: nil)
  }
  /// Uploads a file of a scene; the MD5 has no effect.
  public func upload(_ filepath: String, scene: String?, md5: String?, progress: NIMHttpProgressBlock?) {
    upload(filepath, scene: scene, md5: md5, progress: progress, completion: nil)
  }
  /// Uploads a file with extra information.
  public func upload(_ filepath: String, extraInfo: NIMResourceExtraInfo?, progress: NIMHttpProgressBlock?) {
    upload(filepath, extraInfo: extraInfo, progress: progress, completion: nil)
  }
  /// Downloads a file.
  public func download(_ urlString: String, filepath: String, progress: NIMHttpProgressBlock?) {
    download(urlString, filepath: filepath, progress: progress, completion: nil)
  }
}
