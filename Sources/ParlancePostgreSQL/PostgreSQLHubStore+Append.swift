#if Cluster
  package import ParlanceCore

  /// Drafts get their places in two steps: one round trip locks their streams and learns what is known of them, and what
  /// follows from it is sent without waiting.
  extension PostgreSQLHubStore {
    package func append(_ drafts: [EventDraft]) throws(MessagingError) -> [AppendOutcome] {
      guard !drafts.isEmpty else { return [] }
      return try inTransaction { () throws(MessagingError) in
        var batch = try lock(drafts)
        for draft in drafts where batch.streams[draft.stream] == nil {
          throw fail(MessagingError(.invalidArgument, "no stream \(draft.stream)"))
        }
        let outcomes = drafts.map { batch.append($0) }
        try write(batch)
        return outcomes
      }
    }

    /// Locks streams, in the order of their numbers so that no two turns wait for one another, and reads their counters.
    ///
    /// Each statement sees what was durable when it began. So the rest is read by statements of their own, behind the one
    /// that waits for the locks.
    private func lock(_ drafts: [EventDraft]) throws(MessagingError) -> AppendBatch {
      let streams = Set(drafts.map(\.stream)).sorted()
      let senders = Set(drafts.lazy.filter { $0.kind == .message }.map { AppendBatch.Sender($0.stream, $0.sender) })
        .sorted { ($0.stream, $0.account) < ($1.stream, $1.account) }
      let named = drafts.filter { $0.id != nil }
      try send(AppendStatements.lock, [.ints(streams)])
      try send(
        AppendStatements.sent,
        [
          .array(PostgreSQLArray(ints: senders, \.stream.rawValue)),
          .array(PostgreSQLArray(ints: senders, \.account.rawValue)),
        ])
      try send(
        AppendStatements.existing,
        [
          .array(PostgreSQLArray(ints: named, \.stream.rawValue)),
          .array(PostgreSQLArray(texts: named) { $0.id?.string }),
        ])
      let rows = try results(3)
      var batch = AppendBatch()
      for row in 0..<rows[0].count {
        batch.streams[rows[0].number(row, 0)] = AppendBatch.Counters(
          version: rows[0].int64(row, 1), lastSequence: rows[0].int64(row, 2), lastNumber: rows[0].int64(row, 3),
          lastTime: rows[0].timestamp(row, 4))
      }
      for row in 0..<rows[1].count {
        batch.sent[AppendBatch.Sender(rows[1].number(row, 0), rows[1].number(row, 1))] = rows[1].int64(row, 2)
      }
      for row in 0..<rows[2].count {
        let event = try event(rows[2], row)
        if let id = event.id { batch.known[AppendBatch.Name(event.stream, id)] = event }
      }
      return batch
    }

    private func write(_ batch: AppendBatch) throws(MessagingError) {
      guard !batch.events.isEmpty else { return }
      let events = batch.events
      func ints(_ value: (EventRecord) -> Int64) -> PostgreSQLValue { .array(PostgreSQLArray(ints: events, value)) }
      try run(
        AppendStatements.insert,
        [
          ints(\.stream.rawValue), ints(\.sequence), ints(\.time.milliseconds), ints(\.sender.rawValue), ints(\.number),
          ints(\.senderNumber), ints { Int64($0.options.rawValue) }, ints { Int64($0.kind.rawValue) },
          ints { Int64($0.platform.rawValue) }, ints { Int64($0.contentKind.rawValue) },
          .array(PostgreSQLArray(texts: events) { $0.id?.string }),
          .array(PostgreSQLArray(byteses: events, \.payload)),
        ])
      let streams = Set(events.map(\.stream)).sorted().compactMap { number in
        batch.streams[number].map { (number: number, counters: $0) }
      }
      try run(
        AppendStatements.count,
        [
          .array(PostgreSQLArray(ints: streams, \.number.rawValue)),
          .array(PostgreSQLArray(ints: streams, \.counters.lastSequence)),
          .array(PostgreSQLArray(ints: streams, \.counters.lastNumber)),
          .array(PostgreSQLArray(ints: streams, \.counters.lastTime.milliseconds)),
        ])
      let senders = batch.counted.sorted { ($0.stream, $0.account) < ($1.stream, $1.account) }
      if !senders.isEmpty {
        try run(
          AppendStatements.countSent,
          [
            .array(PostgreSQLArray(ints: senders, \.stream.rawValue)),
            .array(PostgreSQLArray(ints: senders, \.account.rawValue)),
            .array(PostgreSQLArray(ints: senders) { batch.sent[$0] ?? 0 }),
          ])
      }
      if let time = events.lazy.map(\.time).max() { newestInTurn = max(newestInTurn, time) }
    }

    package func revoke(stream: StreamNumber, sequence: Int64, as kind: EventKind) throws(MessagingError) {
      try run(
        EventStatements.revoke,
        [.int(stream), .int(sequence), .int(Int64(kind.rawValue)), .flag(kind == .tombstone)])
    }
  }

  /// Drafts that get their places, and what is known of their streams; without I/O.
  struct AppendBatch {
    struct Counters {
      var version: Int64
      var lastSequence: Int64
      var lastNumber: Int64
      var lastTime: Timestamp
    }

    /// An account that sends into a stream.
    struct Sender: Hashable {
      let stream: StreamNumber
      let account: AccountNumber

      init(_ stream: StreamNumber, _ account: AccountNumber) {
        self.stream = stream
        self.account = account
      }
    }

    /// The id of an event in a stream, which is compared by its bytes.
    struct Name: Hashable {
      let stream: StreamNumber
      let id: ExactString

      init(_ stream: StreamNumber, _ id: MessageID) {
        self.stream = stream
        self.id = ExactString(id.string)
      }
    }

    var streams: [StreamNumber: Counters] = [:]
    /// The numbers of messages of the senders.
    var sent: [Sender: Int64] = [:]
    /// The stored events with the drafts' ids.
    var known: [Name: EventRecord] = [:]
    /// The events to store.
    private(set) var events: [EventRecord] = []
    /// The senders whose numbers grew.
    private(set) var counted: Set<Sender> = []

    /// Assigns a sequence to a draft. Its stream must be known.
    mutating func append(_ draft: EventDraft) -> AppendOutcome {
      guard var counters = streams[draft.stream], counters.version == draft.version else { return .moved }
      let name = draft.id.map { Name(draft.stream, $0) }
      if let name, let event = known[name] { return .exists(event) }
      let isMessage = draft.isNumbered
      counters.lastSequence += 1
      counters.lastTime = max(draft.time, counters.lastTime.advanced(byMilliseconds: 1))
      let sender = Sender(draft.stream, draft.sender)
      var senderNumber: Int64 = 0
      if isMessage {
        counters.lastNumber += 1
        senderNumber = (sent[sender] ?? 0) + 1
        sent[sender] = senderNumber
        counted.insert(sender)
      }
      streams[draft.stream] = counters
      let event = EventRecord(
        stream: draft.stream, sequence: counters.lastSequence, kind: draft.kind, time: counters.lastTime, id: draft.id,
        sender: draft.sender, number: isMessage ? counters.lastNumber : 0, senderNumber: senderNumber,
        options: draft.options, platform: draft.platform, contentKind: draft.contentKind, payload: draft.payload)
      events.append(event)
      if let name { known[name] = event }
      return .appended(
        sequence: event.sequence, time: event.time, number: event.number, senderNumber: event.senderNumber)
    }
  }

  /// The statements that store events.
  enum AppendStatements {
    static let lock = PostgreSQLStatement(
      "append_lock", [.ints],
      """
      SELECT number, version, last_sequence, last_number, last_time FROM stream WHERE number = ANY($1)
      ORDER BY number FOR NO KEY UPDATE
      """)
    static let sent = PostgreSQLStatement(
      "append_sent", [.ints, .ints],
      """
      SELECT sender_count.stream, sender_count.account, sender_count.sent
      FROM unnest($1, $2) AS wanted(stream, account)
        JOIN sender_count ON sender_count.stream = wanted.stream AND sender_count.account = wanted.account
      """)
    static let existing = PostgreSQLStatement(
      "append_existing", [.ints, .byteses],
      """
      SELECT \(EventStatements.columns) FROM unnest($1, $2) AS wanted(stream, id)
        JOIN event ON \(EventStatements.has(id: "wanted.id", stream: "wanted.stream"))
      """)
    /// Commands and account events get a number by which they are pruned in the order of their arrival.
    static let insert = PostgreSQLStatement(
      "append_insert",
      [.ints, .ints, .ints, .ints, .ints, .ints, .ints, .ints, .ints, .ints, .byteses, .byteses],
      """
      INSERT INTO event(stream, sequence, time, sender, number, sender_number, options, kind, platform, content_kind, id,
        payload, arrival)
      SELECT new.*, CASE WHEN new.kind IN (2, 7) THEN nextval('event_arrival') END
      FROM unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
        AS new(stream, sequence, time, sender, number, sender_number, options, kind, platform, content_kind, id, payload)
      """)
    static let count = PostgreSQLStatement(
      "append_count", [.ints, .ints, .ints, .ints],
      """
      UPDATE stream SET last_sequence = new.sequence, last_number = new.number, last_time = new.time
      FROM unnest($1, $2, $3, $4) AS new(stream, sequence, number, time) WHERE stream.number = new.stream
      """)
    static let countSent = PostgreSQLStatement(
      "append_count_sent", [.ints, .ints, .ints],
      """
      INSERT INTO sender_count(stream, account, sent) SELECT * FROM unnest($1, $2, $3)
      ON CONFLICT(stream, account) DO UPDATE SET sent = excluded.sent
      """)

    static let all = [lock, sent, existing, insert, count, countSent]
  }
#endif
