/// The hub's store for notices that other services wait for; a part of `HubStore` and its transactions.
///
/// Notices have numbers that grow by one and are never used again. Several consumers read them, each with a position of
/// its own.
package protocol HubNoticeStore: AnyObject {
  /// Stores notices behind all others, in their order.
  func append(_ notices: [HubNoticeDraft]) throws(MessagingError)
  /// Returns the notices behind a position, oldest first: at least one if there is any, at most `limit`, and no more
  /// than `bytes` of payload.
  func notices(after position: Int64, limit: Int, bytes: Int) throws(MessagingError) -> [HubNoticeRecord]
  /// Returns the numbers of the notices that are stored.
  func noticeSpan() throws(MessagingError) -> HubNoticeSpan
  /// Removes the notices up to a number.
  func removeNotices(through number: Int64) throws(MessagingError)
  /// Returns the consumers, by their names.
  func noticeConsumers() throws(MessagingError) -> [HubNoticeConsumer]
  /// Stores a consumer, or changes the one of its name.
  func save(_ consumer: HubNoticeConsumer) throws(MessagingError)
  func removeNoticeConsumer(_ name: String) throws(MessagingError)
}

/// A notice on its way into the store.
package struct HubNoticeDraft: Hashable, Sendable {
  package var time: Timestamp
  /// The encoded notice.
  package var payload: [UInt8]

  package init(time: Timestamp, payload: [UInt8]) {
    self.time = time
    self.payload = payload
  }
}

/// A stored notice.
package struct HubNoticeRecord: Hashable, Sendable {
  package var number: Int64
  package var time: Timestamp
  /// The encoded notice.
  package var payload: [UInt8]

  package init(number: Int64, time: Timestamp, payload: [UInt8]) {
    self.number = number
    self.time = time
    self.payload = payload
  }
}

/// The numbers of the stored notices.
package struct HubNoticeSpan: Hashable, Sendable {
  /// The number before the oldest one; the last number if none is stored.
  package var before: Int64
  /// The number that was given last; 0 if there never was one.
  package var last: Int64

  package init(before: Int64, last: Int64) {
    self.before = before
    self.last = last
  }

  package var count: Int { Int(clamping: last - before) }
}

/// A service that waits for notices.
package struct HubNoticeConsumer: Hashable, Sendable {
  /// Its name, in ASCII.
  package var name: String
  /// A random number, another one each time the name is registered anew: together with a notice's number it names the
  /// notice for good.
  package var identity: Int64
  /// The kinds that it wants.
  package var kinds: HubNoticeKinds
  /// The number up to which it has taken all notices.
  package var position: Int64

  package init(name: String, identity: Int64, kinds: HubNoticeKinds, position: Int64) {
    self.name = name
    self.identity = identity
    self.kinds = kinds
    self.position = position
  }
}

extension HubTable {
  static let notice = HubTable("notice", key: [("number", .int)], [("time", .int), ("payload", .bytes)])
  static let noticeConsumer = HubTable(
    "notice_consumer", key: [("name", .text)], [("identity", .int), ("kinds", .int), ("position", .int)])
}
