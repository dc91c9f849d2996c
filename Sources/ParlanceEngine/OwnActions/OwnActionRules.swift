internal import ParlanceCore

/// Notifying an account's other devices of what one of them did.
struct OwnActionRules: TurnPart {
  let turn: TurnContext

  /// Appends an action to the stream of the account that made it, behind the entries of the change itself. The device
  /// that acted receives the place in the numbering only.
  ///
  /// - parameter conversation: The conversation that it concerns, under the account's name for it.
  /// - parameter accounts: The other accounts that it concerns.
  func noteOwnAction(
    _ kind: OwnAction.Kind, in conversation: ConversationID, accounts: [AccountID] = [], _ context: RequestContext
  ) throws(MessagingError) {
    let requester = context.requester
    let action = OwnAction(
      kind, in: conversation, accounts: accounts, device: requester.deviceID, style: requester.style,
      time: now)
    try turn.entries.appendAccountEvent(.ownAction(action), to: context.account, origin: context.session)
  }

  /// Appends an action in a group.
  ///
  /// - parameter id: The group; nil if it has none, which a group that was found has.
  func noteOwnAction(
    _ kind: OwnAction.Kind, inGroup id: String?, accounts: [AccountRecord] = [], _ context: RequestContext
  ) throws(MessagingError) {
    guard let id else { return }
    // An account that joined or left learns of that after the message of it has its place. Any other change is answered before
    // it is announced.
    if [.groupJoined, .groupLeft, .groupDismissed, .invitationAccepted].contains(kind) {
      try turn.entries.finishAppends()
    }
    try noteOwnAction(kind, in: .group(id), accounts: accounts.map(\.id), context)
  }
}
