/// The events of a hub's store in memory.
struct MemoryServiceEvents {
  /// Those that are stored, behind those that are gone.
  var records: [ServiceEventRecord] = []
  /// The number of those that are gone.
  var gone = 0
  var last = ServiceEventNumber.zero
  var consumers: [String: ServiceEventConsumer] = [:]

  /// The number before the oldest one.
  var before: ServiceEventNumber { last.advanced(by: Int64(gone - records.count)) }

  /// Returns the number of those that are stored up to a number.
  func count(through number: ServiceEventNumber) -> Int {
    number > before ? Int(clamping: min(number, last).rawValue - before.rawValue) : 0
  }

  /// Frees the space of the entries that are gone; outside of a transaction, for this cannot be undone.
  mutating func compact() {
    guard gone > 100, gone > records.count / 2 else { return }
    records.removeFirst(gone)
    gone = 0
  }
}

extension MemoryHubStore {
  /// The number of places that events take, those that are gone included; for tests.
  package var serviceEventRoom: Int { serviceEvents.records.count }

  package func append(_ drafts: [ServiceEventDraft]) throws(MessagingError) {
    let (count, last) = (serviceEvents.records.count, serviceEvents.last)
    for draft in drafts {
      serviceEvents.last = serviceEvents.last.successor
      serviceEvents.records.append(
        ServiceEventRecord(number: serviceEvents.last, time: draft.time, payload: draft.payload))
    }
    undo.note {
      $0.serviceEvents.records.removeLast($0.serviceEvents.records.count - count)
      $0.serviceEvents.last = last
    }
  }

  package func serviceEvents(
    after position: ServiceEventNumber, limit: Int, bytes: Int
  ) throws(MessagingError) -> [ServiceEventRecord] {
    var room = bytes
    var answer: [ServiceEventRecord] = []
    for record in serviceEvents.records[(serviceEvents.gone + serviceEvents.count(through: position))...] {
      if answer.count >= limit || !answer.isEmpty && record.payload.count > room { break }
      room -= min(room, record.payload.count)
      answer.append(record)
    }
    return answer
  }

  package func serviceEventSpan() throws(MessagingError) -> ServiceEventSpan {
    ServiceEventSpan(before: serviceEvents.before, last: serviceEvents.last)
  }

  package func removeServiceEvents(through number: ServiceEventNumber) throws(MessagingError) {
    let gone = serviceEvents.gone
    serviceEvents.gone += serviceEvents.count(through: number)
    undo.note { $0.serviceEvents.gone = gone }
  }

  package func serviceEventConsumers() throws(MessagingError) -> [ServiceEventConsumer] {
    serviceEvents.consumers.values.sorted { $0.name < $1.name }
  }

  package func save(_ consumer: ServiceEventConsumer) throws(MessagingError) { setConsumer(consumer, consumer.name) }

  package func removeServiceEventConsumer(_ name: String) throws(MessagingError) { setConsumer(nil, name) }

  private func setConsumer(_ consumer: ServiceEventConsumer?, _ name: String) {
    let known = serviceEvents.consumers[name]
    serviceEvents.consumers[name] = consumer
    undo.note { $0.serviceEvents.consumers[name] = known }
  }
}
