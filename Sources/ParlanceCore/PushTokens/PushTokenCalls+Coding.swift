extension RegisterPushTokenCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(service)
    writer.write(token)
    writer.write(topic)
    writer.write(optional: environment)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      service: try reader.readString(), token: try reader.readString(), topic: try reader.readString(),
      environment: try reader.readOptionalString())
  }
}

extension UnregisterPushTokenCall {
  package func write(to writer: inout ByteWriter) { writer.write(optional: service) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(service: try reader.readOptionalString())
  }
}
