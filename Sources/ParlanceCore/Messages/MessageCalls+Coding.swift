extension SubmitCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(conversation: conversation)
    writer.write(unsigned: UInt64(options.rawValue))
    writer.write(byte: kind.rawValue)
    writer.write(body)
    writer.write(optional: revokes) { $0.write($1) }
    writer.write(resumes)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readMessageID(), conversation: try reader.readConversation(),
      options: MessageOptions(rawValue: UInt16(truncatingIfNeeded: try reader.readUnsigned())),
      kind: MessageKind(rawValue: try reader.readByte()), body: try reader.readBytes(),
      revokes: try reader.readOptional { (reader) throws(MessagingError) in try reader.readMessageID() },
      resumes: try reader.readBool())
  }
}

extension Acceptance: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(sequence)
    writer.write(time)
    writer.write(number)
    writer.write(senderNumber)
    writer.write(roster)
    writer.write(isDuplicate)
    writer.write(isPeerAbsent)
    writer.write(isRevocation)
    writer.write(isWithheld)
    writer.write(optional: conversation) { $0.write(conversation: $1) }
    writer.write(optional: maskedBody) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readMessageID(), sequence: try reader.readPosition(), time: try reader.readTimestamp(),
      number: try reader.readSigned(), senderNumber: try reader.readSigned(), roster: try reader.readAccounts(),
      isDuplicate: try reader.readBool(), isPeerAbsent: try reader.readBool(),
      isRevocation: try reader.readBool(), isWithheld: try reader.readBool(),
      conversation: try reader.readOptional { (reader) throws(MessagingError) in try reader.readConversation() },
      maskedBody: try reader.readOptional { (reader) throws(MessagingError) in try reader.readBytes() })
  }
}

extension DeleteMessagesCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(ids)
    writer.write(optional: note)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), ids: try reader.readMessageIDs(),
      note: try reader.readOptionalString())
  }
}
