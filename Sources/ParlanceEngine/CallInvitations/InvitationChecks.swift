internal import ParlanceCore

extension SendInvitationCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&callee)
    try border.check(name: &id, "invitation id")
    try border.check(content, "content of an invitation", limit: border.limits.invitationTextSize)
    try border.check(channel, "channel of a call", limit: border.limits.invitationChannelSize)
    guard (1...border.limits.longestInvitation).contains(lifetime) else {
      throw MessagingError(.invalidArgument, "lifetime")
    }
  }
}

extension CancelInvitationCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&callee)
    try border.check(name: &id, "invitation id")
  }
}

extension AnswerInvitationCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&caller)
    try border.check(name: &id, "invitation id")
    try border.check(response, "response to an invitation", limit: border.limits.invitationTextSize)
  }
}

extension ConfirmInvitationCall {
  mutating func check(_ border: Border) throws(MessagingError) {
    try border.check(&callee)
    try border.check(name: &id, "invitation id")
    var name = device.string
    try border.check(name: &name, "device")
    device = DeviceID(name)
    try border.check(name: &style, "style")
  }
}
