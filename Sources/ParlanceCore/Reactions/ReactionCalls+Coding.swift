extension AddReactionCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(id)
    writer.write(text)
    writer.write(optional: note)
    writer.write(optional: push) { $0.write(pushHints: $1) }
    writer.write(countsAsUnread)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), id: try reader.readMessageID(), text: try reader.readString(),
      note: try reader.readOptionalString(),
      push: try reader.readOptional { (reader) throws(MessagingError) in try reader.readPushHints() },
      countsAsUnread: try reader.readBool())
  }
}

extension RemoveReactionCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(id)
    writer.write(text)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), id: try reader.readMessageID(), text: try reader.readString())
  }
}

extension ReactionAcceptance: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(sequence)
    writer.write(time)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(sequence: try reader.readSigned(), time: try reader.readTimestamp())
  }
}

extension ReactionsCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(ids)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(conversation: try reader.readConversation(), ids: try reader.readMessageIDs())
  }
}

extension ReactionLists: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(sequence)
    lists.write(to: &writer)
    writer.write(remaining)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      sequence: try reader.readSigned(), lists: try [MessageReactions](from: &reader),
      remaining: try reader.readMessageIDs())
  }
}

extension ReactionPageCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(id)
    writer.write(text)
    writer.write(optional: after) { $0.write($1) }
    writer.write(integer: limit)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), id: try reader.readMessageID(), text: try reader.readString(),
      after: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() },
      limit: try reader.readInteger())
  }
}
