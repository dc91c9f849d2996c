/// The asynchronous forms of calls: each returns the completion's value or throws its error. Calls whose form without a
/// completion returns something or continues in the background have none.
extension NIMConversationManager {
  /// Removes a session from the list, and clears its history at the server where the option says so.
  public nonisolated(nonsending) func delete(
    _ recentSession: NIMRecentSession, option: NIMDeleteRecentSessionOption
  ) async throws {
    try await waited { delete(recentSession, option: option, completion: $0) }
  }
  /// Clears this account's history of a session, on this device and at the server.
  public nonisolated(nonsending) func deleteAllRemoteMessages(
    in session: NIMSession, options: NIMSessionDeleteAllRemoteMessagesOptions
  ) async throws {
    try await waited { deleteAllRemoteMessages(in: session, options: options, completion: $0) }
  }
  /// Fetches messages of the server's history; while the server cannot be reached, those of the local database.
  public nonisolated(nonsending) func getMessagesDynamically(_ param: NIMGetMessagesDynamicallyParam) async throws -> (
    Bool, [NIMMessage]
  ) {
    try await waitedForTwo { getMessagesDynamically(param, completion: $0) }
  }
  /// Fetches messages of the server's history of a P2P session or a team, in the option's order.
  public nonisolated(nonsending) func fetchMessageHistory(
    _ session: NIMSession, option: NIMHistoryMessageSearchOption
  ) async throws -> [NIMMessage] {
    try await waited { fetchMessageHistory(session, option: option, result: $0) }
  }
  /// Finds messages of a P2P session or a team at the server, in the option's order.
  public nonisolated(nonsending) func retrieveServerMessages(
    _ session: NIMSession, option: NIMMessageServerRetrieveOption
  ) async throws -> [NIMMessage] {
    try await waited { retrieveServerMessages(session, option: option, result: $0) }
  }
  /// Finds messages of P2P sessions and teams at the server, those of each session together.
  public nonisolated(nonsending) func retrieveServerMessages(
    _ option: NIMMessageFullKeywordSearchOption
  ) async throws -> [NIMMessage] {
    try await waited { retrieveServerMessages(option, result: $0) }
  }
  /// Finds messages of P2P sessions and teams at the server, in the order of their times.
  public nonisolated(nonsending) func retrieveServerMessagesOrder(
    byTime option: NIMMessageFullKeywordSearchOrderByTimeOption
  ) async throws -> [NIMMessage] {
    try await waited { retrieveServerMessagesOrder(byTime: option, result: $0) }
  }
  /// Finds messages of a session in the local database, in the option's order.
  public nonisolated(nonsending) func searchMessages(
    _ session: NIMSession, option: NIMMessageSearchOption
  ) async throws -> [NIMMessage] {
    try await waited { searchMessages(session, option: option, result: $0) }
  }
  /// Finds messages of all P2P sessions and teams in the local database, by session and in the option's order.
  public nonisolated(nonsending) func searchAllMessages(
    _ option: NIMMessageSearchOption
  ) async throws -> [NIMSession: [NIMMessage]] {
    try await waited { searchAllMessages(option, result: $0) }
  }
  /// Writes the messages of the local database into a file, and returns its path.
  public nonisolated(nonsending) func exportMeessageInfos(
    with delegate: any NIMExportMessageDelegate, progress: @escaping NIMExportMessageProgress
  ) async throws -> String {
    try await waited { exportMeessageInfos(with: delegate, progress: progress, completion: $0) }
  }
  /// Puts the messages of an exported file into the local database.
  public nonisolated(nonsending) func importMessageInfos(
    atPath infoFilePath: String, delegate: any NIMImportMessageDelegate, progress: @escaping NIMImportMessageProgress
  ) async throws {
    try await waited {
      importMessageInfos(atPath: infoFilePath, delegate: delegate, progress: progress, completion: $0)
    }
  }
  /// Notes at the server where a backup of the account's messages is.
  public nonisolated(nonsending) func updateMigrateMessageInfo(withURL URL: String, key: String) async throws {
    try await waited { updateMigrateMessageInfo(withURL: URL, key: key, completion: $0) }
  }
  /// Fetches the address and the key of a backup that were noted.
  public nonisolated(nonsending) func fetchMigrateMessageInfo() async throws -> (String, String) {
    try await waitedForTwo { fetchMigrateMessageInfo($0) }
  }
  /// Fetches the sessions of which this client lacks messages.
  public nonisolated(nonsending) func allIncompleteSessionInfos() async throws -> [NIMIncompleteSessionInfo] {
    try await waited { allIncompleteSessionInfos($0) }
  }
}
