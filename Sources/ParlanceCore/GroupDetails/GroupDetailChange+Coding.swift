extension GroupDetailChange.Detail: WireValue {
  private enum Tag: UInt8 {
    case allowed = 0
    case attributes = 1
    case fileAdded = 2
    case fileRemoved = 3
  }

  package func write(to writer: inout ByteWriter) {
    switch self {
    case .allowed(let accounts, let isAllowed):
      writer.write(byte: Tag.allowed.rawValue)
      writer.write(accounts)
      writer.write(isAllowed)
    case .attributes(let attributes, let account):
      writer.write(byte: Tag.attributes.rawValue)
      writer.write(account)
      writer.write(attributes)
    case .fileAdded(let file):
      writer.write(byte: Tag.fileAdded.rawValue)
      writer.write(nested: file)
    case .fileRemoved(let file):
      writer.write(byte: Tag.fileRemoved.rawValue)
      writer.write(nested: file)
    }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    switch try reader.readTag(Tag.self) {
    case .allowed: self = .allowed(try reader.readAccounts(), isAllowed: try reader.readBool())
    case .attributes:
      let account = try reader.readAccount()
      self = .attributes(try reader.readStringDictionary(), of: account)
    case .fileAdded: self = .fileAdded(try reader.readNested(GroupFile.self))
    case .fileRemoved: self = .fileRemoved(try reader.readNested(GroupFile.self))
    }
  }
}
