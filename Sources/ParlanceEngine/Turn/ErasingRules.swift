internal import ParlanceCore

/// Rules of something that an erasure removes in several turns.
protocol ErasingRules: TurnPart {
  /// Removes a part of what the account has.
  ///
  /// - parameter limit: The maximum number of entries to remove.
  /// - returns: A Boolean value that indicates whether something may be left.
  func erase(of account: AccountRecord, limit: Int) throws(MessagingError) -> Bool
}
