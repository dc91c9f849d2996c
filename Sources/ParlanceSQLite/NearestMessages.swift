internal import ParlanceCore

/// Those of the messages that a search came across which are nearest to its beginning.
struct NearestMessages {
  private let isNewer: Bool
  private let limit: Int
  /// The nearest first.
  private var messages: [Message] = []

  init(_ query: MessageQuery) {
    isNewer = query.newer
    limit = query.limit
  }

  /// In the order of time.
  var oldestFirst: [Message] { isNewer ? messages : messages.reversed() }

  /// Returns whether a message at a place would be one of them.
  func takes(_ time: Timestamp, _ row: MessageRow) -> Bool {
    guard messages.count >= limit, let last = messages.last else { return true }
    return isNearer(time, row, than: last)
  }

  /// Returns whether no message of a time or one further away would be one of them.
  func isComplete(before time: Timestamp) -> Bool {
    guard messages.count >= limit, let last = messages.last else { return false }
    return isNewer ? last.time < time : last.time > time
  }

  mutating func insert(_ message: Message) {
    var place = messages.count
    // Most come in order.
    if let last = messages.last, isNearer(message.time, message.row, than: last) {
      var first = 0
      while first < place {
        let middle = (first + place) / 2
        if isNearer(message.time, message.row, than: messages[middle]) { place = middle } else { first = middle + 1 }
      }
    }
    messages.insert(message, at: place)
    if messages.count > limit { messages.removeLast() }
  }

  private func isNearer(_ time: Timestamp, _ row: MessageRow, than other: Message) -> Bool {
    isNewer ? (time, row) < (other.time, other.row) : (time, row) > (other.time, other.row)
  }
}
