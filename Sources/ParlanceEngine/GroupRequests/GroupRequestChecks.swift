internal import ParlanceCore

extension ApplyToGroupCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(message, "message", limit: border.limits.contactTextSize)
  }
}

extension AnswerGroupRequestCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(&account)
    if var inviter {
      try border.check(&inviter)
      self.inviter = inviter
    }
    try border.check(message, "message", limit: border.limits.contactTextSize)
  }
}

extension WithdrawGroupRequestCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(&account)
  }
}

extension GroupRequestsCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "group id") }
}

extension HubLimits {
  /// Checks invitations before anything is changed: how many there are, and their texts, which may be longer in a notification.
  func check(invitations count: Int, texts: String?...) throws(MessagingError) {
    guard count <= groupRequests else { throw MessagingError(.limitExceeded, "limit \(groupRequests) invitations") }
    for text in texts where text?.utf8.count ?? 0 > contactTextSize {
      throw MessagingError(.messageTooLarge, "text of an invitation: limit \(contactTextSize) bytes")
    }
  }
}
