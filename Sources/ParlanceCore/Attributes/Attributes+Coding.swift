extension Attribute: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(key)
    writer.write(value)
    writer.write(updater)
    writer.write(time)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      key: try reader.readString(), value: try reader.readString(), updater: try reader.readAccount(),
      time: try reader.readTimestamp())
  }
}

extension AttributeOwner: WireValue {
  private enum Tag: UInt8 {
    case account = 1
    case conversation = 2
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .account(let account):
      writer.write(byte: Tag.account.rawValue)
      writer.write(account)
    case .conversation(let id):
      writer.write(byte: Tag.conversation.rawValue)
      writer.write(id)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .account: self = .account(try reader.readAccount())
    case .conversation: self = .conversation(try reader.readString())
    }
  }
}

extension AttributeChange: WireValue {
  private enum Tag: UInt8 {
    case replace = 1
    case merge = 2
    case remove = 3
    case clear = 4
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .replace(let attributes):
      writer.write(byte: Tag.replace.rawValue)
      writer.write(attributes)
    case .merge(let attributes):
      writer.write(byte: Tag.merge.rawValue)
      writer.write(attributes)
    case .remove(let keys):
      writer.write(byte: Tag.remove.rawValue)
      writer.write(keys)
    case .clear:
      writer.write(byte: Tag.clear.rawValue)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .replace: self = .replace(try reader.readStringDictionary())
    case .merge: self = .merge(try reader.readStringDictionary())
    case .remove: self = .remove(try reader.readStrings())
    case .clear: self = .clear
    }
  }
}
