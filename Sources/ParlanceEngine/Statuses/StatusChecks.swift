internal import ParlanceCore

extension PublishStatusCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(statusType: type)
    try border.check(name: &id, "status id")
    try border.check(text, "status", limit: border.limits.statusTextSize)
    if let lifetime {
      guard lifetime > 0 else { throw MessagingError(.invalidArgument, "lifetime") }
      self.lifetime = border.clamped(interval: lifetime)
    }
  }
}

extension SubscribeStatusesCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(statusType: type)
    try border.check(&accounts)
    guard (1...border.limits.longestStatusSubscription).contains(lifetime) else {
      throw MessagingError(.invalidArgument, "lifetime")
    }
  }
}

extension UnsubscribeStatusesCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(statusType: type)
    try border.check(&accounts)
  }
}

extension StatusSubscriptionsCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    if let type { try border.check(statusType: type) }
    guard after >= 0, (1...1000).contains(limit) else { throw MessagingError(.invalidArgument, "page") }
  }
}

extension StatusesCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(statusType: type)
    try border.check(&accounts)
  }
}

extension Border {
  fileprivate func check(statusType type: Int) throws(MessagingError) {
    guard (1...Int(Int32.max)).contains(type) else { throw MessagingError(.invalidArgument, "status type") }
  }
}
