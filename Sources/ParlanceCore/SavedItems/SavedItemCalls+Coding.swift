extension SaveItemCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(type)
    writer.write(data)
    writer.write(optional: note)
    writer.write(optional: uniqueID)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      type: try reader.readSigned(), data: try reader.readString(), note: try reader.readOptionalString(),
      uniqueID: try reader.readOptionalString())
  }
}

extension SavedItemsCall {
  package func write(to writer: inout ByteWriter) { query.write(to: &writer) }

  package init(from reader: inout ByteReader) throws(MessagingError) { self.init(try SavedItemQuery(from: &reader)) }
}

extension SavedItemQuery: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: after) { $0.write($1) }
    writer.write(optional: before) { $0.write($1) }
    writer.write(optional: type) { $0.write($1) }
    writer.write(oldestFirst)
    writer.write(integer: limit)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      after: try reader.readOptionalTimestamp(), before: try reader.readOptionalTimestamp(),
      type: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() },
      oldestFirst: try reader.readBool(), limit: try reader.readInteger())
  }
}

extension SavedItemPage: WireValue {
  package func write(to writer: inout ByteWriter) {
    items.write(to: &writer)
    writer.write(integer: total)
    writer.write(hasMore)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      items: try [SavedItem](from: &reader), total: try reader.readInteger(), hasMore: try reader.readBool())
  }
}

extension UpdateSavedItemCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(time)
    writer.write(optional: note)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(time: try reader.readTimestamp(), note: try reader.readOptionalString())
  }
}

extension RemoveSavedItemsCall {
  package func write(to writer: inout ByteWriter) { writer.write(array: times) { $0.write($1) } }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(times: try reader.readArray { (reader) throws(MessagingError) in try reader.readTimestamp() })
  }
}

extension RemovedItems: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(integer: count) }

  package init(from reader: inout ByteReader) throws(MessagingError) { self.init(count: try reader.readInteger()) }
}
