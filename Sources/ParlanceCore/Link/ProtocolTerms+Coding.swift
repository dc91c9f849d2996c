extension ProtocolOffer: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(unsigned: UInt64(oldest))
    writer.write(unsigned: UInt64(newest))
    writer.write(unsigned: capabilities.rawValue)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      oldest: try reader.readVersion(), newest: try reader.readVersion(),
      capabilities: ProtocolCapabilities(rawValue: try reader.readUnsigned()))
  }
}

extension ProtocolTerms: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(unsigned: UInt64(version))
    writer.write(unsigned: capabilities.rawValue)
    writer.write(nested: limits)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      version: try reader.readVersion(), capabilities: ProtocolCapabilities(rawValue: try reader.readUnsigned()),
      limits: try reader.readNested(RequestLimits.self))
  }
}

extension RequestLimits: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(integer: ids)
    writer.write(integer: accounts)
    writer.write(integer: positions)
    writer.write(integer: messageSize)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      ids: try reader.readInteger(), accounts: try reader.readInteger(), positions: try reader.readInteger(),
      messageSize: try reader.readInteger())
  }
}

extension ByteReader {
  fileprivate mutating func readVersion() throws(MessagingError) -> UInt16 {
    guard let version = UInt16(exactly: try readUnsigned()) else { throw MessagingError(.malformedData) }
    return version
  }
}
