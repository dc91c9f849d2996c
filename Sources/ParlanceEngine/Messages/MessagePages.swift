internal import ParlanceCore

/// Pages of the local database, which are completed from the hub where they end at missing entries.
struct MessagePages {
  private let runner: DeviceRunner

  init(_ runner: DeviceRunner) { self.runner = runner }

  /// Returns a page as it is, and asks for what is missing behind it.
  func messages(_ query: MessageQuery) -> [Message] {
    guard let (messages, isIncomplete) = found(query) else { return [] }
    if isIncomplete, let conversation = query.conversation { runner.fetchMissing(in: conversation) { _ in } }
    return messages
  }

  /// Passes a page on once what is missing was fetched, or could not be.
  func page(_ query: MessageQuery, completion: @escaping (Result<[Message], MessagingError>) -> Void) {
    guard let (messages, isIncomplete) = found(query) else {
      let error = runner.readError
      return runner.complete { completion(.failure(error)) }
    }
    guard isIncomplete, let conversation = query.conversation else {
      return runner.complete { completion(.success(messages)) }
    }
    runner.fetchMissing(in: conversation) { error in
      if error != nil { completion(.success(messages)) } else { page(query, completion: completion) }
    }
  }

  private func found(_ query: MessageQuery) -> (messages: [Message], isIncomplete: Bool)? {
    runner.read { core throws(MessagingError) in
      let messages = try core.messages.messages(query)
      return (messages: messages, isIncomplete: core.holes.endsAtHole(query, messages))
    }
  }
}
