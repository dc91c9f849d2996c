extension GroupFile: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id.string)
    writer.write(name)
    writer.write(owner)
    writer.write(size)
    writer.write(added)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: MediaID(try reader.readString()), name: try reader.readString(), owner: try reader.readAccount(),
      size: try reader.readSigned(), added: try reader.readTimestamp())
  }
}

extension AddGroupFileCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(media.string)
    writer.write(name)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), media: MediaID(try reader.readString()), name: try reader.readString())
  }
}

extension RemoveGroupFileCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(file.string)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), file: MediaID(try reader.readString()))
  }
}

extension GroupFilesCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString())
  }
}

extension GroupFileList: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(array: files) { $0.write(nested: $1) } }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(try reader.readArray { (reader) throws(MessagingError) in try reader.readNested(GroupFile.self) })
  }
}
