extension AccountPresence: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(byte: state.rawValue)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(account: try reader.readAccount(), state: try reader.readTag(PresenceState.self))
  }
}

extension Subscribers: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(accounts)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(conversation: try reader.readConversation(), accounts: try reader.readAccounts())
  }
}

extension SubscriberChange: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(conversation: conversation)
    writer.write(entered)
    writer.write(left)
    writer.write(integer: count)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      conversation: try reader.readConversation(), entered: try reader.readAccounts(),
      left: try reader.readAccounts(), count: try reader.readInteger())
  }
}

extension PresenceUpdate: WireValue {
  private enum Tag: UInt8 {
    case accounts = 1
    case subscribers = 2
    case attributes = 3
    case statuses = 4
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .accounts(let presences):
      writer.write(byte: Tag.accounts.rawValue)
      presences.write(to: &writer)
    case .subscribers(let change):
      writer.write(byte: Tag.subscribers.rawValue)
      change.write(to: &writer)
    case .attributes(let conversation, let attributes):
      writer.write(byte: Tag.attributes.rawValue)
      writer.write(conversation: conversation)
      attributes.write(to: &writer)
    case .statuses(let statuses):
      writer.write(byte: Tag.statuses.rawValue)
      statuses.write(to: &writer)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .accounts: self = .accounts(try [AccountPresence](from: &reader))
    case .subscribers: self = .subscribers(try SubscriberChange(from: &reader))
    case .attributes: self = .attributes(try reader.readConversation(), try [Attribute](from: &reader))
    case .statuses: self = .statuses(try [AccountStatus](from: &reader))
    }
  }
}
