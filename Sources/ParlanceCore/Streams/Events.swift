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
