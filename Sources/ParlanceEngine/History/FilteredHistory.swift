internal import ParlanceCore

/// A query of the history with a condition, which the app is asked about where the messages arrive.
struct FilteredHistory {
  private let runner: DeviceRunner
  private let query: HistoryQuery
  /// The condition; every message meets it if nil.
  private let fits: ((Message) -> Bool)?

  init(_ runner: DeviceRunner, _ query: HistoryQuery, _ fits: ((Message) -> Bool)?) {
    self.runner = runner
    self.query = query
    self.fits = fits
  }

  func fetch(_ completion: @escaping (Result<[Message], MessagingError>) -> Void) {
    guard let fits else { return fetch(query, completion) }
    var unstored = query
    unstored.stores = false
    fetch(unstored) { result in
      guard case .success(let messages) = result else { return completion(result) }
      let fitting = messages.filter(fits)
      guard query.stores else { return completion(.success(fitting)) }
      do throws(MessagingError) {
        completion(.success(try keep(fitting)))
      } catch {
        completion(.failure(error))
      }
    }
  }

  private func fetch(_ query: HistoryQuery, _ completion: @escaping (Result<[Message], MessagingError>) -> Void) {
    runner.ask(completion: { (result: Result<FetchedHistory, MessagingError>) in
      completion(result.map(\.messages))
    }) { core, end in core.history.fetchHistory(query, then: end) }
  }

  private func keep(_ messages: [Message]) throws(MessagingError) -> [Message] {
    var kept: [Message] = []
    try runner.change { core throws(MessagingError) in
      try core.begin(isDurable: false)
      kept = try core.history.keep(messages)
    }
    return kept
  }
}
