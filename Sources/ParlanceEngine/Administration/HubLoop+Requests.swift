package import ParlanceCore

/// Requests in the name of accounts, which an operator makes or a server face. Each call waits until it is durable.
extension HubLoop {
  /// Carries out a request in the name of an account, under the rules that hold for the account's devices.
  ///
  /// - returns: The answer that a device would get.
  /// - throws: The refusal that a device would get; `accountNotFound` if there is no such account; `unsupported` for a request
  ///   that is about the device itself, or whose answer comes in a later turn.
  package func carryOut<Call: HubCall>(_ call: Call, as account: AccountID) throws(MessagingError) -> Call.Reply {
    try perform { turn throws(MessagingError) in try turn.administration.carryOut(request: call, as: account) }
  }

  /// Carries out a request in the name of an account without waiting until it is durable: requests that come meanwhile become durable
  /// with it.
  ///
  /// - parameter completion: Receives the answer or the refusal, as `carryOut(_:as:)` does, when it is durable; on the hub's queue.
  package func begin<Call: HubCall>(
    _ call: Call, as account: AccountID,
    completion: @escaping @Sendable (Result<Call.Reply, MessagingError>) -> Void
  ) {
    runner.begin(
      { turn throws(MessagingError) in try turn.administration.carryOut(request: call, as: account) },
      completion: completion)
  }

  /// Carries out requests in the name of an account, one after another; each has its own answer or refusal.
  ///
  /// - throws: `accountNotFound` if there is no such account; one of the storage codes, after which some were carried out.
  package func carryOut<Call: HubCall>(
    _ calls: [Call], as account: AccountID
  ) throws(MessagingError) -> [Result<Call.Reply, MessagingError>] {
    try runner.performEach(
      calls, after: { turn throws(MessagingError) in _ = try turn.lookup.existingAccount(account) },
      { turn, call throws(MessagingError) in try turn.administration.carryOut(request: call, as: account) })
  }

  /// Sends a message to a room in the name of an account that need not be in it.
  ///
  /// - parameter call: The message; its conversation is the room.
  /// - returns: Its place. A message whose id the account used in this room before is not sent again.
  package func sendToRoom(_ call: SubmitCall, from account: AccountID) throws(MessagingError) -> RoomPlace {
    try perform { turn throws(MessagingError) in try turn.broadcasts.send(call, from: account) }
  }

  /// Sends a message to a group or a room in the name of an account that need not be in it, nor be allowed to write there. What
  /// else holds for messages of the account's devices holds for this one.
  package func sendForOperator(_ call: SubmitCall, from account: AccountID) throws(MessagingError) -> Acceptance {
    try perform { turn throws(MessagingError) in
      try turn.administration.submit(call, as: account, isForOperator: true)
    }
  }
}
