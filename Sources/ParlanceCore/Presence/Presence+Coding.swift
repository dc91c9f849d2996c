extension AccountPresence: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(byte: state.rawValue)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(account: try reader.readAccount(), state: try reader.readTag(PresenceState.self))
  }
}
