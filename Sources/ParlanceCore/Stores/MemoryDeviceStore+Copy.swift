extension MemoryDeviceStore {
  /// Returns a store with the same contents, outside of any transaction.
  package func copy() -> MemoryDeviceStore {
    let copy = MemoryDeviceStore()
    copy.parts = parts.copy()
    copy.records = records
    copy.numbers = numbers
    copy.stored = stored
    copy.rows = rows
    copy.places = places
    copy.revokedRows = revokedRows
    copy.untoldRows = untoldRows
    copy.notedRevocations = notedRevocations
    copy.unreadRows = unreadRows
    copy.outboxEntries = outboxEntries
    copy.journalEntries = journalEntries
    copy.receipts = receipts
    copy.messageReactions = messageReactions
    copy.settings = settings
    copy.knownContacts = knownContacts
    copy.nextRow = nextRow
    copy.nextOutboxPosition = nextOutboxPosition
    copy.nextJournalPosition = nextJournalPosition
    return copy
  }
}
