internal import ParlanceCore

extension UpdatePushSettingsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(update.quietInterval?.value)
    try border.check(quietDuration: update.quietDuration)
    var settings = PushSettings()
    settings.apply(update, at: .zero)
    let limit = border.limits.pushSettingsSize
    guard settings.textSize <= limit else {
      throw MessagingError(.messageTooLarge, "push settings: limit \(limit) bytes")
    }
    try border.check(count: update.extensions.count, limit: 16, "styles")
    guard update.extensions.keys.allSatisfy({ CanonicalName.isValid($0) }) else {
      throw MessagingError(.invalidArgument, "style")
    }
  }
}

extension PushSettingsCall {
  mutating func check(_ border: Border) throws(MessagingError) {}
}

extension UpdateConversationPushSettingsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&conversations)
    try border.check(update.quietInterval?.value)
    try border.check(quietDuration: update.quietDuration)
  }
}

extension Border {
  fileprivate func check(_ interval: QuietInterval?) throws(MessagingError) {
    guard interval?.isValid != false else { throw MessagingError(.invalidArgument, "quiet interval") }
  }

  fileprivate func check(quietDuration: Int64?) throws(MessagingError) {
    guard let quietDuration else { return }
    guard (0...PushSettings.longestQuiet).contains(quietDuration) else {
      throw MessagingError(.invalidArgument, "quiet for 0 to 7 days")
    }
  }

  /// Checks the accounts that a message mentions.
  func check(_ mentions: Mentions?) throws(MessagingError) {
    guard case .accounts(let accounts) = mentions else { return }
    try check(count: accounts.count, limit: limits.accountsPerRequest, "mentioned accounts")
  }

  /// Checks the wishes for the notifications of some participants.
  func check(_ members: MemberPushHints?) throws(MessagingError) {
    guard let members else { return }
    try check(count: members.accounts?.count ?? 0, limit: limits.accountsPerRequest, "accounts of the push")
    try check(members.text, "push text")
  }
}
