extension GroupReply: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(nested: group)
    members.write(to: &writer)
    writer.write(refused)
    writer.write(optional: next?.name)
    writer.write(invited)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      group: try reader.readNested(GroupInfo.self), members: try [Member](from: &reader),
      refused: try reader.readAccounts())
    next = try reader.readCursor()
    invited = try reader.readAccounts()
  }
}

extension CreateGroupCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(optional: id)
    writer.write(nested: group)
    writer.write(members)
    writer.write(optional: note)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readOptionalString(), group: try reader.readNested(GroupInfo.self),
      members: try reader.readAccounts(), note: try reader.readOptionalString())
  }
}

extension DismissGroupCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString())
  }
}

extension LeaveGroupCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString())
  }
}

extension JoinGroupCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString())
  }
}

extension AddMembersCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(accounts)
    writer.write(optional: note)
    writer.write(optional: attachment)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), accounts: try reader.readAccounts(), note: try reader.readOptionalString(),
      attachment: try reader.readOptionalString())
  }
}

extension RemoveMembersCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(accounts)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), accounts: try reader.readAccounts())
  }
}

extension UpdateGroupCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(changes)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), changes: try reader.readStringDictionary())
  }
}

extension SetRoleCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(accounts)
    writer.write(byte: role.rawValue)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), accounts: try reader.readAccounts(), role: try reader.readTag(Member.Role.self))
  }
}

extension TransferGroupCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(account)
    writer.write(leaves)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), account: try reader.readAccount(), leaves: try reader.readBool())
  }
}

extension MuteMembersCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(accounts)
    writer.write(isMuted)
    writer.write(optional: until) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), accounts: try reader.readAccounts(), isMuted: try reader.readBool(),
      until: try reader.readOptionalTimestamp())
  }
}

extension UpdateMemberCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(account)
    writer.write(optional: nickname)
    writer.write(optional: custom)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), account: try reader.readAccount(), nickname: try reader.readOptionalString(),
      custom: try reader.readOptionalString())
  }
}

extension GroupInformationCall {
  package func write(to writer: inout ByteWriter) { writer.write(id) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString())
  }
}

extension GroupMembersCall {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(optional: after?.name)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(id: try reader.readString(), after: try reader.readCursor())
  }
}

extension ByteReader {
  /// Reads the account at which a page of a list ends, or begins.
  mutating func readCursor() throws(MessagingError) -> AccountID? {
    try readOptionalString().map { AccountID($0) }
  }
}

extension ListGroupsCall {
  package func write(to writer: inout ByteWriter) { writer.write(after) }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(after: try reader.readNumber())
  }
}

extension GroupPage: WireValue {
  package func write(to writer: inout ByteWriter) {
    groups.write(to: &writer)
    writer.write(optional: next) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      try [GroupInfo](from: &reader),
      next: try reader.readOptional { (reader) throws(MessagingError) in try reader.readNumber() })
  }
}
