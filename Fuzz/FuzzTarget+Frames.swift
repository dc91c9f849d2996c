import ParlanceCore

/// Packets of frames, and of messages between gateways. What is understood of one must be written and understood again as the same.
extension FuzzTarget {
  static func parseCalls(_ packet: [UInt8]) {
    guard let encoded = recodedCalls(packet) else { return }
    precondition(recodedCalls(encoded) == encoded)
  }

  /// The frames of a packet that were not refused, in bytes; nil if the packet was.
  private static func recodedCalls(_ packet: [UInt8]) -> [UInt8]? {
    guard let requests = try? FrameCodec.decode(outbound: packet, limit: 1 << 16) else { return nil }
    let frames = requests.compactMap { request -> OutboundFrame? in
      guard case .frame(let frame) = request else { return nil }
      return frame
    }
    return FrameCodec.encode(outbound: frames)
  }

  static func parseFrames(_ packet: [UInt8]) {
    guard let encoded = recodedFrames(packet) else { return }
    precondition(recodedFrames(encoded) == encoded)
  }

  /// The frames of a packet in bytes, each reply read as that of the kind of call whose number it has.
  private static func recodedFrames(_ packet: [UInt8]) -> [UInt8]? {
    let frames = try? FrameCodec.decode(inbound: packet, limit: 1 << 16) { number in
      UInt8(exactly: number).flatMap { CallKind(rawValue: $0) }?.type
    }
    return frames.map { FrameCodec.encode(inbound: $0) }
  }

  static func parseBusMessages(_ packet: [UInt8]) {
    guard let encoded = recodedBusMessages([packet]) else { return }
    precondition(recodedBusMessages(encoded) == encoded)
  }

  /// The messages of packets in bytes; nil if a packet was refused.
  private static func recodedBusMessages(_ packets: [[UInt8]]) -> [[UInt8]]? {
    guard let messages = try? packets.flatMap({ try BusCodec.decode($0) }) else { return nil }
    return BusCodec.encode(messages, limit: 1 << 16).packets.map(\.bytes)
  }
}
