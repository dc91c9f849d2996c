extension FrameCodec {
  private enum Tag: UInt8 {
    case reply = 1
    case event = 2
    case transient = 3
    case otherDevices = 4
    case roomMembersChanged = 5
    case roomRemoved = 6
    case presence = 7
    case ended = 8
    case tokenWillExpire = 9
    case wordListChanged = 47
    case callSignal = 48
    case threadMessages = 49
    case callChannel = 60
    case bulletinsChanged = 81
    case operatorText = 82
  }

  /// Returns a packet of frames for a device.
  package static func encode(inbound frames: [InboundFrame]) -> [UInt8] {
    var writer = ByteWriter(capacity: 64 + 256 * frames.count)
    writer.write(byte: version)
    for frame in frames { write(frame, to: &writer) }
    return writer.bytes
  }

  /// The size beyond which a packet for a device takes no further frame, in bytes.
  package static let packetSize = 1024 * 1024

  /// Returns the packets of frames for a device. One is larger than `packetSize` only if it has a single frame that is.
  package static func packets(inbound frames: [InboundFrame]) -> [[UInt8]] {
    var packets: [[UInt8]] = []
    var writer = ByteWriter(capacity: min(packetSize, 64 + 256 * frames.count))
    writer.write(byte: version)
    for frame in frames {
      let start = writer.bytes.count
      write(frame, to: &writer)
      guard writer.bytes.count > packetSize, start > 1 else { continue }
      let last = writer.removeBytes(from: start)
      packets.append(writer.bytes)
      writer = ByteWriter(capacity: last.count + 1)
      writer.write(byte: version)
      writer.append(last)
    }
    packets.append(writer.bytes)
    return packets
  }

  /// Writes one frame: its kind, and its content led by its length.
  static func write(_ frame: InboundFrame, to writer: inout ByteWriter) {
    writer.write(byte: tag(of: frame).rawValue)
    writer.write(nested: { writeContent(of: frame, to: &$0) })
  }

  /// Reads a packet of frames for a device.
  ///
  /// Frames of a kind that this version does not know, pushes with an alternative that it does not know, and replies to
  /// no call are skipped. A reply that cannot be understood becomes the error of its call.
  ///
  /// - parameter limit: The largest packet, in bytes.
  /// - parameter callType: The type of the call that had a number; nil if none is waiting for its reply.
  /// - throws: `MessagingError` whenever the packet cannot be understood, so that what was in it is lost: with code
  ///   `limitExceeded` if it is too large, `unsupported` if its framing is of another version, else `malformedData`.
  package static func decode(
    inbound packet: [UInt8], limit: Int, callType: (UInt64) -> (any HubCall.Type)?
  ) throws(MessagingError) -> [InboundFrame] {
    var reader = try open(packet, limit: limit)
    var frames: [InboundFrame] = []
    while !reader.isAtEnd {
      if let frame = try readFrame(from: &reader, callType: callType) { frames.append(frame) }
    }
    return frames
  }

  /// Reads what `write(_:to:)` wrote; nil for a frame that this version does not know, and for a reply to no call.
  static func readFrame(
    from reader: inout ByteReader, callType: (UInt64) -> (any HubCall.Type)?
  ) throws(MessagingError) -> InboundFrame? {
    let tag = Tag(rawValue: try reader.readByte())
    var body = try reader.readNested()
    guard let tag else { return nil }
    do throws(MessagingError) {
      return try readContent(tag, from: &body, callType: callType)
    } catch {
      guard error.code == .unsupported else { throw error }
      return nil
    }
  }

  private static func tag(of frame: InboundFrame) -> Tag {
    switch frame {
    case .reply: .reply
    case .event: .event
    case .transient: .transient
    case .otherDevices: .otherDevices
    case .roomMembersChanged: .roomMembersChanged
    case .roomRemoved: .roomRemoved
    case .presence: .presence
    case .ended: .ended
    case .tokenWillExpire: .tokenWillExpire
    case .wordListChanged: .wordListChanged
    case .callSignal: .callSignal
    case .callChannel: .callChannel
    case .threadMessages: .threadMessages
    case .bulletinsChanged: .bulletinsChanged
    case .operatorText: .operatorText
    }
  }

  private static func writeContent(of frame: InboundFrame, to writer: inout ByteWriter) {
    switch frame {
    case .reply(let number, let result):
      writer.write(unsigned: number)
      write(result, to: &writer)
    case .event(let event):
      event.write(to: &writer)
    case .transient(let conversation, let time, let message):
      writer.write(conversation: conversation)
      writer.write(time)
      message.write(to: &writer)
    case .otherDevices(let devices, let change):
      devices.write(to: &writer)
      change.write(to: &writer)
    case .roomMembersChanged(let room, let entered, let left):
      writer.write(nested: { $0.write(room: room) })
      entered.map { RoomMember($0) }.write(to: &writer)
      writer.write(left)
    case .roomRemoved(let id, let departure, let actor):
      writer.write(id)
      writer.write(byte: departure.rawValue)
      writer.write(actor)
    case .presence(let update):
      update.write(to: &writer)
    case .ended(let end):
      end.write(to: &writer)
    case .tokenWillExpire(let expiry):
      writer.write(expiry)
    case .wordListChanged(let version):
      writer.write(version)
    case .callSignal(let signal):
      signal.write(to: &writer)
    case .callChannel(let event):
      event.write(to: &writer)
    case .threadMessages(let change):
      writer.write(nested: change)
    case .bulletinsChanged(let last):
      writer.write(last)
    case .operatorText(let text):
      writer.write(nested: text)
    }
  }

  /// Reads a frame's content; nil for a reply to no call.
  private static func readContent(
    _ tag: Tag, from reader: inout ByteReader, callType: (UInt64) -> (any HubCall.Type)?
  ) throws(MessagingError) -> InboundFrame? {
    switch tag {
    case .reply:
      let number = try reader.readUnsigned()
      guard let type = callType(number) else { return nil }
      return .reply(number, readResult(of: type, from: &reader))
    case .event:
      return .event(try StreamEvent(from: &reader))
    case .transient:
      return .transient(try reader.readConversation(), try reader.readTimestamp(), try MessageEvent(from: &reader))
    case .otherDevices:
      return .otherDevices(try [OnlineDevice](from: &reader), try OnlineChange(from: &reader))
    case .roomMembersChanged:
      var room = try reader.readNested()
      return .roomMembersChanged(
        try room.readRoom(), entered: try [RoomMember](from: &reader).map(\.member),
        left: try reader.readAccounts())
    case .roomRemoved:
      return .roomRemoved(
        try reader.readString(), try reader.readEnum(GroupDeparture.self), actor: try reader.readAccount())
    case .presence:
      return .presence(try PresenceUpdate(from: &reader))
    case .ended:
      return .ended(try SessionEnd(from: &reader))
    case .tokenWillExpire:
      return .tokenWillExpire(try reader.readTimestamp())
    case .wordListChanged:
      return .wordListChanged(version: try reader.readSigned())
    case .callSignal:
      return .callSignal(try CallSignal(from: &reader))
    case .callChannel:
      return .callChannel(try NumberedCallChannelEvent(from: &reader))
    case .threadMessages:
      return .threadMessages(try reader.readNested(ThreadEvent.self))
    case .bulletinsChanged:
      return .bulletinsChanged(last: try reader.readNumber())
    case .operatorText:
      return .operatorText(try reader.readNested(OperatorText.self))
    }
  }
}
