import ParlanceCore
import Testing

@Suite struct RecentMessagesTests {
  private let bob = ConversationID.direct("bob")

  @Test func aMessageIsKnownBySenderConversationAndId() {
    var recent = RecentMessages()
    let isNew = [
      recent.note("a", in: bob, from: "bob"), recent.note("a", in: bob, from: "bob"),
      recent.note("a", in: bob, from: "me"), recent.note("a", in: .group("g"), from: "bob"),
      recent.note("b", in: bob, from: "bob"),
    ]
    #expect(isNew == [true, false, true, true, true])
  }

  @Test func notedMessageIsFound() {
    var recent = RecentMessages()
    #expect(!recent.contains("a", in: bob, from: "bob"))
    _ = recent.note("a", in: bob, from: "bob")
    #expect(recent.contains("a", in: bob, from: "bob") && !recent.contains("a", in: bob, from: "me"))
    recent.abandon()
    #expect(!recent.contains("a", in: bob, from: "bob"))
  }

  @Test func aFailedTransactionForgets() {
    var recent = RecentMessages()
    _ = recent.note("a", in: bob, from: "bob")
    recent.commit()
    _ = recent.note("a", in: bob, from: "bob")
    _ = recent.note("b", in: bob, from: "bob")
    recent.abandon()
    #expect(recent.note("a", in: bob, from: "bob") == false)
    #expect(recent.note("b", in: bob, from: "bob") == true)
  }

  @Test func theLastOnesAreKeptForTheNextRun() {
    var recent = RecentMessages()
    #expect(!recent.isChanged)
    for number in 0...3 * RecentMessages.limit {
      _ = recent.note(MessageID("m\(number)"), in: bob, from: "bob")
      recent.commit()
    }
    #expect(recent.isChanged)
    var next = RecentMessages(decoding: recent.encoded)
    #expect(!next.isChanged)
    #expect(next.note(MessageID("m\(3 * RecentMessages.limit)"), in: bob, from: "bob") == false)
    #expect(next.note(MessageID("m\(2 * RecentMessages.limit + 1)"), in: bob, from: "bob") == false)
    #expect(next.note("m0", in: bob, from: "bob") == true)
    #expect(recent.note("m0", in: bob, from: "bob") == true)
    // Malformed bytes yield no messages.
    var damaged = RecentMessages(decoding: [0xFF, 1, 2])
    #expect(damaged.note("m0", in: bob, from: "bob") == true)
  }
}
