extension AttributesCall {
  package func write(to writer: inout ByteWriter) {
    owner.write(to: &writer)
    writer.write(optional: keys) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      owner: try AttributeOwner(from: &reader),
      keys: try reader.readOptional { (reader) throws(MessagingError) in try reader.readStrings() })
  }
}

extension ChangeAttributesCall {
  package func write(to writer: inout ByteWriter) {
    owner.write(to: &writer)
    change.write(to: &writer)
    writer.write(announces)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      owner: try AttributeOwner(from: &reader), change: try AttributeChange(from: &reader),
      announces: try reader.readBool())
  }
}
