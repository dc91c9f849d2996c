public import Foundation

/// How much of a file was transferred, from 0 to 1.
public typealias NIMHttpProgressBlock = (Float) -> Void

/// What is known of a file to be transferred.
open class NIMResourceExtraInfo: NSObject {
  /// Its MIME type; nil for what its name or content tells.
  open var mime: String?
  /// How long the server keeps it: a key of `NIMSDK.sceneDict`. Default: `NIMNOSSceneTypeMessage`.
  open var scene: String! = NIMNOSSceneTypeMessage

  public override init() {}
}

/// Uploads and downloads files beside messages. Progress and completions come on the environment's callback queue.
public protocol NIMResourceManager: NSObjectProtocol {
  /// Uploads a file of the scene `NIMNOSSceneTypeMessage`.
  ///
  /// - parameter completion: The address at which it can be downloaded now, for `setUploadURL(_:)` of a media object, for
  ///   one; or local errors `userInfoNeeded`, `invalidMedia` (no such file, or an empty one), `ioError`,
  ///   `manualCancelTask`, `sceneUnregistered`, remote 419 (too large).
  func upload(_ filepath: String, progress: NIMHttpProgressBlock?, completion: ((String?, (any Error)?) -> Void)?)
  /// Uploads a file of a scene.
  func upload(
    _ filepath: String, scene: String, progress: NIMHttpProgressBlock?,
    completion: ((String?, (any Error)?) -> Void)?)
  /// Uploads a file of which something is known.
  func upload(
    _ filepath: String, extraInfo: NIMResourceExtraInfo?, progress: NIMHttpProgressBlock?,
    completion: ((String?, (any Error)?) -> Void)?)
  /// Downloads a file; it appears under its path when it is whole, in the place of one that is there.
  ///
  /// - parameter urlString: An address that a media object showed or an upload gave, in this run of the app.
  /// - parameter completion: Local errors `userInfoNeeded`, `invalidUrl` (an address of nothing known),
  ///   `resourcesOverdue`, `saveFileError` (it cannot be written there), `ioError` (damaged, or no room),
  ///   `manualCancelTask`; remote 404.
  func download(
    _ urlString: String, filepath: String, progress: NIMHttpProgressBlock?, completion: (((any Error)?) -> Void)?)
  /// Downloads a file; what the app knows of it adds nothing to what its address tells.
  func download(
    _ urlString: String, filepath: String, extraInfo: NIMResourceExtraInfo?, progress: NIMHttpProgressBlock?,
    completion: (((any Error)?) -> Void)?)
  /// Takes back all uploads and downloads of a path; they complete with local error `manualCancelTask`.
  func cancelTask(_ filepath: String)
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
  /// Uploads a file of which something is known.
  public func upload(_ filepath: String, extraInfo: NIMResourceExtraInfo?, progress: NIMHttpProgressBlock?) {
    upload(filepath, extraInfo: extraInfo, progress: progress, completion: nil)
  }
  /// Downloads a file.
  public func download(_ urlString: String, filepath: String, progress: NIMHttpProgressBlock?) {
    download(urlString, filepath: filepath, progress: progress, completion: nil)
  }
}
