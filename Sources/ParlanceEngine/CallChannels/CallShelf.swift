internal import ParlanceCore

/// A part of the hub's call channels: those whose names, or ids, fall on one number. A shelf is kept as one value, so that the channels
/// of all hubs on a store take a fixed number of rows, and nothing is left of a channel that ended.
struct CallShelf: Hashable, Sendable {
  var channels: [KeptCallChannel] = []

  /// The number of shelves.
  static let count: UInt64 = 64

  /// Returns the key of the value that has a shelf.
  static func key(_ number: UInt64) -> StreamKey { .kept("k:\(number)") }

  /// Returns the shelf of a channel's id; nil for a text that is not an id.
  static func number(ofID id: String) -> UInt64? { UInt64(id).map { $0 % count } }

  /// Returns the shelf for channels of a name.
  static func number(ofName name: String) -> UInt64 {
    // FNV-1a: the same on every machine, for the store outlives this one.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash % count
  }

  /// The time at which the first of its parts expires; nil if it is empty.
  var nextExpiry: Timestamp? { channels.map(\.nextExpiry).min() }
}

/// A channel as the hub keeps it.
struct KeptCallChannel: Hashable, Sendable {
  var id: String
  var name: String?
  var medium: CallChannel.Medium
  var attachment: String?
  var creator: AccountNumber
  var created: Timestamp
  var expiry: Timestamp
  var members: [KeptCallMember] = []
  /// In the order in which they were made; the ones that are over are kept while there is room, so that an answer learns what became of
  /// them.
  var invitations: [KeptCallInvitation] = []
  /// The number of the invitation that comes next.
  var next: Int64 = 1
  /// The id of the creator's invitation to a call for which the hub made this channel; nil for one that an account created.
  var origin: String?

  var nextExpiry: Timestamp { members.map(\.expiry).reduce(expiry, min) }

  func member(_ account: AccountNumber) -> KeptCallMember? { members.first { $0.account == account } }

  /// Returns the place of the newest invitation of an id between two accounts.
  func invitation(_ request: String, from inviter: AccountNumber, to account: AccountNumber) -> Int? {
    invitations.lastIndex { $0.request == request && $0.inviter == inviter && $0.account == account }
  }
}

/// A member of a channel.
struct KeptCallMember: Hashable, Sendable {
  var account: AccountNumber
  /// The device with which it joined.
  var device: CallDevice
  var number: UInt64
  var joined: Timestamp
  var expiry: Timestamp
}

/// A device of an account, by its id and its style.
struct CallDevice: Hashable, Sendable {
  var id: DeviceID
  var style: String

  init(id: DeviceID, style: String) {
    self.id = id
    self.style = style
  }

  init(_ login: SessionRecord) { self.init(id: login.device.id, style: login.device.style) }
}

/// An invitation into a channel.
struct KeptCallInvitation: Hashable, Sendable {
  enum State: UInt8 {
    case open = 0
    case accepted = 1
    case refused = 2
  }

  /// Its place among the channel's invitations.
  var number: Int64
  var request: String
  var inviter: AccountNumber
  var account: AccountNumber
  var state = State.open
  /// The inviter's words; of an answered one, the answer's.
  var text: String?
  /// The invited account has blocked the inviter, and was not notified.
  var isWithheld: Bool
  /// The invited devices that were notified, where one is to be notified that comes later.
  var notified: [CallDevice] = []
  /// The device that answered.
  var answerer: CallDevice?
}

/// The state of an account's call channels: the channels that concern it, and the events that wait for its devices.
struct AccountCalls: Hashable, Sendable {
  /// The ids of channels that the account created or is in, some of which may be over.
  var channels: [String] = []
  /// The number of the last event that was kept.
  var last: Int64 = 0
  /// The events that were kept for devices that were not connected, oldest first.
  var missed: [KeptCallEvent] = []
  /// The last events that devices have taken, the device that came last at the end.
  var taken: [CallCursor] = []
}

