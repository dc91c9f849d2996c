#if Server || Remote
  import ParlanceSockets
  import TestRandomness
  import Testing

  /// Frames and messages that arrive over a WebSocket, in pieces of any size.
  @Suite struct WebSocketReaderTests {
    private let limit = 4 << 20

    /// Everything that arrives when the bytes come in these pieces, and the refusal that ends it.
    private func arrivals(
      _ pieces: [[UInt8]], from sender: WebSocketReader.Sender = .server, limit: Int? = nil
    ) -> ([WebSocketArrival], WebSocketRefusal?) {
      var reader = WebSocketReader(from: sender, limit: limit ?? self.limit)
      var arrivals: [WebSocketArrival] = []
      for piece in pieces {
        let refusal = piece.withUnsafeBytes { bytes -> WebSocketRefusal? in
          var index = 0
          do throws(WebSocketRefusal) {
            while let arrival = try reader.read(bytes, from: &index) { arrivals.append(arrival) }
          } catch { return error }
          #expect(index == bytes.count)
          return nil
        }
        if let refusal { return (arrivals, refusal) }
      }
      return (arrivals, nil)
    }

    /// A stream with every kind of frame, and what arrives of it.
    private func stream(_ sender: WebSocketReader.Sender) -> (bytes: [UInt8], arrivals: [WebSocketArrival]) {
      let mask: [UInt8]? = sender == .client ? [0x12, 0, 0xFF, 0x77] : nil
      func frame(_ opcode: UInt8, _ content: [UInt8], isLast: Bool = true) -> [UInt8] {
        RawFrame(opcode: opcode, content: content, isLast: isLast, mask: mask).bytes
      }
      let bytes =
        frame(2, []) + frame(2, pattern(1)) + frame(2, pattern(125)) + frame(2, pattern(126))
        + frame(2, pattern(3), isLast: false) + frame(9, pattern(5)) + frame(0, [], isLast: false)
        + frame(10, pattern(125)) + frame(0, pattern(300), isLast: false) + frame(9, []) + frame(0, pattern(2))
        + frame(2, [], isLast: false) + frame(0, []) + frame(8, [0x0F, 0xAD] + Array("später".utf8))
      let arrivals: [WebSocketArrival] = [
        .message([]), .message(pattern(1)), .message(pattern(125)), .message(pattern(126)), .ping(pattern(5)), .pong,
        .ping([]), .message(pattern(3) + pattern(300) + pattern(2)), .message([]), .close(code: 4013, reason: "später"),
      ]
      return (bytes, arrivals)
    }

    @Test(arguments: [WebSocketReader.Sender.client, .server])
    func framesAreTheSameHoweverTheirBytesAreDivided(_ sender: WebSocketReader.Sender) {
      let (bytes, expected) = stream(sender)
      #expect(arrivals([bytes], from: sender) == (expected, nil))
      #expect(arrivals(bytes.map { [$0] }, from: sender) == (expected, nil))
      for place in 1..<bytes.count {
        let (came, refusal) = arrivals([Array(bytes[..<place]), Array(bytes[place...])], from: sender)
        #expect(came == expected && refusal == nil, "divided at \(place)")
      }
    }

    @Test(arguments: [WebSocketReader.Sender.client, .server])
    func framesAreTheSameInPiecesOfAnySize(_ sender: WebSocketReader.Sender) {
      let (bytes, expected) = stream(sender)
      var random = SeededRandom(seed: 7)
      for _ in 0..<200 {
        var pieces: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = min(rest.count, 1 + random.below(60))
          pieces.append(Array(rest.prefix(count)))
          rest = rest.dropFirst(count)
        }
        #expect(arrivals(pieces, from: sender) == (expected, nil))
      }
    }

    /// Lengths at which the head has another form.
    @Test(arguments: [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
    func messagesOfEveryLengthAreRead(_ count: Int) {
      for mask in [nil, [1, 2, 3, 4]] as [[UInt8]?] {
        let bytes = RawFrame(content: pattern(count), mask: mask).bytes
        let sender: WebSocketReader.Sender = mask == nil ? .server : .client
        #expect(arrivals([bytes], from: sender) == ([.message(pattern(count))], nil))
      }
    }

    private static let refusals: [(RawFrame, WebSocketRefusal)] = [
      (RawFrame(reserved: 1), .malformed), (RawFrame(reserved: 2), .malformed), (RawFrame(reserved: 4), .malformed),
      (RawFrame(opcode: 9, reserved: 4), .malformed), (RawFrame(opcode: 3), .malformed),
      (RawFrame(opcode: 7), .malformed), (RawFrame(opcode: 11), .malformed), (RawFrame(opcode: 15), .malformed),
      (RawFrame(opcode: 1, content: Array("hello".utf8)), .text),
      (RawFrame(opcode: 1, content: [0xFF], isLast: false), .text),
      (RawFrame(opcode: 0, content: [1]), .malformed), (RawFrame(opcode: 0, isLast: false), .malformed),
      (RawFrame(opcode: 9, isLast: false), .malformed), (RawFrame(opcode: 10, isLast: false), .malformed),
      (RawFrame(opcode: 8, isLast: false), .malformed),
      (RawFrame(opcode: 9, content: pattern(126)), .malformed),
      (RawFrame(opcode: 10, content: pattern(126)), .malformed),
      (RawFrame(opcode: 8, content: [3, 0xE8] + pattern(124)), .malformed),
      (RawFrame(opcode: 9, content: pattern(70_000)), .malformed),
      (RawFrame(content: pattern(5), lengthSize: 2), .malformed),
      (RawFrame(content: pattern(125), lengthSize: 2), .malformed),
      (RawFrame(content: pattern(5), lengthSize: 8), .malformed),
      (RawFrame(content: pattern(65_535), lengthSize: 8), .malformed),
      (RawFrame(length: 1 << 63), .malformed), (RawFrame(length: .max), .malformed),
      (RawFrame(length: 1 << 62), .tooLarge), (RawFrame(length: 1 << 40), .tooLarge),
      (RawFrame(length: 4 << 20 | 1), .tooLarge),
      (RawFrame(opcode: 8, content: [3]), .malformed),
      (RawFrame(opcode: 8, content: [3, 0xE8, 0xFF, 0xFE]), .invalidText),
      (RawFrame(opcode: 8, content: [3, 0xE8, 0xC3]), .invalidText),
    ]

    @Test(arguments: 0..<refusals.count)
    func framesThatBreakARuleAreRefused(_ index: Int) {
      let (sample, refusal) = Self.refusals[index]
      for mask in [nil, [9, 8, 7, 6]] as [[UInt8]?] {
        var frame = sample
        frame.mask = mask
        let (sender, before) = (
          mask == nil ? WebSocketReader.Sender.server : .client, RawFrame(content: [7], mask: mask).bytes
        )
        let expected: ([WebSocketArrival], WebSocketRefusal?) = ([.message([7])], refusal)
        #expect(arrivals([before + frame.bytes], from: sender) == expected)
        #expect(arrivals((before + frame.bytes).map { [$0] }, from: sender) == expected)
      }
    }

    @Test func onlyClientsMaskFrames() {
      #expect(arrivals([RawFrame(content: [1]).bytes], from: .client) == ([], .malformed))
      #expect(arrivals([RawFrame(content: [1], mask: [0, 0, 0, 0]).bytes], from: .server) == ([], .malformed))
      #expect(arrivals([RawFrame(content: [1], mask: [0, 0, 0, 0]).bytes], from: .client) == ([.message([1])], nil))
    }

    @Test func anotherMessageWithinOneIsRefused() {
      let first = RawFrame(content: [1], isLast: false).bytes
      #expect(arrivals([first + RawFrame(content: [2]).bytes]) == ([], .malformed))
      #expect(arrivals([first + RawFrame(opcode: 1, content: [2]).bytes]) == ([], .malformed))
      #expect(
        arrivals([first + RawFrame(opcode: 9).bytes + RawFrame(opcode: 0, content: [2]).bytes])
          == ([.ping([]), .message([1, 2])], nil))
    }

    @Test func codesThatMayNotBeSentAreRefused() {
      func close(_ code: UInt16) -> ([WebSocketArrival], WebSocketRefusal?) {
        arrivals([RawFrame(opcode: 8, content: [UInt8(code >> 8), UInt8(code & 255)]).bytes])
      }
      for code in [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1999, 2000, 2999, 5000, 65_535] as [UInt16] {
        #expect(close(code) == ([], .malformed), "\(code)")
      }
      for code in [1000, 1001, 1002, 1003, 1007, 1011, 1014, 3000, 4000, 4013, 4999] as [UInt16] {
        #expect(close(code) == ([.close(code: code, reason: "")], nil), "\(code)")
      }
      #expect(arrivals([RawFrame(opcode: 8).bytes]) == ([.close(code: nil, reason: "")], nil))
    }

    @Test func theLimitCountsAWholeMessage() {
      let whole = RawFrame(content: pattern(100)).bytes
      let pieces =
        RawFrame(content: pattern(60), isLast: false).bytes + RawFrame(opcode: 0, content: pattern(40)).bytes
      #expect(arrivals([whole], limit: 100) == ([.message(pattern(100))], nil))
      #expect(arrivals([whole], limit: 99) == ([], .tooLarge))
      #expect(arrivals([pieces], limit: 100) == ([.message(pattern(60) + pattern(40))], nil))
      #expect(arrivals([pieces], limit: 99) == ([], .tooLarge))
      // Each message has the whole limit.
      #expect(arrivals([whole + whole + pieces], limit: 100).0.count == 3)
    }

    /// The length that is announced reserves nothing.
    @Test func memoryIsProportionalToReceivedBytes() throws {
      var reader = WebSocketReader(from: .server, limit: 1 << 30)
      let bytes = RawFrame(content: pattern(1000), length: 1 << 29).bytes
      var index = 0
      #expect(try bytes.withUnsafeBytes { try reader.read($0, from: &index) } == nil)
      #expect((1000...100_000).contains(reader.heldBytes))
    }

    @Test func emptyPiecesOfAMessageHoldNothing() throws {
      var reader = WebSocketReader(from: .server, limit: 100)
      let bytes =
        RawFrame(isLast: false).bytes + (0..<200_000).flatMap { _ in RawFrame(opcode: 0, isLast: false).bytes }
      var index = 0
      #expect(try bytes.withUnsafeBytes { try reader.read($0, from: &index) } == nil)
      #expect(reader.heldBytes <= 100)
    }

    /// Bytes without sense never do harm, and are the same however they are divided.
    @Test func bytesWithoutSenseAreReadAlikeHoweverTheyAreDivided() {
      var random = SeededRandom(seed: 11)
      for _ in 0..<3000 {
        var bytes = (0..<random.below(300)).map { _ in UInt8(random.below(256)) }
        // Most would end with the first byte.
        if random.chance(70), bytes.count > 2 {
          bytes[0] = [0x82, 0x02, 0x89, 0x8A, 0x88][random.below(5)]
          bytes[1] &= random.chance(50) ? 0x1F : 0x7F
        }
        let (whole, refusal) = arrivals([bytes])
        #expect(arrivals(bytes.map { [$0] }) == (whole, refusal))
      }
    }

    @Test func refusalsHaveTheCodesOfTheStandard() {
      let refusals: [WebSocketRefusal] = [.malformed, .text, .invalidText, .tooLarge]
      #expect(refusals.map(\.code) == [1002, 1003, 1007, 1009])
    }
  }
#endif
