extension NoteBackupCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(address)
    writer.write(key)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(address: try reader.readString(), key: try reader.readString())
  }
}

extension NotedBackupCall {
  package func write(to writer: inout ByteWriter) {}
  package init(from reader: inout ByteReader) throws(MessagingError) { self.init() }
}

extension MessageBackup: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(address)
    writer.write(key)
    writer.write(updated)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      address: try reader.readString(), key: try reader.readString(), updated: try reader.readTimestamp())
  }
}
