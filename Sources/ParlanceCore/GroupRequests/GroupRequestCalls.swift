/// Asks to become a member of a group. The account is one at once if anyone may join, or if it was invited.
package struct ApplyToGroupCall: HubCall {
  package typealias Reply = GroupApplicationReply
  package static var kind: CallKind { .applyToGroup }
  package var id: String
  package var message: String?

  package init(id: String, message: String?) {
    self.id = id
    self.message = message
  }
}

/// The outcome of an application, or of the answer to a request.
package struct GroupApplicationReply: Hashable, Sendable {
  /// A Boolean value that indicates whether the account is a member; otherwise its application waits, or was declined.
  package var isMember: Bool
  package var group: GroupInfo

  package init(isMember: Bool, group: GroupInfo) {
    self.isMember = isMember
    self.group = group
  }
}

/// Answers a request: that of another account, which asks to join, or an invitation of this one.
package struct AnswerGroupRequestCall: HubCall {
  package typealias Reply = GroupApplicationReply
  package static var kind: CallKind { .answerGroupRequest }
  package var id: String
  /// The account that would become a member: this one if it answers an invitation.
  package var account: AccountID
  /// The inviter whose invitation is answered; nil for an application, to accept the newest invitation, and to decline all of them.
  package var inviter: AccountID?
  package var accepts: Bool
  package var message: String?

  package init(id: String, account: AccountID, inviter: AccountID?, accepts: Bool, message: String?) {
    self.id = id
    self.account = account
    self.inviter = inviter
    self.accepts = accepts
    self.message = message
  }
}

/// Takes a request back: this account's application, or an invitation of another account.
package struct WithdrawGroupRequestCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .withdrawGroupRequest }
  package var id: String
  /// The account that would have become a member.
  package var account: AccountID

  package init(id: String, account: AccountID) {
    self.id = id
    self.account = account
  }
}

/// Asks for the requests that wait in a group, which its owner and managers see. `HubLimits` bounds how many there are.
package struct GroupRequestsCall: HubCall {
  package typealias Reply = GroupRequestList
  package static var kind: CallKind { .groupRequests }
  package var id: String
  package init(id: String) { self.id = id }
}

/// The requests that wait in a group, oldest first.
package struct GroupRequestList: Hashable, Sendable {
  package var requests: [GroupRequest]
  package init(_ requests: [GroupRequest]) { self.requests = requests }
}
