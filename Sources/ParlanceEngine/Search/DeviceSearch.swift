internal import ParlanceCore

/// Searches, and the index that they use.
final class DeviceSearch: DeviceComponent {
  unowned let core: DeviceCore
  /// The index of texts is being brought up to date.
  private(set) var isIndexing = false

  init(_ core: DeviceCore) { self.core = core }

  func search(_ search: MessageSearch) throws(MessagingError) -> [Message] {
    guard search.query.limit > 0 else { return [] }
    var number: ConversationNumber?
    if let id = search.query.conversation {
      guard let conversation = core.conversations.byID[id] else { return [] }
      number = conversation.record.number
    }
    return try core.store.search(search, conversation: number, includingRevoked: false)
  }

  /// Returns whether the index is to be brought up to date for a search; false if that is already under way.
  func beginIndexing(for search: MessageSearch) throws(MessagingError) -> Bool {
    guard search.isNarrow, !isIndexing else { return false }
    isIndexing = try core.store.canIndex(step: MessageSearch.indexStep)
    return isIndexing
  }

  /// Puts the next messages into the index, in a transaction of its own.
  ///
  /// - returns: A Boolean value that indicates whether there is more to do.
  func indexStep() -> Bool {
    // A turn that is under way ends before the loop comes here again.
    if core.turn.transaction != nil { return true }
    isIndexing = false
    guard !core.isClosed, core.damage == nil, !core.mustReload else { return false }
    do throws(MessagingError) {
      try core.store.begin(isDurable: false)
      try core.store.index(step: MessageSearch.indexStep)
      try core.store.commit()
      isIndexing = try core.store.canIndex(step: MessageSearch.indexStep)
    } catch {
      // Nothing is lost: the next search reads these messages, and tries again. What is damaged, it will find so.
      core.store.rollback()
    }
    return isIndexing
  }
}
