extension ChangeConversationSettingsCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(array: conversations) { $0.write(conversation: $1) }
    change.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversations: try reader.readArray { (reader) throws(MessagingError) in try reader.readConversation() },
      change: try ConversationSettingsChange(from: &reader))
  }
}

extension ListConversationsCall {
  package func write(to writer: inout ByteWriter) { query.write(to: &writer) }
  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(try ConversationListQuery(from: &reader))
  }
}

extension ConversationListQuery: WireValue {
  package func write(to writer: inout ByteWriter) {
    filter.write(to: &writer)
    writer.write(after)
    writer.write(optional: before) { $0.write($1) }
    writer.write(optional: cursor) { $0.write(nested: $1) }
    writer.write(integer: limit)
    writer.write(includesLastMessage)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      filter: try Filter(from: &reader), after: try reader.readTimestamp(), before: try reader.readOptionalTimestamp(),
      cursor: try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readNested(ConversationListCursor.self)
      },
      limit: try reader.readInteger(), includesLastMessage: try reader.readBool())
  }
}

extension ConversationListQuery.Filter: WireValue {
  private enum Tag: UInt8 {
    case all = 0
    case pinned = 1
    case marked = 2
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .all: writer.write(byte: Tag.all.rawValue)
    case .pinned: writer.write(byte: Tag.pinned.rawValue)
    case .marked(let mark):
      writer.write(byte: Tag.marked.rawValue)
      writer.write(integer: mark)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .all: self = .all
    case .pinned: self = .pinned
    case .marked: self = .marked(try reader.readInteger())
    }
  }
}

extension ConversationListCursor: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(time)
    writer.write(conversation: conversation)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(time: try reader.readTimestamp(), conversation: try reader.readConversation())
  }
}

extension ConversationListPage: WireValue {
  package func write(to writer: inout ByteWriter) {
    entries.write(to: &writer)
    writer.write(optional: next) { $0.write(nested: $1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      entries: try [ConversationListEntry](from: &reader),
      next: try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readNested(ConversationListCursor.self)
      })
  }
}

extension ConversationListEntry: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(updated)
    writer.write(optional: lastMessage) { $0.write(nested: $1) }
    writer.write(optional: settings) { $0.write(nested: $1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), updated: try reader.readTimestamp(),
      lastMessage: try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readNested(HistoryMessage.self)
      },
      settings: try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readNested(ConversationSettings.self)
      })
  }
}

extension ListedConversationCall {
  package func write(to writer: inout ByteWriter) { writer.write(conversation: conversation) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(conversation: try reader.readConversation())
  }
}

extension DelistConversationsCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(array: conversations) { $0.write(conversation: $1) }
    writer.write(clearsHistory)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversations: try reader.readArray { (reader) throws(MessagingError) in try reader.readConversation() },
      clearsHistory: try reader.readBool())
  }
}
