import ParlanceCore
import Testing

@testable import Parlance

@Suite struct JSONValueTests {
  private let sample: JSONValue = [
    "null": .null, "yes": true, "no": false, "one": 1, "half": 0.5, "text": "a \"b\" \u{1F600} [{",
    "list": [1, [], [:]], "nested": ["deep": ["deeper": "\(1 + 1)"]],
  ]

  @Test func aValueBecomesTextAndBack() throws {
    let text = try sample.text()
    #expect(try JSONValue(parsing: text) == sample)
    #expect(try JSONValue(parsing: "  {\"a\" : [1.0, 1e2, -0.5, null] } ") == ["a": [1, 100, -0.5, .null]])
    // In one order, so that equal values give equal texts.
    #expect(try (["b": 1, "a": "x/y"] as JSONValue).text() == #"{"a":"x/y","b":1}"#)
    for value in [.null, true, "text", 3, [], [:]] as [JSONValue] {
      #expect(try JSONValue(parsing: try value.text()) == value)
    }
  }

  @Test func kindsAreDistinguished() {
    #expect(sample["yes"]?.bool == true && sample["one"]?.bool == nil && sample["yes"]?.number == nil)
    #expect(sample["one"]?.integer == 1 && sample["one"]?.number == 1)
    #expect(sample["half"]?.number == 0.5 && sample["half"]?.integer == nil)
    #expect(sample["text"]?.string?.hasPrefix("a") == true && sample["text"]?.array == nil)
    #expect(sample["list"]?.array?.count == 3 && sample["list"]?[0] == 1)
    #expect(sample["list"]?[3] == nil && sample["list"]?[-1] == nil && sample["text"]?[0] == nil)
    #expect(sample["null"] == .some(.null) && sample["none"] == nil)
    #expect(sample["nested"]?["deep"]?["deeper"] == "2" && sample["text"]?["deep"] == nil)
    #expect(sample.object?.count == 8 && sample["list"]?.object == nil && sample.string == nil)
    #expect((["a": 1, "a": 2] as JSONValue) == ["a": 2])
  }

  @Test func wholeNumbersAreExact() throws {
    for number in [Int64.max, .min, 9_007_199_254_740_993] {
      let text = try JSONValue.number(JSONNumber(number)).text()
      #expect(text == "\(number)")
      #expect(try JSONValue(parsing: text).integer == number)
    }
    #expect(JSONNumber(1) == JSONNumber(1.0) && JSONNumber(2.5).double == 2.5)
    #expect((1.5 as JSONNumber).integer == nil && (3 as JSONNumber).double == 3)
    #expect(try JSONValue(parsing: "18446744073709551615").number == 0x1p64)
  }

  @Test func invalidJSONIsRefused() {
    for text in ["", "{", "nul", "{\"a\"}", "1e999"] {
      #expect(throws: MessagingError(.invalidArgument, "not JSON")) { try JSONValue(parsing: text) }
    }
    for number in [Double.infinity, -.infinity, .nan] {
      #expect(throws: MessagingError(.invalidArgument, "not JSON")) {
        try JSONValue.array([.number(JSONNumber(number))]).text()
      }
    }
  }

  @Test func tooDeeplyNestedJSONIsRefused() throws {
    func nested(_ depth: Int) -> JSONValue { (1..<depth).reduce([]) { inner, _ in [inner] } }
    #expect(try JSONValue(parsing: try nested(64).text()) == nested(64))
    #expect(throws: MessagingError(.invalidArgument, "nested too deep")) { try nested(65).text() }
    for depth in [65, 200_000] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(throws: MessagingError(.invalidArgument, "nested too deep")) { try JSONValue(parsing: text) }
    }
    // Brackets within a string do not nest.
    let brackets = #"["\#(String(repeating: #"[\""#, count: 100))"]"#
    #expect(try JSONValue(parsing: brackets)[0]?.string?.count == 200)
  }

  @Test func attributesOfOtherFormsAreEmpty() throws {
    func message(_ attributes: String?) -> Message {
      Message(
        id: "m", conversation: .direct("a"), sender: "a", time: .zero, state: .received, kind: .text,
        encodedBody: MessageBody(content: .text("x"), attributes: attributes).encoded(), localExtension: attributes)
    }
    #expect(message(nil).attributes.isEmpty && message("[1]").attributes.isEmpty && message("{").attributes.isEmpty)
    #expect(message(#"{"a":1}"#).attributes == ["a": 1] && message(#"{"a":1}"#).localAttributes == ["a": 1])
    #expect(try MessageBody(.text("x"), attributes: ["a": 1]).attributes == #"{"a":1}"#)
    #expect(throws: MessagingError.self) { try MessageBody(.text("x"), attributes: ["a": .number(JSONNumber(.nan))]) }
  }
}
