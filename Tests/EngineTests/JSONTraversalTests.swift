import Foundation
import ParlanceCore
import TestSupport
import Testing

/// Values that apps supply as JSON, however they are nested.
@Suite struct JSONTraversalTests {
  @Test(arguments: NestedValue.allCases) func untraversableValueIsRefused(_ nested: NestedValue) {
    let isTraversable = JSONObject.isTraversable(nested.value)
    #expect(!isTraversable)
    for dictionary in [["a": nested.value], ["a": 1, "b": ["c": [nested.value]]]] as [[AnyHashable: Any]] {
      let error = #expect(throws: MessagingError.self) { _ = try JSONObject.text(of: dictionary) }
      #expect(error?.code == .invalidArgument)
    }
  }

  @Test func textOfTheGreatestDepthIsReadAndWritten() throws {
    let text = #"{"a":"# + String(repeating: "[", count: 511) + String(repeating: "]", count: 511) + "}"
    let read = try #require(JSONObject.dictionary(of: text))
    let written = try JSONObject.text(of: read)
    #expect(written == text)
    let tooDeep = #"{"a":"# + String(repeating: "[", count: 512) + String(repeating: "]", count: 512) + "}"
    #expect(JSONObject.dictionary(of: tooDeep) == nil)
  }

  @Test func ordinaryValuesAreWritten() throws {
    let object: [AnyHashable: Any] = [
      "text": "t", "numbers": [1, 2.5], "flags": ["on": true], "nothing": NSNull(), "absent": Optional<Int>.none as Any,
      "foundation": NSArray(array: [NSNumber(value: 1), NSDictionary(dictionary: ["k": NSArray()])]),
      "hashable": AnyHashable("h"), "typed": ["a": ["b": [UInt8(1)]]],
    ]
    let text = try JSONObject.text(of: object)
    #expect(
      text
        == #"{"absent":null,"flags":{"on":true},"foundation":[1,{"k":[]}],"hashable":"h","nothing":null,"#
        + #""numbers":[1,2.5],"text":"t","typed":{"a":{"b":[1]}}}"#)
  }
}
