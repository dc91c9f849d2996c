/// What a device asks of the hub.
package enum HubRequest: Sendable {
  case connect(ConnectRequest)
  case disconnect
  /// Where every stream of the account stands, for a device whose own stream was cut off.
  case snapshot
  case submit(Submission)
  case pull([PullPosition])
  /// This account read its peer's messages up to a position, or one of them.
  case readDirect(ConversationID, sequence: Int64, DirectReceipt.Scope)
  /// This device has messages of its peer that asked to be told.
  case delivered(ConversationID, [MessageID])
  /// This account read messages of a group, and may say something with it.
  case readGroup(ConversationID, [MessageID], note: String?)
  /// This account's unread messages up to a position are read; its other devices are told, nobody else.
  case markRead(ConversationID, sequence: Int64)
  case revoke(ConversationID, MessageID, RevocationRequest)
  case history(HistoryQuery)
  case receiptCounts(ConversationID, [MessageID])
  case receiptDetail(ConversationID, MessageID)
  case deleteMessages(ConversationID, [MessageID], note: String?)
  case clearHistory(ConversationID, note: String?, everywhere: Bool)
  case group(GroupRequest)
  case room(RoomRequest)
  case presence(PresenceRequest)
  case media(MediaRequest)
  case endSession(DeviceID)
  case time
}

package struct ConnectRequest: Sendable {
  package var account: AccountID
  package var token: String
  package var device: DeviceID
  package var style: String
  package var platform: Platform
  package var tag: String?
  /// Of several logins in one such group only the newest stands.
  package var exclusivity: String?
  /// The hub time at which this device was last up to date; zero at its first login.
  package var since: Timestamp
  /// Groups are heard without being attended.
  package var followsGroups: Bool
  /// What waits for the device while it is away; everything if nil.
  package var waiting: WaitingLimits?
  /// The number of the login that this one restores after a break of the link; nil if the app asks for it.
  package var restored: Int64?

  package init(
    account: AccountID, token: String, device: DeviceID, style: String, platform: Platform, tag: String?,
    exclusivity: String?, since: Timestamp, followsGroups: Bool = true, waiting: WaitingLimits? = nil,
    restored: Int64? = nil
  ) {
    self.restored = restored
    self.followsGroups = followsGroups
    self.waiting = waiting
    self.account = account
    self.token = token
    self.device = device
    self.style = style
    self.platform = platform
    self.tag = tag
    self.exclusivity = exclusivity
    self.since = since
  }
}

/// A message on its way to the hub.
package struct Submission: Sendable {
  package var id: MessageID
  package var conversation: ConversationID
  package var options: MessageOptions
  package var kind: MessageKind
  package var body: [UInt8]
  /// With a command: the message to revoke instead, if the hub has it there.
  package var revokes: MessageID?

  package init(
    id: MessageID, conversation: ConversationID, options: MessageOptions, kind: MessageKind, body: [UInt8],
    revokes: MessageID? = nil
  ) {
    self.revokes = revokes
    self.id = id
    self.conversation = conversation
    self.options = options
    self.kind = kind
    self.body = body
  }
}

package struct PullPosition: Hashable, Sendable {
  package var stream: StreamName
  /// The last number that the device has.
  package var after: Int64

  package init(stream: StreamName, after: Int64) {
    self.stream = stream
    self.after = after
  }
}

package enum GroupRequest: Sendable {
  case create(id: String?, GroupInfo, members: [AccountID], note: String?)
  case dismiss(String)
  case leave(String)
  case join(String)
  case addMembers(String, [AccountID], note: String?)
  case removeMembers(String, [AccountID])
  /// Changes by the names in `GroupInfo.Property`; a further name is a property of the group.
  case update(String, [String: String])
  case setRole(String, [AccountID], Member.Role)
  case transfer(String, to: AccountID, leaves: Bool)
  case mute(String, [AccountID], Bool, until: Timestamp?)
  case updateMember(String, AccountID, nickname: String?, custom: String?)
  case information(String)
  case members(String)
  /// The groups that the account is in.
  case list
}

package enum RoomRequest: Sendable {
  case enter(String, Member)
  case leave(String)
  case dismiss(String)
  case removeMembers(String, [AccountID])
  case information(String)
  case members(String)
}

/// What the hub answers.
package enum HubReply: Sendable {
  case done
  case connected(Connected)
  /// A login that was to be restored is over.
  case ended(SessionEnd)
  case accepted(Acceptance)
  case pulled([PulledStream])
  case history([HistoryMessage])
  case receiptCounts([GroupRead])
  case receiptDetail(GroupReceiptDetail)
  /// The ids for which it failed.
  case failed([MessageID])
  case group(GroupInfo, [Member], refused: [AccountID])
  case groups([GroupInfo])
  /// A room, who is in it, and how far its stream has come.
  case room(RoomInfo, [Member], sequence: Int64)
  case presence(PresenceReply)
  case media(MediaReply)
  case time(Timestamp)
}

