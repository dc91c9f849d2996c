public import ParlanceCore
internal import ParlanceEngine

/// Call channels: the accounts of a call and the invitations into it. The hub passes signals on; the call itself is the app's own.
///
/// ```swift
/// let updates = client.callChannels()
/// let (channel, _) = try await client.startCall(to: "bob", medium: .video, request: "1")
/// for try await update in updates {
///   if case .event(let event) = update, event.kind == .accepted { connect(channel.id) }
/// }
/// ```
///
/// Calls throw `roomNotFound` if there is no such channel, `notMember` for an account that is not in it, `joinedElsewhere` if it is with another
/// device, `messageTooLarge` for words of more than 4 KiB. Events with `keeps` are kept for the devices of an account that are not
/// connected, for 7 days, 100 of them.
extension MessagingClient {
  /// Creates a channel. This account is not in it before it joins.
  ///
  /// - parameter name: A name that no other channel has, of at most 128 bytes; nil for none.
  /// - parameter medium: The kind of the call.
  /// - parameter attachment: Words or data for all members, of at most 4 KiB.
  /// - returns: The channel.
  /// - throws: `MessagingError` with code `groupExists` for a name that is taken, `limitExceeded`.
  public func createCallChannel(
    name: String? = nil, medium: CallChannel.Medium, attachment: String? = nil
  ) async throws(MessagingError) -> CallChannel {
    try await result { $0.createCallChannel(name: name, medium: medium, attachment: attachment, completion: $1) }
  }

  /// Joins a channel.
  ///
  /// - parameter id: The channel.
  /// - parameter entry: The member's number and words.
  /// - parameter keeps: A Boolean value that indicates whether the event is kept for members that are not connected.
  /// - returns: The channel with its members.
  /// - throws: `MessagingError` with code `alreadyMember`, `numberInUse`, `groupFull`, `limitExceeded`.
  @discardableResult
  public func joinCallChannel(
    _ id: String, as entry: CallChannelEntry = CallChannelEntry(), keeps: Bool = false
  ) async throws(MessagingError) -> CallChannel {
    try await result { $0.joinCallChannel(id, as: entry, keeps: keeps, completion: $1) }
  }

  /// Leaves a channel.
  ///
  /// - parameter id: The channel.
  /// - parameter text: Words or data for the other members.
  /// - parameter keeps: A Boolean value that indicates whether the event is kept for members that are not connected.
  public func leaveCallChannel(
    _ id: String, text: String? = nil, keeps: Bool = false
  ) async throws(MessagingError) {
    try await outcome { $0.leaveCallChannel(id, text: text, keeps: keeps, completion: $1) }
  }

  /// Closes a channel for all; its members and its creator may.
  ///
  /// - parameter id: The channel.
  /// - parameter text: Words or data for the members.
  /// - parameter keeps: A Boolean value that indicates whether the event is kept for members that are not connected.
  public func closeCallChannel(
    _ id: String, text: String? = nil, keeps: Bool = false
  ) async throws(MessagingError) {
    try await outcome { $0.closeCallChannel(id, text: text, keeps: keeps, completion: $1) }
  }

  /// Makes a channel last for 2 hours from now on; its members and its creator may.
  ///
  /// - parameter id: The channel.
  /// - returns: The channel.
  @discardableResult
  public func extendCallChannel(_ id: String) async throws(MessagingError) -> CallChannel {
    try await result { $0.extendCallChannel(id, completion: $1) }
  }

  /// Invites an account into a channel in which this device is.
  ///
  /// - parameter account: The account; not this one.
  /// - parameter id: The channel.
  /// - parameter request: An id of the invitation, of 1 to 128 bytes.
  /// - parameter text: Words or data for the account.
  /// - parameter push: The push notification for an account that is not connected.
  /// - parameter keeps: A Boolean value that indicates whether the event is kept for devices that are not connected.
  /// - returns: Whether it reached the account. One that has blocked this account looks as if it were away.
  /// - throws: `MessagingError` with code `accountNotFound`, `alreadyMember`, `alreadyInProgress` for an id that waits for an answer,
  ///   `limitExceeded`.
  @discardableResult
  public func inviteToCallChannel(
    _ account: AccountID, channel id: String, request: String, text: String? = nil, push: CallChannelPush? = nil,
    keeps: Bool = false
  ) async throws(MessagingError) -> CallChannelReach {
    try await result {
      $0.inviteToCallChannel(
        account, channel: id, request: request, text: text, push: push, keeps: keeps, completion: $1)
    }
  }

