extension CallSignal: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id.string)
    writer.write(caller)
    writer.write(callee)
    writer.write(device)
    writer.write(style)
    writer.write(time)
    step.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: CallInvitationID(try reader.readString()), caller: try reader.readAccount(), callee: try reader.readAccount(),
      device: try reader.readDeviceID(), style: try reader.readString(), time: try reader.readTimestamp(),
      step: try CallStep(from: &reader))
  }
}

extension CallStep: WireValue {
  private enum Tag: UInt8 {
    case invited = 0
    case cancelled = 1
    case answered = 2
    case confirmed = 3
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .invited(let content, let channel, let expiry):
      writer.write(byte: Tag.invited.rawValue)
      writer.write(optional: content)
      writer.write(optional: channel)
      writer.write(expiry)
    case .cancelled:
      writer.write(byte: Tag.cancelled.rawValue)
    case .answered(let answer, let response):
      writer.write(byte: Tag.answered.rawValue)
      writer.write(byte: answer.rawValue)
      writer.write(optional: response)
    case .confirmed(let device, let style):
      writer.write(byte: Tag.confirmed.rawValue)
      writer.write(device)
      writer.write(style)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .invited:
      self = .invited(
        content: try reader.readOptionalString(), channel: try reader.readOptionalString(),
        expiry: try reader.readTimestamp())
    case .cancelled:
      self = .cancelled
    case .answered:
      self = .answered(try reader.readTag(CallAnswer.self), response: try reader.readOptionalString())
    case .confirmed:
      self = .confirmed(device: try reader.readDeviceID(), style: try reader.readString())
    }
  }
}

extension CallRoute: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(time)
    writer.write(byte: presence.rawValue)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(time: try reader.readTimestamp(), presence: try reader.readTag(PresenceState.self))
  }
}
