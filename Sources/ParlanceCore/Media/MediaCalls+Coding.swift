extension UploadReply: WireValue {
  private enum Tag: UInt8 {
    case received = 1
    case finished = 2
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .received(let count):
      writer.write(byte: Tag.received.rawValue)
      writer.write(count)
    case .finished(let media):
      writer.write(byte: Tag.finished.rawValue)
      writer.write(media: media)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .received: self = .received(try reader.readSigned())
    case .finished: self = .finished(try reader.readMediaDescriptor())
    }
  }
}

extension BeginUploadCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(uploadOptions: options)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readMediaID(), options: try reader.readUploadOptions())
  }
}

extension AppendUploadCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(offset)
    writer.write(bytes)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readMediaID(), offset: try reader.readSigned(), bytes: try reader.readBytes())
  }
}

extension FinishUploadCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readMediaID())
  }
}

extension DiscardUploadCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readMediaID())
  }
}

extension MediaInformationCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readMediaID())
  }
}

extension ReadMediaCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(offset)
    writer.write(integer: count)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readMediaID(), offset: try reader.readSigned(), count: try reader.readInteger())
  }
}

extension MediaBytes: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(offset)
    writer.write(bytes)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(offset: try reader.readSigned(), bytes: try reader.readBytes())
  }
}

extension UploadAccessCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readMediaID())
  }
}

extension UploadAccess: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(secret) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(secret: try reader.readString())
  }
}
