/// The hub's store for events that other services wait for; a part of `HubStore` and its transactions.
///
/// Events have numbers that grow by one and are never used again. Several consumers read them, each with a position of
/// its own.
package protocol HubServiceEventStore: AnyObject {
  /// Stores events behind all others, in their order.
  func append(_ events: [ServiceEventDraft]) throws(MessagingError)
  /// Returns the events behind a position, oldest first: at least one if there is any, at most `limit`, and no more
  /// than `bytes` of payload.
  func serviceEvents(
    after position: ServiceEventNumber, limit: Int, bytes: Int
  ) throws(MessagingError) -> [ServiceEventRecord]
  /// Returns the numbers of the events that are stored.
  func serviceEventSpan() throws(MessagingError) -> ServiceEventSpan
  /// Removes the events up to a number.
  func removeServiceEvents(through number: ServiceEventNumber) throws(MessagingError)
  /// Returns the consumers, by their names.
  func serviceEventConsumers() throws(MessagingError) -> [ServiceEventConsumer]
  /// Stores a consumer, or changes the one of its name.
  func save(_ consumer: ServiceEventConsumer) throws(MessagingError)
  func removeServiceEventConsumer(_ name: String) throws(MessagingError)
}

/// The number of an event for other services.
package struct ServiceEventNumber: IdentifyingNumber {
  package let rawValue: Int64
  @inlinable package init(rawValue: Int64) { self.rawValue = rawValue }
}

/// An event on its way into the store.
package struct ServiceEventDraft: Hashable, Sendable {
  package var time: Timestamp
  /// The encoded event.
  package var payload: [UInt8]

  package init(time: Timestamp, payload: [UInt8]) {
    self.time = time
    self.payload = payload
  }
}

/// A stored event.
package struct ServiceEventRecord: Hashable, Sendable {
  package var number: ServiceEventNumber
  package var time: Timestamp
  /// The encoded event.
  package var payload: [UInt8]

  package init(number: ServiceEventNumber, time: Timestamp, payload: [UInt8]) {
    self.number = number
    self.time = time
    self.payload = payload
  }
}

/// The numbers of the stored events.
package struct ServiceEventSpan: Hashable, Sendable {
  /// The number before the oldest one; the last number if none is stored.
  package var before: ServiceEventNumber
  /// The number that was given last; 0 if there never was one.
  package var last: ServiceEventNumber

  package init(before: ServiceEventNumber, last: ServiceEventNumber) {
    self.before = before
    self.last = last
  }

  package var count: Int { Int(clamping: last.rawValue - before.rawValue) }
}

/// A service that waits for events.
package struct ServiceEventConsumer: Hashable, Sendable {
  /// Its name, in ASCII.
  package var name: String
  /// A random number, another one each time the name is registered anew: together with an event's number it names the
  /// event for good.
  package var identity: Int64
  /// The kinds that it wants.
  package var kinds: ServiceEventKinds
  /// The number up to which it has taken all events.
  package var position: ServiceEventNumber

  package init(name: String, identity: Int64, kinds: ServiceEventKinds, position: ServiceEventNumber) {
    self.name = name
    self.identity = identity
    self.kinds = kinds
    self.position = position
  }
}

extension HubTable {
  static let serviceEvent = HubTable("service_event", key: [("number", .int)], [("time", .int), ("payload", .bytes)])
  static let serviceEventConsumer = HubTable(
    "service_event_consumer", key: [("name", .text)], [("identity", .int), ("kinds", .int), ("position", .int)])
}
