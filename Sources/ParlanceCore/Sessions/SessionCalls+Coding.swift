extension ConnectCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(nested: offer)
    writer.write(account)
    writer.write(token)
    writer.write(device)
    writer.write(style)
    writer.write(byte: platform.rawValue)
    writer.write(optional: tag)
    writer.write(optional: exclusivity)
    writer.write(since)
    writer.write(followsGroups)
    writer.write(optional: waiting) { $1.write(to: &$0) }
    writer.write(optional: restored) { $0.write($1) }
    history.write(to: &writer)
    writer.write(optional: note)
    writer.write(optional: loginExtension)
    scope.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    let offer = try reader.readNested(ProtocolOffer.self)
    self.init(
      account: try reader.readAccount(), token: try reader.readString(), device: try reader.readDeviceID(),
      style: try reader.readString(), platform: try reader.readPlatform(), tag: try reader.readOptionalString(),
      exclusivity: try reader.readOptionalString(), since: try reader.readTimestamp(),
      followsGroups: try reader.readBool(),
      waiting: try reader.readOptional { (reader) throws(MessagingError) in try WaitingLimits(from: &reader) },
      restored: try reader.readOptional { (reader) throws(MessagingError) in try reader.readNumber() },
      history: try [HistoryPosition](from: &reader), note: try reader.readOptionalString(),
      loginExtension: try reader.readOptionalString(), scope: try SessionScope(from: &reader), offer: offer)
  }
}

extension HistoryPosition: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(generation)
    writer.write(time)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(generation: try reader.readSigned(), time: try reader.readTimestamp())
  }
}

extension ConnectReply: WireValue {
  private enum Tag: UInt8 {
    case connected = 1
    case ended = 2
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .connected(let connected):
      writer.write(byte: Tag.connected.rawValue)
      connected.write(to: &writer)
    case .ended(let end):
      writer.write(byte: Tag.ended.rawValue)
      end.write(to: &writer)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .connected: self = .connected(try Connected(from: &reader))
    case .ended: self = .ended(try SessionEnd(from: &reader))
    }
  }
}

extension Connected: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(nested: terms)
    writer.write(time)
    writer.write(upTo)
    writer.write(login)
    writer.write(account)
    generations.write(to: &writer)
    writer.write(isForked)
    heads.write(to: &writer)
    groups.write(to: &writer)
    otherDevices.write(to: &writer)
    writer.write(optional: settings) { $1.write(to: &$0) }
    writer.write(optional: contacts) { $0.write(nested: $1) }
    writer.write(optional: next) { $0.write(nested: $1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      terms: try reader.readNested(ProtocolTerms.self), time: try reader.readTimestamp(),
      upTo: try reader.readTimestamp(), login: try reader.readNumber(), account: try reader.readAccount(),
      generations: try [HistoryPosition](from: &reader), isForked: try reader.readBool(),
      heads: try [StreamHead](from: &reader), groups: try [GroupInfo](from: &reader),
      otherDevices: try [OnlineDevice](from: &reader),
      settings: try reader.readOptional { (reader) throws(MessagingError) in
        try [ConversationSettings](from: &reader)
      },
      contacts: try reader.readOptional { (reader) throws(MessagingError) in try reader.readNested(ContactPage.self) },
      next: try reader.readStandingCursor())
  }
}

extension ByteReader {
  fileprivate mutating func readStandingCursor() throws(MessagingError) -> StandingCursor? {
    try readOptional { (reader) throws(MessagingError) in try reader.readNested(StandingCursor.self) }
  }
}

extension StandingCursor: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(since)
    writer.write(optional: fork) { $0.write($1) }
    writer.write(hasStreams)
    writer.write(stream)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      since: try reader.readTimestamp(), fork: try reader.readOptionalTimestamp(), hasStreams: try reader.readBool(),
      stream: try reader.readNumber())
  }
}

extension StandingCall {
  package func write(to writer: inout ByteWriter) { writer.write(nested: cursor) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(cursor: try reader.readNested(StandingCursor.self))
  }
}

extension StandingPage: WireValue {
  package func write(to writer: inout ByteWriter) {
    heads.write(to: &writer)
    groups.write(to: &writer)
    writer.write(optional: settings) { $1.write(to: &$0) }
    writer.write(optional: next) { $0.write(nested: $1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      heads: try [StreamHead](from: &reader), groups: try [GroupInfo](from: &reader),
      settings: try reader.readOptional { (reader) throws(MessagingError) in
        try [ConversationSettings](from: &reader)
      },
      next: try reader.readStandingCursor())
  }
}

extension DisconnectCall {
  package func write(to writer: inout ByteWriter) {}
  package init(from reader: inout ByteReader) throws(MessagingError) { self.init() }
}

extension SnapshotCall {
  package func write(to writer: inout ByteWriter) {}
  package init(from reader: inout ByteReader) throws(MessagingError) { self.init() }
}

extension EndSessionCall {
  package func write(to writer: inout ByteWriter) { writer.write(device) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(device: try reader.readDeviceID())
  }
}

extension TimeCall {
  package func write(to writer: inout ByteWriter) {}
  package init(from reader: inout ByteReader) throws(MessagingError) { self.init() }
}

extension RenewTokenCall {
  package func write(to writer: inout ByteWriter) { writer.write(token) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(token: try reader.readString())
  }
}
