extension GroupRequest: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(group)
    writer.write(groupName)
    writer.write(isLargeGroup)
    writer.write(byte: kind.rawValue)
    writer.write(account)
    writer.write(optional: inviter?.name)
    writer.write(optional: message)
    writer.write(optional: attachment)
    writer.write(time)
  }

  /// - throws: `MessagingError` with code `unsupported` for a kind of a later version.
  package init(from reader: inout ByteReader) throws(MessagingError) {
    let (group, name, isLarge) = (try reader.readString(), try reader.readString(), try reader.readBool())
    self.init(
      group: group, groupName: name, kind: try reader.readTag(Kind.self),
      account: try reader.readAccount(), inviter: try reader.readOptionalString().map { AccountID($0) },
      message: try reader.readOptionalString(), attachment: try reader.readOptionalString(),
      time: try reader.readTimestamp(), isLargeGroup: isLarge)
  }
}

extension GroupRequestChange: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(nested: request)
    writer.write(byte: action.rawValue)
    writer.write(actor)
    writer.write(optional: message)
    writer.write(time)
  }

  /// - throws: `MessagingError` with code `unsupported` for an action of a later version.
  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      try reader.readNested(GroupRequest.self), try reader.readTag(Action.self), actor: try reader.readAccount(),
      message: try reader.readOptionalString(), time: try reader.readTimestamp())
  }
}
