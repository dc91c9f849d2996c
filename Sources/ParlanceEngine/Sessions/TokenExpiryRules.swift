internal import ParlanceCore

/// Tokens that expire while their logins last.
struct TokenExpiryRules: TurnPart {
  let turn: TurnContext

  /// Sets the time at which a login's token expires; nil if it does not.
  func setTokenExpiry(_ time: Timestamp?, of session: SessionID) {
    // A login that was to be restored may be over.
    guard directory.session(session) != nil else { return }
    guard let time else { return directory.setExpiry(session, nil) }
    // An app whose tokens last for less than that time would renew them without a pause.
    let lead = min(max(0, settings.tokenExpiryWarning), time.milliseconds(since: turn.clockTime) / 2)
    directory.setExpiry(session, TokenExpiry(time: time, warning: time.advanced(byMilliseconds: -lead)))
  }

  /// Notifies the devices whose tokens expire soon, and ends the logins whose tokens have expired.
  ///
  /// Before the requests of a turn, so that none of a login whose token has expired is decided.
  func expireTokens() throws(MessagingError) {
    try expireTokens { session throws(MessagingError) in try turn.sessions.end(session, telling: .tokenExpired) }
  }

  /// Does the same without the store, which failed: a full disk prolongs no token.
  func expireTokensInMemory() {
    expireTokens { session in
      turn.sessions.forget(session, isLost: false)
      turn.effects.push(.ended(.tokenExpired), to: session)
    }
  }

  private func expireTokens<Failure: Error>(
    _ end: (SessionID) throws(Failure) -> Void
  ) throws(Failure) {
    // Tokens that were issued together expire together; the others have the next turn.
    for _ in 0..<max(1, limits.prunedRowsPerTurn) {
      guard let (session, expiry) = directory.nextExpiry(), expiry.due <= turn.clockTime else { return }
      if expiry.time <= turn.clockTime {
        try end(session)
      } else {
        turn.effects.push(.tokenWillExpire(expiry.time), to: session)
        directory.setExpiry(session, TokenExpiry(time: expiry.time, warning: nil))
      }
    }
  }
}
