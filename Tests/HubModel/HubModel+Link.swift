internal import ParlanceCore
internal import ParlanceEngine

/// A link of bytes: in some runs every frame is encoded and decoded on its way.
extension HubModel {
  /// The size limit of packets, in bytes; the model's own are small.
  private static let packetLimit = 64 * 1024 * 1024

  func passed(_ frames: [ReceivedFrame]) throws(ModelViolation) -> [ReceivedFrame] {
    guard encodesFrames else { return frames }
    var passed: [ReceivedFrame] = []
    for frame in frames {
      guard let call = try? frame.call.get() else {
        passed.append(frame)
        continue
      }
      let packet = FrameCodec.encode(
        outbound: [OutboundFrame(number: frame.number, call: call, patience: frame.patience)])
      let requests = try decoded { () throws(MessagingError) in
        try FrameCodec.decode(outbound: packet, limit: Self.packetLimit)
      }
      guard requests.count == 1, case .frame(let request) = requests[0],
        FrameCodec.encode(outbound: [request]) == packet
      else { throw ModelViolation("\(call) did not pass the link") }
      passed.append(ReceivedFrame(request, received: frame.received))
    }
    return passed
  }

  func passed(_ frames: [InboundFrame], to session: ModelSession) throws(ModelViolation) -> [InboundFrame] {
    guard encodesFrames, !frames.isEmpty else { return frames }
    let packet = FrameCodec.encode(inbound: frames)
    let passed = try decoded { () throws(MessagingError) in
      try FrameCodec.decode(inbound: packet, limit: Self.packetLimit) { number in
        session.pending[number].map { type(of: $0) }
      }
    }
    guard passed.count == frames.count, FrameCodec.encode(inbound: passed) == packet else {
      throw ModelViolation("\(frames.count) frames went, \(passed.count) came")
    }
    return passed
  }

  private func decoded<Value>(_ body: () throws(MessagingError) -> Value) throws(ModelViolation) -> Value {
    do throws(MessagingError) {
      return try body()
    } catch {
      throw ModelViolation("a packet of its own cannot be read: \(error)")
    }
  }
}
