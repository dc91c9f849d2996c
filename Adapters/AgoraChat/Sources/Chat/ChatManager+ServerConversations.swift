internal import Foundation
internal import Parlance

extension ChatManager {
  /// The number of conversations that a call without a page size fetches.
  private static let serverConversations = 100

  func getConversationsFromServer(_ aCompletionBlock: (([AgoraChatConversation]?, AgoraChatError?) -> Void)?) {
    getConversationsFromServer(
      byPage: 1, pageSize: UInt(Self.serverConversations), completion: aCompletionBlock)
  }

  func getConversationsFromServer(
    byPage pageNumber: UInt, pageSize: UInt,
    completion aCompletionBlock: (([AgoraChatConversation]?, AgoraChatError?) -> Void)?
  ) {
    core.fetch(
      { [self] (listed: [ListedConversation]?, error: AgoraChatError?) in
        aCompletionBlock?(listed.map(objects), error)
      },
      { device, done throws(MessagingError) in
        let (before, overflows) = max(1, pageNumber).subtractingReportingOverflow(1).partialValue
          .multipliedReportingOverflow(by: pageSize)
        guard pageSize > 0, !overflows else { throw MessagingError(.invalidArgument, "page") }
        let skipped = Int(clamping: before)
        Self.fetchParts(
          ConversationListQuery(limit: Self.serverConversations), skipping: skipped, count: Int(clamping: pageSize),
          device, done)
      })
  }

  /// Fetches conversations, part by part, until there are enough.
  private static func fetchParts(
    _ query: ConversationListQuery, skipping skipped: Int, count: Int, found: [ListedConversation] = [],
    _ device: Device, _ done: @escaping (Result<[ListedConversation], MessagingError>) -> Void
  ) {
    var query = query
    query.limit = max(1, min(serverConversations, skipped.addingClamped(count - found.count)))
    device.fetchConversations(query) { result in
      switch result {
      case .failure(let error): done(.failure(error))
      case .success(let page):
        let found = found + page.conversations.dropFirst(skipped).prefix(count - found.count)
        guard let next = page.next, found.count < count else { return done(.success(found)) }
        query.cursor = next
        fetchParts(
          query, skipping: max(0, skipped - page.conversations.count), count: count, found: found, device, done)
      }
    }
  }

  func getConversationsFromServer(
    withCursor cursor: String?, pageSize: UInt8,
    completion completionBlock: @escaping (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?) -> Void
  ) {
    fetchPage(.all, cursor, Int(pageSize), completionBlock)
  }

  func getPinnedConversationsFromServer(
    withCursor cursor: String?, pageSize limit: UInt8,
    completion completionBlock: @escaping (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?) -> Void
  ) {
    fetchPage(.pinned, cursor, Int(limit), completionBlock)
  }

  func getConversationsFromServer(
    withCursor cursor: String?, filter: AgoraChatConversationFilter,
    completion completionBlock: @escaping (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?) -> Void
  ) {
    fetchPage(.marked(filter.mark.rawValue), cursor, filter.pageSize, completionBlock)
  }

  private func fetchPage(
    _ filter: ConversationListQuery.Filter, _ cursor: String?, _ pageSize: Int,
    _ completion: @escaping (AgoraChatCursorResult<AgoraChatConversation>?, AgoraChatError?) -> Void
  ) {
    core.fetch(
      { [self] (page: ConversationPage?, error: AgoraChatError?) in
        completion(
          page.map { AgoraChatCursorResult(list: objects($0.conversations), andCursor: $0.next?.text ?? "") }, error)
      },
      { device, done throws(MessagingError) in
        var query = ConversationListQuery(filter: filter, limit: pageSize)
        if let cursor, !cursor.isEmpty {
          guard let place = ConversationListCursor(text: cursor) else {
            throw MessagingError(.invalidArgument, "cursor")
          }
          query.cursor = place
        }
        device.fetchConversations(query, completion: done)
      })
  }

  private func objects(_ listed: [ListedConversation]) -> [AgoraChatConversation] {
    guard let device = core.device else { return [] }
    return listed.map { listed in
      AgoraChatConversation(listed.conversation, core, device.account, fetched: listed.lastMessage)
    }
  }

  // MARK: changes

  func pinConversation(_ conversationId: String, isPinned: Bool, completionBlock: ((AgoraChatError?) -> Void)?) {
    change([conversationId], isPinned ? .pin(note: nil) : .unpin, completionBlock)
  }

  func addConversationMark(
    _ conversationIds: [String], mark: AgoraChatMarkType, completion: ((AgoraChatError?) -> Void)?
  ) {
    change(conversationIds, .mark(mark.rawValue), completion)
  }

  func removeConversationMark(
    _ conversationIds: [String], mark: AgoraChatMarkType, completion: ((AgoraChatError?) -> Void)?
  ) {
    change(conversationIds, .unmark(mark.rawValue), completion)
  }

  private func change(
    _ ids: [String], _ change: ConversationSettingsChange, _ completion: ((AgoraChatError?) -> Void)?
  ) {
    core.request(completion) { device, done throws(MessagingError) in
      device.changeSettings(of: ids.map { core.kept($0, device) }, change) { result in
        if case .failure(let error) = result { done(error) } else { done(nil) }
      }
    }
  }

  func deleteServerConversation(
    _ aConversationId: String, conversationType aConversationType: AgoraChatConversationType,
    isDeleteServerMessages aIsDeleteServerMessages: Bool,
    completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    core.request(in: aConversationType.kind, { aCompletionBlock?(aConversationId, $0) }) { device, done in
      device.delistConversations(
        [ConversationID(kind: aConversationType.kind, name: aConversationId)],
        clearsHistory: aIsDeleteServerMessages, completion: done)
    }
  }
}

extension ConversationListCursor {
  /// The place as apps pass it on: the time, the kind and the name.
  fileprivate var text: String { "\(time.milliseconds) \(conversation.kind.rawValue) \(conversation.name)" }

  fileprivate init?(text: String) {
    let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let time = Int64(parts[0]), let number = UInt8(parts[1]),
      let kind = ConversationKind(rawValue: number)
    else { return nil }
    self.init(
      time: Timestamp(milliseconds: time), conversation: ConversationID(kind: kind, name: String(parts[2])))
  }
}

extension Int {
  /// The sum of numbers that are not negative, at most `Int.max`.
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
