/// The accounts to which messages with receipts were sent, in a hub's store in memory.
private struct MemoryRosters: KeptBesideMessages {
  var byMessage: [EventPlace: [AccountNumber]] = [:]

  /// Returns 0: a roster is removed with its message's note, which counts as one.
  static func count(_ roster: [AccountNumber]) -> Int { 0 }
}

/// The accounts that read messages.
private struct MemoryReaders: KeptBesideMessages {
  struct Readers {
    var order: [ReaderRecord] = []
    var accounts: Set<AccountNumber> = []
  }

  var byMessage: [EventPlace: Readers] = [:]

  static func count(_ readers: Readers) -> Int { readers.order.count }
}

/// The accounts whose devices received messages.
private struct MemoryDeliveries: KeptBesideMessages {
  var byMessage: [EventPlace: Set<AccountNumber>] = [:]
}

extension MemoryHubStore {
  private var rosters: [EventPlace: [AccountNumber]] {
    get { parts[MemoryRosters.self].byMessage }
    _modify { yield &parts[MemoryRosters.self].byMessage }
  }

  private var readers: [EventPlace: MemoryReaders.Readers] {
    get { parts[MemoryReaders.self].byMessage }
    _modify { yield &parts[MemoryReaders.self].byMessage }
  }

  private var deliveries: [EventPlace: Set<AccountNumber>] {
    get { parts[MemoryDeliveries.self].byMessage }
    _modify { yield &parts[MemoryDeliveries.self].byMessage }
  }

  package func saveRoster(_ message: EventPlace, _ accounts: [AccountNumber]) throws(MessagingError) {
    let known = rosters[message]
    rosters[message] = accounts
    undo.note { $0.rosters[message] = known }
  }

  package func roster(_ message: EventPlace) throws(MessagingError) -> [AccountNumber]? { rosters[message] }

  package func addReader(_ message: EventPlace, _ reader: ReaderRecord) throws(MessagingError) -> Bool {
    guard isThere(message), readers[message, default: .init()].accounts.insert(reader.account).inserted else {
      return false
    }
    readers[message]?.order.append(reader)
    undo.note {
      $0.readers[message]?.order.removeLast()
      $0.readers[message]?.accounts.remove(reader.account)
    }
    return true
  }

  package func readers(_ message: EventPlace) throws(MessagingError) -> [ReaderRecord] {
    readers[message]?.order ?? []
  }

  package func readerCount(_ message: EventPlace) throws(MessagingError) -> Int { readers[message]?.order.count ?? 0 }

  package func addDelivery(_ message: EventPlace, to account: AccountNumber) throws(MessagingError) -> Bool {
    guard isThere(message), deliveries[message, default: []].insert(account).inserted else { return false }
    undo.note { $0.deliveries[message]?.remove(account) }
    return true
  }

  package func deliveries(_ message: EventPlace) throws(MessagingError) -> [AccountNumber] {
    (deliveries[message] ?? []).sorted()
  }
}
