/// Creates a channel. Its creator is not in it before it joins.
package struct CreateCallChannelCall: HubCall {
  package typealias Reply = CallChannel
  package static var kind: CallKind { .createCallChannel }
  package var name: String?
  package var medium: CallChannel.Medium
  package var attachment: String?

  package init(name: String?, medium: CallChannel.Medium, attachment: String?) {
    self.name = name
    self.medium = medium
    self.attachment = attachment
  }
}

/// Joins a channel.
package struct JoinCallChannelCall: HubCall {
  package typealias Reply = CallChannel
  package static var kind: CallKind { .joinCallChannel }
  package var id: String
  package var entry: CallChannelEntry
  /// The event is kept for members that are not connected.
  package var keeps: Bool

  package init(id: String, entry: CallChannelEntry, keeps: Bool) {
    self.id = id
    self.entry = entry
    self.keeps = keeps
  }
}

/// Leaves a channel, or closes it.
package struct LeaveCallChannelCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .leaveCallChannel }
  package var id: String
  /// The channel ends for all.
  package var closes: Bool
  package var text: String?
  package var keeps: Bool

  package init(id: String, closes: Bool, text: String?, keeps: Bool) {
    self.id = id
    self.closes = closes
    self.text = text
    self.keeps = keeps
  }
}

/// Makes a channel last for its whole lifetime from now on.
package struct ExtendCallChannelCall: HubCall {
  package typealias Reply = CallChannel
  package static var kind: CallKind { .extendCallChannel }
  package var id: String
  package init(id: String) { self.id = id }
}

/// Invites an account into a channel.
package struct InviteToCallChannelCall: HubCall {
  package typealias Reply = CallChannelReach
  package static var kind: CallKind { .inviteToCallChannel }
  package var id: String
  package var account: AccountID
  /// The inviter's id of the invitation.
  package var request: String
  package var text: String?
  package var push: CallChannelPush?
  package var keeps: Bool

  package init(
    id: String, account: AccountID, request: String, text: String?, push: CallChannelPush?, keeps: Bool
  ) {
    self.id = id
    self.account = account
    self.request = request
    self.text = text
    self.push = push
    self.keeps = keeps
  }
}

/// Takes an invitation back.
package struct WithdrawCallChannelInvitationCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .withdrawCallChannelInvitation }
  package var id: String
  package var account: AccountID
  package var request: String
  package var text: String?
  package var keeps: Bool

  package init(id: String, account: AccountID, request: String, text: String?, keeps: Bool) {
    self.id = id
    self.account = account
    self.request = request
    self.text = text
    self.keeps = keeps
  }
}

/// Answers an invitation.
package struct AnswerCallChannelInvitationCall: HubCall {
  package typealias Reply = CallChannel
  package static var kind: CallKind { .answerCallChannelInvitation }
  package var id: String
  package var inviter: AccountID
  package var request: String
  package var accepts: Bool
  package var text: String?
  /// The account joins the channel as well; nil if not.
  package var entry: CallChannelEntry?
  package var keeps: Bool

  package init(
    id: String, inviter: AccountID, request: String, accepts: Bool, text: String?, entry: CallChannelEntry?,
    keeps: Bool
  ) {
    self.id = id
    self.inviter = inviter
    self.request = request
    self.accepts = accepts
    self.text = text
    self.entry = entry
    self.keeps = keeps
  }
}

/// Passes words or data to one member of a channel, or to all others.
package struct ControlCallChannelCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .controlCallChannel }
  package var id: String
  package var account: AccountID?
  package var text: String?

  package init(id: String, account: AccountID?, text: String?) {
    self.id = id
    self.account = account
    self.text = text
  }
}

/// Creates a channel, joins it, and invites an account into it.
package struct StartCallCall: HubCall {
  package typealias Reply = StartedCall
  package static var kind: CallKind { .startCall }
  package var channel: CreateCallChannelCall
  package var number: UInt64
  package var account: AccountID
  package var request: String
  package var text: String?
  package var push: CallChannelPush?
  package var keeps: Bool

  package init(
    channel: CreateCallChannelCall, number: UInt64, account: AccountID, request: String, text: String?,
    push: CallChannelPush?, keeps: Bool
  ) {
    self.channel = channel
    self.number = number
    self.account = account
    self.request = request
    self.text = text
    self.push = push
    self.keeps = keeps
  }
}

/// The channel of a call, and whether its invitation reached the account.
package struct StartedCall: Hashable, Sendable {
  package var channel: CallChannel
  package var reach: CallChannelReach

  package init(channel: CallChannel, reach: CallChannelReach) {
    self.channel = channel
    self.reach = reach
  }
}

/// Asks for a channel, by its id or its name.
package struct CallChannelCall: HubCall {
  package typealias Reply = CallChannel
  package static var kind: CallKind { .callChannel }
  /// The id, unless there is a name.
  package var id: String
  package var name: String?

  package init(id: String, name: String?) {
    self.id = id
    self.name = name
  }
}

/// Renews what this device is a member of, and asks for it and for the events that were kept for it.
package struct CallChannelsCall: HubCall {
  package typealias Reply = CallChannelsReply
  package static var kind: CallKind { .callChannels }
  /// The number of the last kept event that the device has; nil if it does not know.
  package var taken: Int64?
  package init(taken: Int64?) { self.taken = taken }
}

/// The channels in which an account is, and what was kept for it.
package struct CallChannelsReply: Hashable, Sendable {
  package var channels: [CallChannel]
  /// Oldest first.
  package var missed: [NumberedCallChannelEvent]
  /// The number of the last event that was kept for the account.
  package var last: Int64

  package init(channels: [CallChannel], missed: [NumberedCallChannelEvent], last: Int64) {
    self.channels = channels
    self.missed = missed
    self.last = last
  }
}

/// Notes that this device has the kept events up to a number.
package struct TakeCallChannelEventsCall: HubCall {
  package typealias Reply = Done
  package static var kind: CallKind { .takeCallChannelEvents }
  package var number: Int64
  package init(number: Int64) { self.number = number }
}

/// An event as the hub passes it on: with its place among those that are kept for the account, 0 for one that is not kept.
package struct NumberedCallChannelEvent: Hashable, Sendable {
  package var number: Int64
  package var event: CallChannelEvent

  package init(_ number: Int64, _ event: CallChannelEvent) {
    self.number = number
    self.event = event
  }
}
