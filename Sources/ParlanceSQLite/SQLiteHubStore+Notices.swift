package import ParlanceCore

extension SQLiteHubStore {
  package func append(_ notices: [HubNoticeDraft]) throws(MessagingError) {
    try inTransaction { () throws(MessagingError) in
      let cursor = try noticeStatements.append.use()
      defer { cursor.reset() }
      for notice in notices {
        cursor.reset()
        cursor.bind(1, notice.time)
        cursor.bind(2, copiedBytes: notice.payload)
        try cursor.finish()
      }
    }
  }

  package func notices(
    after position: Int64, limit: Int, bytes: Int
  ) throws(MessagingError) -> [HubNoticeRecord] {
    let cursor = try noticeStatements.page.use()
    defer { cursor.reset() }
    cursor.bind(1, position)
    cursor.bind(2, Int64(max(0, limit)))
    var room = bytes
    var notices: [HubNoticeRecord] = []
    while try cursor.next() {
      let payload = cursor.bytes(2)
      if !notices.isEmpty && payload.count > room { break }
      room -= min(room, payload.count)
      notices.append(HubNoticeRecord(number: cursor.int64(0), time: cursor.timestamp(1), payload: payload))
    }
    return notices
  }

  package func noticeSpan() throws(MessagingError) -> HubNoticeSpan {
    let cursor = try noticeStatements.span.use()
    defer { cursor.reset() }
    guard try cursor.next() else { return HubNoticeSpan(before: 0, last: 0) }
    let last = cursor.int64(1)
    return HubNoticeSpan(before: cursor.isNull(0) ? last : cursor.int64(0), last: last)
  }

  package func removeNotices(through number: Int64) throws(MessagingError) {
    let cursor = try noticeStatements.remove.use()
    defer { cursor.reset() }
    cursor.bind(1, number)
    try cursor.finish()
  }

  package func noticeConsumers() throws(MessagingError) -> [HubNoticeConsumer] {
    let cursor = try noticeStatements.consumers.use()
    defer { cursor.reset() }
    var consumers: [HubNoticeConsumer] = []
    while try cursor.next() {
      consumers.append(
        HubNoticeConsumer(
          name: cursor.text(0), identity: cursor.int64(1), kinds: HubNoticeKinds(rawValue: cursor.int64(2)),
          position: cursor.int64(3)))
    }
    return consumers
  }

  package func save(_ consumer: HubNoticeConsumer) throws(MessagingError) {
    let cursor = try noticeStatements.saveConsumer.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: consumer.name)
    cursor.bind(2, consumer.identity)
    cursor.bind(3, consumer.kinds.rawValue)
    cursor.bind(4, consumer.position)
    try cursor.finish()
  }

  package func removeNoticeConsumer(_ name: String) throws(MessagingError) {
    let cursor = try noticeStatements.removeConsumer.use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: name)
    try cursor.finish()
  }
}

extension Schema {
  /// The notices for other services, and how far each service has read.
  static let hubNotices = """
    CREATE TABLE notice(
      number INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL, payload BLOB NOT NULL);
    CREATE TABLE notice_consumer(
      name TEXT PRIMARY KEY, identity INTEGER NOT NULL, kinds INTEGER NOT NULL, position INTEGER NOT NULL)
      WITHOUT ROWID;
    """
}
