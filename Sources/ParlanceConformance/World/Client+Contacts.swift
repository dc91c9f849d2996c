public import Parlance

extension Client {
  /// Waits until a callback reports a step between this account and another one.
  public func sees(
    _ step: ContactStep, of other: Client, file: String = #fileID, line: Int = #line
  ) async throws {
    try await log.wait(for: ObservedContactStep(account: other.account, step: step), file: file, line: line)
  }

  /// The steps between this account and others that callbacks reported, in order.
  public var contactSteps: [ContactStep] { log.entries.observations(of: ObservedContactStep.self).map(\.step) }

  /// Asks an account to become a friend.
  public func requestFriend(_ other: Client, message: String = "hello") async throws {
    try await friendDriver().requestFriend(other.account, message: message)
  }

  /// Answers an account's request.
  public func answerRequest(of other: Client, accepts: Bool) async throws {
    try await friendDriver().answerRequest(of: other.account, accepts: accepts)
  }

  /// Ends a friendship.
  public func removeFriend(_ other: Client) async throws {
    try await friendDriver().removeFriend(other.account)
  }

  /// Checks which friends the client knows, without asking the hub.
  public func hasFriends(_ others: [Client], file: String = #fileID, line: Int = #line) async throws {
    let friends = try await friendDriver().friends()
    try requireEqual(friends, Set(others.map(\.account)), "friends at \(log.name)", file: file, line: line)
  }

  private func friendDriver() throws -> any FriendDriver { try driver(as: (any FriendDriver).self, "make friends") }

  /// Blocks an account, or no longer.
  public func setBlocked(_ isBlocked: Bool, _ other: Client) async throws {
    let driver = try driver(as: (any BlockingDriver).self, "block")
    try await driver.setBlocked(isBlocked, other.account)
    let blocked = try await driver.blockedAccounts()
    try requireEqual(blocked, isBlocked ? [other.account] : [], "accounts that \(log.name) blocks")
  }

  /// Sends a text to an account that has blocked this one, and checks the result that this account's app receives.
  ///
  /// - returns: The id of the message, which the other account does not receive.
  public func sendInVain(
    _ text: String, to other: Client, file: String = #fileID, line: Int = #line
  ) async throws -> MessageID {
    let id = try await submit(text, to: other)
    world.ledger.withLock { $0.markWithheld(id) }
    guard can(.learnsOfBlocks) else {
      try await isAccepted(id, file: file, line: line)
      return id
    }
    try await isRefused(.blocked, file: file, line: line) { id }
    return id
  }
}
