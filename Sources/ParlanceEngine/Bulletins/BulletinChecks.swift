internal import ParlanceCore

extension BulletinsCall {
  mutating func check(_ border: Border) throws(MessagingError) {}
}

extension BulletinDraft {
  /// Checks what an operator sends.
  ///
  /// - throws: `invalidArgument` for an empty text, a lifetime out of range, or the hub itself among the machines; `messageTooLarge`.
  func checked(_ border: Border) throws(MessagingError) -> BulletinDraft {
    var checked = self
    try border.check(operatorText: text)
    guard (1...border.limits.longestBulletin).contains(lifetime) else {
      throw MessagingError(.invalidArgument, "lifetime: 1 to \(border.limits.longestBulletin) milliseconds")
    }
    guard !platforms.contains(.server) else { throw MessagingError(.invalidArgument, "platforms") }
    if var account = sender {
      try border.check(&account)
      checked.sender = account
    }
    return checked
  }
}

extension Border {
  /// Checks the text of a bulletin or of an operator text.
  func check(operatorText text: String) throws(MessagingError) {
    guard !text.isEmpty else { throw MessagingError(.invalidArgument, "an empty text") }
    try check(text, "text", limit: limits.bulletinSize)
  }
}
