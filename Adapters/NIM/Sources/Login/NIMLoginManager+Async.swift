/// The asynchronous forms of calls: each returns the completion's value or throws its error. Calls whose form without a
/// completion returns something or continues in the background have none.
extension NIMLoginManager {
  /// Logs in manually.
  public nonisolated(nonsending) func login(_ account: String, token: String) async throws {
    try await waited { login(account, token: token, completion: $0) }
  }
  /// Logs in manually with a token of some kind.
  public nonisolated(nonsending) func login(
    _ account: String, token: String, authType: Int32, loginExt: String
  ) async throws {
    try await waited { login(account, token: token, authType: authType, loginExt: loginExt, completion: $0) }
  }
  /// Fetches the server's time.
  public nonisolated(nonsending) func queryServerTimeCompletion() async throws -> NIMServerTime {
    try await waited { queryServerTimeCompletion($0) }
  }
}
