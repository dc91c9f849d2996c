extension MemoryHubStore {
  package func saveRoster(_ message: EventPlace, _ accounts: [AccountNumber]) throws(MessagingError) {
    setRoster(accounts, message)
  }

  private func setRoster(_ accounts: [AccountNumber]?, _ message: EventPlace) {
    let known = rosters[message]
    rosters[message] = accounts
    undo.note { $0.rosters[message] = known }
  }

  package func roster(_ message: EventPlace) throws(MessagingError) -> [AccountNumber]? { rosters[message] }

  package func addReader(_ message: EventPlace, _ reader: ReaderRecord) throws(MessagingError) -> Bool {
    guard isThere(message), readers[message, default: Readers()].accounts.insert(reader.account).inserted else {
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

  package func hide(account: AccountNumber, stream: StreamNumber, sequences: [Int64]) throws(MessagingError) {
    for sequence in sequences {
      let place = EventPlace(stream: stream, sequence: sequence)
      guard isThere(place), hidden[place, default: []].insert(account).inserted else { continue }
      undo.note { $0.hidden[place]?.remove(account) }
    }
  }

  package func hidden(
    account: AccountNumber, stream: StreamNumber, among sequences: [Int64]
  ) throws(MessagingError) -> Set<Int64> {
    Set(sequences.filter { hidden[EventPlace(stream: stream, sequence: $0)]?.contains(account) ?? false })
  }

  package func deleters(of message: EventPlace) throws(MessagingError) -> Set<AccountNumber> {
    var deleters = hidden[message] ?? []
    for member in (members[message.stream] ?? [:]).values where PastPosition.floor(member.cleared) >= message.sequence {
      deleters.insert(member.account)
    }
    return deleters
  }

  /// Returns whether there is still something beside which things are kept.
  func isThere(_ place: EventPlace) -> Bool { event(at: place).map { $0.kind != .tombstone } ?? false }

  /// Notes that what is kept beside a message is to go.
  func discard(_ place: EventPlace) {
    guard
      rosters[place] != nil || readers[place] != nil || deliveries[place] != nil || reactions[place] != nil
        || hidden[place] != nil
    else { return }
    discarded.append(place)
    undo.note { $0.discarded.removeLast() }
  }

  /// Removes what is kept beside one message.
  ///
  /// - returns: The number of those entries.
  func removeRests(of place: EventPlace) -> Int {
    setRoster(nil, place)
    let gone = (
      readers: readers.removeValue(forKey: place), deliveries: deliveries.removeValue(forKey: place),
      hidden: hidden.removeValue(forKey: place), reactions: reactions.removeValue(forKey: place)
    )
    undo.note {
      $0.readers[place] = gone.readers
      $0.deliveries[place] = gone.deliveries
      $0.hidden[place] = gone.hidden
      $0.reactions[place] = gone.reactions
    }
    return 1 + (gone.readers?.order.count ?? 0) + (gone.deliveries?.count ?? 0) + (gone.hidden?.count ?? 0)
      + (gone.reactions?.count ?? 0)
  }
}
