package struct HistoryMessage: Hashable, Sendable {
  package var sequence: Int64
  package var time: Timestamp
  package var message: MessageEvent

  package init(sequence: Int64, time: Timestamp, message: MessageEvent) {
    self.sequence = sequence
    self.time = time
    self.message = message
  }
}

extension HistoryMessage: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(sequence)
    writer.write(time)
    message.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      sequence: try reader.readPosition(), time: try reader.readTimestamp(), message: try MessageEvent(from: &reader))
  }
}
