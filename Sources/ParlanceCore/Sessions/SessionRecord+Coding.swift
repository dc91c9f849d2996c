/// A login as hubs share it. Of its terms, others have to know the capabilities; the limits stay at the hub that has its
/// link.
extension SessionRecord {
  func write(to writer: inout ByteWriter) {
    writer.write(account.number)
    writer.write(account.id)
    writer.write(device.id)
    writer.write(device.style)
    writer.write(device.registered)
    writer.write(device.lastSeen)
    writer.write(byte: platform.rawValue)
    writer.write(optional: tag)
    writer.write(optional: exclusivity)
    writer.write(since)
    writer.write(number)
    writer.write(stream)
    writer.write(followsGroups)
    writer.write(optional: waiting) { $1.write(to: &$0) }
    writer.write(isRestored)
    writer.write(optional: note)
    writer.write(unsigned: terms.capabilities.rawValue)
    scope.write(to: &writer)
  }

  convenience init(id: SessionID, from reader: inout ByteReader) throws(MessagingError) {
    let account = AccountRecord(number: try reader.readNumber(), id: try reader.readAccount())
    let device = DeviceRecord(
      account: account.number, id: try reader.readDeviceID(), style: try reader.readString(),
      registered: try reader.readTimestamp(), lastSeen: try reader.readTimestamp())
    let platform = try reader.readPlatform()
    let (tag, exclusivity) = (try reader.readOptionalString(), try reader.readOptionalString())
    let since = try reader.readTimestamp()
    let number: LoginNumber = try reader.readNumber()
    let stream: StreamNumber = try reader.readNumber()
    let followsGroups = try reader.readBool()
    let waiting = try reader.readOptional { (reader) throws(MessagingError) in try WaitingLimits(from: &reader) }
    let isRestored = try reader.readBool()
    let note = try reader.readOptionalString()
    let capabilities = ProtocolCapabilities(rawValue: try reader.readUnsigned())
    let scope = try SessionScope(from: &reader)
    self.init(
      id: id, account: account, device: device, platform: platform, tag: tag, exclusivity: exclusivity, since: since,
      number: number, stream: stream, followsGroups: followsGroups, waiting: waiting,
      terms: ProtocolTerms(version: 1, capabilities: capabilities, limits: .least), isRestored: isRestored, note: note,
      scope: scope)
  }
}
