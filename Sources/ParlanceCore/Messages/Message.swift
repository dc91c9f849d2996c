/// The treatment of a message on its way.
public struct MessageOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The receiver counts it as unread.
  public static let countsAsUnread = MessageOptions(rawValue: 1 << 0)
  /// The sender wants to know which members of the group read it.
  public static let wantsGroupReceipts = MessageOptions(rawValue: 1 << 1)
  /// The hub keeps it in the conversation's history.
  public static let stored = MessageOptions(rawValue: 1 << 2)
  /// A device that logs in later receives it.
  public static let roams = MessageOptions(rawValue: 1 << 3)
  /// The sender's other devices receive it.
  public static let synchronizes = MessageOptions(rawValue: 1 << 4)
  /// An absent receiver is notified by push; of a command only if `MessageBody.push` has a text.
  public static let pushes = MessageOptions(rawValue: 1 << 5)
  /// Only devices that are connected at the time receive it; nothing is kept for others.
  public static let onlineOnly = MessageOptions(rawValue: 1 << 6)
  /// The sender requests group receipts if the hub supports them; otherwise the message is sent without.
  public static let prefersGroupReceipts = MessageOptions(rawValue: 1 << 8)
  /// The sender wants to know when a device of a direct conversation's peer has it.
  public static let wantsDeliveryReceipt = MessageOptions(rawValue: 1 << 9)
  /// The sender waits until a device of a direct conversation's peer has it: reported as for `wantsDeliveryReceipt`,
  /// but whatever that device's style reports by itself (`DeviceConfiguration.ReadingPolicy.confirmsDelivery`).
  public static let wantsConfirmation = MessageOptions(rawValue: 1 << 11)
  /// It is refused with `accountNotFound` unless a device of a direct conversation's peer is connected; it waits for
  /// no device with `DeviceConfiguration.LoginPolicy.waitingLimits`.
  public static let requiresPresence = MessageOptions(rawValue: 1 << 10)
  /// It becomes the last message of its conversation in the list of recent conversations.
  public static let updatesConversation = MessageOptions(rawValue: 1 << 7)

  /// It is refused with `blocked` if a direct conversation's peer has blocked its sender; without it the hub accepts it
  /// and keeps it from the peer.
  public static let failsIfBlocked = MessageOptions(rawValue: 1 << 13)

  /// Set by the hub for devices of the sender: the peer has read this one message, whatever the watermark says.
  package static let readByPeer = MessageOptions(rawValue: 1 << 12)
  /// In the hub's store alone, of messages in groups and rooms, which have no use for `readByPeer`: the message is for the
  /// accounts that its body names (`MessageBody.addressees`).
  package static let addressed = readByPeer
  /// Set by the hub in history and in entries that fill a hole: the message has reactions.
  package static let hasReactions = MessageOptions(rawValue: 1 << 15)
  /// In the hub's store alone, of revocations, which have no reactions: it is reported only where an app has received the message.
  package static let reportedIfReceived = hasReactions
  /// The sender's app asks the hub to deliver it only to the sender's own devices, because it contains a word of the operator's
  /// list (`WordOperation.withhold`). If the hub set it, the peer of a direct conversation does not receive it.
  public static let withheld = MessageOptions(rawValue: 1 << 14)
  /// Set by the hub on messages that were withheld for their content. A message that fails if the peer has blocked its
  /// sender is never withheld because of a block.
  package static let withheldForContent: MessageOptions = [.withheld, .failsIfBlocked]

  /// The options of an ordinary message.
  public static let ordinary: MessageOptions = [
    .countsAsUnread, .stored, .roams, .synchronizes, .pushes, .updatesConversation,
  ]
}

/// The sender's wishes for an absent receiver's push notification.
public struct PushHints: Hashable, Sendable {
  /// The text that is shown.
  public var text: String?
  /// Further fields, a JSON object.
  public var payload: String?
  /// A Boolean value that indicates whether the text is led by the sender's name.
  public var showsSender: Bool

  /// Creates hints.
  public init(text: String? = nil, payload: String? = nil, showsSender: Bool = true) {
    self.text = text
    self.payload = payload
    self.showsSender = showsSender
  }
}

/// The sender's wishes for the push notifications of some of the participants of a conversation.
public struct MemberPushHints: Hashable, Sendable {
  /// The participants; nil for all of them.
  public var accounts: [AccountID]?
  /// A Boolean value that indicates whether they are notified although their push settings exclude the message: those for
  /// quiet times, for conversations and for contacts. Whether details are shown remains their choice.
  public var isForced: Bool
  /// The text that is shown to them; nil for the text of the others.
  public var text: String?

