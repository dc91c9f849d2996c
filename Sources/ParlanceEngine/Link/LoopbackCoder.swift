internal import ParlanceCore

/// Encodes and decodes every frame of a link within one process, so that what passes it is what a network would carry.
final class LoopbackCoder: Sendable {
  /// The calls that wait for their replies, by number.
  private let calls = Lock<[UInt64: any HubCall.Type]>([:])

  /// The largest packet, in bytes; high, because there is no network to protect.
  private static let limit = Int.max

  /// Brings requests to the hub. A packet that cannot be read is answered request by request.
  func transmit(_ frames: [OutboundFrame], now: Timestamp) -> [ReceivedFrame] {
    calls.withLock { calls in for frame in frames { calls[frame.number] = type(of: frame.call) } }
    do throws(MessagingError) {
      return try FrameCodec.decode(outbound: FrameCodec.encode(outbound: frames), limit: Self.limit).map {
        switch $0 {
        case .frame(let frame): ReceivedFrame(frame, received: now)
        case .refused(let number, let error): ReceivedFrame(number: number, error: error, received: now)
        }
      }
    } catch {
      return frames.map { ReceivedFrame(number: $0.number, error: error, received: now) }
    }
  }

  /// Brings what the hub has to the device; nothing of a packet that cannot be read.
  func transmit(_ frames: [InboundFrame]) -> [InboundFrame] {
    let packet = FrameCodec.encode(inbound: frames)
    return calls.withLock { calls in
      (try? FrameCodec.decode(inbound: packet, limit: Self.limit) { calls.removeValue(forKey: $0) }) ?? []
    }
  }
}
