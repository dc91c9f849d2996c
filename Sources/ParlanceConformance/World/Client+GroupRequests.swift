public import Parlance

extension Client {
  /// Waits until a callback reports a step of a request that an account become a member of a group.
  public func sees(
    _ step: GroupRequestStep, of group: ConversationID, file: String = #fileID, line: Int = #line
  ) async throws {
    let id = group.name
    _ = try await log.wait(for: "\(step) of \(id)", file: file, line: line) { entries -> Bool? in
      entries.contains { entry in
        if case .groupRequest(id, step) = entry.observation { true } else { false }
      } ? true : nil
    }
  }
}
