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
  /// Looks for files in the SDK's own folder that can be downloaded again.
  public nonisolated(nonsending) func searchResourceFiles(
    _ option: NIMResourceQueryOption
  ) async throws -> [NIMCacheQueryResult] {
    try await waited { searchResourceFiles(option, completion: $0) }
  }
  /// Removes files of the SDK's own folder that can be downloaded again, and returns the sum of their lengths in bytes.
  public nonisolated(nonsending) func removeResourceFiles(_ option: NIMResourceQueryOption) async throws -> Int64 {
    try await waited { completion in removeResourceFiles(option) { completion($0, $1) } }
  }
  /// Downloads a file; the type and the extra information have no effect on a download.
  public nonisolated(nonsending) func download(
    _ urlString: String, filepath: String, type: Int, extraInfo info: NIMResourceExtraInfo,
    progress: @escaping NIMHttpProgressBlock
  ) async throws {
    try await waited {
      download(urlString, filepath: filepath, type: type, extraInfo: info, progress: progress, completion: $0)
    }
  }
  /// Fetches the full address of a short one.
  public nonisolated(nonsending) func fetchNOSURL(withURL shortCode: String) async throws -> String {
    try await waited { fetchNOSURL(withURL: shortCode, completion: $0) }
  }
  /// Fetches the full address of a short one of a chatroom.
  public nonisolated(nonsending) func fetchNOSURL(
    withURL shortCode: String, roomId: String?
  ) async throws -> String {
    try await waited { fetchNOSURL(withURL: shortCode, roomId: roomId, completion: $0) }
  }
}
