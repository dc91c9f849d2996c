/// Invites an account to a call, or asks again whether its devices have the invitation. The reply says whether any is
/// connected.
package struct SendInvitationCall: HubCall {
  package typealias Reply = CallRoute
  package static var kind: CallKind { .sendInvitation }
  package var callee: AccountID
  package var id: String
  package var content: String?
  package var channel: String?
  /// The time until the invitation expires, in milliseconds.
  package var lifetime: Int64

  package init(callee: AccountID, id: String, content: String?, channel: String?, lifetime: Int64) {
    self.callee = callee
    self.id = id
    self.content = content
    self.channel = channel
    self.lifetime = lifetime
  }

  package var approximateSize: Int { 128 + (content?.utf8.count ?? 0) }
}

/// Takes an invitation back.
package struct CancelInvitationCall: HubCall {
  package typealias Reply = CallRoute
  package static var kind: CallKind { .cancelInvitation }
  package var callee: AccountID
  package var id: String

  package init(callee: AccountID, id: String) {
    self.callee = callee
    self.id = id
  }
}

/// Answers an invitation.
package struct AnswerInvitationCall: HubCall {
  package typealias Reply = CallRoute
  package static var kind: CallKind { .answerInvitation }
  package var caller: AccountID
  package var id: String
  package var answer: CallAnswer
  package var response: String?

  package init(caller: AccountID, id: String, answer: CallAnswer, response: String?) {
    self.caller = caller
    self.id = id
    self.answer = answer
    self.response = response
  }

  package var approximateSize: Int { 128 + (response?.utf8.count ?? 0) }
}

/// Confirms to the callee's devices that the caller has received the acceptance from one of them.
package struct ConfirmInvitationCall: HubCall {
  package typealias Reply = CallRoute
  package static var kind: CallKind { .confirmInvitation }
  package var callee: AccountID
  package var id: String
  package var device: DeviceID
  package var style: String

  package init(callee: AccountID, id: String, device: DeviceID, style: String) {
    self.callee = callee
    self.id = id
    self.device = device
    self.style = style
  }
}
