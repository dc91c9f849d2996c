internal import ParlanceCore

/// The parts of an import that have no effect in the hub, kept so that an export says it again.
extension ImportRules {
  // MARK: revocations

  /// Keeps when a message of the past was taken back, and by whom.
  func keepRevocation(
    of message: EventPlace, at time: Timestamp, by account: AccountNumber?, note: String?
  ) throws(MessagingError) {
    var writer = ByteWriter(capacity: 32)
    writer.write(time)
    writer.write(optional: account) { $0.write($1) }
    writer.write(optional: note)
    try save(Self.revocationKey(message), writer.bytes)
  }

  /// Returns when a message of the past was taken back, and by whom; nil if that was not kept.
  func keptRevocation(of message: EventPlace) throws(MessagingError) -> ImportedRevocation? {
    guard let value = try value(Self.revocationKey(message)) else { return nil }
    var reader = ByteReader(value)
    return ImportedRevocation(
      time: try reader.readTimestamp(),
      account: try reader.readOptional { (reader) throws(MessagingError) in try reader.readNumber() },
      note: try reader.readOptionalString())
  }

  private static func revocationKey(_ message: EventPlace) -> String {
    "revoked:\(message.stream):\(message.sequence)"
  }

  // MARK: reading

  /// Keeps the time up to which an account read a conversation at the service from which it came.
  func keep(readTime time: Timestamp, stream: StreamNumber, account: AccountNumber) throws(MessagingError) {
    var writer = ByteWriter(capacity: 8)
    writer.write(time)
    try save(Self.readKey(stream, account), writer.bytes)
  }

  /// Returns the time up to which an account read a conversation at the service from which it came; nil if that was not kept.
  func readTime(stream: StreamNumber, account: AccountNumber) throws(MessagingError) -> Timestamp? {
    guard let value = try value(Self.readKey(stream, account)) else { return nil }
    var reader = ByteReader(value)
    return try reader.readTimestamp()
  }

  private static func readKey(_ stream: StreamNumber, _ account: AccountNumber) -> String {
    "read:\(stream):\(account)"
  }
}

/// A revocation of a message of the past.
struct ImportedRevocation: Hashable, Sendable {
  var time: Timestamp
  /// The account that made it; nil if that is not known.
  var account: AccountNumber?
  var note: String?
}

extension MessageOptions {
  /// The options that mean something for a message of the past. It notifies no account, and asks for no receipts of a group.
  static let ofThePast: MessageOptions = [
    .countsAsUnread, .stored, .roams, .synchronizes, .updatesConversation, .wantsDeliveryReceipt, .wantsConfirmation,
    .failsIfBlocked, .withheld,
  ]
  static let ordinaryOfThePast = MessageOptions.ordinary.subtracting(.pushes)
}
