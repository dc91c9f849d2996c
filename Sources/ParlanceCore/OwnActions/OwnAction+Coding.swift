extension OwnAction: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(byte: kind.rawValue)
    writer.write(optional: conversation) { $0.write(conversation: $1) }
    writer.write(accounts)
    writer.write(optional: device) { $0.write($1) }
    writer.write(optional: style)
    writer.write(time)
  }

  /// - throws: `MessagingError` with code `unsupported` for an action of a later version.
  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      try reader.readTag(Kind.self),
      in: try reader.readOptional { (reader) throws(MessagingError) in try reader.readConversation() },
      accounts: try reader.readAccounts(),
      device: try reader.readOptional { (reader) throws(MessagingError) in try reader.readDeviceID() },
      style: try reader.readOptionalString(), time: try reader.readTimestamp())
  }
}
