extension SubmitCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(conversation: conversation)
    writer.write(unsigned: UInt64(options.rawValue))
    writer.write(byte: kind.rawValue)
    writer.write(body)
    writer.write(optional: revokes) { $0.write($1) }
    writer.write(resumes)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readMessageID(), conversation: try reader.readConversation(),
      options: MessageOptions(rawValue: UInt16(truncatingIfNeeded: try reader.readUnsigned())),
      kind: MessageKind(rawValue: try reader.readByte()), body: try reader.readBytes(),
      revokes: try reader.readOptional { (reader) throws(MessagingError) in try reader.readMessageID() },
      resumes: try reader.readBool())
  }
}

extension Acceptance: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(sequence)
    writer.write(time)
    writer.write(number)
    writer.write(senderNumber)
    writer.write(roster)
    writer.write(isDuplicate)
    writer.write(isPeerAbsent)
    writer.write(isRevocation)
    writer.write(isWithheld)
    writer.write(optional: conversation) { $0.write(conversation: $1) }
    writer.write(optional: maskedBody) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readMessageID(), sequence: try reader.readSigned(), time: try reader.readTimestamp(),
      number: try reader.readSigned(), senderNumber: try reader.readSigned(), roster: try reader.readAccounts(),
      isDuplicate: try reader.readBool(), isPeerAbsent: try reader.readBool(),
      isRevocation: try reader.readBool(), isWithheld: try reader.readBool(),
      conversation: try reader.readOptional { (reader) throws(MessagingError) in try reader.readConversation() },
      maskedBody: try reader.readOptional { (reader) throws(MessagingError) in try reader.readBytes() })
  }
}

extension PullCall {
  package func write(to writer: inout ByteWriter) { positions.write(to: &writer) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(try [PullPosition](from: &reader))
  }
}

extension PullPosition: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(stream: stream)
    writer.write(after)
    writer.write(optional: before) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      stream: try reader.readStream(), after: try reader.readSigned(),
      before: try reader.readOptional { (reader) throws(MessagingError) in try reader.readSigned() })
  }
}

extension PulledStream: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(stream: stream)
    events.write(to: &writer)
    writer.write(upTo)
    writer.write(isTruncated)
    writer.write(hasMore)
    writer.write(integer: omittedUnread)
    omittedChanges.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      stream: try reader.readStream(), events: try [StreamEvent](from: &reader), upTo: try reader.readSigned(),
      isTruncated: try reader.readBool(), hasMore: try reader.readBool(), omittedUnread: try reader.readInteger(),
      omittedChanges: try [StreamEvent](from: &reader))
  }
}

extension RevokeCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(id)
    request.write(to: &writer)
    writer.write(windowAppliesToManagers)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), id: try reader.readMessageID(),
      request: try RevocationRequest(from: &reader), windowAppliesToManagers: try reader.readBool())
  }
}

extension HistoryCall {
  package func write(to writer: inout ByteWriter) { query.write(to: &writer) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(try HistoryQuery(from: &reader))
  }
}

extension HistoryQuery: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(after)
    writer.write(optional: before) { $0.write($1) }
    writer.write(oldestFirst)
    writer.write(kinds.map(\.rawValue).sorted())
    writer.write(integer: limit)
    writer.write(stores)
    writer.write(tags)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    let conversation = try reader.readConversation()
    let after = try reader.readTimestamp()
    let before = try reader.readOptionalTimestamp()
    let oldestFirst = try reader.readBool()
    let kinds = try reader.readBytes()
    // A kind is a byte, so more than 256 repeat some: reject them before the set is built.
    guard kinds.count <= 256 else { throw MessagingError(.malformedData) }
    self.init(
      conversation: conversation, after: after, before: before, oldestFirst: oldestFirst,
      kinds: Set(kinds.map { MessageKind(rawValue: $0) }), limit: try reader.readInteger(),
      stores: try reader.readBool(), tags: try reader.readStrings())
    guard self.kinds.count == kinds.count else { throw MessagingError(.malformedData) }
  }
}

extension HistoryPage: WireValue {
  package func write(to writer: inout ByteWriter) {
    messages.write(to: &writer)
    writer.write(optional: next) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(messages: try [HistoryMessage](from: &reader), next: try reader.readOptionalTimestamp())
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
      sequence: try reader.readSigned(), time: try reader.readTimestamp(), message: try MessageEvent(from: &reader))
  }
}

extension DeleteMessagesCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(ids)
    writer.write(optional: note)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), ids: try reader.readMessageIDs(),
      note: try reader.readOptionalString())
  }
}

extension ClearHistoryCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(optional: note)
    writer.write(everywhere)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), note: try reader.readOptionalString(),
      everywhere: try reader.readBool())
  }
}
