/// A file of exported messages; the article "The file of exported messages" describes each byte.
package enum MessageFile {
  /// The first bytes of a file.
  package static let magic: [UInt8] = Array("PARLMSG\n".utf8)
  /// The version of the form written here, in the byte behind them.
  package static let version: UInt8 = 1
  /// The longest content of a record or of the header, in bytes.
  package static let contentLimit = 64 << 20

  /// The kinds of parts behind the header.
  enum Tag: UInt8 {
    case message = 1
    case end = 2
  }

  /// The facts of a file that its messages share.
  package struct Header: Hashable, Sendable, WireValue {
    /// The account whose device wrote it.
    package var account: AccountID
    /// The time of the export, by the device's guess of the hub's clock.
    package var created: Timestamp
    /// The generation of the hub's history to which the positions of the messages belong; 0 if none is known.
    package var generation: Int64

    package init(account: AccountID, created: Timestamp, generation: Int64) {
      self.account = account
      self.created = created
      self.generation = generation
    }

    package func write(to writer: inout ByteWriter) {
      writer.write(account)
      writer.write(created)
      writer.write(generation)
    }

    package init(from reader: inout ByteReader) throws(MessagingError) {
      self.init(
        account: try reader.readAccount(), created: try reader.readTimestamp(), generation: try reader.readSigned())
    }
  }
}

/// The bytes of a file of messages, made one part after the other; without I/O.
package struct MessageFileWriter {
  /// The number of messages so far.
  package private(set) var count: Int64 = 0
  private var digest = SHA256()

  package init() {}

  /// Returns the begin of the file.
  package mutating func begin(_ header: MessageFile.Header) -> [UInt8] {
    var writer = ByteWriter(capacity: 96)
    writer.append(MessageFile.magic)
    writer.write(byte: MessageFile.version)
    writer.write(nested: header)
    digest.update(writer.bytes)
    return writer.bytes
  }

  /// Returns the record of a message.
  ///
  /// - throws: `messageTooLarge` whenever it is longer than a record may be.
  package mutating func record(_ message: Message) throws(MessagingError) -> [UInt8] {
    let content = message.archived()
    guard content.count <= MessageFile.contentLimit else {
      throw MessagingError(.messageTooLarge, "limit \(MessageFile.contentLimit) bytes")
    }
    var writer = ByteWriter(capacity: content.count + 8)
    writer.write(byte: MessageFile.Tag.message.rawValue)
    writer.write(content)
    digest.update(writer.bytes)
    count += 1
    return writer.bytes
  }

  /// Returns the end of the file.
  package func end() -> [UInt8] {
    let (count, digest) = (count, digest.value)
    var writer = ByteWriter(capacity: 48)
    writer.write(byte: MessageFile.Tag.end.rawValue)
    writer.write(nested: {
      $0.write(count)
      $0.write(digest)
    })
    return writer.bytes
  }
}
