/// Calls for callers that wait: each returns what the one with a completion gives, and throws its error. There is none
/// where the vendor's call without a completion returns something or goes on by itself.
extension NIMLoginManager {
  /// Logs in by hand.
  public nonisolated(nonsending) func login(_ account: String, token: String) async throws {
    try await waited { login(account, token: token, completion: $0) }
  }
  /// Asks for the server's time.
  public nonisolated(nonsending) func queryServerTimeCompletion() async throws -> NIMServerTime {
    try await waited { queryServerTimeCompletion($0) }
  }
}
