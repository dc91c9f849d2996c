extension Reaction: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(text)
    writer.write(time)
    writer.write(optional: note)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      account: try reader.readAccount(), text: try reader.readString(), time: try reader.readTimestamp(),
      note: try reader.readOptionalString())
  }
}

extension ReactionEvent: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(messageID)
    writer.write(messageSequence)
    reaction.write(to: &writer)
    writer.write(isRemoval)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      messageID: try reader.readMessageID(), messageSequence: try reader.readSigned(),
      reaction: try Reaction(from: &reader), isRemoval: try reader.readBool())
  }
}

extension MessageReactions: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(messageID)
    reactions.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(messageID: try reader.readMessageID(), reactions: try [Reaction](from: &reader))
  }
}

extension ReactionPage: WireValue {
  package func write(to writer: inout ByteWriter) {
    reactions.write(to: &writer)
    writer.write(integer: count)
    writer.write(includesOwn)
    writer.write(optional: next) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      reactions: try [Reaction](from: &reader), count: try reader.readInteger(), includesOwn: try reader.readBool(),
      next: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() })
  }
}
