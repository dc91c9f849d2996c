extension Contact: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(isFriend)
    writer.write(isBlocked)
    writer.write(isMuted)
    writer.write(optional: alias)
    writer.write(optional: custom)
    writer.write(optional: request) { $1.write(to: &$0) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      account: try reader.readAccount(), isFriend: try reader.readBool(), isBlocked: try reader.readBool(),
      isMuted: try reader.readBool(), alias: try reader.readOptionalString(), custom: try reader.readOptionalString(),
      request: try reader.readOptional { (reader) throws(MessagingError) in try FriendRequest(from: &reader) })
  }
}

extension FriendRequest: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: message)
    writer.write(time)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(message: try reader.readOptionalString(), time: try reader.readTimestamp())
  }
}

extension ContactChange: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(nested: contact)
    writer.write(byte: action.rawValue)
    writer.write(actor)
    writer.write(optional: message)
    writer.write(time)
  }

  /// - throws: `MessagingError` with code `unsupported` for an action of a later version.
  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      contact: try reader.readNested(Contact.self), action: try reader.readTag(Action.self),
      actor: try reader.readAccount(), message: try reader.readOptionalString(), time: try reader.readTimestamp())
  }
}
