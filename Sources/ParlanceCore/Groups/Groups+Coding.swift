extension GroupInfo: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(name)
    writer.write(owner)
    writer.write(Int64(memberCount))
    writer.write(Int64(memberLimit))
    writer.write(isMuted)
    writer.write(joinsFreely)
    writer.write(membersMayInvite)
    // Who else may edit the profile, or that the group is a thread.
    writer.write(byte: thread == nil ? (membersMayEdit ? 1 : 0) : 2)
    thread?.write(to: &writer)
    writer.write(writtenProperties)
    writer.write(created)
    writer.write(version)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      id: try reader.readString(), name: try reader.readString(), owner: try reader.readAccount(),
      memberCount: try reader.readInteger(),
      memberLimit: try reader.readInteger(), isMuted: try reader.readBool(),
      joinsFreely: try reader.readBool(), membersMayInvite: try reader.readBool())
    let editing = try reader.readByte()
    guard editing <= 2 else { throw MessagingError(.malformedData) }
    membersMayEdit = editing == 1
    if editing == 2 { thread = try ThreadOrigin(from: &reader) }
    properties = try reader.readStringDictionary()
    takesJoinRequests = properties.removeValue(forKey: Property.takesJoinRequests) == "true"
    asksInvitees = properties.removeValue(forKey: Property.asksInvitees) == "true"
    isDisabled = properties.removeValue(forKey: Property.disabled) == "true"
    isLarge = properties.removeValue(forKey: Property.isLarge) == "true"
    created = try reader.readTimestamp()
    version = try reader.readSigned()
  }

  /// The properties with the switches that few groups have on. In the others these take no bytes.
  private var writtenProperties: [String: String] {
    var written = properties
    if takesJoinRequests { written[Property.takesJoinRequests] = "true" }
    if asksInvitees { written[Property.asksInvitees] = "true" }
    if isDisabled { written[Property.disabled] = "true" }
    if isLarge { written[Property.isLarge] = "true" }
    return written
  }
}

extension Member: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(account)
    writer.write(byte: role.rawValue)
    writer.write(optional: nickname)
    writer.write(optional: custom)
    // One byte says whether and until when the member is muted, and whether it may write although all are.
    writer.write(byte: (isMuted ? (mutedUntil == nil ? 1 : 2) : 0) + (isAllowed ? 3 : 0))
    if isMuted, let mutedUntil { writer.write(mutedUntil) }
    writer.write(optional: inviter?.name)
    writer.write(joined)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    let account = try reader.readAccount()
    let role = try reader.readEnum(Role.self)
    let nickname = try reader.readOptionalString()
    let custom = try reader.readOptionalString()
    let silence = try reader.readByte()
    guard silence <= 5 else { throw MessagingError(.malformedData) }
    let mutedUntil = silence % 3 == 2 ? try reader.readTimestamp() : nil
    self.init(
      account: account, role: role, nickname: nickname, custom: custom, isMuted: silence % 3 > 0,
      mutedUntil: mutedUntil, inviter: try reader.readOptionalString().map { AccountID($0) },
      joined: try reader.readTimestamp())
    isAllowed = silence >= 3
  }
}

extension GroupNotification: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(byte: operation.rawValue)
    writer.write(actor)
    writer.write(array: targets) { $0.write($1) }
    writer.write(changes)
    writer.write(optional: attachment)
  }

  package init(from reader: inout ByteReader) throws(MessagingError) {
    self.init(
      operation: try reader.readEnum(Operation.self), actor: try reader.readAccount(),
      targets: try reader.readArray { (reader) throws(MessagingError) in try reader.readAccount() },
      changes: try reader.readStringDictionary(), attachment: try reader.readOptionalString())
  }
}
