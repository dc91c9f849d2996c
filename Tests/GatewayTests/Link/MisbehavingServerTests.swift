#if Server && Remote && os(Linux)
  import Dispatch
  import Foundation
  import ParlanceCore
  import ParlanceRemote
  import TestSupport
  import Testing

  /// Servers that do what none should. Whatever they do, a socket reports one end, and the process lives on unharmed.
  @Suite struct MisbehavingServerTests {
    /// A socket and its events.
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

    /// The socket itself gives up after some ten seconds, here before the link does.
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

    /// Each byte comes in time, and the answer never does.
    @Test func anAnswerThatComesTooSlowlyEndsTheSocket() async throws {
      let server = try await ScriptedServer(["drips": true])
      let probe = try Probe(server)
      #expect(try await probe.end() == (WebSocketEnd(reason: "the server did not answer in time"), wasOpen: false))
      _ = try await server.nextClose()
    }

    @Test func anAnswerWithoutAnEndEndsTheSocket() async throws {
      let server = try await ScriptedServer(["endless": true])
      let probe = try Probe(server)
      #expect(try await probe.end().wasOpen == false)
      _ = try await server.nextClose()
      try await expectServiceIsUnharmed()
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
    func invalidAnswerEndsTheSocket(_ answer: String) async throws {
      let server = try await ScriptedServer(["answer": answer])
      let probe = try Probe(server)
      let number = try await server.nextOpen()
      try await server.drop(number)
      #expect(try await probe.end().wasOpen == false)
      try await expectServiceIsUnharmed()
    }

    /// The server keeps the connection open after an answer that does not accept the handshake.
    @Test(arguments: [
      "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok", "HTTP/1.1 404 Not Found\r\ncontent-length: 5\r\n\r\nnope!",
      "HTTP/1.1 503 Busy\r\n\r\n", "HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n",
      "HTTP/1.1 401 No\r\nwww-authenticate: Basic realm=\"a\"\r\ncontent-length: 0\r\n\r\n",
      "HTTP/1.1 100 Continue\r\n\r\n", agreement(proof: "AAAAAAAAAAAAAAAAAAAAAAAAAAA="), agreement(proof: nil),
      agreement(upgrade: ""), agreement(upgrade: "upgrade: websocket\r\n"),
      agreement(upgrade: "upgrade: h2c\r\nconnection: Upgrade\r\n"), agreement(subprotocol: "other"),
      agreement(subprotocol: ""), agreement(further: "sec-websocket-protocol: parlance.1\r\n"),
      agreement(version: "1.0"), agreement(status: 200),
      agreement(further: "sec-websocket-extensions: permessage-deflate\r\n"), agreement(further: "x: a\0b\r\n"),
      agreement(further: "sec-websocket-accept: {accept}\r\n"),
    ])
    func anAnswerThatDoesNotAgreeEndsTheSocketThoughTheServerStays(_ answer: String) async throws {
      // What follows would be three messages.
      let server = try await ScriptedServer(["answer": answer, "glued": Self.messages(3).hexadecimal])
      let probe = try Probe(server)
      let (end, wasOpen) = try await probe.end()
      #expect(!wasOpen && end.code == nil && !end.reason.isEmpty)
      _ = try await server.nextClose()
      #expect(probe.events.pending.isEmpty)
    }

    /// An answer that accepts the handshake, except for the given parts.
    private static func agreement(
      version: String = "1.1", status: Int = 101,
      upgrade: String = "upgrade: websocket\r\nconnection: Upgrade\r\n", proof: String? = "{accept}",
      subprotocol: String = "parlance.1", further: String = ""
    ) -> String {
      "HTTP/\(version) \(status) Yes\r\n" + upgrade + (proof.map { "sec-websocket-accept: \($0)\r\n" } ?? "")
        + (subprotocol.isEmpty ? "" : "sec-websocket-protocol: \(subprotocol)\r\n") + further + "\r\n"
    }

    /// The frames of `count` small messages.
    private static func messages(_ count: Int) -> [UInt8] { (0..<count).flatMap { [0x82, 2, 69, UInt8($0)] } }

    /// In one piece with the answer, and byte by byte.
    @Test(arguments: [100_000, 1])
    func messagesRightBehindTheAnswerAreTheFirst(_ size: Int) async throws {
      let server = try await ScriptedServer([
        "answer": Self.agreement(), "glued": Self.messages(3).hexadecimal, "pieces": size,
      ])
      let probe = try Probe(server)
      try await probe.opened()
      for index in 0..<3 as Range<UInt8> { #expect(try await probe.events.next() == .message([69, index])) }
      probe.socket.close(.normal)
      #expect(try await server.nextClose().code == 1000)
      #expect(try await probe.end().0.code == .normal)
    }

    /// Bytes that a server sends at once, the number of messages that they contain, and the close code that follows.
    private struct Sample {
      let name: String
      let bytes: [UInt8]
      var times = 1
      var messages = 0
      let code: Int?
      var reason: String?
      /// The code that the server gets.
      var answer: Int?
    }

    private static let noFrame = "malformed frame"
    private static let samples: [Sample] = [
      Sample(name: "text", bytes: [0x81, 5] + Array("hello".utf8), code: 1002, reason: "text message"),
      Sample(name: "masked", bytes: [0x82, 0x82, 0, 0, 0, 0, 69, 69], times: 3, code: 1002, reason: noFrame),
      Sample(name: "a reserved bit", bytes: [0xC2, 2, 69, 69], times: 3, code: 1002, reason: noFrame),
      Sample(name: "opcode 3", bytes: [0x83, 2, 69, 69], code: 1002, reason: noFrame),
      Sample(name: "opcode 11", bytes: [0x8B, 2, 69, 69], code: 1002, reason: noFrame),
      Sample(
        name: "a ping of 126", bytes: [0x89, 126, 0, 126] + [UInt8](repeating: 1, count: 126), code: 1002,
        reason: noFrame),
      Sample(
        name: "a length of 2^62", bytes: [0x82, 127, 0x40, 0, 0, 0, 0, 0, 0, 0, 69], code: 1009,
        reason: "message too large"),
      Sample(name: "a piece of nothing", bytes: [0x80, 2, 69, 69], code: 1002, reason: noFrame),
      Sample(
        name: "a message within another", bytes: [0x02, 1, 69, 0x00, 1, 69, 0x82, 1, 69], code: 1002, reason: noFrame),
      Sample(name: "close 1000", bytes: [0x88, 2, 3, 0xE8], code: 1000, reason: "", answer: 1000),
      Sample(
        name: "close 4013 with a reason", bytes: [0x88, 7, 0x0F, 0xAD] + Array("later".utf8), code: 4013,
        reason: "later", answer: 4013),
      Sample(name: "a close without a code", bytes: [0x88, 0], code: nil, reason: "", answer: 0),
      Sample(name: "close 999", bytes: [0x88, 2, 3, 0xE7], code: 1002, reason: noFrame),
      Sample(name: "close 1005", bytes: [0x88, 2, 3, 0xED], code: 1002, reason: noFrame),
      Sample(name: "a close of one byte", bytes: [0x88, 1, 97], code: 1002, reason: noFrame),
      Sample(name: "invalid text", bytes: [0x88, 4, 3, 0xE8, 0xFF, 0xFE], code: 1007),
      Sample(name: "messages behind a close", bytes: [0x88, 2, 3, 0xE8] + messages(3), code: 1000, answer: 1000),
      Sample(name: "messages before a close", bytes: messages(3) + [0x88, 2, 3, 0xE9], messages: 3, code: 1001),
    ]

    @Test(arguments: 0..<samples.count)
    func framesEndTheSocketWithTheirCode(_ index: Int) async throws {
      let sample = Self.samples[index]
      let server = try await ScriptedServer()
      let probe = try Probe(server)
      try await probe.opened()
      try await server.sendRaw(sample.bytes, times: sample.times, to: try await server.nextOpen())
      for index in 0..<sample.messages {
        #expect(try await probe.events.next() == .message([69, UInt8(index)]), "\(sample.name)")
      }
      guard case .closed(let end) = try await probe.events.next() else {
        Issue.record("\(sample.name): another event")
        return
      }
      #expect(end.code.map { Int($0.rawValue) } == sample.code, "\(sample.name)")
      if let reason = sample.reason { #expect(end.reason == reason, "\(sample.name)") }
      let answer = try await server.nextClose().code
      #expect(answer == sample.answer ?? sample.code, "\(sample.name)")
      #expect(probe.events.pending.isEmpty, "\(sample.name)")
    }

    /// Pieces that are above the limit together, but not one by one.
    @Test func aMessageInPiecesAboveTheLimitIsRefused() async throws {
      let server = try await ScriptedServer()
      let probe = try Probe(server, limit: 4 << 20)
      try await probe.opened()
      let number = try await server.nextOpen()
      let piece = [UInt8](repeating: 69, count: 60_000)
      try await server.sendRaw([0x02, 126, 0xEA, 0x60] + piece, to: number)
      try await server.sendRaw([0x00, 126, 0xEA, 0x60] + piece, times: 200, to: number)
      #expect(try await probe.end().0 == WebSocketEnd(code: .tooLarge, reason: "message too large"))
      #expect(try await server.nextClose().code == 1009)
    }

    @Test(arguments: [false, true])
    func aServerMayGoWithinAFrame(_ resets: Bool) async throws {
      let server = try await ScriptedServer()
      let probe = try Probe(server)
      try await probe.opened()
      let number = try await server.nextOpen()
      try await server.sendRaw([0x82, 126, 3, 0xE8] + [UInt8](repeating: 69, count: 500), to: number)
      if resets { try await server.reset(number) } else { try await server.drop(number) }
      #expect(try await probe.end().0 == WebSocketEnd(reason: "the connection was lost"))
      #expect(probe.events.pending.isEmpty)
    }

    /// The last of many pings is answered, and as many of the earlier ones as there is room for.
    @Test func pingsAreAnsweredAndNeverPileUp() async throws {
      let server = try await ScriptedServer()
      let probe = try Probe(server)
      try await probe.opened()
      let number = try await server.nextOpen()
      try await server.sendRaw([0x89, 100] + [UInt8](repeating: 7, count: 100), times: 200_000, to: number)
      try await server.sendRaw([0x89, 3, 1, 2, 3] + Self.messages(1), to: number)
      #expect(try await probe.events.next() == .message([69, 0]))
      var pongs: [[UInt8]] = []
      while pongs.last != [1, 2, 3] {
        if case .pong(number, let bytes) = try await server.events.next() { pongs.append(bytes) }
      }
      #expect(pongs.count < 20_000)
      #expect(pongs.dropLast().allSatisfy { $0 == [UInt8](repeating: 7, count: 100) })
    }

    /// An app that does not keep up slows the server down; messages that it does not take stay with the server.
    @Test func messagesThatTheAppDoesNotHandleAreNotRead() async throws {
      let server = try await ScriptedServer()
      let url = try GatewayAddress.parse("ws://127.0.0.1:\(server.port)")
      let queue = DispatchQueue(label: "test.socket")
      let events = EventBox<WebSocketEvent>("event of a socket")
      let socket = SystemWebSocket(WebSocketRequest(url: url), queue: queue) { events.add($0) }
      socket.open()
      #expect(try await events.next() == .opened)
      let number = try await server.nextOpen()
      queue.suspend()
      var taken = 0
      do {
        // One that is released must not be suspended.
        defer { queue.resume() }
        try server.stuff(number, count: 256 << 20)
        while taken == 0 { if case .stuffed(let count) = try await server.events.next() { taken = count } }
      }
      // The system's own buffers of a connection are not part of the limit.
      #expect((4 << 20..<64 << 20).contains(taken))
      for _ in 0..<taken / 65_546 {
        #expect(try await events.next() == .message([UInt8](repeating: 90, count: 65_536)))
      }
      socket.close(.normal)
      #expect(try await server.nextClose().code == 1000)
    }

    @Test func unsentBytesAreCounted() async throws {
      let server = try await ScriptedServer(["digests": true])
      let probe = try Probe(server)
      try await probe.opened()
      try await server.mute()
      let message = [UInt8](repeating: 7, count: 16 << 20)
      for _ in 0..<4 { probe.socket.send(message) }
      #expect(probe.socket.backlog > 16 << 20)
      try await server.unmute()
      for _ in 0..<4 { try await server.expectMessage(message) }
      // The answer is handled after all that was written before.
      probe.socket.ping()
      #expect(try await probe.events.next() == .pong)
      #expect(probe.socket.backlog == 0)
    }

    @Test func aServerThatDoesNotAnswerACloseIsNotWaitedForLong() async throws {
      let server = try await ScriptedServer()
      let probe = try Probe(server)
      try await probe.opened()
      try await server.mute()
      probe.socket.close(.normal)
      #expect(try await probe.end().0.code == nil)
      #expect(probe.events.pending.isEmpty)
    }

    @Test func unreferencedSocketIsClosed() async throws {
      let server = try await ScriptedServer()
      var probe: Probe? = try Probe(server)
      try await probe?.opened()
      _ = try await server.nextOpen()
      probe?.socket.send([1, 2, 3])
      probe = nil
      #expect(try await server.nextMessage().bytes == [1, 2, 3])
      #expect(try await server.nextClose().code == 1000)
    }

    @Test func unreferencedAttemptIsAbandoned() async throws {
      let server = try await ScriptedServer(["silent": true])
      var probe: Probe? = try Probe(server)
      _ = try await server.events.next()
      #expect(probe != nil)
      probe = nil
      _ = try await server.nextClose()
    }

    @Test(arguments: [10, 8_192, 20_000, 1_000_000])
    func aMessageOfTextIsRefused(_ count: Int) async throws {
      let server = try await ScriptedServer()
      let probe = try Probe(server)
      try await probe.opened()
      let number = try await server.nextOpen()
      try await server.flood(number, count: count, kind: 1)
      try await server.send([1, 2, 3], to: number)
      #expect(try await probe.end().0 == WebSocketEnd(code: .protocolError, reason: "text message"))
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
      #expect(try await probe.end().0 == WebSocketEnd(code: .tooLarge, reason: "message too large"))
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
