public import ParlanceCore
internal import ParlanceEngine

/// Invitations to calls: one account rings another. The call itself is the app's own.
///
/// The methods return at once; `callInvitations()` says what becomes of an invitation, on both sides.
///
/// ```swift
/// let updates = client.callInvitations()
/// try client.inviteToCall("bob", content: "video", channel: "room 7")
/// for try await update in updates {
///   if case .accepted = update.change { join(update.invitation.channel) }
/// }
/// ```
extension MessagingClient {
  /// Invites an account to a call. All of its devices that take invitations ring; the first answer counts.
  ///
  /// - parameter callee: The account; not this one.
  /// - parameter content: Words or data for the callee, of at most 8 KiB.
  /// - parameter channel: The name of the channel in which the call takes place, of at most 64 bytes.
  /// - parameter lifetime: The milliseconds after which the invitation expires, 1 to 600,000.
  /// - parameter patience: The milliseconds until a device of the callee is to have it.
  /// - returns: The invitation.
  /// - throws: `MessagingError` with code `notLoggedIn`, `invalidArgument`, `limitExceeded` with 100 open invitations. What
  ///   only the hub refuses is reported as `CallInvitationFailure.refused`.
  @discardableResult
  public func inviteToCall(
    _ callee: AccountID, content: String? = nil, channel: String? = nil, lifetime: Int64 = 60_000,
    patience: Int64 = 30_000
  ) throws(MessagingError) -> CallInvitation {
    try device.inviteToCall(
      callee, content: content, channel: channel, lifetime: lifetime, patience: patience)
  }

  /// Takes an invitation of this account back.
  ///
  /// - throws: `MessagingError` with code `requestNotFound` if it is over, `notLoggedIn`.
  public func cancelCallInvitation(_ invitation: CallInvitation) throws(MessagingError) {
    try device.cancelCallInvitation(invitation)
  }

  /// Accepts an invitation to this account. It is reported as accepted when the caller's device has confirmed that, as
  /// failed if it does not within five seconds.
  ///
  /// - parameter invitation: The invitation, as it was reported.
  /// - parameter response: Words or data for the caller, of at most 8 KiB.
  /// - throws: `MessagingError` with code `requestNotFound` if it is over, `alreadyInProgress` if this device accepted it
  ///   before, `notLoggedIn`.
  public func acceptCallInvitation(_ invitation: CallInvitation, response: String? = nil) throws(MessagingError) {
    try device.acceptCallInvitation(invitation, response: response)
  }

  /// Refuses an invitation to this account, for all of its devices.
  ///
  /// - parameter invitation: The invitation, as it was reported.
  /// - parameter response: Words or data for the caller, of at most 8 KiB.
  /// - throws: `MessagingError` with code `requestNotFound` if it is over, `alreadyInProgress` if this device accepted it
  ///   before, `notLoggedIn`.
  public func refuseCallInvitation(_ invitation: CallInvitation, response: String? = nil) throws(MessagingError) {
    try device.refuseCallInvitation(invitation, response: response)
  }

  /// Returns a stream of what happens to invitations to calls, to this account and by it.
  public func callInvitations() -> MessagingStream<CallInvitationUpdate> {
    MessagingStream(core, .invitations) { event, _ in
      if case .callInvitation(let update) = event { update } else { nil }
    }
  }
}
