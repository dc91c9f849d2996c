extension RepliesCall {
  package func write(to writer: inout ByteWriter) { query.write(to: &writer) }

  package init(from reader: inout ByteReader) throws(MessagingError) { self.init(try ReplyQuery(from: &reader)) }
}

extension ReplyQuery: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(thread)
    writer.write(after)
    writer.write(optional: before) { $0.write($1) }
    writer.write(oldestFirst)
    writer.write(integer: limit)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), thread: try reader.readMessageID(),
      after: try reader.readTimestamp(), before: try reader.readOptionalTimestamp(),
      oldestFirst: try reader.readBool(), limit: try reader.readInteger())
  }
}

extension RepliesPage: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: thread) { $1.write(to: &$0) }
    replies.write(to: &writer)
    writer.write(integer: total)
    writer.write(optional: newest) { $0.write($1) }
    writer.write(optional: next) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      thread: try reader.readOptional { (reader) throws(MessagingError) in try HistoryMessage(from: &reader) },
      replies: try [HistoryMessage](from: &reader), total: try reader.readInteger(),
      newest: try reader.readOptionalTimestamp(), next: try reader.readOptionalTimestamp())
  }
}

extension MessagesByIDCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(ids)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(conversation: try reader.readConversation(), ids: try reader.readMessageIDs())
  }
}

extension FoundMessages: WireValue {
  package func write(to writer: inout ByteWriter) {
    messages.write(to: &writer)
    writer.write(integer: count)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(messages: try [HistoryMessage](from: &reader), count: try reader.readInteger())
  }
}
