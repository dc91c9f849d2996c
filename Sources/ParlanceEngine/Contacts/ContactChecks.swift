internal import ParlanceCore

extension RequestFriendCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&account)
    try border.check(message, "message", limit: border.limits.contactTextSize)
  }
}

extension AnswerFriendCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&account)
    try border.check(message, "message", limit: border.limits.contactTextSize)
  }
}

extension RemoveFriendCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(&account) }
}

extension UpdateContactCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&account)
    try border.check(update.alias, "alias", limit: border.limits.contactTextSize)
    try border.check(update.custom, "text", limit: border.limits.contactTextSize)
  }
}

extension ContactsCall {
  mutating func check(_ border: Border) throws(MessagingError) { after = max(.zero, after) }
}
