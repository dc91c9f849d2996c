internal import ParlanceCore

extension SubscribeCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "conversation") }
}

extension UnsubscribeCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(name: &id, "conversation") }
}

extension SubscribersCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name: &id, "conversation")
    if var after {
      try border.check(&after)
      self.after = after
    }
  }
}

extension SubscriberCountsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(count: ids.count, limit: border.limits.accountsPerRequest, "ids")
    for index in ids.indices { try border.check(name: &ids[index], "conversation") }
  }
}
