public import ParlanceCore

/// Searching the local database.
///
/// The first search of a device begins an index of its messages, which is built in the background in small steps and
/// kept up to date by later searches. Messages that are not indexed yet are found nevertheless. An app that does not search has
/// no index.
extension Device {
  /// Returns the messages of the local database that a search finds, oldest first.
  ///
  /// If they end at messages that the device lacks (`ConversationSummary.lacksMessages`), it begins to fetch them, so
  /// that the next call finds them; their conversation is reported as changed when they are here.
  ///
  /// - parameter search: The messages to look for.
  /// - throws: `MessagingError` with code `storageDamaged` or `storageFailed` if the database cannot be read,
  ///   `notLoggedIn` for a closed device.
  public func search(_ search: MessageSearch) throws(MessagingError) -> [Message] {
    let (messages, isIncomplete) = try look(for: search)
    if isIncomplete, let conversation = search.query.conversation { fetchMissing(in: conversation) { _ in } }
    return messages
  }

  /// Passes on the messages of the local database that a search finds, oldest first, once what is missing among them
  /// was fetched from the hub.
  ///
  /// - parameter search: The messages to look for.
  /// - parameter completion: Receives the messages; without a connection, those that the device has. Errors:
  ///   `storageDamaged` or `storageFailed` if the database cannot be read, `notLoggedIn` for a closed device.
  public func search(_ search: MessageSearch, completion: @escaping (Result<[Message], MessagingError>) -> Void) {
    do throws(MessagingError) {
      let (messages, isIncomplete) = try look(for: search)
      guard isIncomplete, let conversation = search.query.conversation else {
        return complete { completion(.success(messages)) }
      }
      fetchMissing(in: conversation) { [self] error in
        if error != nil { completion(.success(messages)) } else { self.search(search, completion: completion) }
      }
    } catch {
      complete { completion(.failure(error)) }
    }
  }

  /// Brings the index up to date, in small steps between which other callbacks come. A last step of fewer messages than
  /// one has stays for later.
  ///
  /// - parameter completion: Receives nil; or `storageDamaged` or `storageFailed` if the database cannot be read or
  ///   written, `notLoggedIn` for a closed device.
  public func updateIndex(completion: @escaping (MessagingError?) -> Void) {
    complete { [self] in
      if core.withLock({ $0.search.indexStep() }) { return updateIndex(completion: completion) }
      let isBehind = read { core throws(MessagingError) in try core.store.canIndex(step: MessageSearch.indexStep) }
      completion(isBehind.map { $0 ? MessagingError(.storageFailed, "index") : nil } ?? readError)
    }
  }

  /// Discards the index; the next search begins a new one.
  ///
  /// - parameter completion: Receives nil; or `storageDamaged` or `storageFailed` if the database cannot be written,
  ///   `notLoggedIn` for a closed device.
  public func discardIndex(completion: @escaping (MessagingError?) -> Void) {
    do throws(MessagingError) {
      try change { core throws(MessagingError) in
        try core.begin(isDurable: false)
        try core.store.forgetIndex()
      }
      complete { completion(nil) }
    } catch {
      complete { completion(error) }
    }
  }

  private func look(for search: MessageSearch) throws(MessagingError) -> (messages: [Message], isIncomplete: Bool) {
    let found = read { core throws(MessagingError) in
      let messages = try core.search.search(search)
      return (messages, core.holes.endsAtHole(search.query, messages), try core.search.beginIndexing(for: search))
    }
    guard let (messages, isIncomplete, mustIndex) = found else { throw readError }
    if mustIndex { continueIndexing() }
    return (messages, isIncomplete)
  }

  private func continueIndexing() {
    loop.perform { [weak self] in
      guard let self, core.withLock({ $0.search.indexStep() }) else { return }
      // Through the queue, so that turns come in between.
      continueIndexing()
    }
  }
}
