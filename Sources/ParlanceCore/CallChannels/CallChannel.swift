/// A channel of signals for a call: the accounts that are in it, and those that were invited.
///
/// The hub keeps channels and passes on what happens in them. It carries no audio and no video: the apps run the call itself. A channel
/// is transient: it ends when a member closes it, and expires some time after its last member left. It is not part of any history.
public struct CallChannel: Hashable, Sendable {
  /// The kinds of calls.
  public enum Medium: UInt8, Sendable, CaseIterable {
    case audio = 1
    case video = 2
    /// Anything else.
    case custom = 3
  }

  /// The id, which the hub makes up: decimal digits.
  public var id: String
  /// The name, unique among the channels that exist, of at most 128 bytes; nil for none.
  public var name: String?
  /// The kind of the call.
  public var medium: Medium
  /// The creator's words or data for all members, of at most 4 KiB; nil for none.
  public var attachment: String?
  /// The account that created it.
  public var creator: AccountID
  /// The hub's time at which it was created.
  public var created: Timestamp
  /// The hub's time at which it ends unless it is used before: 2 hours after its last use by default.
  public var expiry: Timestamp
  /// The accounts that are in it, in the order in which they joined; empty in events.
  public var members: [CallChannelMember]

  /// Creates a channel.
  public init(
    id: String, name: String? = nil, medium: Medium, attachment: String? = nil, creator: AccountID, created: Timestamp,
    expiry: Timestamp, members: [CallChannelMember] = []
  ) {
    self.id = id
    self.name = name
    self.medium = medium
    self.attachment = attachment
    self.creator = creator
    self.created = created
    self.expiry = expiry
    self.members = members
  }
}

/// An account that is in a channel, with one of its devices.
public struct CallChannelMember: Hashable, Sendable {
  /// The account of the member.
  public var account: AccountID
  /// The member's number, unique in the channel: the app's, or one that the hub made up.
  public var number: UInt64
  /// The hub's time at which the account joined.
  public var joined: Timestamp
  /// The hub's time at which it is no longer a member. Its device renews the membership while it is connected.
  public var expiry: Timestamp

  /// Creates a member.
  public init(account: AccountID, number: UInt64, joined: Timestamp, expiry: Timestamp) {
    self.account = account
    self.number = number
    self.joined = joined
    self.expiry = expiry
  }
}

/// The push notification for an invited account that is not connected.
public struct CallChannelPush: Hashable, Sendable {
  /// A Boolean value that indicates whether an absent account is notified.
  public var isWanted: Bool
  /// The title, of at most 4 KiB; nil for none.
  public var title: String?
  /// The text, of at most 4 KiB; nil for none.
  public var text: String?
  /// Further fields, a JSON object (its text), of at most 4 KiB.
  public var payload: String?
  /// A Boolean value that indicates whether the notification raises the badge.
  public var countsAsUnread: Bool

  /// Creates a notification.
  public init(
    isWanted: Bool = true, title: String? = nil, text: String? = nil, payload: String? = nil,
    countsAsUnread: Bool = true
  ) {
    self.isWanted = isWanted
    self.title = title
    self.text = text
    self.payload = payload
    self.countsAsUnread = countsAsUnread
  }
}

/// Something that happened in a channel, or to an invitation into one.
public struct CallChannelEvent: Hashable, Sendable {
  /// The kinds of events.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// The channel was closed, or it expired.
    case closed = 1
    /// An account joined.
    case joined = 2
    /// This account is invited.
    case invited = 3
    /// The invitation of this account is over: its inviter took it back, or its channel ended.
    case cancelled = 4
    /// The invited account refused.
    case refused = 5
    /// The invited account accepted.
    case accepted = 6
    /// An account left, or its membership expired.
    case left = 7
    /// A member sent words or data.
    case control = 8
  }

  /// The kind of event.
  public var kind: Kind
  /// The channel, without its members.
  public var channel: CallChannel
  /// The account that caused it.
  public var actor: AccountID
  /// The account that is invited or no longer is; the inviter of an answer; nil for anything else.
  public var target: AccountID?
  /// The inviter's id of the invitation; nil for anything else.
  public var request: String?
  /// The actor's words or data, of at most 4 KiB; those of another kind of invitation may be longer.
  public var text: String?
  /// The member that joined; nil for anything else.
  public var member: CallChannelMember?
  /// The push notification that came with an invitation.
  public var push: CallChannelPush?
  /// The hub's time.
  public var time: Timestamp
  /// A Boolean value that indicates whether another device of this account caused it.
  public var isOwn: Bool
  /// A Boolean value that indicates whether the channel had ended when a device received the event at its login.
  public var isChannelOver: Bool

  /// Creates an event.
  public init(
    kind: Kind, channel: CallChannel, actor: AccountID, target: AccountID? = nil, request: String? = nil,
    text: String? = nil, member: CallChannelMember? = nil, push: CallChannelPush? = nil, time: Timestamp,
    isOwn: Bool = false, isChannelOver: Bool = false
  ) {
    self.kind = kind
    self.channel = channel
    self.actor = actor
    self.target = target
    self.request = request
    self.text = text
    self.member = member
    self.push = push
    self.time = time
    self.isOwn = isOwn
    self.isChannelOver = isChannelOver
  }
}

/// The way in which an invitation reached the invited account, or did not.
public enum CallChannelReach: UInt8, Hashable, Sendable, CaseIterable {
  /// A device that takes calls is connected.
  case online = 0
  /// None is connected. The account was notified if a push notification was wanted.
  case offline = 1
  /// None is connected, and the push notification that was wanted was not sent.
  case unreachable = 2
}

/// A report of a device about channels.
public enum CallChannelUpdate: Hashable, Sendable {
  /// An event in a channel, or of an invitation into one.
  case event(CallChannelEvent)
  /// The events that were kept for this account while its devices were not connected, oldest first; reported at a login.
  case missed([CallChannelEvent])
  /// The channels in which this account is; reported at a login if there are any.
  case channels([CallChannel])
  /// The members of a channel in which this account is differ from those that the events reported, since some events were lost. Devices
  /// compare them every two minutes.
  case members(CallChannel)
}

/// The number and words with which an account joins a channel.
public struct CallChannelEntry: Hashable, Sendable {
  /// The member's number, unique in the channel; 0 for one that the hub makes up.
  public var number: UInt64
  /// Words or data for the other members, of at most 4 KiB.
  public var text: String?

  /// Creates an entry.
  public init(number: UInt64 = 0, text: String? = nil) {
    self.number = number
    self.text = text
  }
}
