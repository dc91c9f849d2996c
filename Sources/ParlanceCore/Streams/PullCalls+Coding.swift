extension PullCall {
  package func write(to writer: inout ByteWriter) { positions.write(to: &writer) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(try [PullPosition](from: &reader))
  }
}

extension PullPosition: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(stream: stream)
    writer.write(after)
    writer.write(optional: before) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      stream: try reader.readStream(), after: try reader.readSigned(),
      before: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() })
  }
}

extension PulledStream: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(stream: stream)
    events.write(to: &writer)
    writer.write(upTo)
    writer.write(isTruncated)
    writer.write(hasMore)
    writer.write(integer: omittedUnread)
    omittedChanges.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      stream: try reader.readStream(), events: try [StreamEvent](from: &reader), upTo: try reader.readPosition(),
      isTruncated: try reader.readBool(), hasMore: try reader.readBool(), omittedUnread: try reader.readInteger(),
      omittedChanges: try [StreamEvent](from: &reader))
  }
}
