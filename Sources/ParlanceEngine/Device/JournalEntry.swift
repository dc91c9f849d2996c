internal import ParlanceCore

/// Something that was applied and is to be reported; kept until it has been, so that a crash in between loses nothing.
enum JournalEntry {
  /// A message of the database.
  case message(row: MessageRow)
  /// A revocation, and the row that goes with it (`zero` for none).
  case revoked(row: MessageRow, RevocationEvent, in: ConversationID, flags: RevocationFlags)
  /// A notice of the database.
  case notice(id: Int64)
  /// A bulletin, with its text.
  case bulletin(Bulletin)
  /// Any other event, with its payload: commands, receipts, groups.
  case event(ConversationID, time: Timestamp, EventPayload)

  struct RevocationFlags: OptionSet {
    let rawValue: UInt8
    static let wasUnread = RevocationFlags(rawValue: 1)
    static let isOffline = RevocationFlags(rawValue: 2)
    static let isRoaming = RevocationFlags(rawValue: 4)
    static let isOwnRequest = RevocationFlags(rawValue: 8)
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .message(let row):
      writer.write(byte: 1)
      writer.write(row)
    case .revoked(let row, let revocation, let conversation, let flags):
      writer.write(byte: 2)
      writer.write(row)
      writer.write(conversation: conversation)
      revocation.write(to: &writer)
      writer.write(byte: flags.rawValue)
    case .event(let conversation, let time, let payload):
      writer.write(byte: 3)
      writer.write(conversation: conversation)
      writer.write(time)
      payload.write(to: &writer)
    case .notice(let id):
      writer.write(byte: 4)
      writer.write(id)
    case .bulletin(let bulletin):
      writer.write(byte: 25)
      bulletin.write(to: &writer)
    }
  }

  init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readByte() {
    case 1: self = .message(row: try reader.readMessageRow())
    case 2:
      let row = try reader.readMessageRow()
      let conversation = try reader.readConversation()
      let revocation = try RevocationEvent(from: &reader)
      self = .revoked(
        row: row, revocation, in: conversation, flags: RevocationFlags(rawValue: try reader.readByte()))
    case 3:
      let conversation = try reader.readConversation()
      let time = try reader.readTimestamp()
      self = .event(conversation, time: time, try EventPayload(from: &reader))
    case 4: self = .notice(id: try reader.readSigned())
    case 25: self = .bulletin(try Bulletin(from: &reader))
    default: throw MessagingError(.malformedData)
    }
  }
}
