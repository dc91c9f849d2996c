extension SavedItem: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(time)
    writer.write(type)
    writer.write(data)
    writer.write(optional: note)
    writer.write(optional: uniqueID)
    writer.write(updated)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      time: try reader.readTimestamp(), type: try reader.readSigned(), data: try reader.readString(),
      note: try reader.readOptionalString(), uniqueID: try reader.readOptionalString(),
      updated: try reader.readTimestamp())
  }
}
