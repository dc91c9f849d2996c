public import ParlanceCore
public import ParlanceEngine

/// The downloads of a client: a caller that asks for one that is under way waits for it too.
public final class SharedDownloads<Waiter>: @unchecked Sendable {
  // Safe to share: the downloads are behind a lock, and waiters are handed to callbacks alone.

  /// The callers that waited for a download, and its outcome.
  public struct Outcome {
    public var waiters: [Waiter]
    public var error: MessagingError?
    /// The last percentage that was reported; -1 if none was.
    public var reported: Int32
  }

  private struct Key: Hashable {
    var device: ObjectIdentifier
    var media: MediaID
    /// A path of the app's; nil for the device's own folder.
    var path: String?
  }

  private struct Download {
    var waiters: [Waiter]
    var reported: Int32 = -1
  }

  private let downloads = Lock<[Key: Download]>([:])

  public init() {}

  /// Downloads a file, or waits for it.
  ///
  /// - parameter media: The file.
  /// - parameter path: The path to which it goes; nil for the device's folder.
  /// - parameter device: The device that downloads.
  /// - parameter waiter: The caller to notify.
  /// - parameter progress: Receives who waits and each new percentage, on the callback queue.
  /// - parameter completion: Receives the outcome once, on the callback queue.
  public func start(
    _ media: MediaDescriptor, to path: String? = nil, on device: Device, for waiter: Waiter,
    progress: @escaping ([Waiter], Int32) -> Void, completion: @escaping (Outcome) -> Void
  ) {
    // Where bodies say that their files will be is one place, however it is named.
    let path = path == device.downloadPath(of: media) ? nil : path
    let key = Key(device: ObjectIdentifier(device), media: media.id, path: path)
    let isFirst = downloads.withLock { downloads in
      if downloads[key] == nil {
        downloads[key] = Download(waiters: [waiter])
        return true
      }
      downloads[key]?.waiters.append(waiter)
      return false
    }
    guard isFirst else { return }
    let destination: MediaDestination = path.map { .file($0) } ?? .deviceFolder
    device.download(media.id, to: destination, describedBy: media) { [self] value in
      let percent = value.percent
      if let waiters = note(percent, key) { progress(waiters, percent) }
    } completion: { [self, device] result in
      // The device lives as long as its downloads, so that no other one has its identity meanwhile.
      _ = device
      guard let download = downloads.withLock({ $0.removeValue(forKey: key) }) else { return }
      var error: MessagingError?
      if case .failure(let failure) = result { error = failure }
      completion(Outcome(waiters: download.waiters, error: error, reported: download.reported))
    }
  }

  /// A Boolean value that indicates whether the end of a download is still to be reported.
  public func contains(_ media: MediaID, on device: Device) -> Bool {
    downloads.withLock { $0.keys.contains { $0.media == media && $0.device == ObjectIdentifier(device) } }
  }

  /// Notes how far a download has come.
  ///
  /// - returns: The callers to notify; nil if the percentage is not new.
  private func note(_ percent: Int32, _ key: Key) -> [Waiter]? {
    downloads.withLock { downloads in
      guard let download = downloads[key], percent > download.reported else { return nil }
      downloads[key]?.reported = percent
      return download.waiters
    }
  }
}

extension TransferProgress {
  /// The share that has arrived in percent, rounded down; 100 of a file without bytes.
  public var percent: Int32 { total > 0 ? Int32(min(100, Double(completed) / Double(total) * 100)) : 100 }
}
