/// A message's number, for APIs that number messages by 64 bits.
///
/// It is derived from the message's time and place alone, so that the hub and every device of its conversation get the same
/// number, and it grows with time: 42 bits of milliseconds since 1970, then 21 bits of a digest of the conversation and the
/// position. Two messages of one millisecond have the same number once in two million times.
package struct MessageNumber: Hashable, Sendable {
  package let value: Int64

  private static let digestBits: Int64 = 21

  package init(_ value: Int64) { self.value = value }

  /// Creates the number of a message.
  ///
  /// - parameter sequence: The message's position in its conversation.
  /// - parameter conversation: The conversation as an account names it.
  /// - parameter account: That account; it matters only for a conversation of two.
  package init(time: Timestamp, sequence: Int64, in conversation: ConversationID, of account: AccountID) {
    var writer = ByteWriter(capacity: 96)
    writer.write(byte: conversation.kind.rawValue)
    switch conversation {
    case .direct(let peer):
      let pair = [account.folded, peer.folded].sorted()
      writer.write(pair[0])
      writer.write(pair[1])
    case .group(let id), .room(let id): writer.write(CanonicalName.normalized(id))
    }
    writer.write(sequence)
    let digest = SHA256.value(of: writer.bytes)
    let bits = digest.prefix(3).reduce(Int64(0)) { $0 << 8 | Int64($1) } & (1 << Self.digestBits - 1)
    value = max(0, time.milliseconds) << Self.digestBits | bits
  }

  /// The time of the message.
  package var time: Timestamp { Timestamp(milliseconds: value >> Self.digestBits) }
}
