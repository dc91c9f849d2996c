internal import ParlanceCore

/// The operator's decisions on accounts that take more than one turn.
struct AccountOperations {
  private let runner: HubRunner

  init(_ runner: HubRunner) { self.runner = runner }

  /// Refuses the tokens of an account, or of all, that were issued before a time.
  func refuseTokens(of account: AccountID?, before time: Timestamp?) throws(MessagingError) -> Timestamp {
    if let account {
      return try runner.perform { turn throws(MessagingError) in
        try turn.standing.refuseTokens(of: account, before: time)
      }
    }
    let refusal = try runner.perform { turn throws(MessagingError) in try turn.standing.refuseAllTokens(before: time) }
    _ = try runner.performInParts(from: AccountNumber.zero) {
      (turn, after) throws(MessagingError) -> (Void, AccountNumber?) in
      ((), try turn.standing.endLogins(ofAccountsAfter: after, before: refusal.login))
    }
    return refusal.time
  }

  /// Erases an account.
  ///
  /// - returns: The number of messages that were removed.
  func erase(_ id: AccountID, messages: ErasedMessages, freesName: Bool) throws(MessagingError) -> Int {
    let account = try runner.perform { turn throws(MessagingError) in
      try turn.erasure.beginErasure(of: id, freesName: freesName)
    }
    let first: EventPlace? = messages == .remove ? EventPlace(stream: .zero, sequence: 0) : nil
    let counts = try runner.performInParts(from: first) {
      (turn, after) throws(MessagingError) -> (Int, EventPlace?) in
      let part = try turn.erasure.eraseMessages(of: account, after: after)
      return (part.count, part.next)
    }
    _ = try runner.performInParts(from: StreamNumber.zero) {
      (turn, after) throws(MessagingError) -> (Void, StreamNumber?) in
      ((), try turn.erasure.eraseMemberships(of: account, after: after))
    }
    try runner.performRepeatedly { turn throws(MessagingError) in try turn.erasure.endErasure(of: account) }
    return counts.reduce(0, +)
  }
}
