package import ParlanceCore

/// The queue of events for other services. Each call returns once its change is durable.
///
/// Consumers and their positions are stored: until a consumer is removed, the hub keeps events for it, also while it does not
/// read them and after the hub was closed and opened again.
extension HubLoop {
  /// Registers a consumer. One of this name that is known goes on where it was.
  ///
  /// - parameter kinds: The kinds of events that are stored for it.
  /// - parameter limit: The maximum number of events that are stored for all consumers. The oldest ones go first.
  /// - parameter whenAppended: Runs when events were stored, for this or for another consumer, on the hub's queue; it must
  ///   not block.
  package func registerServiceEventConsumer(
    _ name: String, kinds: ServiceEventKinds, limit: Int = ServiceEventBoard.usualLimit,
    whenAppended: @escaping @Sendable () -> Void
  ) throws(MessagingError) {
    try perform { turn throws(MessagingError) in try turn.serviceEvents.registerConsumer(name, kinds: kinds) }
    serviceEventBoard.setLimit(limit)
    serviceEventBoard.setListener(name, whenAppended)
  }

  /// Stops reports to a consumer, for which events are stored nevertheless.
  package func detachServiceEventConsumer(_ name: String) { serviceEventBoard.setListener(name, nil) }

  /// Removes a consumer with the events that no other one waits for; does nothing if there is no such consumer.
  package func removeServiceEventConsumer(_ name: String) throws(MessagingError) {
    serviceEventBoard.setListener(name, nil)
    try perform { turn throws(MessagingError) in try turn.serviceEvents.removeConsumer(name) }
  }

  /// Returns the events that a consumer has not taken, of all kinds and oldest first.
  ///
  /// - parameter taken: The number up to which it has taken all; nil if that is as it was.
  /// - parameter limit: The maximum number of events.
  /// - parameter bytes: The maximum number of bytes of their payloads; more if a single one is larger.
  /// - throws: `MessagingError` with code `invalidArgument` if there is no such consumer.
  package func serviceEvents(
    for name: String, taken: ServiceEventNumber?, limit: Int, bytes: Int
  ) throws(MessagingError) -> ServiceEventBatch {
    try perform { turn throws(MessagingError) in
      try turn.serviceEvents.events(for: name, taken: taken, limit: limit, bytes: bytes)
    }
  }
}

/// Events for one consumer.
package struct ServiceEventBatch: Sendable {
  /// The consumer as it is now.
  package var consumer: ServiceEventConsumer
  package var records: [ServiceEventRecord]
}
