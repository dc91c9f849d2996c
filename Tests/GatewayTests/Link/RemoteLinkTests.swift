#if Server && Remote
  import ParlanceCore
  import ParlanceRemote
  import TestSupport
  import Testing

  /// A link to a server that the test controls.
  @Suite struct RemoteLinkTests {
    @Test func framesAreHeldUntilTheSocketIsOpenAndKeepTheirOrder() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      bench.submit(1, 2)
      bench.submit(3)
      #expect(bench.link.isReachable)
      guard case .request(_, let text) = try await bench.server.events.next() else {
        Issue.record("no request came first")
        return
      }
      let lines = text.split(separator: "\r\n").map { $0.lowercased() }
      #expect(lines.first == "get /v1/link http/1.1")
      #expect(lines.contains("sec-websocket-protocol: parlance.1"))
      #expect(lines.contains("host: 127.0.0.1:\(bench.server.port)") || lines.contains("host: 127.0.0.1"))
      #expect(try LinkBench.numbers(try await bench.server.nextMessage().bytes) == [1, 2])
      #expect(try LinkBench.numbers(try await bench.server.nextMessage().bytes) == [3])
      bench.submit(4)
      #expect(try LinkBench.numbers(try await bench.server.nextMessage().bytes) == [4])
    }

    @Test func headersOfTheRequestAreSent() async throws {
      let bench = try LinkBench(try await ScriptedServer(), token: nil) {
        $0.headers = ["X-Shop": "north", "X-App": "till"]
      }
      bench.submit(1)
      guard case .request(_, let text) = try await bench.server.events.next() else {
        Issue.record("no request came first")
        return
      }
      let lines = text.split(separator: "\r\n").map { $0.lowercased() }
      #expect(lines.contains("x-shop: north"))
      #expect(lines.contains("x-app: till"))
    }

    @Test func repliesReachTheReceiverInOrderAndOnlyThoseThatItWaitsFor() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      bench.submit(1, 2, 3)
      let number = try await bench.server.nextMessage().number
      try await bench.server.send(LinkBench.replies(2), to: number)
      try await bench.server.send(LinkBench.replies(77), to: number)
      try await bench.server.send(LinkBench.replies(3, 1, 2), to: number)
      #expect(try await bench.nextReplies() == [2])
      #expect(try await bench.nextReplies() == [3, 1])
    }

    @Test func aRefusedConnectionIsReportedAndTriedAgain() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      try await bench.server.stopListening()
      bench.submit(1)
      #expect(try await bench.nextChange() == false)
      #expect(!bench.link.isReachable)
      bench.submit(2)
      try await bench.server.listen()
      bench.clock.advance(byMilliseconds: 2000)
      #expect(try await bench.nextChange() == true)
      #expect(bench.link.isReachable)
      // The earlier requests belonged to another session.
      bench.submit(3)
      #expect(try LinkBench.numbers(try await bench.server.nextMessage().bytes) == [3])
    }

    /// A server that was away for 14 or 40 seconds had its devices back ten seconds later.
    @Test(arguments: [14, 40])
    func aLinkIsBackWithinTwoSecondsOfItsServer(_ seconds: Int) async throws {
      let bench = try LinkBench(try await ScriptedServer())
      let number = try await bench.connect()
      try await bench.server.stopListening()
      try await bench.server.drop(number)
      #expect(try await bench.nextChange() == false)
      _ = try await bench.released.next()
      for _ in 0..<seconds / 2 {
        bench.clock.advance(byMilliseconds: 2000)
        // The attempt has failed.
        _ = try await bench.released.next()
      }
      try await bench.server.listen()
      bench.clock.advance(byMilliseconds: 2000)
      #expect(try await bench.nextChange() == true)
    }

    @Test func sendingEndsThePauseOfALink() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      try await bench.server.stopListening()
      bench.submit(1)
      #expect(try await bench.nextChange() == false)
      try await bench.server.listen()
      // The clock stands still.
      bench.link.hasten()
      #expect(try await bench.nextChange() == true)
    }

    @Test(arguments: [401, 302, 503])
    func aServerThatDoesNotLetInIsAnAttemptThatFailed(_ status: Int) async throws {
      let bench = try LinkBench(try await ScriptedServer(["status": status]))
      bench.submit(1)
      #expect(try await bench.nextChange() == false)
    }

    @Test(arguments: ["", "parlance.9"])
    func aServerOfAnotherProtocolIsAnAttemptThatFailed(_ subprotocol: String) async throws {
      let bench = try LinkBench(try await ScriptedServer(["subprotocol": subprotocol]))
      bench.submit(1)
      #expect(try await bench.nextChange() == false)
      #expect(bench.link.lastEnd?.reason.isEmpty == false)
    }

    @Test func aHostThatIsNotKnownIsAnAttemptThatFailed() async throws {
      let bench = try LinkBench(try await ScriptedServer(), host: "gateway.invalid")
      bench.submit(1)
      #expect(try await bench.nextChange() == false)
      #expect(bench.link.lastEnd?.reason == "the host is not known")
    }

    @Test func aServerThatDoesNotAnswerIsGivenUpAfterTenSeconds() async throws {
      let bench = try LinkBench(try await ScriptedServer(["silent": true]))
      bench.submit(1)
      guard case .request = try await bench.server.events.next() else {
        Issue.record("no request came first")
        return
      }
      bench.clock.advance(byMilliseconds: 10_000)
      #expect(try await bench.nextChange() == false)
      #expect(try await bench.server.nextClose().number == 1)
    }

    @Test func aServerThatGoesInTheMiddleOfAReplyLosesTheSession() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      let number = try await bench.connect()
      let reply = LinkBench.replies(1)
      try await bench.server.sendRaw([0x82, UInt8(reply.count)] + reply.dropLast(2), to: number)
      try await bench.server.drop(number)
      #expect(try await bench.nextChange() == false)
      bench.clock.advance(byMilliseconds: 2000)
      #expect(try await bench.nextChange() == true)
      #expect(try await bench.connect(2) == 2)
      // The call of the lost session is forgotten.
      try await bench.server.send(LinkBench.replies(1, 2), to: 2)
      #expect(try await bench.nextReplies() == [2])
    }

    @Test func aPeerThatAnswersPingsIsKept() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      let number = try await bench.connect()
      for call in 2...4 as ClosedRange<UInt64> {
        bench.clock.advance(byMilliseconds: call == 2 ? 20_000 : 10_000)
        guard case .ping = try await bench.server.events.next() else {
          Issue.record("no ping came")
          return
        }
        // Behind the pong comes a reply, so that the test knows when the pong was there.
        bench.submit(call)
        _ = try await bench.server.nextMessage()
        try await bench.server.send(LinkBench.replies(call), to: number)
        #expect(try await bench.nextReplies() == [call])
        bench.clock.advance(byMilliseconds: 10_000)
      }
      #expect(bench.link.isReachable)
    }

    @Test func aPeerThatReadsAndAnswersNothingIsGivenUp() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      _ = try await bench.connect()
      try await bench.server.mute()
      bench.clock.advance(byMilliseconds: 20_000)
      #expect(bench.link.isReachable)
      bench.clock.advance(byMilliseconds: 10_000)
      #expect(try await bench.nextChange() == false)
      bench.clock.advance(byMilliseconds: 2000)
      #expect(try await bench.nextChange() == true)
    }

    @Test func aPacketThatCannotBeUnderstoodEndsTheSession() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      let number = try await bench.connect()
      try await bench.server.send([1, 2, 200], to: number)
      #expect(try await bench.nextChange() == false)
      #expect(try await bench.server.nextClose().code == 1002)
    }

    @Test func aMessageOfTextEndsTheSession() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      let number = try await bench.connect()
      try await bench.server.send(Array("hello".utf8), to: number, kind: 1)
      #expect(try await bench.nextChange() == false)
      #expect(try await bench.server.nextClose().code == 1002)
    }

    @Test func aPacketThatIsTooLargeEndsTheSession() async throws {
      let bench = try LinkBench(try await ScriptedServer(), token: nil) { $0.limit = 100_000 }
      let number = try await bench.connect()
      try await bench.server.send([UInt8](repeating: 1, count: 100_001), to: number)
      #expect(try await bench.nextChange() == false)
      #expect(bench.link.lastEnd?.code == .tooLarge)
    }

    @Test func aLargePacketComesWhole() async throws {
      let bench = try LinkBench(try await ScriptedServer())
      let number = try await bench.connect()
      let numbers = (2...50_000).map { UInt64($0) }
      bench.link.submit(numbers.map { OutboundFrame(number: $0, call: TimeCall()) })
      _ = try await bench.server.nextMessage()
      let replies = numbers.map { InboundFrame.reply($0, .success(Timestamp(milliseconds: 5))) }
      try await bench.server.send(FrameCodec.encode(inbound: replies), to: number)
      #expect(try await bench.nextReplies() == numbers)
    }

    @Test(arguments: [1001, 1008, 4013, 4000])
    func aCloseByTheGatewayIsALostLinkThatComesBack(_ code: Int) async throws {
      let bench = try LinkBench(try await ScriptedServer())
      let number = try await bench.connect()
      try await bench.server.close(number, code: code)
      #expect(try await bench.nextChange() == false)
      let end = WebSocketEnd(code: WebSocketCloseCode(rawValue: UInt16(code)), reason: "because")
      #expect(bench.link.lastEnd == end)
      bench.clock.advance(byMilliseconds: 10_000)
      #expect(try await bench.nextChange() == true)
    }
  }
#endif
