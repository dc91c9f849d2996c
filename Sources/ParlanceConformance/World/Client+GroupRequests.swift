public import Parlance

extension Client {
  /// Waits until a callback reports a step of a request that an account become a member of a group.
  public func sees(
    _ step: GroupRequestStep, of group: ConversationID, file: String = #fileID, line: Int = #line
  ) async throws {
    try await log.wait(for: ObservedGroupRequest(group: group.name, step: step), file: file, line: line)
  }
}
