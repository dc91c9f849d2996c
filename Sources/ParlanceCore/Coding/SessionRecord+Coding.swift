/// A login as hubs share it. Its terms are of use to the hub alone that has its link, and stay there.
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
  }

  convenience init(id: SessionID, from reader: inout ByteReader) throws(MessagingError) {
    let account = AccountRecord(number: try reader.readSigned(), id: try reader.readAccount())
    let device = DeviceRecord(
      account: account.number, id: try reader.readDeviceID(), style: try reader.readString(),
      registered: try reader.readTimestamp(), lastSeen: try reader.readTimestamp())
    self.init(
      id: id, account: account, device: device, platform: try reader.readPlatform(),
      tag: try reader.readOptionalString(), exclusivity: try reader.readOptionalString(),
      since: try reader.readTimestamp(), number: try reader.readSigned(), stream: try reader.readSigned(),
      followsGroups: try reader.readBool(),
      waiting: try reader.readOptional { (reader) throws(MessagingError) in try WaitingLimits(from: &reader) },
      terms: ProtocolTerms(version: 1, capabilities: [], limits: .least), isRestored: try reader.readBool(),
      // Hubs of earlier versions end here.
      note: reader.isAtEnd ? nil : try reader.readOptionalString())
  }
}
