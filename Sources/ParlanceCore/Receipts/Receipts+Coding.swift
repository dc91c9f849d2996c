extension GroupRead: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(messageID)
    writer.write(messageTime)
    writer.write(array: readers) { $1.write(to: &$0) }
    writer.write(integer: readCount)
    writer.write(integer: unreadCount)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), messageID: try reader.readMessageID(),
      messageTime: try reader.readTimestamp(),
      readers: try reader.readArray { (reader) throws(MessagingError) in try GroupReader(from: &reader) },
      readCount: try reader.readInteger(), unreadCount: try reader.readInteger())
  }
}

extension GroupReader: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(optional: time) { $0.write($1) }
    writer.write(optional: note)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      account: try reader.readAccount(), time: try reader.readOptionalTimestamp(),
      note: try reader.readOptionalString())
  }
}

extension GroupReceiptDetail: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(messageID)
    reads.write(to: &writer)
    writer.write(nonReaders)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), messageID: try reader.readMessageID(),
      reads: try [GroupReader](from: &reader), nonReaders: try reader.readAccounts())
  }
}

extension DirectReceipt.Scope: WireValue {
  private enum Tag: UInt8 {
    case watermark = 0
    case conversation = 1
    case message = 2
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .watermark:
      writer.write(byte: Tag.watermark.rawValue)
    case .conversation:
      writer.write(byte: Tag.conversation.rawValue)
    case .message(let id):
      writer.write(byte: Tag.message.rawValue)
      writer.write(id)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .watermark: self = .watermark
    case .conversation: self = .conversation
    case .message: self = .message(try reader.readMessageID())
    }
  }
}
