public import ParlanceCore

/// Searching the hub's history.
extension Device {
  /// Searches the history that the hub keeps for this account. The results are not stored in the local database.
  ///
  /// - parameter search: The keywords, conversations, senders, kinds and times.
  /// - parameter limit: The largest number of messages: those first in the order of the search.
  /// - parameter conversationLimit: The largest number of conversations: of those in which something is found, the ones that were
  ///   written in last. No limit if nil.
  /// - parameter fits: A further condition, which all messages meet if it is nil. It is asked in the midst of the device's
  ///   work, and must not call the device.
  /// - parameter completion: Receives the messages in the order of the search, or `invalidArgument` (a limit below 1),
  ///   `messageTooLarge` (the keywords), `limitExceeded` (the conversations), `unsupported` (a room), `notMember`,
  ///   `groupNotFound`, `accountNotFound`, `notConnected`, `notLoggedIn`.
  public func searchHistory(
    _ search: HistorySearch, limit: Int, conversationLimit: Int? = nil, where fits: ((Message) -> Bool)? = nil,
    completion: @escaping (Result<[Message], MessagingError>) -> Void
  ) {
    let condition = fits.map { fits in
      { (found: FoundMessage) in
        fits(Message(found.entry.message, in: found.conversation, sequence: found.entry.sequence, found.entry.time))
      }
    }
    runner.ask(completion: completion) { core, end throws(MessagingError) in
      try core.search.searchHistory(search, limit, conversationLimit, where: condition, then: end)
    }
  }
}

extension DeviceSearch {
  fileprivate func searchHistory(
    _ search: HistorySearch, _ limit: Int, _ conversationLimit: Int?, where fits: ((FoundMessage) -> Bool)?,
    then end: @escaping (DeviceCore, Result<[Message], MessagingError>) -> Void
  ) throws(MessagingError) {
    guard limit > 0, conversationLimit ?? 1 > 0 else { throw MessagingError(.invalidArgument, "limit below 1") }
    let run = HistorySearchRun(search, limit: limit, conversationLimit: conversationLimit ?? .max, where: fits)
    searchHistory(run, then: end)
  }

  /// Searches on until enough was found or everything was seen.
  private func searchHistory(
    _ run: HistorySearchRun, then end: @escaping (DeviceCore, Result<[Message], MessagingError>) -> Void
  ) {
    guard let call = run.next else {
      return end(
        core,
        Result<[FoundMessage], MessagingError>.success(run.found).applied(in: core) { found throws(MessagingError) in
          var messages: [Message] = []
          for message in found {
            messages += try core.history.messages([message.entry], in: message.conversation, stores: false)
          }
          return messages
        })
    }
    core.request(call) { core, result in
      switch result {
      case .failure(let error): end(core, .failure(error))
      case .success(let page):
        var run = run
        run.take(page)
        core.search.searchHistory(run, then: end)
      }
    }
  }
}