  /// Creates hints.
  public init(accounts: [AccountID]?, isForced: Bool = true, text: String? = nil) {
    self.accounts = accounts
    self.isForced = isForced
    self.text = text
  }

  /// Returns whether the wishes are for an account.
  package func contains(_ account: AccountID) -> Bool { accounts?.contains(account) ?? true }
}

/// Everything in a message that its sender wrote.
public struct MessageBody: Hashable, Sendable {
  /// The message's content.
  public var content: MessageContent
  /// The attributes: a JSON object (its text) that every style can read.
  public var attributes: String?
  /// The text for a style that cannot show the content.
  public var fallbackText: String?
  /// The content of a push notification.
  public var push: PushHints?
  /// Values that only one style understands, by the style's name; the same style gets them back unchanged.
  public var extensions: [String: [UInt8]]
  /// The message to which this one replies; nil if it is not a reply.
  public var reply: MessageReply?
  /// The last change of the content since the message was sent; nil if there was none. Only the hub sets it.
  package(set) public var edit: MessageEdit?
  /// The accounts that the message mentions: those of them are notified that want to be notified of nothing else.
  public var mentions: Mentions?
  /// The wishes for the push notifications of some of the participants.
  public var memberPush: MemberPushHints?
  /// The members of a group or the occupants of a room for whom the message is; nil for all of them.
  ///
  /// They and the sender's own devices receive it. The others learn nothing of it, whatever they ask the hub. The hub refuses
  /// accounts that are not in the conversation, and more than `HubLimits.addressees`. An edit leaves them as they are.
  public var addressees: [AccountID]?
  /// A `TagExpression` for the members of a room whom the message reaches; nil for no condition.
  ///
  /// They are those in the room at the time, with the sender. In the history, members find it whose tags match by then. Not together with
  /// addressees.
  public var audience: String?
  /// The place of a message of a room, which reaches members whose place is near enough (`Member.reach`); nil for none.
  public var location: RoomLocation?
  /// A Boolean value that indicates whether the operator sent the message to all rooms. Only the hub sets it.
  package(set) public var isBroadcast = false

  /// Creates a body.
  public init(
    content: MessageContent, attributes: String? = nil, fallbackText: String? = nil, push: PushHints? = nil,
    extensions: [String: [UInt8]] = [:], reply: MessageReply? = nil, mentions: Mentions? = nil,
    memberPush: MemberPushHints? = nil, addressees: [AccountID]? = nil
  ) {
    self.content = content
    self.attributes = attributes
    self.fallbackText = fallbackText
    self.push = push
    self.extensions = extensions
    self.reply = reply
    self.mentions = mentions
    self.memberPush = memberPush
    self.addressees = addressees
  }
}

/// The accounts that a message mentions.
public enum Mentions: Hashable, Sendable {
  /// All participants of its conversation.
  case everyone
  /// Some of them.
  case accounts([AccountID])

  /// Returns whether an account is mentioned.
  package func contains(_ account: AccountID) -> Bool {
    switch self {
    case .everyone: true
    case .accounts(let accounts): accounts.contains(account)
    }
  }
}

/// The state of a message, seen from one device.
public enum MessageState: UInt8, Sendable {
  /// Written by this device and on its way to the hub.
  case sending = 0
  /// Accepted by the hub: durable there.
  case sent = 1
  /// Refused by the hub or given up.
  case failed = 2
  /// Came from the hub: another account's message, or this account's from another device or from its history.
  case received = 3
  /// Put into the local database by the app; the hub knows nothing of it.
  case local = 4
}

/// The knowledge of one device about a message beyond what its sender wrote.
public struct MessageMarks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The app marked it as played.
  public static let played = MessageMarks(rawValue: 1 << 0)
  /// This account sent a group receipt for it.
  public static let receiptSent = MessageMarks(rawValue: 1 << 1)
  /// It was revoked, and is deleted once the app has been notified.
  public static let revoked = MessageMarks(rawValue: 1 << 2)
  /// It counts as unread until the conversation is marked as read.
  public static let unread = MessageMarks(rawValue: 1 << 3)
  /// The peer has read this one message, whatever the watermark says.
  public static let readByPeer = MessageMarks(rawValue: 1 << 4)
  /// A device of the peer has it, as far as its sender asked and was notified.
  public static let deliveredToPeer = MessageMarks(rawValue: 1 << 6)
  /// The hub kept it until this device was back.
  public static let waited = MessageMarks(rawValue: 1 << 7)
  /// As reported by `DeviceEvent.sent`: no device of the peer was connected when the hub accepted it.
  public static let peerAbsent = MessageMarks(rawValue: 1 << 8)
  /// Set in `DeviceEvent.sent`: a command that asked for a revocation, which the hub carried out. No device receives
  /// it, so none confirms it.
  public static let carriedOut = MessageMarks(rawValue: 1 << 9)
  /// The peer, who has blocked its sender, does not receive it.
  public static let withheld = MessageMarks(rawValue: 1 << 10)
  /// The hub masked words in its content, which this device, its sender, has taken over.
  public static let contentMasked = MessageMarks(rawValue: 1 << 11)
  /// This device read it (marked alone or with its conversation), or it never counted.
  public static let readLocally = MessageMarks(rawValue: 1 << 5)
  /// A query fetched it before its conversation's stream did: the app is notified once the stream brings it.
  package static let untold = MessageMarks(rawValue: 1 << 12)
}

