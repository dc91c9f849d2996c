public import Parlance

extension Client {
  /// Creates a thread about a message of a group; returns its conversation.
  public func createThread(
    _ name: String, about message: MessageID, in group: ConversationID
  ) async throws -> ConversationID {
    .group(try await threadDriver().createThread(named: name, about: message, inGroup: group.name))
  }

  /// Joins a thread.
  public func joinThread(_ thread: ConversationID) async throws { try await threadDriver().joinThread(thread.name) }

  /// Renames a thread.
  public func renameThread(_ thread: ConversationID, to name: String) async throws {
    try await threadDriver().renameThread(thread.name, to: name)
  }

  /// Removes another client's account from a thread.
  public func removeMember(_ other: Client, fromThread thread: ConversationID) async throws {
    try await threadDriver().removeMember(other.account, fromThread: thread.name)
  }

  /// Waits until a callback reports a change of a thread, under this name.
  public func seesThread(
    _ kind: ThreadChange.Kind, _ thread: ConversationID, named name: String, file: String = #fileID, line: Int = #line
  ) async throws {
    let expected = ObservedThreadChange(kind: kind, thread: thread.name, name: name)
    try await log.wait(for: expected, file: file, line: line)
  }

  private func threadDriver() throws -> any ThreadDriver { try driver(as: (any ThreadDriver).self, "open threads") }
}
