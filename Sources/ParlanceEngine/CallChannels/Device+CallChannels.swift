public import ParlanceCore

/// Call channels, for devices that take them (`DeviceConfiguration.takesCallChannels`). Refusals: `roomNotFound`, `notMember`,
/// `joinedElsewhere`, `messageTooLarge` for words that are too long, `notConnected`, `notLoggedIn`, `unsupported` for a device that takes no
/// channels. What others do is reported as `DeviceEvent.callChannel`.
///
/// Events whose cause says `keeps` are kept for the devices of an account that are not connected.
extension Device {
  /// Creates a channel. This account is not in it before it joins.
  ///
  /// - parameter name: A name that no other channel has, of at most 128 bytes; nil for none.
  /// - parameter medium: The kind of the call.
  /// - parameter attachment: Words or data for all members, of at most 4 KiB.
  /// - parameter completion: Receives the channel, or `groupExists` for a name that is taken, `limitExceeded`.
  public func createCallChannel(
    name: String? = nil, medium: CallChannel.Medium, attachment: String? = nil,
    completion: @escaping (Result<CallChannel, MessagingError>) -> Void
  ) {
    runner.ask(
      CreateCallChannelCall(name: name, medium: medium, attachment: attachment), completion: completion,
      check: DeviceCallChannels.checkUse
    ) { $1 }
  }

  /// Joins a channel.
  ///
  /// - parameter id: The channel.
  /// - parameter entry: The member's number and words.
  /// - parameter keeps: A Boolean value that indicates whether the event is kept for members that are not connected.
  /// - parameter completion: Receives the channel, or `alreadyMember`, `numberInUse`, `groupFull`, `limitExceeded`.
  public func joinCallChannel(
    _ id: String, as entry: CallChannelEntry = CallChannelEntry(), keeps: Bool = false,
    completion: @escaping (Result<CallChannel, MessagingError>) -> Void
  ) {
    runner.ask(
      JoinCallChannelCall(id: id, entry: entry, keeps: keeps), completion: completion,
      check: DeviceCallChannels.checkUse
    ) { core, channel in
      core.callChannels.noteJoined(channel)
      return channel
    }
  }

  /// Leaves a channel.
  ///
  /// - parameter id: The channel.
  /// - parameter text: Words or data for the other members.
  /// - parameter keeps: A Boolean value that indicates whether the event is kept for members that are not connected.
  /// - parameter completion: Receives nil, or the error.
  public func leaveCallChannel(
    _ id: String, text: String? = nil, keeps: Bool = false, completion: @escaping (MessagingError?) -> Void
  ) {
    end(LeaveCallChannelCall(id: id, closes: false, text: text, keeps: keeps), completion)
  }

  /// Closes a channel for all; its members and its creator may.
  ///
  /// - parameter id: The channel.
  /// - parameter text: Words or data for the members.
  /// - parameter keeps: A Boolean value that indicates whether the event is kept for members that are not connected.
  /// - parameter completion: Receives nil, or the error.
  public func closeCallChannel(
    _ id: String, text: String? = nil, keeps: Bool = false, completion: @escaping (MessagingError?) -> Void
  ) {
    end(LeaveCallChannelCall(id: id, closes: true, text: text, keeps: keeps), completion)
  }

  private func end(_ call: LeaveCallChannelCall, _ completion: @escaping (MessagingError?) -> Void) {
    runner.ask(call, completion: completion, check: DeviceCallChannels.checkUse) { core in
      core.callChannels.forget(call.id)
    }
  }

  /// Makes a channel last for its whole lifetime from now on; its members and its creator may.
  ///
  /// - parameter id: The channel.
  /// - parameter completion: Receives the channel.
  public func extendCallChannel(
    _ id: String, completion: @escaping (Result<CallChannel, MessagingError>) -> Void
  ) {
    runner.ask(ExtendCallChannelCall(id: id), completion: completion, check: DeviceCallChannels.checkUse) { $1 }
  }

  /// Invites an account into a channel in which this device is.
  ///
  /// - parameter account: The account; not this one.
  /// - parameter id: The channel.
  /// - parameter request: An id of the invitation, of 1 to 128 bytes.
  /// - parameter text: Words or data for the account.
  /// - parameter push: The push notification for an account that is not connected.
  /// - parameter keeps: A Boolean value that indicates whether the event is kept for devices that are not connected.
  /// - parameter completion: Receives whether it reached the account, or `accountNotFound`, `alreadyMember`, `alreadyInProgress` for an id
  ///   that waits for an answer, `limitExceeded`.
  public func inviteToCallChannel(
    _ account: AccountID, channel id: String, request: String, text: String? = nil, push: CallChannelPush? = nil,
    keeps: Bool = false, completion: @escaping (Result<CallChannelReach, MessagingError>) -> Void
  ) {
    runner.ask(
      InviteToCallChannelCall(id: id, account: account, request: request, text: text, push: push, keeps: keeps),
      completion: completion, check: DeviceCallChannels.checkUse
    ) { $1 }
  }

