#if Server
  internal import ParlanceMoving
  internal import Testing

  @Suite struct JSONParserTests {
    private static let valid: [(String, JSONNode)] = [
      ("null", JSONNode.null), ("-0", 0), ("9223372036854775807", .integer(.max)), ("1.5e2", .number(150)),
      ("9223372036854775808", .number(9_223_372_036_854_775_808)), (#""a\u00e9\ud83d\ude00\n""#, "aé😀\n"),
      (#" { "a" : [ true , { } , [ ] ] } "#, ["a": .list([true, .object([:]), .list([])])]),
    ]

    @Test(arguments: valid)
    func validTextIsParsed(_ text: String, _ expected: JSONNode) throws {
      let node = try JSONParser.parse(Array(text.utf8))
      #expect(node == expected)
      #expect(try JSONParser.parse(Array(node.jsonText().utf8)) == expected)
    }

    @Test(arguments: [
      "", "{", "[1,]", "{\"a\":1,}", "01", "1.", "1e", "-", "tru", "\"a", "\"\\x\"", "\"\\ud800\"", "\"\\udc00\"",
      "\"\\u12g4\"", "1 2", "{\"a\":1,\"a\":2}", "\"\u{1}\"", "1e999", "{1:2}", "nul",
    ])
    func invalidTextIsRefused(_ text: String) {
      #expect(throws: RecordError.self) { try JSONParser.parse(Array(text.utf8)) }
    }

    @Test(arguments: [
      (#""a\ud83d""#, "a\u{FFFD}"), (#""\ude00b""#, "\u{FFFD}b"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
      (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\ud83d\u0041""#, "\u{FFFD}A"),
    ])
    func halfPairIsReplacedIfAllowed(_ text: String, _ expected: String) throws {
      #expect(try JSONParser.parse(Array(text.utf8), replacesHalfPairs: true) == .text(expected))
      #expect(throws: RecordError.self) { try JSONParser.parse(Array(text.utf8)) }
      let cut = Array(text.utf8.dropLast(2))
      #expect(throws: RecordError.self) { try JSONParser.parse(cut, replacesHalfPairs: true) }
    }

    @Test(arguments: [
      [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xFF, 0x22],
    ])
    func invalidUTF8IsRefused(_ bytes: [UInt8]) {
      #expect(throws: RecordError.self) { try JSONParser.parse(bytes) }
    }

    @Test func deepNestingIsRefused() throws {
      let deepest =
        String(repeating: "[", count: JSONParser.depthLimit) + String(repeating: "]", count: JSONParser.depthLimit)
      #expect(throws: Never.self) { try JSONParser.parse(Array(deepest.utf8)) }
      #expect(throws: RecordError.self) { try JSONParser.parse([UInt8](repeating: 0x5B, count: 1_000_000)) }
    }
  }
#endif
