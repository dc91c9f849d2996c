/// A device's search of the hub's history, page by page; without I/O.
package struct HistorySearchRun {
  private let limit: Int
  private let conversationLimit: Int
  private let fits: ((FoundMessage) -> Bool)?
  private var search: HistorySearch
  private var cursor: HistorySearchCursor?
  private var isAtEnd = false
  /// The conversations of which something was found, in the order in which it was.
  private var conversations: [ConversationID] = []
  /// The messages so far, in the order of the search.
  package private(set) var found: [FoundMessage] = []

  /// Creates a search.
  ///
  /// - parameter limit: The largest number of messages: those first in the order of the search.
  /// - parameter conversationLimit: The largest number of conversations: those with the newest entries.
  /// - parameter fits: A condition that the hub does not know; every message meets it if nil.
  package init(
    _ search: HistorySearch, limit: Int, conversationLimit: Int = .max, where fits: ((FoundMessage) -> Bool)? = nil
  ) {
    self.search = search
    self.limit = limit
    self.conversationLimit = conversationLimit
    self.fits = fits
  }

  /// The next call; nil when the search is over.
  package var next: SearchHistoryCall? {
    isAtEnd ? nil : SearchHistoryCall(search, limit: min(100, limit), cursor: cursor)
  }

  /// Takes the answer to a call.
  package mutating func take(_ page: HistorySearchPage) {
    isAtEnd = page.next.map { !goesOn(to: $0) } ?? true
    for message in page.messages where fits?(message) ?? true {
      if !conversations.contains(message.conversation) {
        guard conversations.count < conversationLimit else {
          isAtEnd = true
          break
        }
        conversations.append(message.conversation)
      }
      let isKnown = found.contains {
        $0.entry.sequence == message.entry.sequence && $0.conversation == message.conversation
      }
      if !isKnown { found.append(message) }
    }
    let oldestFirst = search.oldestFirst
    found.sort { oldestFirst ? $0.entry.time < $1.entry.time : $0.entry.time > $1.entry.time }
    if found.count > limit { found.removeLast(found.count - limit) }
    // What comes behind the last one in the order is not wanted, whatever conversation it is in.
    if found.count == limit, let last = found.last?.entry.time {
      if oldestFirst {
        search.before = min(search.before ?? last, last)
      } else {
        search.after = max(search.after, last)
      }
    }
    if conversations.count == conversationLimit,
      page.next?.conversation != conversations.last || page.next?.position == nil
    {
      isAtEnd = true
    }
    cursor = page.next
  }

  /// Returns whether a place is behind the one before it: a hub that makes no progress is not asked again.
  private func goesOn(to next: HistorySearchCursor) -> Bool {
    guard let cursor else { return true }
    guard next.activity == cursor.activity, next.conversation == cursor.conversation else {
      return next.activity <= cursor.activity
    }
    guard let before = cursor.position else { return false }
    guard let after = next.position else { return true }
    return search.oldestFirst ? after > before : after < before
  }
}
