extension BlockMembersCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(accounts)
    writer.write(isBlocked)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), accounts: try reader.readAccounts(), isBlocked: try reader.readBool())
  }
}

extension AllowMembersCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(accounts)
    writer.write(isAllowed)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), accounts: try reader.readAccounts(), isAllowed: try reader.readBool())
  }
}

extension BlockedMembersCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(optional: after?.name)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), after: try reader.readOptionalString().map { AccountID($0) })
  }
}

extension BlockedMembersReply: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(accounts)
    writer.write(optional: next?.name)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(try reader.readAccounts(), next: try reader.readOptionalString().map { AccountID($0) })
  }
}
