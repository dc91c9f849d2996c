import ParlanceCore
import TestNumbers
import Testing

@Suite struct JournalTests {
  /// A turn that notes a byte and is committed.
  private func turn(_ journal: inout Journal, at position: Int64, row: MessageRow? = nil) -> Journal.Handover {
    journal.note { $0.write(byte: 1) }
    if let row { journal.remove(row) }
    _ = journal.takeEntries()
    return journal.committed(at: position)
  }

  @Test func reportedEntriesAreRemovedAfterTheCommit() {
    var journal = Journal()
    let handover = turn(&journal, at: 4, row: 9)
    #expect(handover == Journal.Handover(position: 4, rows: [9]))
    #expect(!journal.isUntidy)
    journal.claim(handover)
    journal.told(handover)
    #expect(journal.isUntidy)
    #expect(journal.trimmable == 4)
    #expect(journal.deletable == [9])
    // The commit fails: the next turn removes the entries.
    journal.abandon()
    #expect(journal.trimmable == 4)
    #expect(journal.deletable == [9])
    #expect(journal.committed(at: nil).isEmpty)
    #expect(!journal.isUntidy)
  }

  @Test func aFailedTurnNotesNothing() {
    var journal = Journal()
    journal.note { $0.write(byte: 1) }
    journal.remove(3)
    journal.abandon()
    #expect(!journal.hasEntries)
    #expect(journal.takeEntries() == nil)
    #expect(journal.committed(at: nil).isEmpty)
  }

  @Test func unreportedEntriesAreKept() {
    var journal = Journal()
    let first = turn(&journal, at: 1, row: 10)
    _ = turn(&journal, at: 2, row: 20)
    journal.claim(first)
    journal.close()
    #expect(journal.trimmable == 1)
    #expect(journal.deletable == [10])
  }

  @Test func anEarlierRunIsRepeatedOnceButForAFailedTurn() {
    var journal = Journal()
    #expect(journal.startRepeating() == true)
    journal.repeat(upTo: 7)
    journal.abandon()
    #expect(journal.committed(at: nil).isEmpty)
    #expect(journal.startRepeating() == true)
    journal.repeat(upTo: 7)
    #expect(journal.committed(at: nil).position == 7)
    #expect(journal.startRepeating() == false)
    journal.abandon()
    #expect(journal.startRepeating() == false)
  }
}
