/// The asynchronous forms of calls: each returns the completion's value or throws its error. Calls whose form without a
/// completion returns something or continues in the background have none.
extension NIMResourceManager {
  /// Downloads a file; the extra information has no effect on a download.
  public nonisolated(nonsending) func download(
    _ urlString: String, filepath: String, extraInfo: NIMResourceExtraInfo?, progress: NIMHttpProgressBlock?
  ) async throws {
    try await waited {
      download(urlString, filepath: filepath, extraInfo: extraInfo, progress: progress, completion: $0)
    }
  }
}
