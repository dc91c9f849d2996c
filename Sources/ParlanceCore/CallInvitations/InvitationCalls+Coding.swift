extension SendInvitationCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(callee)
    writer.write(id)
    writer.write(optional: content)
    writer.write(optional: channel)
    writer.write(lifetime)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      callee: try reader.readAccount(), id: try reader.readString(), content: try reader.readOptionalString(),
      channel: try reader.readOptionalString(), lifetime: try reader.readSigned())
  }
}

extension CancelInvitationCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(callee)
    writer.write(id)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(callee: try reader.readAccount(), id: try reader.readString())
  }
}

extension AnswerInvitationCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(caller)
    writer.write(id)
    writer.write(byte: answer.rawValue)
    writer.write(optional: response)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      caller: try reader.readAccount(), id: try reader.readString(), answer: try reader.readTag(CallAnswer.self),
      response: try reader.readOptionalString())
  }
}

extension ConfirmInvitationCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(callee)
    writer.write(id)
    writer.write(device)
    writer.write(style)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      callee: try reader.readAccount(), id: try reader.readString(), device: try reader.readDeviceID(),
      style: try reader.readString())
  }
}
