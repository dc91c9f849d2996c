public import Parlance

extension Client {
  /// Adds a reaction to a message.
  public func react(_ text: String, to id: MessageID, in addressee: some Addressee) async throws {
    try await reactionDriver().addReaction(text, to: id, in: addressee.conversation)
  }

  /// Removes an own reaction from a message.
  public func removeReaction(_ text: String, from id: MessageID, in addressee: some Addressee) async throws {
    try await reactionDriver().removeReaction(text, from: id, in: addressee.conversation)
  }

  /// Waits for a reaction, or for its removal.
  public func seesReaction(
    _ text: String, of reader: Client, to id: MessageID, in addressee: some Addressee, isRemoval: Bool = false,
    file: String = #fileID, line: Int = #line
  ) async throws {
    let expected = ObservedReaction(
      messageID: id, conversation: addressee.conversation, account: reader.account, text: text, isRemoval: isRemoval)
    try await log.wait(for: expected, file: file, line: line)
  }

  /// Checks the reactions to a message, as the client knows them and as the hub does.
  public func showsReactions(
    _ expected: [String: Set<AccountID>], to id: MessageID, in addressee: some Addressee, file: String = #fileID,
    line: Int = #line
  ) async throws {
    let driver = try reactionDriver()
    let local = try await driver.localReactions(id, in: addressee.conversation)
    try requireEqual(local, expected, "\(log.name) reactions known locally", file: file, line: line)
    let fetched = try await driver.fetchReactions(id, in: addressee.conversation)
    try requireEqual(fetched, expected, "\(log.name) reactions asked from the hub", file: file, line: line)
  }

  /// Every reaction of which a callback told.
  public var reactions: [ObservedReaction] { log.entries.observations(of: ObservedReaction.self) }

  private func reactionDriver() throws -> any ReactionDriver {
    try driver(as: (any ReactionDriver).self, "react to messages")
  }
}
