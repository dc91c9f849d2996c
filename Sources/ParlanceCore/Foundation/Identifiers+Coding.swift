extension ByteWriter {
  package mutating func write(_ value: MessageID) { write(value.string) }
  package mutating func write(_ value: MediaID) { write(value.string) }
  package mutating func write(_ value: DeviceID) { write(value.string) }

  package mutating func write(_ value: [AccountID]) { write(array: value) { $0.write($1) } }
  package mutating func write(_ value: [MessageID]) { write(array: value) { $0.write($1) } }
  package mutating func write(_ value: [String]) { write(array: value) { $0.write($1) } }

  package mutating func write(integer value: Int) { write(Int64(value)) }

  package mutating func write(stream: StreamName) {
    switch stream {
    case .account:
      write(false)
    case .conversation(let conversation):
      write(true)
      write(conversation: conversation)
    }
  }
}

extension ByteReader {
  package mutating func readMessageID() throws(MessagingError) -> MessageID { MessageID(try readString()) }
  package mutating func readMediaID() throws(MessagingError) -> MediaID { MediaID(try readString()) }
  package mutating func readDeviceID() throws(MessagingError) -> DeviceID { DeviceID(try readString()) }

  package mutating func readAccounts() throws(MessagingError) -> [AccountID] {
    try readArray { (reader) throws(MessagingError) in try reader.readAccount() }
  }

  package mutating func readMessageIDs() throws(MessagingError) -> [MessageID] {
    try readArray { (reader) throws(MessagingError) in try reader.readMessageID() }
  }

  package mutating func readStrings() throws(MessagingError) -> [String] {
    try readArray { (reader) throws(MessagingError) in try reader.readString() }
  }

  /// Reads an integer, or the nearest that this machine has.
  package mutating func readInteger() throws(MessagingError) -> Int { Int(clamping: try readSigned()) }

  package mutating func readOptionalTimestamp() throws(MessagingError) -> Timestamp? {
    try readBool() ? try readTimestamp() : nil
  }

  package mutating func readStream() throws(MessagingError) -> StreamName {
    try readBool() ? .conversation(try readConversation()) : .account
  }

  /// Reads a platform; those of later versions are unknown ones.
  package mutating func readPlatform() throws(MessagingError) -> Platform {
    Platform(rawValue: try readByte()) ?? .unknown
  }
}

extension MessageID: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(self) }
  package init(from reader: inout ByteReader) throws(MessagingError) { self = try reader.readMessageID() }
}
