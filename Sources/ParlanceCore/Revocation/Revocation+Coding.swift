extension RevocationEvent: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(messageID.string)
    writer.write(revoker)
    writer.write(messageSender)
    writer.write(messageTime)
    writer.write(messageSequence)
    writer.write(time)
    writer.write(byte: scope.rawValue)
    request.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      messageID: try reader.readMessageID(), revoker: try reader.readAccount(),
      messageSender: try reader.readAccount(), messageTime: try reader.readTimestamp(),
      messageSequence: try reader.readSigned(), time: try reader.readTimestamp(),
      scope: try reader.readEnum(Revocation.Scope.self),
      request: try RevocationRequest(from: &reader))
  }
}

extension RevocationRequest: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: postscript)
    writer.write(optional: attachment)
    writer.write(optional: push) { $0.write(pushHints: $1) }
    writer.write(countsAsUnread)
    writer.write(extensions)
    writer.write(optional: command) {
      $0.write($1.id)
      $0.write($1.encodedBody)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      postscript: try reader.readOptionalString(), attachment: try reader.readOptionalString(),
      push: try reader.readOptional { (reader) throws(MessagingError) in try reader.readPushHints() },
      countsAsUnread: try reader.readBool(), extensions: try reader.readByteDictionary())
    command = try reader.readOptional { (reader) throws(MessagingError) in
      RevocationCommand(id: try reader.readMessageID(), encodedBody: try reader.readBytes())
    }
  }
}
