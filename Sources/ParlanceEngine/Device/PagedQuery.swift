internal import ParlanceCore

/// A query of messages by time, which the hub answers in pages.
protocol PagedQuery {
  var limit: Int { get set }
  var oldestFirst: Bool { get }
  var after: Timestamp { get set }
  var before: Timestamp? { get set }
}

extension HistoryQuery: PagedQuery {}
extension ReplyQuery: PagedQuery {}

extension PagedQuery {
  /// Returns the query for what comes behind a page; nil if that was all, or the hub does not come on.
  ///
  /// - parameter time: The time at which the page ended; nil if it was the last one.
  /// - parameter count: The number of messages in the page.
  func next(after time: Timestamp?, count: Int) -> Self? {
    guard let time, count < limit else { return nil }
    var query = self
    query.limit -= count
    if oldestFirst {
      guard time > after else { return nil }
      query.after = time
    } else {
      guard time > after, before.map({ time < $0 }) ?? true else { return nil }
      query.before = time
    }
    return query
  }
}
