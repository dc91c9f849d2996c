extension WordList: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(version)
    words.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(version: try reader.readSigned(), words: try [FilteredWord](from: &reader))
  }
}

extension FilteredWord: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(text)
    writer.write(byte: operation.rawValue)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    let text = try reader.readString()
    guard let operation = WordOperation(rawValue: try reader.readByte()) else {
      throw MessagingError(.unsupported, "operation of a word")
    }
    self.init(text, operation)
  }
}
