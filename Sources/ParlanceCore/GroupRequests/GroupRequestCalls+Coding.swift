extension ApplyToGroupCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(optional: message)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), message: try reader.readOptionalString())
  }
}

extension GroupApplicationReply: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(isMember)
    writer.write(nested: group)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(isMember: try reader.readBool(), group: try reader.readNested(GroupInfo.self))
  }
}

extension AnswerGroupRequestCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(account)
    writer.write(optional: inviter?.name)
    writer.write(accepts)
    writer.write(optional: message)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), account: try reader.readAccount(),
      inviter: try reader.readOptionalString().map { AccountID($0) }, accepts: try reader.readBool(),
      message: try reader.readOptionalString())
  }
}

extension WithdrawGroupRequestCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(account)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), account: try reader.readAccount())
  }
}

extension GroupRequestsCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString())
  }
}

extension GroupRequestList: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(array: requests) { $0.write(nested: $1) } }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(try reader.readArray { (reader) throws(MessagingError) in try reader.readNested(GroupRequest.self) })
  }
}
