#if Server && Remote && os(Linux)
  import Dispatch
  import Foundation
  import ParlanceCore
  import ParlanceRemote
  import TestSupport
  import Testing

  /// Servers that do what none should. Whatever they do, a socket reports one end, and the process lives on unharmed.
  @Suite struct MisbehavingServerTests {
    /// A socket and what it reported.
    private struct Probe {
      let socket: any WebSocket
      let events = EventBox<WebSocketEvent>("event of a socket")

      init(_ server: ScriptedServer, limit: Int = WebSocketRequest.usualLimit) throws {
        let url = try GatewayAddress.parse("ws://127.0.0.1:\(server.port)")
        let events = events
        socket = SystemWebSocket(
          WebSocketRequest(url: url, limit: limit), queue: DispatchQueue(label: "test.socket")
        ) { events.add($0) }
        socket.open()
      }

      /// Waits for the end.
      ///
      /// - returns: The end, and whether the socket was open before.
      func end() async throws -> (WebSocketEnd, wasOpen: Bool) {
        var wasOpen = false
        while true {
          switch try await events.next() {
          case .opened: wasOpen = true
          case .closed(let end): return (end, wasOpen)
          case .message, .pong: break
          }
        }
      }

      /// Waits until the socket is open.
      func opened() async throws { #expect(try await events.next() == .opened) }
    }

    /// Shows that the sockets' thread works, after what may have harmed it: the library has the memory of what ended.
    private func expectServiceIsUnharmed() async throws {
      let server = try await ScriptedServer()
      for _ in 0..<5 {
        let probe = try Probe(server)
        try await probe.opened()
        let number = try await server.nextOpen()
        probe.socket.send([UInt8](repeating: 7, count: 20_000))
        #expect(try await server.nextMessage().bytes.count == 20_000)
        try await server.send([UInt8](repeating: 8, count: 20_000), to: number)
        #expect(try await probe.events.next() == .message([UInt8](repeating: 8, count: 20_000)))
        probe.socket.close(.normal)
        #expect(try await server.nextClose().code == 1000)
      }
    }

    /// The library itself gives up after some ten seconds, here before the link does.
    @Test func aHandshakeWithoutAnAnswerEndsAndCanBeDroppedThen() async throws {
      let server = try await ScriptedServer(["silent": true])
      let probe = try Probe(server)
      let (_, wasOpen) = try await probe.end()
      #expect(!wasOpen)
      probe.socket.close(nil)
      probe.socket.close(.normal)
      try await expectServiceIsUnharmed()
      #expect(probe.events.pending.isEmpty)
    }

    @Test func aHandshakeWithoutAnAnswerCanBeDropped() async throws {
      let server = try await ScriptedServer(["silent": true])
      let probe = try Probe(server)
      _ = try await server.events.next()
      probe.socket.close(nil)
      #expect(try await probe.end().wasOpen == false)
      _ = try await server.nextClose()
      try await expectServiceIsUnharmed()
      #expect(probe.events.pending.isEmpty)
    }

    @Test func aServerMayGoAtEveryPointOfTheHandshake() async throws {
      let server = try await ScriptedServer(["cuts": true])
      var count = 0
      while true {
        let probe = try Probe(server)
        guard case .closed = try await probe.events.next() else { break }
        count += 1
        probe.socket.close(nil)
      }
      #expect(count > 120)
      try await expectServiceIsUnharmed()
    }

    @Test(arguments: [
      "", "\r\n\r\n", "nonsense", "HTTP/1.1\r\n\r\n", "HTTP/1.1 101\r\n\r\n", "HTTP/1.1 101 Yes\r\nupgrade: x\r\n\r\n",
      "HTTP/1.1 101 Yes\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: no\r\n"
        + "sec-websocket-protocol: parlance.1\r\nsec-websocket-extensions: permessage-deflate\r\n\r\n",
      "HTTP/1.1 101 Yes\r\n" + String(repeating: "a", count: 100_000) + ": b\r\n\r\n",
      "HTTP/1.1 101 Yes\r\nx: " + String(repeating: "a", count: 100_000) + "\r\n\r\n",
      "HTTP/1.1 101 Yes\r\n" + String(repeating: "upgrade: websocket\r\n", count: 5000) + "\r\n",
      "HTTP/1.1 200 Yes\r\ncontent-length: 5\r\n\r\nhello", "HTTP/1.1 302 Go\r\nlocation: ws://127.0.0.1:1/\r\n\r\n",
      "HTTP/1.1 200 Yes\r\ntransfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n",
      String(decoding: (0..<3000).map { UInt8(truncatingIfNeeded: $0 &* 7919 % 127) }, as: UTF8.self),
    ])
    func anAnswerThatIsNoneEndsTheSocket(_ answer: String) async throws {
      let server = try await ScriptedServer(["answer": answer])
      let probe = try Probe(server)
      let number = try await server.nextOpen()
      try await server.drop(number)
      #expect(try await probe.end().wasOpen == false)
      try await expectServiceIsUnharmed()
    }

    @Test(arguments: [10, 8_192, 20_000, 1_000_000])
    func aMessageOfTextIsRefused(_ count: Int) async throws {
      let server = try await ScriptedServer()
      let probe = try Probe(server)
      try await probe.opened()
      let number = try await server.nextOpen()
      try await server.flood(number, count: count, kind: 1)
      try await server.send([1, 2, 3], to: number)
      #expect(try await probe.end().0 == WebSocketEnd(code: .protocolError, reason: "a message of text"))
      #expect(try await server.nextClose().code == 1002)
      try await expectServiceIsUnharmed()
      #expect(probe.events.pending.isEmpty)
    }

    @Test(arguments: [100_001, 108_192, 5_000_000, 40_000_000])
    func aMessageAboveTheLimitIsRefusedHoweverLargeItIs(_ count: Int) async throws {
      let server = try await ScriptedServer()
      let probe = try Probe(server, limit: 100_000)
      try await probe.opened()
      let number = try await server.nextOpen()
      try await server.flood(number, count: count)
      try await server.flood(number, count: 100_000)
      #expect(try await probe.end().0 == WebSocketEnd(code: .tooLarge, reason: "a message that is too large"))
      #expect(try await server.nextClose().code == 1009)
      try await expectServiceIsUnharmed()
      #expect(probe.events.pending.isEmpty)
    }

    @Test func aMessageAsLargeAsTheLimitIsTaken() async throws {
      let server = try await ScriptedServer()
      let probe = try Probe(server, limit: 100_000)
      try await probe.opened()
      try await server.flood(try await server.nextOpen(), count: 100_000)
      #expect(try await probe.events.next() == .message([UInt8](repeating: 90, count: 100_000)))
    }

    /// Frames that break the rules: unknown kinds, lengths out of range, control frames in pieces, a piece of nothing, and
    /// bytes without sense.
    @Test func garbageEndsTheSocketAndNothingElse() async throws {
      var samples: [[UInt8]] = [
        [0x83, 1, 0], [0xF2, 0], [0x80, 3, 1, 2, 3], [0x08, 0], [0x89, 126, 0, 200], [0x88, 127], [0x88, 1, 3],
        [0x82, 127, 255, 255, 255, 255, 255, 255, 255, 255], [0x82, 127, 127, 255, 255, 255, 255, 255, 255, 255, 1, 2],
        [0x02, 2, 1, 2, 0x82, 1, 3], [0x82, 0x85, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        [0x8A, 125] + [UInt8](repeating: 1, count: 125),
        [0x89, 125] + [UInt8](repeating: 1, count: 125) + [0x88, 125] + [UInt8](repeating: 3, count: 125),
      ]
      var seed: UInt64 = 1
      for count in 1...60 {
        samples.append(
          (0..<count * 40).map { _ in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: seed >> 40)
          })
      }
      let server = try await ScriptedServer()
      for sample in samples {
        let probe = try Probe(server)
        try await probe.opened()
        let number = try await server.nextOpen()
        try await server.sendRaw(sample, to: number)
        try await server.drop(number)
        _ = try await probe.end()
        #expect(probe.events.pending.isEmpty)
      }
      try await expectServiceIsUnharmed()
    }

    @Test func aMessageInPiecesComesWhole() async throws {
      let server = try await ScriptedServer()
      let probe = try Probe(server)
      try await probe.opened()
      let number = try await server.nextOpen()
      let first = [UInt8](repeating: 1, count: 9000)
      // A piece, a ping between two, an empty piece, and the last one; the bytes come a few at a time.
      let bytes: [UInt8] =
        [0x02, 126, UInt8(9000 >> 8), UInt8(9000 & 255)] + first + [0x89, 2, 5, 5] + [0x00, 0] + [0x80, 3, 7, 8, 9]
      for start in stride(from: 0, to: bytes.count, by: 997) {
        try await server.sendRaw(Array(bytes[start..<min(start + 997, bytes.count)]), to: number)
      }
      #expect(try await probe.events.next() == .message(first + [7, 8, 9]))
      for byte in [0x82, 3, 4, 5, 6] as [UInt8] { try await server.sendRaw([byte], to: number) }
      #expect(try await probe.events.next() == .message([4, 5, 6]))
    }

    @Test func aServerMayGoAtEveryPointOfAnAnswerOverHTTP() async throws {
      let server = try await ScriptedServer([
        "cuts": true, "answer": "HTTP/1.1 200 OK\r\ncontent-type: x/y\r\ncontent-length: 12\r\n\r\nhello, world",
      ])
      let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/file"))
      var ends: [HTTPFetchEvent] = []
      while ends.last != .finished && ends.count < 500 {
        let events = EventBox<HTTPFetchEvent>("event of a request")
        let fetch = SystemHTTPFetch(
          HTTPFetchRequest("GET", url), queue: DispatchQueue(label: "test.fetch")
        ) { events.add($0) }
        fetch.begin()
        var event = try await events.next()
        while true {
          if case .failed = event { break }
          if event == .finished { break }
          event = try await events.next()
        }
        ends.append(event)
        fetch.cancel()
      }
      #expect(ends.count > 70)
      try await expectServiceIsUnharmed()
    }
  }
#endif
