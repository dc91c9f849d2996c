extension CreateCallChannelCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: name)
    writer.write(byte: medium.rawValue)
    writer.write(optional: attachment)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      name: try reader.readOptionalString(), medium: try reader.readTag(CallChannel.Medium.self),
      attachment: try reader.readOptionalString())
  }
}

extension CallChannelEntry: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(unsigned: number)
    writer.write(optional: text)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(number: try reader.readUnsigned(), text: try reader.readOptionalString())
  }
}

extension JoinCallChannelCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(nested: entry)
    writer.write(keeps)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), entry: try reader.readNested(CallChannelEntry.self), keeps: try reader.readBool())
  }
}

extension LeaveCallChannelCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(closes)
    writer.write(optional: text)
    writer.write(keeps)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), closes: try reader.readBool(), text: try reader.readOptionalString(),
      keeps: try reader.readBool())
  }
}

extension ExtendCallChannelCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }

  package init(from reader: inout ByteReader) throws(MessagingError) { self.init(id: try reader.readString()) }
}

extension InviteToCallChannelCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(account)
    writer.write(request)
    writer.write(optional: text)
    writer.write(optional: push) { $0.write(nested: $1) }
    writer.write(keeps)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), account: try reader.readAccount(), request: try reader.readString(),
      text: try reader.readOptionalString(),
      push: try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readNested(CallChannelPush.self)
      }, keeps: try reader.readBool())
  }
}

extension WithdrawCallChannelInvitationCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(account)
    writer.write(request)
    writer.write(optional: text)
    writer.write(keeps)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), account: try reader.readAccount(), request: try reader.readString(),
      text: try reader.readOptionalString(), keeps: try reader.readBool())
  }
}

extension AnswerCallChannelInvitationCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(inviter)
    writer.write(request)
    writer.write(accepts)
    writer.write(optional: text)
    writer.write(optional: entry) { $0.write(nested: $1) }
    writer.write(keeps)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), inviter: try reader.readAccount(), request: try reader.readString(),
      accepts: try reader.readBool(), text: try reader.readOptionalString(),
      entry: try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readNested(CallChannelEntry.self)
      }, keeps: try reader.readBool())
  }
}

extension ControlCallChannelCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(optional: account?.name)
    writer.write(optional: text)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), account: try reader.readOptionalString().map { AccountID($0) },
      text: try reader.readOptionalString())
  }
}

extension StartCallCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(nested: channel)
    writer.write(unsigned: number)
    writer.write(account)
    writer.write(request)
    writer.write(optional: text)
    writer.write(optional: push) { $0.write(nested: $1) }
    writer.write(keeps)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      channel: try reader.readNested(CreateCallChannelCall.self), number: try reader.readUnsigned(),
      account: try reader.readAccount(), request: try reader.readString(), text: try reader.readOptionalString(),
      push: try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readNested(CallChannelPush.self)
      }, keeps: try reader.readBool())
  }
}

extension StartedCall: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(nested: channel)
    writer.write(byte: reach.rawValue)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      channel: try reader.readNested(CallChannel.self), reach: try reader.readTag(CallChannelReach.self))
  }
}

extension CallChannelReach: WireValue {
  package func write(to writer: inout ByteWriter) { writer.write(byte: rawValue) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self = try reader.readTag(CallChannelReach.self)
  }
}

extension CallChannelCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(optional: name)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), name: try reader.readOptionalString())
  }
}

extension CallChannelsCall {
  package func write(to writer: inout ByteWriter) { writer.write(optional: taken) { $0.write($1) } }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(taken: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() })
  }
}

extension CallChannelsReply: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(array: channels) { $0.write(nested: $1) }
    writer.write(array: missed) { $0.write(nested: $1) }
    writer.write(last)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      channels: try reader.readArray { (reader) throws(MessagingError) in try reader.readNested(CallChannel.self) },
      missed: try reader.readArray { (reader) throws(MessagingError) in
        try reader.readNested(NumberedCallChannelEvent.self)
      }, last: try reader.readSigned())
  }
}

extension TakeCallChannelEventsCall {
  package func write(to writer: inout ByteWriter) { writer.write(number) }

  package init(from reader: inout ByteReader) throws(MessagingError) { self.init(number: try reader.readSigned()) }
}
