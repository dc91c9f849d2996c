internal import Foundation
internal import Parlance

/// A query of the server's history.
struct HistoryRequest {
  var conversation: ConversationID
  var isUp: Bool
  var limit: Int
  /// The time to begin at, exclusive; the end if nil.
  var anchor: Timestamp?
  /// Only messages of this time or later.
  var from: Timestamp?
  /// Only messages of this time or earlier.
  var until: Timestamp?
  var kinds = AgoraChatMessageBody.shownKinds
  /// Only messages that appear as bodies of these types; any if nil.
  var types: Set<AgoraChatMessageBodyType>?
  /// Only messages of this account.
  var sender: AccountID?
  /// A Boolean value that indicates whether to store the messages in the local database.
  var stores: Bool

  /// The query for the hub, which has nothing from before 1970.
  var query: HistoryQuery {
    var after = Timestamp.zero
    if let from { after = max(.zero, from.advanced(byMilliseconds: -1)) }
    var before = until.map { max(.zero, $0.advanced(byMilliseconds: 1)) }
    if let anchor = anchor.map({ max(.zero, $0) }) {
      if isUp {
        before = before.map { min($0, anchor) } ?? anchor
      } else {
        after = max(after, anchor)
      }
    }
    return HistoryQuery(
      conversation: conversation, after: after, before: before, oldestFirst: !isUp, kinds: kinds, limit: limit,
      stores: stores)
  }

  /// A part of the history.
  struct Part {
    /// The messages, oldest first.
    var messages: [Message]
    /// A Boolean value that indicates whether there may be more messages after it.
    var goesOn: Bool
    /// The reactions to messages that have some.
    var reactions: [MessageReactions] = []
  }

  /// Returns whether a message of the hub matches.
  func fits(_ message: Message) -> Bool {
    if let types, !AgoraChatMessageBody.shows(message, as: types) { return false }
    return sender == nil || message.sender == sender
  }
}

extension Device {
  /// Fetches the requested number of messages. More are fetched in place of those that do not match.
  func fetch(
    _ request: HistoryRequest, found: [Message] = [], reactions: [MessageReactions] = [],
    completion: @escaping (Result<HistoryRequest.Part, MessagingError>) -> Void
  ) {
    guard !request.kinds.isEmpty else {
      return afterCallbacks { completion(.success(HistoryRequest.Part(messages: [], goesOn: false))) }
    }
    var reactions = reactions
    fetchHistory(request.query, reactions: { reactions += $0 }) { [self] result in
      switch result {
      case .failure(let error): completion(.failure(error))
      case .success(let page):
        let ordered = request.isUp ? Array(page.reversed()) : page
        let all = found + ordered.filter(request.fits)
        let goesOn = page.count == request.limit
        guard goesOn, all.count < request.limit, let last = ordered.last else {
          let part = Array(all.prefix(request.limit))
          let isCut = all.count > request.limit
          completion(
            .success(
              HistoryRequest.Part(
                messages: request.isUp ? part.reversed() : part, goesOn: goesOn || isCut, reactions: reactions)))
          return
        }
        var next = request
        next.anchor = last.time
        fetch(next, found: all, reactions: reactions, completion: completion)
      }
    }
  }
}
