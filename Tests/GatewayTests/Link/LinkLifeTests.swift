#if Server && Remote
  import ParlanceCore
  import ParlanceRemote
  import TestSupport
  import Testing

  /// The ends of sessions, links and sockets.
  @Suite struct LinkLifeTests {
    @Test func anInterruptionEndsTheSessionAndTheNextFrameBeginsAnother() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      _ = try await bench.connect()
      bench.link.interrupt()
      #expect(bench.link.isReachable)
      #expect(try await bench.server.nextClose().code == 1000)
      #expect(try await bench.connect(2) == 2)
      // The call of the earlier session is forgotten.
      try await bench.server.send(LinkBench.replies(1, 2), to: 2)
      #expect(try await bench.nextReplies() == [2])
    }

    @Test func requestsSubmittedBeforeTheCloseAreSent() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      _ = try await bench.connect()
      bench.submit(2)
      bench.link.close()
      #expect(try LinkBench.numbers(try await bench.server.nextMessage().bytes) == [2])
      #expect(try await bench.server.nextClose().code == 1000)
    }

    @Test func nothingComesAfterACloseFromACallback() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      bench.submit(1, 2)
      let number = try await bench.server.nextMessage().number
      let link = bench.link
      bench.receiver.react { link.close() }
      // In one piece, so that both are there when the first is handled.
      let first = LinkBench.replies(1)
      let second = LinkBench.replies(2)
      try await bench.server.sendRaw(
        [0x82, UInt8(first.count)] + first + [0x82, UInt8(second.count)] + second, to: number)
      #expect(try await bench.nextReplies() == [1])
      #expect(try await bench.server.nextClose().number == number)
      _ = try await bench.released.next()
      #expect(bench.receiver.happenings.pending.isEmpty)
      bench.submit(3)
      link.interrupt()
      link.setReachable(false)
      #expect(bench.receiver.happenings.pending.isEmpty)
    }

    @Test func aBrokenLinkComesBackWhenItIsRestored() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      let number = try await bench.connect()
      bench.link.setReachable(false)
      #expect(!bench.link.isReachable)
      #expect(try await bench.nextChange() == false)
      #expect(try await bench.server.nextClose().number == number)
      bench.submit(2)
      bench.clock.advance(byMilliseconds: 100_000)
      bench.link.setReachable(true)
      #expect(try await bench.nextChange() == true)
      bench.submit(3)
      #expect(try LinkBench.numbers(try await bench.server.nextMessage().bytes) == [3])
    }

    @Test func manyLinksWorkAtOnce() async throws {
      let server = try await ScriptedServer()
      let clock = ManualClock()
      // More than libcurl carries out together.
      let benches = try (0..<150).map { _ in try LinkBench(server, clock: clock) }
      for (index, bench) in benches.enumerated() { bench.submit(UInt64(index), 1000) }
      for _ in benches {
        let (number, bytes) = try await server.nextMessage()
        let numbers = try LinkBench.numbers(bytes)
        try await server.send(LinkBench.replies(numbers[1], numbers[0]), to: number)
      }
      for (index, bench) in benches.enumerated() {
        #expect(try await bench.nextReplies() == [1000, UInt64(index)])
      }
    }

    @Test func aLinkThatIsReleasedTakesItsSocketAlong() async throws {
      let server = try await ScriptedServer()
      var bench: LinkBench? = try LinkBench(server)
      weak let link = bench?.link
      let released = bench?.released
      _ = try await bench?.connect()
      bench = nil
      _ = try await released?.next()
      #expect(try await server.nextClose().code == 1000)
      #expect(link == nil)
    }

    @Test func anAttemptThatIsUnderWayGoesWithItsLink() async throws {
      let server = try await ScriptedServer(["silent": true])
      let bench = try LinkBench(server)
      bench.submit(1)
      guard case .request = try await server.events.next() else {
        Issue.record("no request came first")
        return
      }
      bench.link.close()
      #expect(try await server.nextClose().number == 1)
      _ = try await bench.released.next()
      #expect(bench.receiver.happenings.pending.isEmpty)
    }

    @Test func framesAreDividedIntoPackets() async throws {
      var limits = RemoteLink.Limits()
      limits.packetSize = 1 << 16
      let bench = try LinkBench(try await ScriptedServer(), limits: limits)
      let large = RenewTokenCall(token: String(repeating: "a", count: 25_000))
      let huge = RenewTokenCall(token: String(repeating: "b", count: 100_000))
      let calls: [any HubCall] = [large, large, large, huge, large]
      bench.link.submit(calls.enumerated().map { OutboundFrame(number: UInt64($0), call: $1) })
      var numbers: [UInt64] = []
      while numbers.count < calls.count {
        let packet = try await bench.server.nextMessage().bytes
        let inside = try LinkBench.numbers(packet)
        #expect(packet.count <= limits.packetSize || inside == [3])
        numbers += inside
      }
      #expect(numbers == [0, 1, 2, 3, 4])
    }

    @Test(arguments: 0..<3)
    func aLinkForWhichTooMuchWaitsIsLost(_ bound: Int) async throws {
      var limits = RemoteLink.Limits()
      switch bound {
      case 0: limits.waitingBytes = 2
      case 1: limits.heldPackets = 2
      default: limits.calls = 2
      }
      let bench = try LinkBench(try await ScriptedServer(["silent": true]), limits: limits)
      for number in 1...3 as ClosedRange<UInt64> { bench.submit(number) }
      #expect(try await bench.nextChange() == false)
    }

    @Test func unsentBytesOfAnOpenSocketAreBounded() async throws {
      var limits = RemoteLink.Limits()
      limits.waitingBytes = 8 << 20
      let bench = try LinkBench(try await ScriptedServer(), limits: limits)
      _ = try await bench.connect()
      try await bench.server.mute()
      let call = RenewTokenCall(token: String(repeating: "a", count: 1 << 20))
      for number in 2...200 as ClosedRange<UInt64> where bench.link.isReachable {
        bench.link.submit([OutboundFrame(number: number, call: call)])
      }
      #expect(try await bench.nextChange() == false)
    }

    @Test func aTokenForTheGatewayTakesThePlaceOfTheLogins() async throws {
      let bench = try LinkBench(try await ScriptedServer(), token: { "pass of \($0.name)" })
      let login = ConnectCall(
        account: "alice", token: "vendor's", device: "phone", style: "Other", platform: .unknown)
      bench.link.submit([
        OutboundFrame(number: 1, call: login), OutboundFrame(number: 2, call: RenewTokenCall(token: "another")),
      ])
      let requests = try FrameCodec.decode(outbound: try await bench.server.nextMessage().bytes, limit: .max)
      let tokens = requests.compactMap { request -> String? in
        guard case .frame(let frame) = request else { return nil }
        return (frame.call as? ConnectCall)?.token ?? (frame.call as? RenewTokenCall)?.token
      }
      #expect(tokens == ["pass of alice", "pass of alice"])
    }
  }
#endif
