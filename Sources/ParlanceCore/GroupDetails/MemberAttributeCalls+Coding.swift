extension SetMemberAttributesCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(account)
    writer.write(attributes)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), account: try reader.readAccount(), attributes: try reader.readStringDictionary())
  }
}

extension MemberAttributesCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(accounts)
    writer.write(optional: keys) { $0.write($1) }
    writer.write(optional: after?.name)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), accounts: try reader.readAccounts(),
      keys: try reader.readOptional { (reader) throws(MessagingError) in try reader.readStrings() },
      after: try reader.readOptionalString().map { AccountID($0) })
  }
}

extension MemberAttributes: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(attributes)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(account: try reader.readAccount(), attributes: try reader.readStringDictionary())
  }
}

extension MemberAttributesReply: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(array: members) { $0.write(nested: $1) }
    writer.write(optional: next?.name)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      try reader.readArray { (reader) throws(MessagingError) in try reader.readNested(MemberAttributes.self) },
      next: try reader.readOptionalString().map { AccountID($0) })
  }
}
