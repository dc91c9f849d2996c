public import Parlance

/// Invitations to calls. The service carries the invitations; the app carries the call itself.
extension AcmeMessenger {
  /// Invites an account to a call. The delegate is notified of what becomes of the invitation.
  ///
  /// - parameter account: The account to invite.
  /// - parameter content: Words or data for its app; nil for none.
  /// - parameter channel: The name of the place where the call happens; nil for none.
  public func invite(
    _ account: AccountID, content: String?, channel: String?
  ) throws(AcmeError) -> CallInvitation {
    try read { device throws(MessagingError) in
      try device.inviteToCall(account, content: content, channel: channel)
    }
  }

  /// Takes an invitation back.
  public func cancel(_ invitation: CallInvitation) throws(AcmeError) {
    try read { device throws(MessagingError) in try device.cancelCallInvitation(invitation) }
  }

  /// Accepts or refuses an invitation, with words for the caller's app.
  public func answer(_ invitation: CallInvitation, accepts: Bool, words: String?) throws(AcmeError) {
    try read { device throws(MessagingError) in
      if accepts {
        try device.acceptCallInvitation(invitation, response: words)
      } else {
        try device.refuseCallInvitation(invitation, response: words)
      }
    }
  }
}