  /// Takes an invitation back.
  ///
  /// - parameter account: The invited account.
  /// - parameter id: The channel.
  /// - parameter request: The invitation's id.
  /// - parameter text: Words or data for the account.
  /// - parameter keeps: A Boolean value that indicates whether the event is kept for devices that are not connected.
  /// - throws: `MessagingError` with code `requestNotFound`, `invitationAccepted`, `invitationRefused`.
  public func withdrawCallChannelInvitation(
    of account: AccountID, channel id: String, request: String, text: String? = nil, keeps: Bool = false
  ) async throws(MessagingError) {
    try await outcome {
      $0.withdrawCallChannelInvitation(
        of: account, channel: id, request: request, text: text, keeps: keeps, completion: $1)
    }
  }

  /// Answers an invitation of this account.
  ///
  /// - parameter inviter: The account that made it.
  /// - parameter id: The channel.
  /// - parameter request: The invitation's id.
  /// - parameter accepts: A Boolean value that indicates whether it is accepted.
  /// - parameter text: Words or data for the inviter.
  /// - parameter entry: The number and words with which this device joins the channel as well; nil if it does not.
  /// - parameter keeps: A Boolean value that indicates whether the events are kept for devices that are not connected.
  /// - returns: The channel with its members.
  /// - throws: `MessagingError` with code `requestNotFound`, `invitationAccepted`, `invitationRefused`; with an entry the errors of joining, and
  ///   then nothing was answered.
  @discardableResult
  public func answerCallChannelInvitation(
    of inviter: AccountID, channel id: String, request: String, accepts: Bool, text: String? = nil,
    joining entry: CallChannelEntry? = nil, keeps: Bool = false
  ) async throws(MessagingError) -> CallChannel {
    try await result {
      $0.answerCallChannelInvitation(
        of: inviter, channel: id, request: request, accepts: accepts, text: text, joining: entry, keeps: keeps,
        completion: $1)
    }
  }

  /// Passes words or data to members of a channel that are connected.
  ///
  /// - parameter id: The channel.
  /// - parameter account: The member; nil for all others.
  /// - parameter text: The words or data.
  public func controlCallChannel(
    _ id: String, to account: AccountID? = nil, text: String?
  ) async throws(MessagingError) {
    try await outcome { $0.controlCallChannel(id, to: account, text: text, completion: $1) }
  }

  /// Creates a channel, joins it, and invites an account into it: all of it, or nothing.
  ///
  /// - parameter account: The account; not this one.
  /// - parameter name: The channel's name; nil for none.
  /// - parameter medium: The kind of the call.
  /// - parameter attachment: Words or data for all members.
  /// - parameter number: This member's number; 0 for one that the hub makes up.
  /// - parameter request: An id of the invitation, of 1 to 128 bytes.
  /// - parameter text: Words or data for the account.
  /// - parameter push: The push notification for an account that is not connected.
  /// - parameter keeps: A Boolean value that indicates whether the event is kept for devices that are not connected.
  /// - returns: The channel, and whether the invitation reached the account.
  /// - throws: `MessagingError` with code `groupExists` for a name that is taken, `accountNotFound`, `limitExceeded`.
  @discardableResult
  public func startCall(
    to account: AccountID, name: String? = nil, medium: CallChannel.Medium, attachment: String? = nil,
    number: UInt64 = 0, request: String, text: String? = nil, push: CallChannelPush? = nil, keeps: Bool = false
  ) async throws(MessagingError) -> (channel: CallChannel, reach: CallChannelReach) {
    try await result {
      $0.startCall(
        to: account, name: name, medium: medium, attachment: attachment, number: number, request: request, text: text,
        push: push, keeps: keeps, completion: $1)
    }
  }

  /// Returns a channel with its members.
  ///
  /// - parameter id: The channel.
  public func fetchCallChannel(_ id: String) async throws(MessagingError) -> CallChannel {
    try await result { $0.fetchCallChannel(id, completion: $1) }
  }

  /// Returns a channel with its members, by its name.
  ///
  /// - parameter name: The name.
  public func fetchCallChannel(named name: String) async throws(MessagingError) -> CallChannel {
    try await result { $0.fetchCallChannel(named: name, completion: $1) }
  }

  /// Returns a stream of what happens in call channels, and to invitations into them.
  public func callChannels() -> MessagingStream<CallChannelUpdate> {
    MessagingStream(core, .callChannels) { event, _ in
      if case .callChannel(let update) = event { update } else { nil }
    }
  }
}
