internal import ParlanceCore

extension BlockMembersCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(&accounts)
  }
}

extension AllowMembersCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    try border.check(&accounts)
  }
}

extension BlockedMembersCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "group id")
    if var after {
      try border.check(&after)
      self.after = after
    }
  }
}
