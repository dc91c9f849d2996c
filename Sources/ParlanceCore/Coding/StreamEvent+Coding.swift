extension StreamEvent: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(stream: stream)
    writer.write(sequence)
    writer.write(time)
    writer.write(nested: { payload.write(to: &$0) })
  }

  /// Reads an entry. One of a kind that this version does not know is a place in the numbering only: a device that refused it
  /// would never get past it.
  package init(from reader: inout ByteReader) throws(MessagingError) {
    let stream = try reader.readStream()
    let sequence = try reader.readSigned()
    let time = try reader.readTimestamp()
    var inner = try reader.readNested()
    let isKnown = inner.nextByte.map { EventPayload.knows(tag: $0) } ?? true
    self.init(
      stream: stream, sequence: sequence, time: time, payload: isKnown ? try EventPayload(from: &inner) : .nothing)
  }
}

extension StreamHead: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(stream: stream)
    writer.write(sequence)
    writer.write(ownRead)
    writer.write(peerRead)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      stream: try reader.readStream(), sequence: try reader.readSigned(), ownRead: try reader.readSigned(),
      peerRead: try reader.readSigned())
  }
}
