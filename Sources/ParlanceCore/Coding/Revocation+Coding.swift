extension Revocation {
  /// Written without the conversation, whose name depends on who reads; the stream tells it.
  package func write(to writer: inout ByteWriter) {
    writer.write(messageID.string)
    writer.write(revoker)
    writer.write(messageSender)
    writer.write(messageTime)
    writer.write(messageSequence)
    writer.write(time)
    writer.write(byte: scope.rawValue)
    writer.write(optional: request.postscript)
    writer.write(optional: request.attachment)
    writer.write(optional: request.push) { $0.write(pushHints: $1) }
    writer.write(request.countsAsUnread)
    writer.write(request.extensions)
    writer.write(optional: request.command) {
      $0.write($1.id.string)
      $0.write($1.encodedBody)
    }
  }

  package init(from reader: inout ByteReader, conversation: ConversationID) throws(MessagingError) {
    self.init(
      messageID: MessageID(try reader.readString()), conversation: conversation, revoker: try reader.readAccount(),
      messageSender: try reader.readAccount(), messageTime: try reader.readTimestamp(),
      messageSequence: try reader.readSigned(), time: try reader.readTimestamp(),
      scope: try reader.readEnum(Scope.self),
      request: RevocationRequest(
        postscript: try reader.readOptionalString(), attachment: try reader.readOptionalString(),
        push: try reader.readOptional { (reader) throws(MessagingError) in try reader.readPushHints() },
        countsAsUnread: try reader.readBool(), extensions: try reader.readByteDictionary()))
    request.command = try reader.readOptional { (reader) throws(MessagingError) in
      RevocationCommand(id: MessageID(try reader.readString()), encodedBody: try reader.readBytes())
    }
  }
}
