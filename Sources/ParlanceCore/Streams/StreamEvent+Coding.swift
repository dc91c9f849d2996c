extension StreamEvent: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(stream: stream)
    writer.write(sequence)
    writer.write(time)
    writer.write(nested: { payload.write(to: &$0) })
  }

  /// Reads an entry. One of a kind that this version does not know is a place in the numbering only: a device that
  /// refused it would never get past it.
  package init(from reader: inout ByteReader) throws(MessagingError) {
    let stream = try reader.readStream()
    let sequence = try reader.readPosition()
    let time = try reader.readTimestamp()
    var inner = try reader.readNested()
    let payload: EventPayload
    do throws(MessagingError) {
      payload = try EventPayload(from: &inner)
    } catch {
      guard error.code == .unsupported else { throw error }
      payload = .nothing
    }
    self.init(stream: stream, sequence: sequence, time: time, payload: payload)
  }
}

extension StreamHead: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(stream: stream)
    writer.write(sequence)
    writer.write(ownRead)
    writer.write(peerRead)
    writer.write(shared)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      stream: try reader.readStream(), sequence: try reader.readPosition(), ownRead: try reader.readSigned(),
      peerRead: try reader.readSigned(), shared: try reader.readPosition())
  }
}
