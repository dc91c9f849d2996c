extension MessageEvent: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id.string)
    writer.write(sender)
    writer.write(number)
    writer.write(senderNumber)
    writer.write(unsigned: UInt64(options.rawValue))
    writer.write(byte: platform.rawValue)
    writer.write(byte: kind.rawValue)
    writer.write(body)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: MessageID(try reader.readString()), sender: try reader.readAccount(), number: try reader.readSigned(),
      senderNumber: try reader.readSigned(),
      options: MessageOptions(rawValue: UInt16(truncatingIfNeeded: try reader.readUnsigned())),
      platform: try reader.readPlatform(), kind: MessageKind(rawValue: try reader.readByte()),
      body: try reader.readBytes())
  }
}
