/// Names a stream as a device sees it.
package enum StreamName: Hashable, Sendable {
  /// The events that concern the account alone.
  case account
  /// The events of a conversation.
  case conversation(ConversationID)
}

/// One entry of a stream, as the hub sends it to a device.
package struct StreamEvent: Hashable, Sendable {
  package var stream: StreamName
  /// The number in the stream, from 1 without gaps.
  package var sequence: Int64
  package var time: Timestamp
  private var shared: SharedPayload

  package init(stream: StreamName, sequence: Int64, time: Timestamp, payload: EventPayload) {
    self.init(stream: stream, sequence: sequence, time: time, sharing: SharedPayload(payload))
  }

  /// Creates an entry that others receive, too.
  package init(stream: StreamName, sequence: Int64, time: Timestamp, sharing payload: SharedPayload) {
    self.stream = stream
    self.sequence = sequence
    self.time = time
    shared = payload
  }

  package var payload: EventPayload {
    get { shared.value }
    set { shared = SharedPayload(newValue) }
  }
}

/// The payload of a stream's entry, kept once for all who receive it.
///
/// A class, so that passing it on costs one reference, however large it is.
package final class SharedPayload: Hashable, Sendable {
  package let value: EventPayload

  package init(_ value: EventPayload) { self.value = value }

  package static func == (left: SharedPayload, right: SharedPayload) -> Bool {
    left === right || left.value == right.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A message as an entry of a stream.
package struct MessageEvent: Hashable, Sendable {
  package var id: MessageID
  package var sender: AccountID
  package var number: Int64
  package var senderNumber: Int64
  package var options: MessageOptions
  package var platform: Platform
  package var kind: MessageKind
  package var body: [UInt8]

  package init(
    id: MessageID, sender: AccountID, number: Int64, senderNumber: Int64, options: MessageOptions, platform: Platform,
    kind: MessageKind, body: [UInt8]
  ) {
    self.id = id
    self.sender = sender
    self.number = number
    self.senderNumber = senderNumber
    self.options = options
    self.platform = platform
    self.kind = kind
    self.body = body
  }
}

/// The content of an entry of a stream.
package enum EventPayload: Hashable, Sendable {
  /// Nothing for this device: a place in the numbering only.
  case nothing
  /// A message or a command.
  case message(MessageEvent)
  /// A message was taken back. `isRoaming`: another device of the account was notified before.
  case revocation(Revocation, isRoaming: Bool)
  /// A group and some of its members changed.
  case groupChanged(GroupInfo, updated: [Member], removed: [AccountID])
  /// A reaction was added to a message, or removed from it.
  case reaction(ReactionChange)
  /// The content of a message was changed: the message as it is now.
  case edit(ConversationID, HistoryMessage)
  /// A message was pinned, its pin was changed, or taken off.
  case pin(MessagePinChange)
  /// A thread of the group was created, renamed or destroyed. A device's journal also has what became of the account's own
  /// membership.
  case thread(ThreadNotice)
  // The others are entries of account streams.
  /// The peer read this account's messages up to a position.
  case peerRead(DirectReceipt)
  /// A device of the peer has these messages of this account.
  case delivered(DeliveryReceipt)
  /// This account read, on one of its devices, up to a position; the whole conversation, if its app said so.
  case ownRead(ConversationID, sequence: Int64, isWhole: Bool)
  /// Members of a group read one of this account's messages.
  case groupRead(GroupRead)
  /// This account became a member. Its first event in the group's stream is the one after `sequence`.
  case groupJoined(GroupInfo, [Member], sequence: Int64)
  /// This account is no longer a member; the message is the last that it receives of the group, and `time` the
  /// message's.
  case groupLeft(id: String, GroupDeparture, actor: AccountID, message: MessageEvent?, time: Timestamp)
  /// Messages were deleted from this account's history.
  case messagesDeleted(ConversationID, [MessageID], note: String?)
  /// This account's history of a conversation was cleared up to a position.
  case historyCleared(ConversationID, sequence: Int64, note: String?)
  /// This account's settings of a conversation changed; `previous`, which the hub does not say, is how a device had
  /// them.
  case conversationSettings(ConversationSettings, previous: ConversationSettings?)
  /// A contact of this account changed.
  case contactChanged(ContactChange)
  /// The profile of this account, or of a friend, changed.
  case profileChanged(Profile)
  /// This account's push settings changed.
  case pushSettingsChanged(PushSettingsChange)
  /// One of this account's devices did what no other entry says of it.
  case ownAction(OwnAction)
}

/// New readers of one message of a group.
package struct GroupRead: Hashable, Sendable {
  package var conversation: ConversationID
  package var messageID: MessageID
  package var messageTime: Timestamp
  /// Each new reader, in the order of reading.
  package var readers: [GroupReader]
  /// The number of members that have read it, these included.
  package var readCount: Int
  /// The number of members that have not.
  package var unreadCount: Int

  package init(
    conversation: ConversationID, messageID: MessageID, messageTime: Timestamp, readers: [GroupReader], readCount: Int,
    unreadCount: Int
  ) {
    self.conversation = conversation
    self.messageID = messageID
    self.messageTime = messageTime
    self.readers = readers
    self.readCount = readCount
    self.unreadCount = unreadCount
  }
}
