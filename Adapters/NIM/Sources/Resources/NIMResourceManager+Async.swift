/// Calls for callers that wait: each returns what the one with a completion gives, and throws its error. There is none
/// where the vendor's call without a completion returns something or goes on by itself.
extension NIMResourceManager {
  /// Downloads a file; what the app knows of it adds nothing to what its address tells.
  public nonisolated(nonsending) func download(
    _ urlString: String, filepath: String, extraInfo: NIMResourceExtraInfo?, progress: NIMHttpProgressBlock?
  ) async throws {
    try await waited {
      download(urlString, filepath: filepath, extraInfo: extraInfo, progress: progress, completion: $0)
    }
  }
}
