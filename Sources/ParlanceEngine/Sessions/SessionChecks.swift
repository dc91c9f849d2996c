internal import ParlanceCore

extension ConnectCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(token, "token", limit: border.limits.tokenSize)
    switch scope {
    case .everything, .rooms:
      try border.check(&account)
      guard !account.isVisitor else { throw MessagingError(.invalidArgument, "account") }
    case .visit(var visitor):
      guard token.utf8.count >= RoomVisitor.shortestKey else { throw MessagingError(.invalidArgument, "visitor's key") }
      visitor.name = try border.visitorName(visitor.name)
      try border.check(visitor.avatar, "avatar", limit: border.limits.memberTextSize)
      account = AccountID(visitorKey: token)
      scope = .visit(visitor)
    }
    var name = device.string
    try border.check(name: &name, "device")
    device = DeviceID(name)
    try border.check(name: &style, "style")
    try border.check(tag, "tag", limit: border.limits.loginNoteSize)
    try border.check(exclusivity, "exclusivity group", limit: 256)
    try border.check(note, "note", limit: border.limits.loginNoteSize)
    try border.check(loginExtension, "login extension", limit: border.limits.tokenSize)
    // Only the hub itself speaks as a server.
    guard platform != .server else { throw MessagingError(.invalidArgument, "platform") }
    since = border.clamped(since)
    history = history.suffix(HistoryPosition.limit)
    if let waiting {
      self.waiting = WaitingLimits(
        count: min(max(0, waiting.count), border.limits.rowsPerRequest), age: border.clamped(interval: waiting.age))
    }
  }
}

extension Border {
  /// Returns the name of a visitor in its one form: nothing in it is invisible, for it is all that others know of the visitor.
  func visitorName(_ name: String) throws(MessagingError) -> String {
    let normalized = CanonicalName.normalized(name)
    guard CanonicalName.isValid(normalized), CanonicalName.isUnmistakable(normalized) else {
      throw MessagingError(.invalidArgument, "visitor's name")
    }
    return normalized
  }
}

extension RenewTokenCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(token, "token", limit: border.limits.tokenSize)
  }
}

extension EndSessionCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    var name = device.string
    try border.check(name: &name, "device")
    device = DeviceID(name)
  }
}

extension DisconnectCall {
  mutating func check(_ border: Border) throws(MessagingError) {}
}

extension SnapshotCall {
  mutating func check(_ border: Border) throws(MessagingError) {}
}

extension StandingCall {
  /// A cursor is a device's word: it names a place in what the account may read anyway.
  mutating func check(_ border: Border) throws(MessagingError) {
    cursor.since = border.clamped(cursor.since)
    cursor.fork = cursor.fork.map { border.clamped($0) }
    cursor.stream = max(.zero, cursor.stream)
  }
}

extension TimeCall {
  mutating func check(_ border: Border) throws(MessagingError) {}
}
