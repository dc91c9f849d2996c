internal import ParlanceCore

extension CreateCallChannelCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    // An empty name counts as absent.
    if name?.isEmpty == true { name = nil }
    try border.check(name, "name of a call channel", limit: border.limits.callNameSize)
    try border.check(attachment, "attachment of a call channel", limit: border.limits.callTextSize)
  }
}

extension JoinCallChannelCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(entry) }
}

extension LeaveCallChannelCall {
  mutating func check(_ border: Border) throws(MessagingError) { try border.check(callText: text) }
}

extension ExtendCallChannelCall {
  mutating func check(_ border: Border) throws(MessagingError) {}
}

extension InviteToCallChannelCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&account)
    try border.check(callRequest: request)
    try border.check(callText: text)
    try border.check(push)
  }
}

extension WithdrawCallChannelInvitationCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&account)
    try border.check(callText: text)
  }
}

extension AnswerCallChannelInvitationCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&inviter)
    try border.check(callText: text)
    if let entry { try border.check(entry) }
  }
}

extension ControlCallChannelCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    if var account {
      try border.check(&account)
      self.account = account
    }
    try border.check(callText: text)
  }
}

extension StartCallCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try channel.check(border)
    try border.check(&account)
    try border.check(callRequest: request)
    try border.check(callText: text)
    try border.check(push)
  }
}

extension CallChannelCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(name, "name of a call channel", limit: border.limits.callNameSize)
  }
}

extension CallChannelsCall {
  mutating func check(_ border: Border) throws(MessagingError) {}
}

extension TakeCallChannelEventsCall {
  mutating func check(_ border: Border) throws(MessagingError) {}
}

extension Border {
  fileprivate func check(callText text: String?) throws(MessagingError) {
    try check(text, "text of a call", limit: limits.callTextSize)
  }

  fileprivate func check(callRequest id: String) throws(MessagingError) {
    guard !id.isEmpty else { throw MessagingError(.invalidArgument, "request") }
    try check(id, "id of an invitation", limit: limits.callNameSize)
  }

  fileprivate func check(_ entry: CallChannelEntry) throws(MessagingError) { try check(callText: entry.text) }

  fileprivate func check(_ push: CallChannelPush?) throws(MessagingError) {
    guard let push else { return }
    try check(callText: push.title)
    try check(callText: push.text)
    try check(callText: push.payload)
    try check(object: push.payload, "push payload")
  }
}
