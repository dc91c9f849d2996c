#if Server || Remote
  import TestRandomness
  import Testing

  @testable import ParlanceSockets

  /// The bytes of frames that are written.
  @Suite struct WebSocketFrameTests {
    @Test(arguments: [
      (0, [0x82, 0]), (1, [0x82, 1]), (125, [0x82, 125]), (126, [0x82, 126, 0, 126]),
      (65_535, [0x82, 126, 0xFF, 0xFF]), (65_536, [0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
      (0x1_0203, [0x82, 127, 0, 0, 0, 0, 0, 1, 2, 3]),
    ])
    func theHeadHasTheShortestForm(_ count: Int, _ head: [UInt8]) {
      var bytes: [UInt8] = [9]
      WebSocketFrame.append(.binary, repeatElement(5, count: count), to: &bytes)
      #expect(Array(bytes.prefix(1 + head.count)) == [9] + head)
      #expect(bytes.count == 1 + head.count + count)
      #expect(bytes.dropFirst(1 + head.count).allSatisfy { $0 == 5 })
    }

    @Test(arguments: [0, 1, 3, 4, 5, 7, 8, 9, 15, 16, 17, 125, 126, 65_535, 65_536])
    func aClientsFrameIsMasked(_ count: Int) {
      let mask: [UInt8] = [0xA1, 0xB2, 0xC3, 0xD4]
      var bytes: [UInt8] = []
      WebSocketFrame.append(.binary, pattern(count), mask: 0xD4C3_B2A1, to: &bytes)
      #expect(bytes == RawFrame(content: pattern(count), mask: mask).bytes)
    }

    @Test func everyKindHasItsNumber() {
      let kinds: [(WebSocketFrame.Kind, UInt8)] = [(.binary, 2), (.close, 8), (.ping, 9), (.pong, 10)]
      for (kind, number) in kinds {
        var bytes: [UInt8] = []
        WebSocketFrame.append(kind, [1, 2], to: &bytes)
        #expect(bytes == [0x80 | number, 2, 1, 2])
      }
    }

    @Test func aCloseHasItsCode() {
      var bytes: [UInt8] = []
      WebSocketFrame.appendClose(4013, to: &bytes)
      WebSocketFrame.appendClose(nil, to: &bytes)
      WebSocketFrame.appendClose(1000, mask: 0x0403_0201, to: &bytes)
      #expect(bytes == [0x88, 2, 0x0F, 0xAD, 0x88, 0, 0x88, 0x82, 1, 2, 3, 4, 3 ^ 1, 0xE8 ^ 2])
    }

    /// Bytes of any number, anywhere in memory, from any place of the content.
    @Test func aMaskCoversEveryByteWhereverItBegins() {
      var random = SeededRandom(seed: 3)
      for offset in 0..<9 {
        for position in 0..<9 {
          for count in 0..<40 {
            let mask = UInt32.random(in: .min ... .max, using: &random)
            let plain = (0..<offset + count).map { _ in UInt8(random.below(256)) }
            var masked = plain
            masked.withUnsafeMutableBytes {
              WebSocketMask.apply(mask, at: position, to: UnsafeMutableRawBufferPointer(rebasing: $0[offset...]))
            }
            let expected = plain.enumerated().map { index, byte in
              index < offset ? byte : byte ^ UInt8(mask >> (8 * UInt32((position + index - offset) % 4)) & 255)
            }
            #expect(masked == expected)
          }
        }
      }
    }

    @Test func writtenFramesAreReadBack() throws {
      var random = SeededRandom(seed: 5)
      for count in [0, 1, 124, 125, 126, 127, 4000, 65_535, 65_536, 200_001] {
        let message = (0..<count).map { _ in UInt8(random.below(256)) }
        for sender in [WebSocketReader.Sender.client, .server] {
          var bytes: [UInt8] = []
          let mask = sender == .client ? UInt32.random(in: .min ... .max, using: &random) : nil
          WebSocketFrame.append(.binary, message, mask: mask, to: &bytes)
          #expect(bytes.count <= WebSocketFrame.headSize + count)
          var reader = WebSocketReader(from: sender, limit: count)
          var index = 0
          #expect(try bytes.withUnsafeBytes { try reader.read($0, from: &index) } == .message(message))
          #expect(index == bytes.count)
        }
      }
    }
  }
#endif
