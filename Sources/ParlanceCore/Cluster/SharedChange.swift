/// Something that a hub stored and of which other hubs may have an earlier state in memory.
package enum SharedChange: Hashable, Sendable {
  /// A conversation's properties or members, or what is kept in another stream.
  case stream(StreamNumber)
  /// The standing or the push settings of an account. One that never had any has no stream for them.
  case account(AccountNumber)
  /// The operator's list of words.
  case wordList
  /// A bulletin was sent.
  case bulletins
}

extension SharedChange {
  /// The number under which hubs share the change: that of the stream, the negated one of the account, and for the rest the two that
  /// no stream has.
  private var number: Int64 {
    switch self {
    case .stream(let stream): stream.rawValue
    case .account(let account): 0 &- account.rawValue
    case .wordList: 0
    case .bulletins: .max
    }
  }

  private init(number: Int64) {
    self =
      switch number {
      case 0: .wordList
      case Int64.max: .bulletins
      case ..<0: .account(AccountNumber(rawValue: 0 &- number))
      default: .stream(StreamNumber(rawValue: number))
      }
  }
}

extension SharedChange: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(number) }
  package init(from reader: inout ByteReader) throws(MessagingError) { self.init(number: try reader.readSigned()) }
}
