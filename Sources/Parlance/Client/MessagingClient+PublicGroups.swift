public import ParlanceCore
internal import ParlanceEngine

extension MessagingClient {
  /// Returns groups that anyone may join or ask to join (`GroupInfo.isPublic`), by id; those that the operator disabled are not among them.
  ///
  /// - parameter cursor: The cursor that came with the part before; nil for the first.
  /// - parameter limit: The maximum number of groups, at least 1.
  /// - returns: The groups, and the cursor of the next part; nil at the end.
  /// - throws: `MessagingError` with code `invalidArgument` for a limit below 1.
  public func fetchPublicGroups(
    after cursor: String? = nil, limit: Int = 100
  ) async throws(MessagingError) -> (groups: [GroupInfo], next: String?) {
    try await result { $0.fetchPublicGroups(after: cursor, limit: limit, completion: $1) }
  }
}
