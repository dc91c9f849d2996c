import ParlanceCore
import Testing
import WireSamples

/// Packets of frames, both ways.
@Suite struct WireFrameTests {
  static let limit = 1 << 20

  private func requests(_ packet: [UInt8], limit: Int = limit) throws -> [DecodedRequest] {
    try FrameCodec.decode(outbound: packet, limit: limit)
  }

  /// Reads frames for a device to which each number is that of a kind of call.
  private func frames(_ packet: [UInt8], limit: Int = limit) throws -> [InboundFrame] {
    try FrameCodec.decode(inbound: packet, limit: limit) { number in
      UInt8(exactly: number).flatMap { CallKind(rawValue: $0) }?.type
    }
  }

  private func packet(_ parts: (inout ByteWriter) -> Void) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(byte: FrameCodec.version)
    parts(&writer)
    return writer.bytes
  }

  // MARK: to the hub

  @Test func requestsSurvive() throws {
    let packet = FrameCodec.encode(outbound: WireSamples.outbound)
    let read = try requests(packet).compactMap(\.frame)
    // How many bytes a frame has is measured where it is read.
    func text(_ frame: OutboundFrame) -> WireFields.Text {
      WireFields.text(OutboundFrame(number: frame.number, call: frame.call, patience: frame.patience))
    }
    #expect(read.map(text) == WireSamples.outbound.map(text))
    #expect(read.allSatisfy { $0.size > 0 })
    #expect(FrameCodec.encode(outbound: read) == packet)
  }

  @Test func extremeNumbersSurvive() throws {
    let frame = OutboundFrame(number: .max, call: TimeCall(), patience: .min)
    let read = try #require(try requests(FrameCodec.encode(outbound: [frame])).first?.frame)
    #expect(read.number == .max && read.patience == .min)
  }

  @Test func packetWithoutFramesIsEmpty() throws {
    #expect(try requests(FrameCodec.encode(outbound: [])).isEmpty)
    #expect(try frames(FrameCodec.encode(inbound: [])).isEmpty)
  }

  /// One request that cannot be read is refused by its number; the others are carried out.
  @Test func unreadableRequestsAreRefusedAlone() throws {
    let read = try requests(
      packet { writer in
        let bodies: [(kind: UInt8, body: [UInt8])] = [
          (CallKind.time.rawValue, []), (250, [1, 2, 3]), (CallKind.renewToken.rawValue, [5, 0x61]),
          (CallKind.attributes.rawValue, [99, 0, 0]), (CallKind.snapshot.rawValue, [1, 2]),
        ]
        for (index, part) in bodies.enumerated() {
          writer.write(unsigned: UInt64(index + 1))
          writer.write(500 as Int64)
          writer.write(byte: part.kind)
          writer.write(part.body)
        }
      })
    let outcomes = read.map { request in
      switch request {
      case .frame(let frame): "\(frame.number) \(type(of: frame.call).kind)"
      case .refused(let number, let error): "\(number) \(error.code.rawValue)"
      }
    }
    #expect(outcomes == ["1 time", "2 unsupported", "3 malformedData", "4 unsupported", "5 snapshot"])
  }

  // MARK: to a device

  static let inbound = WireSamples.replies + WireSamples.pushes + WireSamples.barePushes

  @Test func repliesAndPushesSurvive() throws {
    let packet = FrameCodec.encode(inbound: Self.inbound)
    let read = try frames(packet)
    #expect(read.map { WireFields.text($0) } == Self.inbound.map { WireFields.text($0) })
    #expect(FrameCodec.encode(inbound: read) == packet)
  }

  @Test func pushSamplesSetEveryField() {
    for push in WireSamples.pushes { #expect(WireFields.unset(in: push).isEmpty) }
  }

  @Test func everyErrorSurvives() throws {
    let errors =
      MessagingError.Code.allCases.map { MessagingError($0, "of \($0.rawValue)") }
      + [MessagingError(MessagingError.Code(rawValue: "later"), "d"), MessagingError(.timeout)]
    let read = try frames(FrameCodec.encode(inbound: errors.map { .reply(5, .failure($0)) }))
    let failures = read.compactMap { frame -> MessagingError? in
      guard case .reply(5, .failure(let error)) = frame else { return nil }
      return error
    }
    #expect(failures == errors)
  }

  @Test func unknownTagsAndRepliesToNoCallAreSkipped() throws {
    let read = try frames(
      packet { writer in
        writer.write(byte: 250)
        writer.write([1, 2, 3])
        // A reply to a number that was given to no call.
        writer.write(byte: 1)
        writer.write(nested: {
          $0.write(unsigned: 7000)
          $0.write([9, 9])
        })
        // News of a later kind.
        writer.write(byte: 7)
        writer.write([99, 1])
        // How the devices changed, in a later way.
        writer.write(byte: 4)
        writer.write([0, 99])
        writer.write(byte: 8)
        writer.write(nested: {
          SessionEnd.requested(by: .web).write(to: &$0)
          $0.write("and more")
        })
      })
    #expect(read.count == 1)
    guard case .ended(.requested(by: .web))? = read.first else {
      Issue.record("no end")
      return
    }
  }

  /// A reply that cannot be read is an error of its call only.
  @Test func unreadableRepliesAreErrors() throws {
    let read = try frames(
      packet { writer in
        // Cut off, of an unknown alternative, neither success nor failure, nothing.
        for body: [UInt8] in [[5, 0, 1, 0x80], [1, 0, 1, 99], [5, 9], [5]] {
          writer.write(byte: 1)
          writer.write(body)
        }
      })
    let codes = read.map { frame -> MessagingError.Code? in
      guard case .reply(_, .failure(let error)) = frame else { return nil }
      return error.code
    }
    #expect(codes == [.malformedData, .unsupported, .unsupported, .malformedData])
  }

  @Test func unreadablePushIsAnErrorOfThePacket() {
    #expect(throws: MessagingError(.malformedData)) {
      try frames(
        packet { writer in
          writer.write(byte: 2)
          writer.write([0, 2])
        })
    }
  }

  /// A reply that no device could read ends its call.
  @Test func replyWithoutEncodingIsAnError() throws {
    struct Stranger: Sendable {}
    let read = try frames(FrameCodec.encode(inbound: [.reply(5, .success(Stranger()))]))
    guard case .reply(5, .failure(let error))? = read.first else {
      Issue.record("no reply")
      return
    }
    #expect(error.code == .unsupported)
  }

  // MARK: packets

  @Test func tooLargePacketIsRefused() throws {
    let outbound = FrameCodec.encode(outbound: WireSamples.outbound)
    let inbound = FrameCodec.encode(inbound: Self.inbound)
    #expect(try requests(outbound, limit: outbound.count).count == WireSamples.outbound.count)
    #expect(try frames(inbound, limit: inbound.count).count == Self.inbound.count)
    let refusal = MessagingError(.limitExceeded, "packet above \(outbound.count - 1) bytes")
    #expect(throws: refusal) { try requests(outbound, limit: outbound.count - 1) }
    #expect(throws: MessagingError.self) { try frames(inbound, limit: inbound.count - 1) }
  }

  @Test func otherVersionOfTheFramingIsRefused() {
    for version in [0, 2, 255] as [UInt8] {
      let unsupported = MessagingError(.unsupported, "version of the framing")
      #expect(throws: unsupported) { try requests([version]) }
      #expect(throws: unsupported) { try frames([version]) }
    }
    #expect(throws: MessagingError(.malformedData)) { try requests([]) }
    #expect(throws: MessagingError(.malformedData)) { try frames([]) }
  }

  /// However frames are divided among packets, they are the same frames.
  @Test(arguments: [1, 2, 7, 50]) func packetsMayBeDivided(_ size: Int) throws {
    let outbound = stride(from: 0, to: WireSamples.outbound.count, by: size).flatMap { start -> [[UInt8]] in
      [FrameCodec.encode(outbound: Array(WireSamples.outbound[start...].prefix(size)))]
    }
    let whole = FrameCodec.encode(outbound: WireSamples.outbound)
    #expect([FrameCodec.version] + outbound.flatMap { $0.dropFirst() } == whole)
    let read = try outbound.flatMap { try requests($0) }
    #expect(read.map { WireFields.text($0) } == (try requests(whole)).map { WireFields.text($0) })

    let inbound = stride(from: 0, to: Self.inbound.count, by: size).map { start in
      FrameCodec.encode(inbound: Array(Self.inbound[start...].prefix(size)))
    }
    let frames = try inbound.flatMap { try self.frames($0) }
    #expect(frames.map { WireFields.text($0) } == Self.inbound.map { WireFields.text($0) })
  }

  /// A packet that was cut off between two frames is a shorter one; cut off anywhere else it is refused.
  @Test func packetsCutOffAreShorterOrRefused() throws {
    let sample = Array(WireSamples.outbound.prefix(12))
    let packet = FrameCodec.encode(outbound: sample)
    let ends = sample.indices.map { FrameCodec.encode(outbound: Array(sample[..<$0])).count }
    for count in packet.indices {
      if let index = ends.firstIndex(of: count) {
        #expect(try requests(Array(packet[..<count])).count == index)
      } else {
        #expect(throws: MessagingError(.malformedData)) { try requests(Array(packet[..<count])) }
      }
    }
    let pushes = Array(WireSamples.pushes.suffix(12))
    let inbound = FrameCodec.encode(inbound: pushes)
    let pushEnds = pushes.indices.map { FrameCodec.encode(inbound: Array(pushes[..<$0])).count }
    for count in inbound.indices {
      if let index = pushEnds.firstIndex(of: count) {
        #expect(try frames(Array(inbound[..<count])).count == index)
      } else {
        #expect(throws: MessagingError(.malformedData)) { try frames(Array(inbound[..<count])) }
      }
    }
  }
}
