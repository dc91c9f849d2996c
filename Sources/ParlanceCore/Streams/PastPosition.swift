/// The positions of messages that were imported from another service: below zero, so that pages of a conversation's history go on
/// below its first entry, and that no device takes them for news.
///
/// Such a message's position follows from its time. So they are in order whatever was imported first, a later import can add some
/// in between, and no two of a conversation are in the same millisecond.
package enum PastPosition {
  /// The last position of the past.
  package static let last: Int64 = -1
  /// The time, in milliseconds since 1970, whose position would be zero. It is in the year 2248: later than any time of an import.
  private static let origin: Int64 = 1 << 43

  /// Returns whether a position is one of the past.
  package static func contains(_ position: Int64) -> Bool { position < 0 }

  /// Returns the position of a message of a time.
  package static func position(at time: Timestamp) -> Int64 {
    min(max(time.milliseconds, 0) - origin, last)
  }

  /// Returns the time of a position of the past.
  package static func time(of position: Int64) -> Timestamp {
    Timestamp(milliseconds: position < -origin ? 0 : position + origin)
  }

  /// Returns the position after which an account may read, of a stored one: zero, which all have that neither joined later nor
  /// cleared their history, leaves the past in reach.
  package static func floor(_ stored: Int64) -> Int64 { stored == 0 ? .min : stored }
}

extension MemberRecord {
  /// The position after which the account may read: of what came since it joined, and it did not clear.
  package var floor: Int64 { max(PastPosition.floor(joinedSequence), PastPosition.floor(cleared)) }
}

extension HubStreamStore {
  /// Looks for messages, entry by entry, in the order of reading: among those that were imported, and those that were sent here.
  package func history(_ question: HistoryQuestion) throws(MessagingError) -> HistoryAnswer {
    guard PastPosition.contains(question.floor), question.limit > 0 else { return try messages(question) }
    // The part that most often comes first in that order; the other one is looked at as far as that one was.
    var first = question
    first.isOfPast = question.oldestFirst
    let nearer = try messages(first)
    var second = question
    second.isOfPast = !first.isOfPast
    if let end = nearer.next {
      if question.oldestFirst {
        second.before = min(question.before, end.advanced(byMilliseconds: 1))
      } else {
        second.after = max(question.after, end.advanced(byMilliseconds: -1))
      }
    }
    let farther = try messages(second)
    return farther.rows == 0 ? nearer : HistoryAnswer(merging: nearer, farther, for: question)
  }

  /// Returns the last position whose time is not later than a time, that of an imported message included.
  package func boundary(stream: StreamNumber, at time: Timestamp) throws(MessagingError) -> Int64 {
    let position = try position(stream: stream, at: time)
    return position > 0 ? position : PastPosition.position(at: time)
  }
}

extension HistoryAnswer {
  /// Merges what two parts of a stream answered to one question.
  fileprivate init(merging first: HistoryAnswer, _ second: HistoryAnswer, for question: HistoryQuestion) {
    let isBefore: (Timestamp, Timestamp) -> Bool = question.oldestFirst ? { $0 < $1 } : { $0 > $1 }
    self.init(
      events: [], rows: first.rows + second.rows, next: [first.next, second.next].compactMap { $0 }.min(by: isBefore))
    var room = max(0, question.bytes)
    for event in (first.events + second.events).sorted(by: { isBefore($0.time, $1.time) }) {
      // Behind where one part stopped, the other one is not known to be the next.
      if let next, isBefore(next, event.time) { break }
      if events.count >= question.limit || event.payload.count > room && !events.isEmpty {
        next = events.last?.time
        break
      }
      room -= min(event.payload.count, room)
      events.append(event)
    }
  }
}
