extension HistoryQuery: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(after)
    writer.write(optional: before) { $0.write($1) }
    writer.write(oldestFirst)
    writer.write(kinds.map(\.rawValue).sorted())
    writer.write(integer: limit)
    writer.write(stores)
    writer.write(tags)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    let conversation = try reader.readConversation()
    let after = try reader.readTimestamp()
    let before = try reader.readOptionalTimestamp()
    let oldestFirst = try reader.readBool()
    let kinds = try reader.readBytes()
    // A kind is a byte, so more than 256 repeat some: reject them before the set is built.
    guard kinds.count <= 256 else { throw MessagingError(.malformedData) }
    self.init(
      conversation: conversation, after: after, before: before, oldestFirst: oldestFirst,
      kinds: Set(kinds.map { MessageKind(rawValue: $0) }), limit: try reader.readInteger(),
      stores: try reader.readBool(), tags: try reader.readStrings())
    guard self.kinds.count == kinds.count else { throw MessagingError(.malformedData) }
  }
}
