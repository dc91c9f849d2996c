extension RequestFriendCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(isImmediate)
    writer.write(optional: message)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      account: try reader.readAccount(), isImmediate: try reader.readBool(), message: try reader.readOptionalString())
  }
}

extension AnswerFriendCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(accepts)
    writer.write(optional: message)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      account: try reader.readAccount(), accepts: try reader.readBool(), message: try reader.readOptionalString())
  }
}

extension RemoveFriendCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(forgetsNotes)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(account: try reader.readAccount(), forgetsNotes: try reader.readBool())
  }
}

extension UpdateContactCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    update.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(account: try reader.readAccount(), update: try ContactUpdate(from: &reader))
  }
}

extension ContactUpdate: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: alias)
    writer.write(optional: custom)
    writer.write(optional: isBlocked) { $0.write($1) }
    writer.write(optional: isMuted) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      alias: try reader.readOptionalString(), custom: try reader.readOptionalString(),
      isBlocked: try reader.readOptional { (reader) throws(MessagingError) in try reader.readBool() },
      isMuted: try reader.readOptional { (reader) throws(MessagingError) in try reader.readBool() })
  }
}

extension ContactsCall {
  package func write(to writer: inout ByteWriter) { writer.write(after) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(after: try reader.readNumber())
  }
}

extension ContactPage: WireValue {
  package func write(to writer: inout ByteWriter) {
    contacts.write(to: &writer)
    writer.write(optional: next) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      contacts: try [Contact](from: &reader),
      next: try reader.readOptional { (reader) throws(MessagingError) in try reader.readNumber() })
  }
}
