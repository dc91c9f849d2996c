internal import Foundation
internal import Parlance

/// The resource manager of one client.
final class ResourceManager: NSObject, NIMResourceManager {
  /// An upload or download. Touched under the lock of the tasks only.
  private final class Task {
    var transfer: TransferID?
    var isCancelled = false
  }

  private let core: ClientCore
  private let tasks = Lock<[String: [Task]]>([:])

  init(_ core: ClientCore) { self.core = core }

  func upload(_ filepath: String, progress: NIMHttpProgressBlock?, completion: ((String?, (any Error)?) -> Void)?) {
    upload(filepath, extraInfo: nil, progress: progress, completion: completion)
  }

  func upload(
    _ filepath: String, scene: String, progress: NIMHttpProgressBlock?,
    completion: ((String?, (any Error)?) -> Void)?
  ) {
    let information = NIMResourceExtraInfo()
    information.scene = scene
    upload(filepath, extraInfo: information, progress: progress, completion: completion)
  }

  func upload(
    _ filepath: String, scene: String?, md5: String?, progress: NIMHttpProgressBlock?,
    completion: ((String?, (any Error)?) -> Void)?
  ) {
    upload(filepath, scene: scene ?? NIMNOSSceneTypeMessage, progress: progress, completion: completion)
  }

  func upload(
    _ filepath: String, extraInfo: NIMResourceExtraInfo?, progress: NIMHttpProgressBlock?,
    completion: ((String?, (any Error)?) -> Void)?
  ) {
    let answer = { (error: (any Error)?, address: String?) in if let completion { completion(address, error) } }
    core.fetch(answer) { [core, self] device, completion in
      let lifetime = try core.lifetime(ofScene: extraInfo?.scene ?? NIMNOSSceneTypeMessage)
      let options = UploadOptions(descriptor: MediaDescriptor(type: extraInfo?.mime ?? ""), lifetime: lifetime)
      run(filepath, device) { ended in
        device.upload(.file(filepath), options: options, progress: Self.teller(progress)) { result in
          ended()
          completion(
            result.nim.flatMap { media in
              core.address(of: media).map { .success($0) } ?? .failure(MessagingError(.mediaNotFound).nim)
            })
        }
      }
    }
  }

  func download(
    _ urlString: String, filepath: String, progress: NIMHttpProgressBlock?, completion: (((any Error)?) -> Void)?
  ) {
    core.request(completion) { [core, self] device, completion in
      let media = try core.media(at: urlString)
      let destination = MediaDestination.file(filepath, replaces: true)
      run(filepath, device) { ended in
        device.download(media.id, to: destination, describedBy: media, progress: Self.teller(progress)) { result in
          ended()
          if case .failure(let error) = result { completion(error.nim) } else { completion(nil) }
        }
      }
    }
  }

  func download(
    _ urlString: String, filepath: String, extraInfo: NIMResourceExtraInfo?, progress: NIMHttpProgressBlock?,
    completion: (((any Error)?) -> Void)?
  ) {
    download(urlString, filepath: filepath, progress: progress, completion: completion)
  }

  func download(
    _ urlString: String, filepath: String, type: Int, extraInfo info: NIMResourceExtraInfo,
    progress: @escaping NIMHttpProgressBlock, completion: @escaping ((any Error)?) -> Void
  ) {
    download(urlString, filepath: filepath, progress: progress, completion: completion)
  }

  func checkFileQuickTransfer(
    _ MD5: String, fileSize size: UInt64, option: NIMResourceExtraInfo,
    completion: @escaping (String?, Int, (any Error)?) -> Void
  ) {
    core.afterCallbacks { completion(nil, 0, NSError.notSupported("files are found by their bytes")) }
  }

  func cancelTask(_ filepath: String) {
    let transfers = tasks.withLock { tasks in
      (tasks[filepath] ?? []).compactMap { task in
        task.isCancelled = true
        return task.transfer
      }
    }
    // One that has just ended cannot be taken back; its completion says so.
    for transfer in transfers { try? core.device?.cancelTransfer(transfer) }
  }

  // MARK: addresses

  func normalizeURLString(_ urlString: String) -> String { urlString }

  func convertHttp(toHttps urlString: String) -> String {
    let scheme = "http://"
    guard urlString.lowercased().hasPrefix(scheme), (try? core.media(at: urlString)) == nil else { return urlString }
    return "https://" + urlString.dropFirst(scheme.count)
  }

  func convertURL(toAcceleratedURL urlString: String) -> String { urlString }

  func imageThumbnailURL(_ urlString: String) -> String { urlString }

  func videoThumbnailURL(_ urlString: String) -> String {
    guard let film = try? core.media(at: urlString), let cover = core.covers.withLock({ $0[film.id] }) else {
      return urlString
    }
    return core.address(of: cover) ?? urlString
  }

  func fetchNOSURL(withURL shortCode: String, completion: @escaping ((any Error)?, String?) -> Void) {
    core.fetch(completion) { [core] _, done in
      _ = try core.media(at: shortCode)
      core.afterCallbacks { done(.success(shortCode)) }
    }
  }

  func fetchNOSURL(
    withURL shortCode: String, roomId: String?, completion: @escaping ((any Error)?, String?) -> Void
  ) {
    fetchNOSURL(withURL: shortCode, completion: completion)
  }

  // MARK: the folder

  func searchResourceFiles(
    _ option: NIMResourceQueryOption, completion: @escaping ((any Error)?, [NIMCacheQueryResult]?) -> Void
  ) {
    onFolder(completion) { device in
      let files = try device.cachedFiles(endings: option.extensions, before: option.time)
      return files.map { NIMCacheQueryResult($0) }
    }
  }

  func removeResourceFiles(
    _ option: NIMResourceQueryOption, completion: @escaping ((any Error)?, Int64) -> Void
  ) {
    onFolder({ completion($0, $1 ?? 0) }) {
      try $0.removeCachedFiles(endings: option.extensions, before: option.time)
    }
  }

  private func onFolder<Value>(
    _ completion: @escaping ((any Error)?, Value?) -> Void, _ body: @escaping (Device) throws -> Value
  ) {
    core.afterCallbacks { [core] in
      do {
        completion(nil, try body(try core.requireDevice()))
      } catch {
        core.reportStorage(error)
        completion(error.nimError, nil)
      }
    }
  }

  private static func teller(_ progress: NIMHttpProgressBlock?) -> ((TransferProgress) -> Void)? {
    progress.map { progress in { progress(Float($0.fraction)) } }
  }

  /// Starts a transfer that can be cancelled by its path until it has ended.
  private func run(_ filepath: String, _ device: Device, _ start: (@escaping () -> Void) -> TransferID) {
    let task = Task()
    tasks.withLock { $0[filepath, default: []].append(task) }
    let transfer = start { [tasks] in
      tasks.withLock { tasks in
        tasks[filepath]?.removeAll { $0 === task }
        if tasks[filepath]?.isEmpty == true { tasks[filepath] = nil }
      }
    }
    let isCancelled = tasks.withLock { _ in
      task.transfer = transfer
      return task.isCancelled
    }
    if isCancelled { try? device.cancelTransfer(transfer) }
  }
}
