internal import Parlance

extension Client {
  /// Checks the texts that a search of the hub's history finds in the direct conversation with another, the newest first.
  public func finds(
    _ word: String, in other: Client, _ expected: [String], file: String = #fileID, line: Int = #line
  ) async throws {
    let driver = try driver(as: (any HistorySearchDriver).self, "search the history")
    let found = try await driver.searchHistory(word, in: .direct(other.account))
    try requireEqual(found, expected, "messages with \(word) at \(log.name)", file: file, line: line)
  }
}
