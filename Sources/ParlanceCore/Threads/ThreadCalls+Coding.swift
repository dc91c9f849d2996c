extension CreateThreadCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(group)
    writer.write(message.string)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      name: try reader.readString(), group: try reader.readString(), message: MessageID(try reader.readString()))
  }
}

extension JoinThreadCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }
  package init(from reader: inout ByteReader) throws(MessagingError) { self.init(id: try reader.readString()) }
}

extension LeaveThreadCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }
  package init(from reader: inout ByteReader) throws(MessagingError) { self.init(id: try reader.readString()) }
}

extension RenameThreadCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(name)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), name: try reader.readString())
  }
}

extension RemoveThreadMemberCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(account)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), account: try reader.readAccount())
  }
}

extension DestroyThreadCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }
  package init(from reader: inout ByteReader) throws(MessagingError) { self.init(id: try reader.readString()) }
}

extension ThreadCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }
  package init(from reader: inout ByteReader) throws(MessagingError) { self.init(id: try reader.readString()) }
}

extension ThreadsCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: query.group)
    writer.write(query.onlyJoined)
    writer.write(optional: query.after)
    writer.write(integer: query.limit)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      ThreadQuery(
        group: try reader.readOptionalString(), onlyJoined: try reader.readBool(),
        after: try reader.readOptionalString(), limit: try reader.readInteger()))
  }
}

extension ThreadEntryPage: WireValue {
  package func write(to writer: inout ByteWriter) {
    entries.write(to: &writer)
    writer.write(optional: next)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(entries: try [ThreadEntry](from: &reader), next: try reader.readOptionalString())
  }
}

extension ThreadMembersCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(optional: after) { $0.write($1) }
    writer.write(integer: limit)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(),
      after: try reader.readOptional { (reader) throws(MessagingError) in try reader.readAccount() },
      limit: try reader.readInteger())
  }
}

extension ThreadMemberPage: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(members)
    writer.write(optional: next) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      members: try reader.readAccounts(),
      next: try reader.readOptional { (reader) throws(MessagingError) in try reader.readAccount() })
  }
}

extension LastThreadMessagesCall {
  package func write(to writer: inout ByteWriter) { writer.write(array: ids) { $0.write($1) } }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(ids: try reader.readArray { (reader) throws(MessagingError) in try reader.readString() })
  }
}

extension LastThreadMessage: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(nested: message)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), message: try reader.readNested(HistoryMessage.self))
  }
}
