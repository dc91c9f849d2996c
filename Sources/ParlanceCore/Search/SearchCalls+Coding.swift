extension SearchHistoryCall {
  package func write(to writer: inout ByteWriter) {
    search.write(to: &writer)
    writer.write(integer: limit)
    writer.write(optional: cursor) { $0.write(nested: $1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      try HistorySearch(from: &reader), limit: try reader.readInteger(),
      cursor: try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readNested(HistorySearchCursor.self)
      })
  }
}

extension HistorySearch: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(keywords.map { String(decoding: $0.folded.bytes, as: UTF8.self) })
    writer.write(array: conversations) { $0.write(conversation: $1) }
    writer.write(senders)
    writer.write(kinds.map(\.rawValue).sorted())
    writer.write(after)
    writer.write(optional: before) { $0.write($1) }
    writer.write(oldestFirst)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    let keywords = try reader.readStrings()
    let conversations = try reader.readArray { (reader) throws(MessagingError) in try reader.readConversation() }
    let senders = try reader.readAccounts()
    let kinds = try reader.readBytes()
    // A kind is a byte, so more than 256 repeat some: reject them before the set is built.
    guard kinds.count <= 256 else { throw MessagingError(.malformedData) }
    self.init(
      keywords.map { SearchKeyword($0) }, in: conversations, by: senders,
      kinds: Set(kinds.map { MessageKind(rawValue: $0) }), after: try reader.readTimestamp(),
      before: try reader.readOptionalTimestamp(), oldestFirst: try reader.readBool())
    guard self.kinds.count == kinds.count else { throw MessagingError(.malformedData) }
  }
}

extension HistorySearchCursor: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(began)
    writer.write(activity)
    writer.write(conversation: conversation)
    writer.write(optional: position) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      began: try reader.readTimestamp(), activity: try reader.readTimestamp(),
      conversation: try reader.readConversation(), position: try reader.readOptionalTimestamp())
  }
}

extension HistorySearchPage: WireValue {
  package func write(to writer: inout ByteWriter) {
    messages.write(to: &writer)
    writer.write(optional: next) { $0.write(nested: $1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      messages: try [FoundMessage](from: &reader),
      next: try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readNested(HistorySearchCursor.self)
      })
  }
}

extension FoundMessage: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    entry.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    let conversation = try reader.readConversation()
    self.init(try HistoryMessage(from: &reader), in: conversation)
  }
}
