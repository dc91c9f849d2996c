import ParlanceCore
import TestNumbers
import Testing

/// The texts of the keys of streams.
@Suite struct StreamKeyTests {
  @Test func keyHasATextAndIsReadFromIt() {
    let keys: [(key: StreamKey, text: String)] = [
      (.account(7), "a:7"), (.direct(low: 1, high: 12), "d:1:12"), (.direct(low: 3, high: 3), "d:3:3"),
      (.conversation("team"), "c:team"), (.conversation("a:1"), "c:a:1"), (.conversation(":\u{301}"), "c::\u{301}"),
      (.beforeConversations, "c:"), (.former(ExactString("team"), stream: 5), "x:5:team"),
      (.former(ExactString("\u{301}:y"), stream: 5), "x:5:\u{301}:y"), (.former(ExactString(""), stream: 5), "x:5:"),
      (.kept("p:7"), "p:7"), (.kept("x:7"), "x:7"), (.kept("x:all"), "x:all"), (.kept("x:log:2"), "x:log:2"),
    ]
    for (key, text) in keys {
      #expect(ExactString(key.text) == ExactString(text))
      #expect(StreamKey(text: text) == key)
    }
  }

  /// No two texts are one key.
  @Test func textInAnotherFormStaysAsItIs() {
    let texts = [
      "", "a", "a:", "a:07", "a:+7", "a:x", "c", "d:1", "d:1:2:3", "d:1::2", "d:01:2", "x:05:team", "x::team",
    ]
    for text in texts {
      #expect(StreamKey(text: text) == StreamKey.kept(text))
      #expect(StreamKey(text: text).text == text)
    }
  }

  @Test func keysAreComparedByTheirBytes() {
    #expect(StreamKey.conversation("\u{E9}") != StreamKey.conversation("e\u{301}"))
    let keys = [StreamKey.beforeConversations, .conversation("\u{1}"), .conversation("Z"), .conversation("a")]
    for (key, next) in zip(keys, keys.dropFirst()) { #expect(key.precedes(next) && !next.precedes(key)) }
  }
}
