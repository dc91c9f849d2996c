/// Fetches streams from where the device is.
package struct PullCall: HubCall {
  package typealias Reply = [PulledStream]
  package static var kind: CallKind { .pull }
  package var positions: [PullPosition]
  package init(_ positions: [PullPosition]) { self.positions = positions }
  package var approximateSize: Int { 32 + 48 * positions.count }
}

package struct PullPosition: Hashable, Sendable {
  package var stream: StreamName
  /// The last number that the device has.
  package var after: Int64
  /// With a hole to be filled: the first number behind it that the device has.
  package var before: Int64?

  package init(stream: StreamName, after: Int64, before: Int64? = nil) {
    self.before = before
    self.stream = stream
    self.after = after
  }
}

/// A part of a stream. A stream that is not in the reply, though its position was in the call, did not fit and is to be
/// asked for again; one that the account may not read comes without events.
package struct PulledStream: Sendable {
  package var stream: StreamName
  package var events: [StreamEvent]
  /// The device's position with these applied.
  package var upTo: Int64
  /// Entries between the device's position and the first event were left out: too many, or too old.
  package var isTruncated: Bool
  /// The reply was full: more follows behind `upTo`.
  package var hasMore: Bool
  /// The number of messages among what was left out that count as unread.
  package var omittedUnread: Int
  /// The changes of messages among what was left out, for the device may have these messages: revocations, then changes of
  /// reactions and pins, then edits.
  package var omittedChanges: [StreamEvent]

  package init(
    stream: StreamName, events: [StreamEvent], upTo: Int64, isTruncated: Bool, hasMore: Bool = false,
    omittedUnread: Int = 0, omittedChanges: [StreamEvent] = []
  ) {
    self.omittedChanges = omittedChanges
    self.omittedUnread = omittedUnread
    self.stream = stream
    self.events = events
    self.upTo = upTo
    self.isTruncated = isTruncated
    self.hasMore = hasMore
  }
}
