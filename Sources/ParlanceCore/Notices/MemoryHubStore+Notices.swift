/// The notices of a hub's store in memory.
struct MemoryNotices {
  /// Those that are stored, behind those that are gone.
  var records: [HubNoticeRecord] = []
  /// The number of those that are gone.
  var gone = 0
  var last: Int64 = 0
  var consumers: [String: HubNoticeConsumer] = [:]

  /// The number before the oldest one.
  var before: Int64 { last - Int64(records.count - gone) }

  /// Returns the number of those that are stored up to a number.
  func count(through number: Int64) -> Int {
    number > before ? Int(clamping: min(number, last) - before) : 0
  }

  /// Frees the space of the entries that are gone; outside of a transaction, for this cannot be undone.
  mutating func compact() {
    guard gone > 100, gone > records.count / 2 else { return }
    records.removeFirst(gone)
    gone = 0
  }
}

extension MemoryHubStore {
  /// The number of places that notices take, those that are gone included; for tests.
  package var noticeRoom: Int { notices.records.count }

  package func append(_ drafts: [HubNoticeDraft]) throws(MessagingError) {
    let (count, last) = (notices.records.count, notices.last)
    for draft in drafts {
      notices.last += 1
      notices.records.append(HubNoticeRecord(number: notices.last, time: draft.time, payload: draft.payload))
    }
    undo.note {
      $0.notices.records.removeLast($0.notices.records.count - count)
      $0.notices.last = last
    }
  }

  package func notices(
    after position: Int64, limit: Int, bytes: Int
  ) throws(MessagingError) -> [HubNoticeRecord] {
    var room = bytes
    var answer: [HubNoticeRecord] = []
    for record in notices.records[(notices.gone + notices.count(through: position))...] {
      if answer.count >= limit || !answer.isEmpty && record.payload.count > room { break }
      room -= min(room, record.payload.count)
      answer.append(record)
    }
    return answer
  }

  package func noticeSpan() throws(MessagingError) -> HubNoticeSpan {
    HubNoticeSpan(before: notices.before, last: notices.last)
  }

  package func removeNotices(through number: Int64) throws(MessagingError) {
    let gone = notices.gone
    notices.gone += notices.count(through: number)
    undo.note { $0.notices.gone = gone }
  }

  package func noticeConsumers() throws(MessagingError) -> [HubNoticeConsumer] {
    notices.consumers.values.sorted { $0.name < $1.name }
  }

  package func save(_ consumer: HubNoticeConsumer) throws(MessagingError) { setConsumer(consumer, consumer.name) }

  package func removeNoticeConsumer(_ name: String) throws(MessagingError) { setConsumer(nil, name) }

  private func setConsumer(_ consumer: HubNoticeConsumer?, _ name: String) {
    let known = notices.consumers[name]
    notices.consumers[name] = consumer
    undo.note { $0.notices.consumers[name] = known }
  }
}
