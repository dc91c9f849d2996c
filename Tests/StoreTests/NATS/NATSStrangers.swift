#if Cluster
  import Dispatch
  import NATSServer
  import ParlanceCore
  import TestNumbers
  import Testing

  @testable import ParlanceNATS

  /// Packets that no gateway wrote, that are too large, or come too fast.
  @Suite struct NATSStrangers {
    @Test func forgedPacketsAreCountedAndHarmless() throws {
      let world = try NATSWorld()
      let (first, bus) = try world.open(as: 1)
      let (second, _) = try world.open(as: 2)
      let stranger = try world.stranger()
      defer { world.end(stranger) }
      let subjects = try NATSSubjects(cluster: world.cluster)
      let good = BusCodec.encode([BusInbox.announcement(of: 7)], limit: 1 << 20).packets[0].bytes
      var lies: [[UInt8]] = [
        [], [0], [2] + good.dropFirst(), Array("hello".utf8), [UInt8](repeating: 0xFF, count: 1 << 20),
        [1, 3] + [UInt8](repeating: 0xFF, count: 9) + [1],
      ]
      lies += (2..<good.count).map { Array(good[..<$0]) }
      for lie in lies { try stranger.publish(lie, to: subjects.subject(of: 1)) }
      // A message that could be a gateway's is one: the server lets gateways alone publish.
      try stranger.publish(good, to: subjects.subject(of: 0))
      #expect(try first.inbox.wait(for: 7) == [7])
      #expect(bus.work.malformed == Int64(lies.count))
      #expect(bus.work.receivedMessages == 1)
      second.publish(8, to: 1)
      try first.inbox.wait(for: 8)
      #expect(bus.work.receivedPackets == Int64(lies.count) + 2)
    }

    @Test func clustersOfOneServerDoNotHearOneAnother() throws {
      let world = try NATSWorld()
      let (first, _) = try world.open(as: 1)
      let (second, _) = try world.open(as: 2)
      let (other, _) = try world.open(as: 2, options: { $0.cluster = "other" })
      let (otherSender, _) = try world.open(as: 1, options: { $0.cluster = "other" })
      first.publish(1, to: 2)
      first.publish(2, to: 0)
      otherSender.publish(3, to: 0)
      #expect(try second.inbox.wait(for: 2) == [1, 2])
      #expect(try other.inbox.wait(for: 3) == [3])
    }

    // MARK: sizes

    @Test func largePayloadsStayInTheStore() throws {
      let world = try NATSWorld()
      let (first, bus) = try world.open(as: 1)
      let (second, _) = try world.open(as: 2)
      let sizes = [60_000, 70_000, 3 << 20]
      first.bus.publish(
        sizes.enumerated().map { BusInbox.announcement(of: Int64($0), sequence: 9, payload: payload($1)) }, to: 2)
      try second.inbox.wait(for: 2)
      let kinds = second.inbox.messages.map { message in
        switch message {
        case .announcement(let announcement): announcement.payload.value == payload(60_000) ? "whole" : "changed"
        case .entry(_, 9, [], nil): "entry"
        default: "other"
        }
      }
      #expect(kinds == ["whole", "entry", "entry"])
      #expect(bus.work.oversized == 0)
    }

    /// The server says which packets it takes, and a connection that sends others is at an end.
    @Test func packetsFitTheServer() throws {
      let world = try NATSWorld(configuration: "max_payload: 2048")
      let (first, bus) = try world.open(as: 1)
      let (second, _) = try world.open(as: 2)
      let audience = (1...2000).map {
        Recipient(
          session: SessionID(2 << 40 | UInt64($0)), account: AccountNumber(rawValue: Int64($0)), followsGroups: true)
      }
      let frame = { (size: Int) -> BusMessage in
        guard case .message(let message) = payload(size) else { preconditionFailure() }
        return .frame(SessionID(2 << 40), .transient(.group("g"), .zero, message), number: 1)
      }
      first.bus.publish([frame(3000), frame(100)], to: 2)
      first.bus.publish([.entry(stream: 1, sequence: 1, audience: audience, except: nil)], to: 2)
      first.bus.publish((2...500).map { BusInbox.announcement(of: $0, payload: payload(100)) }, to: 2)
      try second.inbox.wait(for: 500)
      #expect(bus.work.oversized == 1)
      #expect(bus.work.connections == 1)
      let messages = second.inbox.messages
      #expect(messages.count { if case .frame = $0 { true } else { false } } == 1)
      let reached = messages.flatMap { message -> [Recipient] in
        guard case .entry(1, 1, let audience, nil) = message else { return [] }
        return audience
      }
      #expect(reached == audience)
      #expect(second.inbox.streams.filter { $0 > 1 } == Array(2...500))
    }

    /// A hub that takes messages slower than they arrive misses some; the others stay in order.
    @Test func aSlowHubMissesMessages() throws {
      let world = try NATSWorld()
      let (gate, entered) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let (second, slow) = try world.open(
        as: 2,
        { _, stream in
          guard stream == 0 else { return }
          entered.signal()
          gate.wait()
        }, options: { $0.pendingBytes = 200_000 })
      let (first, bus) = try world.open(as: 1)
      first.publish(0, to: 2)
      entered.wait()
      for stream in 1...100 as ClosedRange<Int64> {
        first.bus.publish([BusInbox.announcement(of: stream, payload: payload(50_000))], to: 2)
      }
      try waitUntil("missed packets") { slow.work.missed > 0 && bus.work.publishedMessages == 101 }
      gate.signal()
      try waitUntil("what waited") {
        first.publish(1000, to: 2); return second.inbox.streams.contains(1000)
      }
      let streams = second.inbox.streams
      #expect(streams == streams.sorted() && streams.count < 100 + streams.count { $0 == 1000 })
      #expect(slow.isConnected)
    }
  }
#endif
