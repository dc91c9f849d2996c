/// The row of a message in a device's database. Rows grow in the order in which messages are stored.
///
/// An app that remembers a place in a conversation across launches stores the raw value. Another device has other rows.
public struct MessageRow: Hashable, Comparable, Sendable {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// The row of a message that is not stored, before all others.
  public static let zero = MessageRow(rawValue: 0)
  /// The row of the first message.
  package static let first = MessageRow(rawValue: 1)
  /// A row before and one behind all others.
  package static let min = MessageRow(rawValue: .min)
  package static let max = MessageRow(rawValue: .max)

  /// The next row; the last one for itself.
  package var successor: MessageRow { rawValue == .max ? self : MessageRow(rawValue: rawValue + 1) }

  public static func < (left: MessageRow, right: MessageRow) -> Bool { left.rawValue < right.rawValue }
}

extension ByteWriter {
  package mutating func write(_ row: MessageRow) { write(row.rawValue) }
}

extension ByteReader {
  package mutating func readMessageRow() throws(MessagingError) -> MessageRow {
    MessageRow(rawValue: try readSigned())
  }
}
