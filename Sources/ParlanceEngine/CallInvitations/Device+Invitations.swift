public import ParlanceCore

/// Invitations to calls, for devices that take them (`DeviceConfiguration.takesCallInvitations`).
///
/// The calls return at once. Changes of an invitation are reported as `DeviceEvent.callInvitation`, on both sides.
/// While the link is broken, steps wait for it until the invitation expires.
extension Device {
  /// Invites an account to a call.
  ///
  /// All devices of the callee that take invitations are notified, also one that connects while the invitation waits to
  /// be received. The first answer counts.
  ///
  /// - parameter callee: The account; not this one.
  /// - parameter content: Words or data for the callee, of at most 8 KiB.
  /// - parameter channel: The name of the channel in which the call takes place, of at most 64 bytes.
  /// - parameter lifetime: The milliseconds after which the invitation expires, 1 to 600,000.
  /// - parameter patience: The milliseconds until a device of the callee is to have it.
  /// - returns: The invitation.
  /// - throws: `MessagingError` with code `notLoggedIn`, `limitExceeded` with 100 open invitations, `invalidArgument` for
  ///   this account and for a lifetime or patience that is not positive, `unsupported` for a device that does not take
  ///   invitations. A refusal by the hub is reported as `CallInvitationFailure.refused`.
  @discardableResult
  public func inviteToCall(
    _ callee: AccountID, content: String? = nil, channel: String? = nil, lifetime: Int64 = 60_000,
    patience: Int64 = 30_000
  ) throws(MessagingError) -> CallInvitation {
    try changeInvitations { core throws(MessagingError) in
      try core.invitations.invite(callee, content: content, channel: channel, lifetime: lifetime, patience: patience)
    }
  }

  /// Takes an invitation of this account back.
  ///
  /// - throws: `MessagingError` with code `requestNotFound` if it is over, `notLoggedIn`.
  public func cancelCallInvitation(_ invitation: CallInvitation) throws(MessagingError) {
    try changeInvitations { core throws(MessagingError) in
      try core.invitations.advance { machine throws(MessagingError) in try machine.cancel(invitation.id, at: core.now) }
    }
  }

  /// Accepts an invitation to this account. It is reported as accepted when the caller's device has confirmed that, as
  /// failed if it does not within five seconds.
  ///
  /// - parameter invitation: The invitation, as it was reported.
  /// - parameter response: Words or data for the caller, of at most 8 KiB.
  /// - throws: `MessagingError` with code `requestNotFound` if it is over, `alreadyInProgress` if this device accepted it
  ///   before, `notLoggedIn`.
  public func acceptCallInvitation(_ invitation: CallInvitation, response: String? = nil) throws(MessagingError) {
    try changeInvitations { core throws(MessagingError) in
      try core.invitations.advance { machine throws(MessagingError) in
        try machine.accept(invitation, response: response, at: core.now)
      }
    }
  }

  /// Refuses an invitation to this account, for all of its devices.
  ///
  /// - parameter invitation: The invitation, as it was reported.
  /// - parameter response: Words or data for the caller, of at most 8 KiB.
  /// - throws: `MessagingError` with code `requestNotFound` if it is over, `alreadyInProgress` if this device accepted it
  ///   before, `notLoggedIn`.
  public func refuseCallInvitation(_ invitation: CallInvitation, response: String? = nil) throws(MessagingError) {
    try changeInvitations { core throws(MessagingError) in
      try core.invitations.advance { machine throws(MessagingError) in
        try machine.refuse(invitation, response: response, at: core.now)
      }
    }
  }

  private func changeInvitations<Value>(
    _ body: (DeviceCore) throws(MessagingError) -> Value
  ) throws(MessagingError) -> Value {
    try runner.change { core throws(MessagingError) in
      try core.invitations.checkUse()
      return try body(core)
    }
  }
}

extension DeviceInvitations {
  /// Refuses calls of a device that is not open, or does not take invitations.
  fileprivate func checkUse() throws(MessagingError) {
    try core.checkOpen()
    guard core.configuration.takesCallInvitations else { throw MessagingError(.unsupported, "invitations") }
  }

  fileprivate func invite(
    _ callee: AccountID, content: String?, channel: String?, lifetime: Int64, patience: Int64
  ) throws(MessagingError) -> CallInvitation {
    guard callee != core.account else { throw MessagingError(.invalidArgument, "own account") }
    guard lifetime > 0, patience > 0 else { throw MessagingError(.invalidArgument, "lifetime") }
    let now = core.now
    let invitation = CallInvitation(
      id: .generate(at: now), caller: core.account, callee: callee, content: content, channel: channel,
      expiry: now.advanced(byMilliseconds: lifetime))
    try advance { machine throws(MessagingError) in try machine.send(invitation, patience: patience, at: now) }
    return invitation
  }
}
