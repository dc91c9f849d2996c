/// Packets of messages between gateways: the version of the encoding in the first byte, then messages up to the end.
///
/// Gateways of two versions run beside each other while one is replaced: later versions add kinds of messages, and fields
/// at the ends of those that there are. Whatever a gateway does not understand it leaves out.
package enum BusCodec {
  /// The version of the encoding written here.
  package static let version: UInt8 = 1
  /// The largest payload of an entry that is carried whole, in bytes. The others are in the store for all gateways.
  package static let payloadLimit = 64 << 10
  /// The size from which a packet takes no further message, in bytes.
  package static let packetSize = 64 << 10

  /// A packet, and the number of messages in it.
  package struct Packet: Equatable, Sendable {
    package var bytes: [UInt8]
    package var count: Int
  }

  /// Returns messages in as many packets as they need.
  ///
  /// An entry with a large payload becomes one without, a large audience becomes several. Replies are left out: they are
  /// for sessions of the hub that makes them.
  ///
  /// - parameter limit: The largest packet, in bytes.
  /// - returns: The packets in order, and the number of messages for which each was too small.
  package static func encode(_ messages: [BusMessage], limit: Int) -> (packets: [Packet], oversized: Int) {
    var packing = Packing(limit: limit)
    for message in messages {
      if case .frame(_, .reply, _) = message { continue }
      packing.append(message)
    }
    packing.finish()
    return (packing.packets, packing.oversized)
  }

  /// Reads a packet. Messages of kinds that this version does not know are left out.
  ///
  /// - throws: `MessagingError` with code `unsupported` if the packet is of another version, else `malformedData`
  ///   whenever it cannot be understood; nothing of it is to be delivered then.
  package static func decode(_ packet: [UInt8]) throws(MessagingError) -> [BusMessage] {
    var reader = ByteReader(packet)
    guard try reader.readByte() == version else { throw MessagingError(.unsupported, "version of the bus") }
    var messages: [BusMessage] = []
    while !reader.isAtEnd {
      if let message = try BusMessage.read(from: &reader) { messages.append(message) }
    }
    return messages
  }
}

/// Messages on their way into packets.
private struct Packing {
  let limit: Int
  private(set) var packets: [BusCodec.Packet] = []
  private(set) var oversized = 0
  private var writer = ByteWriter(capacity: 1024)
  private var count = 0

  init(limit: Int) {
    self.limit = limit
    writer.write(byte: BusCodec.version)
  }

  mutating func append(_ message: BusMessage) {
    if writer.bytes.count >= BusCodec.packetSize { finish() }
    let start = writer.bytes.count
    message.write(to: &writer)
    let size = writer.bytes.count - start
    if isWithoutPayload(message, size: size) || size >= limit {
      _ = writer.removeBytes(from: start)
      return divide(message)
    }
    if writer.bytes.count > limit {
      let tail = writer.removeBytes(from: start)
      finish()
      writer.append(tail)
    }
    count += 1
  }

  /// Ends the packet, if there is anything in it.
  mutating func finish() {
    guard count > 0 else { return }
    packets.append(BusCodec.Packet(bytes: writer.bytes, count: count))
    writer = ByteWriter(capacity: 1024)
    writer.write(byte: BusCodec.version)
    count = 0
  }

  /// - returns: A Boolean value that indicates whether the message goes without the payload that it has.
  private func isWithoutPayload(_ message: BusMessage, size: Int) -> Bool {
    guard case .announcement(let announcement) = message, size > min(limit, BusCodec.payloadLimit) else { return false }
    let payload = announcement.payload.value.encoded().count
    return payload > BusCodec.payloadLimit || payload > limit / 2
  }

  /// Appends a message that is too large as it is in smaller ones.
  private mutating func divide(_ message: BusMessage) {
    switch message {
    case .frame, .changed:
      oversized += 1
    case .announcement(let whole):
      guard !isWithoutPayload(message, size: .max), whole.audience.count > 1 else {
        return append(
          .entry(
            stream: whole.stream, sequence: whole.sequence, audience: whole.audience, except: whole.except))
      }
      for audience in Self.halves(of: whole.audience) {
        append(.announcement(whole.limited(to: audience)))
      }
    case .entry(let stream, let sequence, let whole, let except):
      guard whole.count > 1 else { return oversized += 1 }
      for audience in Self.halves(of: whole) {
        append(.entry(stream: stream, sequence: sequence, audience: audience, except: except))
      }
    }
  }

  private static func halves(of audience: [Recipient]) -> [[Recipient]] {
    [Array(audience[..<(audience.count / 2)]), Array(audience[(audience.count / 2)...])]
  }
}

extension BusMessage {
  /// The number of bytes that the message takes, about.
  package var approximateSize: Int {
    switch self {
    case .announcement(let announcement): 96 + 16 * announcement.audience.count + announcement.payload.value.size
    case .entry(_, _, let audience, _): 64 + 16 * audience.count
    case .frame(_, .transient(_, _, let message), _): 128 + message.body.count
    case .frame(_, .event(let event), _): 96 + event.payload.size
    case .frame(_, .callSignal(let signal), _): 256 + signal.step.textSize
    case .frame(_, .callChannel(let numbered), _): 128 + numbered.event.approximateSize
    case .frame(_, .operatorText(let text), _): 128 + text.text.utf8.count
    case .frame: 256
    case .changed: 16
    }
  }
}

extension EventPayload {
  /// The number of bytes of the message, about; of everything else it is that of a small one.
  fileprivate var size: Int {
    switch self {
    case .message(let message): 96 + message.body.count
    default: 256
    }
  }
}