  /// Takes an invitation back.
  ///
  /// - parameter account: The invited account.
  /// - parameter id: The channel.
  /// - parameter request: The invitation's id.
  /// - parameter text: Words or data for the account.
  /// - parameter keeps: A Boolean value that indicates whether the event is kept for devices that are not connected.
  /// - parameter completion: Receives nil, or `requestNotFound`, `invitationAccepted`, `invitationRefused`.
  public func withdrawCallChannelInvitation(
    of account: AccountID, channel id: String, request: String, text: String? = nil, keeps: Bool = false,
    completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(
      WithdrawCallChannelInvitationCall(id: id, account: account, request: request, text: text, keeps: keeps),
      completion: completion, check: DeviceCallChannels.checkUse)
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
  /// - parameter completion: Receives the channel, or `requestNotFound`, `invitationAccepted`, `invitationRefused`; with an entry the errors
  ///   of joining, and then nothing was answered.
  public func answerCallChannelInvitation(
    of inviter: AccountID, channel id: String, request: String, accepts: Bool, text: String? = nil,
    joining entry: CallChannelEntry? = nil, keeps: Bool = false,
    completion: @escaping (Result<CallChannel, MessagingError>) -> Void
  ) {
    let entry = DeviceCallChannels.entry(entry, ofAnswer: accepts)
    runner.ask(
      AnswerCallChannelInvitationCall(
        id: id, inviter: inviter, request: request, accepts: accepts, text: text, entry: entry, keeps: keeps),
      completion: completion, check: DeviceCallChannels.checkUse
    ) { core, channel in
      core.callChannels.noteJoined(channel, as: entry)
      return channel
    }
  }

  /// Passes words or data to members of a channel that are connected.
  ///
  /// - parameter id: The channel.
  /// - parameter account: The member; nil for all others.
  /// - parameter text: The words or data.
  /// - parameter completion: Receives nil, or the error.
  public func controlCallChannel(
    _ id: String, to account: AccountID? = nil, text: String?, completion: @escaping (MessagingError?) -> Void
  ) {
    runner.ask(
      ControlCallChannelCall(id: id, account: account, text: text), completion: completion,
      check: DeviceCallChannels.checkUse)
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
  /// - parameter completion: Receives the channel and whether the invitation reached the account, or `groupExists`, `accountNotFound`,
  ///   `limitExceeded`.
  public func startCall(
    to account: AccountID, name: String? = nil, medium: CallChannel.Medium, attachment: String? = nil,
    number: UInt64 = 0, request: String, text: String? = nil, push: CallChannelPush? = nil, keeps: Bool = false,
    completion: @escaping (Result<(channel: CallChannel, reach: CallChannelReach), MessagingError>) -> Void
  ) {
    runner.ask(
      StartCallCall(
        channel: CreateCallChannelCall(name: name, medium: medium, attachment: attachment), number: number,
        account: account, request: request, text: text, push: push, keeps: keeps), completion: completion,
      check: DeviceCallChannels.checkUse
    ) { core, started in
      core.callChannels.noteJoined(started.channel)
      return (started.channel, started.reach)
    }
  }

  /// Fetches a channel with its members.
  ///
  /// - parameter id: The channel.
  /// - parameter completion: Receives it.
  public func fetchCallChannel(_ id: String, completion: @escaping (Result<CallChannel, MessagingError>) -> Void) {
    runner.ask(CallChannelCall(id: id, name: nil), completion: completion, check: DeviceCallChannels.checkUse) { $1 }
  }

  /// Fetches a channel with its members, by its name.
  ///
  /// - parameter name: The name.
  /// - parameter completion: Receives it.
  public func fetchCallChannel(
    named name: String, completion: @escaping (Result<CallChannel, MessagingError>) -> Void
  ) {
    runner.ask(CallChannelCall(id: "", name: name), completion: completion, check: DeviceCallChannels.checkUse) { $1 }
  }
}

extension DeviceCallChannels {
  /// Refuses calls of a device that does not take call channels.
  fileprivate static func checkUse(_ core: DeviceCore) throws(MessagingError) {
    guard core.configuration.takesCallChannels else { throw MessagingError(.unsupported, "call channels") }
  }

  /// Returns how the device joins with its answer to an invitation; nil if it does not.
  fileprivate static func entry(_ entry: CallChannelEntry?, ofAnswer accepts: Bool) -> CallChannelEntry? {
    accepts ? entry : nil
  }

  /// Notes the channel of an invitation that was answered, if the device joined it with the answer.
  fileprivate func noteJoined(_ channel: CallChannel, as entry: CallChannelEntry?) {
    if entry != nil { noteJoined(channel) }
  }
}