package struct Connected: Sendable {
  package var time: Timestamp
  /// The login's number: that of a later one is higher.
  package var login: Int64
  /// The account's name as registered.
  package var account: AccountID
  /// The streams that moved since the time that the device named.
  package var heads: [StreamHead]
  /// The groups of the account, with their versions.
  package var groups: [GroupInfo]
  package var otherDevices: [OnlineDevice]

  package init(
    time: Timestamp, login: Int64, account: AccountID, heads: [StreamHead], groups: [GroupInfo],
    otherDevices: [OnlineDevice]
  ) {
    self.login = login
    self.time = time
    self.account = account
    self.heads = heads
    self.groups = groups
    self.otherDevices = otherDevices
  }
}

/// How far a stream has come.
package struct StreamHead: Hashable, Sendable {
  package var stream: StreamName
  package var sequence: Int64
  /// What this account has read, on any device.
  package var ownRead: Int64
  /// What the peer of a direct conversation has read.
  package var peerRead: Int64

  package init(stream: StreamName, sequence: Int64, ownRead: Int64 = 0, peerRead: Int64 = 0) {
    self.stream = stream
    self.sequence = sequence
    self.ownRead = ownRead
    self.peerRead = peerRead
  }
}

/// What the hub gave an accepted message.
package struct Acceptance: Hashable, Sendable {
  package var id: MessageID
  /// 0 where the message is in no stream.
  package var sequence: Int64
  package var time: Timestamp
  package var number: Int64
  package var senderNumber: Int64
  /// Who is to read it, where it asked for receipts.
  package var roster: [AccountID]
  /// It had been accepted before.
  package var isDuplicate: Bool
  /// No device of a direct conversation's peer is connected.
  package var isPeerAbsent: Bool

  package init(
    id: MessageID, sequence: Int64, time: Timestamp, number: Int64, senderNumber: Int64, roster: [AccountID],
    isDuplicate: Bool, isPeerAbsent: Bool = false
  ) {
    self.isPeerAbsent = isPeerAbsent
    self.id = id
    self.sequence = sequence
    self.time = time
    self.number = number
    self.senderNumber = senderNumber
    self.roster = roster
    self.isDuplicate = isDuplicate
  }
}

package struct PulledStream: Sendable {
  package var stream: StreamName
  package var events: [StreamEvent]
  /// How far the device is with these applied.
  package var upTo: Int64
  /// Entries between the device's position and the first event were left out: too many, or too old.
  package var isTruncated: Bool

  package init(stream: StreamName, events: [StreamEvent], upTo: Int64, isTruncated: Bool) {
    self.stream = stream
    self.events = events
    self.upTo = upTo
    self.isTruncated = isTruncated
  }
}

package struct HistoryMessage: Sendable {
  package var sequence: Int64
  package var time: Timestamp
  package var message: MessageEvent

  package init(sequence: Int64, time: Timestamp, message: MessageEvent) {
    self.sequence = sequence
    self.time = time
    self.message = message
  }
}

/// From a device to the hub.
package struct OutboundFrame: Sendable {
  /// The device's own number for the request; the reply carries it.
  package var number: UInt64
  package var request: HubRequest

  package init(number: UInt64, request: HubRequest) {
    self.number = number
    self.request = request
  }
}

/// From the hub to a device.
package enum InboundFrame: Sendable {
  case reply(UInt64, Result<HubReply, MessagingError>)
  case event(StreamEvent)
  /// A message that stands in no stream.
  case transient(ConversationID, Timestamp, MessageEvent)
  case otherDevices([OnlineDevice], OnlineChange)
  case roomMembersChanged(RoomInfo, entered: [Member], left: [AccountID])
  case roomRemoved(String, GroupDeparture, actor: AccountID)
  case presence(PresenceNews)
  case ended(SessionEnd)
}

/// What passes frames between one device and the hub, in order, each way.
package protocol Link: AnyObject, Sendable {
  /// Takes frames; returns at once.
  func submit(_ frames: [OutboundFrame])
  /// Ends the session; the next frame begins another.
  func interrupt()
  /// Whether frames pass now.
  var isReachable: Bool { get }
  /// Ends the session; nothing comes afterwards.
  func close()
}

/// A device's end of a link.
package protocol LinkReceiver: AnyObject, Sendable {
  /// What the hub sent in one turn.
  func receive(_ frames: [InboundFrame])
  /// The hub can be reached now, or no longer.
  func linkDidChange(isReachable: Bool)
}
