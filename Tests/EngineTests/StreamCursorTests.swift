import ParlanceCore
import Testing

@Suite struct StreamCursorTests {
  @Test func nextEntryIsApplied() {
    var cursor = StreamCursor(position: 4)
    #expect(cursor.receive(5) == .apply)
    #expect(cursor.position == 5)
  }

  @Test func knownEntryIsIgnored() {
    var cursor = StreamCursor(position: 4)
    #expect(cursor.receive(4) == .ignore)
    #expect(cursor.receive(1) == .ignore)
    #expect(cursor.position == 4)
  }

  @Test func gapIsFetchedAndNotSkipped() {
    var cursor = StreamCursor(position: 4)
    #expect(cursor.receive(6) == .fetch)
    #expect(cursor.position == 4)
    #expect(cursor.receive(5) == .apply)
    #expect(cursor.receive(6) == .apply)
  }

  @Test func fetchedEntriesMayLeaveOthersOut() {
    var cursor = StreamCursor(position: 4)
    #expect(cursor.receiveFetched(9) == .apply)
    #expect(cursor.receiveFetched(9) == .ignore)
    #expect(cursor.receiveFetched(7) == .ignore)
    cursor.advance(to: 12)
    cursor.advance(to: 3)
    #expect(cursor.position == 12)
  }
}
