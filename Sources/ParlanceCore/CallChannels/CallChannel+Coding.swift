extension CallChannel: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(optional: name)
    writer.write(byte: medium.rawValue)
    writer.write(optional: attachment)
    writer.write(creator)
    writer.write(created)
    writer.write(expiry)
    writer.write(array: members) { $0.write(nested: $1) }
  }

  /// - throws: `MessagingError` with code `unsupported` for a medium of a later version.
  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), name: try reader.readOptionalString(), medium: try reader.readTag(Medium.self),
      attachment: try reader.readOptionalString(), creator: try reader.readAccount(),
      created: try reader.readTimestamp(), expiry: try reader.readTimestamp(),
      members: try reader.readArray { (reader) throws(MessagingError) in
        try reader.readNested(CallChannelMember.self)
      })
  }
}

extension CallChannelMember: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(unsigned: number)
    writer.write(joined)
    writer.write(expiry)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      account: try reader.readAccount(), number: try reader.readUnsigned(), joined: try reader.readTimestamp(),
      expiry: try reader.readTimestamp())
  }
}

extension CallChannelPush: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(isWanted)
    writer.write(optional: title)
    writer.write(optional: text)
    writer.write(optional: payload)
    writer.write(countsAsUnread)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      isWanted: try reader.readBool(), title: try reader.readOptionalString(), text: try reader.readOptionalString(),
      payload: try reader.readOptionalString(), countsAsUnread: try reader.readBool())
  }
}

extension CallChannelEvent: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(byte: kind.rawValue)
    writer.write(nested: channel)
    writer.write(actor)
    writer.write(optional: target?.name)
    writer.write(optional: request)
    writer.write(optional: text)
    writer.write(optional: member) { $0.write(nested: $1) }
    writer.write(optional: push) { $0.write(nested: $1) }
    writer.write(time)
    writer.write(isOwn)
    writer.write(isChannelOver)
  }

  /// - throws: `MessagingError` with code `unsupported` for a kind of a later version.
  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      kind: try reader.readTag(Kind.self), channel: try reader.readNested(CallChannel.self),
      actor: try reader.readAccount(), target: try reader.readOptionalString().map { AccountID($0) },
      request: try reader.readOptionalString(), text: try reader.readOptionalString(),
      member: try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readNested(CallChannelMember.self)
      },
      push: try reader.readOptional { (reader) throws(MessagingError) in
        try reader.readNested(CallChannelPush.self)
      }, time: try reader.readTimestamp(), isOwn: try reader.readBool(), isChannelOver: try reader.readBool())
  }

  /// The number of bytes of its texts, about.
  package var approximateSize: Int {
    192 + (text?.utf8.count ?? 0) + (channel.attachment?.utf8.count ?? 0) + (push?.size ?? 0)
  }
}

extension CallChannelPush {
  /// The number of bytes of its texts.
  fileprivate var size: Int {
    (title?.utf8.count ?? 0) + (text?.utf8.count ?? 0) + (payload?.utf8.count ?? 0)
  }
}

extension NumberedCallChannelEvent: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(number)
    writer.write(nested: event)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(try reader.readSigned(), try reader.readNested(CallChannelEvent.self))
  }
}