/// An event that was kept for an account.
struct KeptCallEvent: Hashable, Sendable {
  var number: Int64
  var event: CallChannelEvent
}

/// The place up to which a device has the events that are kept for its account.
struct CallCursor: Hashable, Sendable {
  var device: CallDevice
  var number: Int64
}

// MARK: coding

extension CallShelf: WireValue {
  func write(to writer: inout ByteWriter) { writer.write(array: channels) { $0.write(nested: $1) } }

  init(from reader: inout ByteReader) throws(MessagingError) {
    channels = try reader.readArray { (reader) throws(MessagingError) in try reader.readNested(KeptCallChannel.self) }
  }
}

extension KeptCallChannel: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(optional: name)
    writer.write(byte: medium.rawValue)
    writer.write(optional: attachment)
    writer.write(creator)
    writer.write(created)
    writer.write(expiry)
    writer.write(array: members) { $0.write(nested: $1) }
    writer.write(array: invitations) { $0.write(nested: $1) }
    writer.write(next)
    writer.write(optional: origin)
  }

  init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), name: try reader.readOptionalString(),
      medium: try reader.readTag(CallChannel.Medium.self), attachment: try reader.readOptionalString(),
      creator: try reader.readNumber(), created: try reader.readTimestamp(), expiry: try reader.readTimestamp(),
      members: try reader.readArray { (reader) throws(MessagingError) in try reader.readNested(KeptCallMember.self) },
      invitations: try reader.readArray { (reader) throws(MessagingError) in
        try reader.readNested(KeptCallInvitation.self)
      }, next: try reader.readSigned(), origin: try reader.readOptionalString())
  }
}

extension KeptCallMember: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(nested: device)
    writer.write(unsigned: number)
    writer.write(joined)
    writer.write(expiry)
  }

  init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      account: try reader.readNumber(), device: try reader.readNested(CallDevice.self),
      number: try reader.readUnsigned(), joined: try reader.readTimestamp(), expiry: try reader.readTimestamp())
  }
}

extension CallDevice: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(style)
  }

  init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readDeviceID(), style: try reader.readString())
  }
}

extension KeptCallInvitation: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(number)
    writer.write(request)
    writer.write(inviter)
    writer.write(account)
    writer.write(byte: state.rawValue)
    writer.write(optional: text)
    writer.write(isWithheld)
    writer.write(array: notified) { $0.write(nested: $1) }
    writer.write(optional: answerer) { $0.write(nested: $1) }
  }

  init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      number: try reader.readSigned(), request: try reader.readString(), inviter: try reader.readNumber(),
      account: try reader.readNumber(), state: try reader.readTag(State.self), text: try reader.readOptionalString(),
      isWithheld: try reader.readBool(),
      notified: try reader.readArray { (reader) throws(MessagingError) in try reader.readNested(CallDevice.self) },
      answerer: try reader.readOptional { (reader) throws(MessagingError) in try reader.readNested(CallDevice.self) })
  }
}

extension AccountCalls: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(array: channels) { $0.write($1) }
    writer.write(last)
    writer.write(array: missed) { writer, kept in
      writer.write(kept.number)
      writer.write(nested: kept.event)
    }
    writer.write(array: taken) { writer, cursor in
      writer.write(nested: cursor.device)
      writer.write(cursor.number)
    }
  }

  init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      channels: try reader.readArray { (reader) throws(MessagingError) in try reader.readString() },
      last: try reader.readSigned(),
      missed: try reader.readArray { (reader) throws(MessagingError) in
        KeptCallEvent(number: try reader.readSigned(), event: try reader.readNested(CallChannelEvent.self))
      },
      taken: try reader.readArray { (reader) throws(MessagingError) in
        CallCursor(device: try reader.readNested(CallDevice.self), number: try reader.readSigned())
      })
  }
}
