/// A ban of an account: it may not log in.
public struct AccountBan: Hashable, Sendable {
  /// The time at which it began.
  public var since: Timestamp
  /// The time at which it ends; nil if it lasts until it is lifted.
  public var until: Timestamp?
  /// The operator's words for the account's devices.
  public var reason: String

  /// Creates a ban.
  public init(since: Timestamp, until: Timestamp? = nil, reason: String = "") {
    self.since = since
    self.until = until
    self.reason = reason
  }

  /// Returns whether it holds at a time.
  package func holds(at time: Timestamp) -> Bool { until.map { time < $0 } ?? true }
}

/// The treatment of the messages that an account sent, when the account is erased.
public enum ErasedMessages: Hashable, Sendable {
  /// They stay in their conversations, under the account's name.
  case keep
  /// They are revoked for everyone, whatever their age, in the conversations that the account is in when it is erased.
  case remove
}

/// The operator's decisions on an account's logins.
package struct AccountStanding: Hashable, Sendable {
  package var ban: AccountBan?
  /// Tokens that were issued before are refused; zero for none.
  package var tokensSince = Timestamp.zero
  /// The time at which the account was erased; nil if it was not.
  package var erased: Timestamp?
  /// The name of an erased account may be registered again.
  package var isNameFree = false
  /// The position up to which the account's own stream is that of the one before, which was erased.
  package var streamFloor: Int64 = 0
  /// The kinds of conversations in which it may not write.
  package var mutes = AccountMutes()
  /// The account may create rooms where the hub lets chosen accounts do so.
  package var createsRooms = false

  package init() {}
}

extension AccountBan: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(since)
    writer.write(optional: until) { $0.write($1) }
    writer.write(reason)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      since: try reader.readTimestamp(),
      until: try reader.readOptional { (reader) throws(MessagingError) in try reader.readTimestamp() },
      reason: try reader.readString())
  }
}

extension AccountStanding: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: ban) { $1.write(to: &$0) }
    writer.write(tokensSince)
    writer.write(optional: erased) { $0.write($1) }
    writer.write(isNameFree)
    writer.write(streamFloor)
    mutes.write(to: &writer)
    writer.write(createsRooms)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init()
    ban = try reader.readOptional { (reader) throws(MessagingError) in try AccountBan(from: &reader) }
    tokensSince = try reader.readTimestamp()
    erased = try reader.readOptional { (reader) throws(MessagingError) in try reader.readTimestamp() }
    isNameFree = try reader.readBool()
    streamFloor = try reader.readSigned()
    mutes = try AccountMutes(from: &reader)
    createsRooms = try reader.readBool()
  }
}
