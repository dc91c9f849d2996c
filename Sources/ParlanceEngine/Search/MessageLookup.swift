internal import ParlanceCore

/// Searches of the local database: what is missing where they end is fetched, and the index that they use is brought up to date.
struct MessageLookup {
  private let runner: DeviceRunner

  init(_ runner: DeviceRunner) { self.runner = runner }

  func messages(_ search: MessageSearch) throws(MessagingError) -> [Message] {
    let (messages, isIncomplete) = try look(for: search)
    if isIncomplete, let conversation = search.query.conversation { runner.fetchMissing(in: conversation) { _ in } }
    return messages
  }

  func messages(_ search: MessageSearch, completion: @escaping (Result<[Message], MessagingError>) -> Void) {
    do throws(MessagingError) {
      let (messages, isIncomplete) = try look(for: search)
      guard isIncomplete, let conversation = search.query.conversation else {
        return runner.complete { completion(.success(messages)) }
      }
      runner.fetchMissing(in: conversation) { error in
        if error != nil {
          completion(.success(messages))
        } else {
          self.messages(search, completion: completion)
        }
      }
    } catch {
      runner.complete { completion(.failure(error)) }
    }
  }

  func updateIndex(completion: @escaping (MessagingError?) -> Void) {
    runner.complete {
      if runner.core.withLock({ $0.search.indexStep() }) { return updateIndex(completion: completion) }
      let isBehind = runner.read { core throws(MessagingError) in try core.store.canIndex(step: MessageSearch.indexStep)
      }
      completion(isBehind.map { $0 ? MessagingError(.storageFailed, "index") : nil } ?? runner.readError)
    }
  }

  func discardIndex(completion: @escaping (MessagingError?) -> Void) {
    do throws(MessagingError) {
      try runner.change { core throws(MessagingError) in
        try core.begin(isDurable: false)
        try core.store.forgetIndex()
      }
      runner.complete { completion(nil) }
    } catch {
      runner.complete { completion(error) }
    }
  }

  private func look(for search: MessageSearch) throws(MessagingError) -> (messages: [Message], isIncomplete: Bool) {
    let found = runner.read { core throws(MessagingError) in
      let messages = try core.search.search(search)
      return (messages, core.holes.endsAtHole(search.query, messages), try core.search.beginIndexing(for: search))
    }
    guard let (messages, isIncomplete, mustIndex) = found else { throw runner.readError }
    if mustIndex { Self.continueIndexing(runner) }
    return (messages, isIncomplete)
  }

  /// Puts further messages into the index, one step between two turns.
  private static func continueIndexing(_ runner: DeviceRunner) {
    runner.loop.perform { [weak runner] in
      guard let runner, runner.core.withLock({ $0.search.indexStep() }) else { return }
      // Through the queue, so that turns come in between.
      continueIndexing(runner)
    }
  }
}
