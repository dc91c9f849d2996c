extension SetBadgeCountCall {
  package func write(to writer: inout ByteWriter) { writer.write(optional: count) { $0.write($1) } }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(count: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() })
  }
}