/// A message as one device has it.
public struct Message: Hashable, Sendable {
  /// The identity, the same everywhere.
  public var id: MessageID
  /// The conversation in which it was written, as this device's account names it.
  public var conversation: ConversationID
  /// The account that wrote it.
  public var sender: AccountID
  /// The hub's time when it was accepted; before that, or for a local message, this device's or the app's.
  public var time: Timestamp
  /// The position in the conversation's stream of events; 0 until accepted.
  public var sequence: Int64
  /// The message's ordinal in its conversation, from 1; 0 until accepted, and for one that the peer does not receive.
  public var number: Int64
  /// The message's ordinal among its sender's messages in the conversation, from 1; 0 where `number` is.
  public var senderNumber: Int64
  /// The treatment on its way.
  public var options: MessageOptions
  /// The kind of machine on which it was written.
  public var platform: Platform
  /// The progress of sending, or that it was received.
  public var state: MessageState
  /// The knowledge of this device about it.
  public var marks: MessageMarks
  /// The kind of its content.
  public var kind: MessageKind
  /// The body as its sender wrote it, encoded; `body` decodes it.
  public var encodedBody: [UInt8]
  /// The app's notes on this device alone, a JSON object (its text).
  public var localExtension: String?
  /// The row in this device's database; `zero` where it has none.
  public var row: MessageRow

  /// Creates a message; adapters receive theirs from a device.
  public init(
    id: MessageID, conversation: ConversationID, sender: AccountID, time: Timestamp, sequence: Int64 = 0,
    number: Int64 = 0, senderNumber: Int64 = 0, options: MessageOptions = .ordinary, platform: Platform = .unknown,
    state: MessageState, marks: MessageMarks = [], kind: MessageKind, encodedBody: [UInt8],
    localExtension: String? = nil, row: MessageRow = .zero
  ) {
    self.id = id
    self.conversation = conversation
    self.sender = sender
    self.time = time
    self.sequence = sequence
    self.number = number
    self.senderNumber = senderNumber
    self.options = options
    self.platform = platform
    self.state = state
    self.marks = marks
    self.kind = kind
    self.encodedBody = encodedBody
    self.localExtension = localExtension
    self.row = row
  }

  /// The body that its sender wrote.
  ///
  /// Decoded at each call: keep the result where it is used often. Bytes that cannot be understood are returned as
  /// `MessageContent.unknown`.
  public var body: MessageBody { MessageBody(decoding: encodedBody) }
}

/// A message that an app wants to send or to put into its local database.
public struct MessageDraft: Sendable {
  /// The id; generated unless given.
  public var id: MessageID?
  /// The conversation to send it to.
  public var conversation: ConversationID
  /// The content, and the fields that go with it.
  public var body: MessageBody
  /// The treatment on its way.
  public var options: MessageOptions
  /// The app's notes on this device alone, a JSON object (its text).
  public var localExtension: String?
  /// The local time to show until the hub gives its own; now unless given.
  public var time: Timestamp?
  /// The message that a command revokes: "revoke this message, else deliver the command".
  ///
  /// A message that the hub has in this conversation is revoked, by the rules of any revocation, or the command is
  /// refused; the command travels with the revocation. An id that the hub does not have there makes it an ordinary
  /// command. The sending device keeps its own copy of the message.
  public var revokes: MessageID?
  /// Files that are uploaded before the message is sent; their descriptors fill the content's `media`.
  public var attachments: [MessageAttachment]

  /// Creates a draft.
  public init(
    id: MessageID? = nil, conversation: ConversationID, body: MessageBody, options: MessageOptions = .ordinary,
    localExtension: String? = nil, time: Timestamp? = nil, revokes: MessageID? = nil,
    attachments: [MessageAttachment] = []
  ) {
    self.id = id
    self.conversation = conversation
    self.body = body
    self.options = options
    self.localExtension = localExtension
    self.time = time
    self.revokes = revokes
    self.attachments = attachments
  }
}
