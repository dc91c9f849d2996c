package import ParlanceCore

extension SQLiteDeviceStore {
  package func search(
    _ search: MessageSearch, conversation: Int64?, includingRevoked: Bool
  ) throws(MessagingError) -> [Message] {
    guard search.query.limit > 0 else { return [] }
    guard search.isNarrow else {
      return try messages(search.query, conversation: conversation, includingRevoked: includingRevoked)
    }
    var found = SearchResult(search, conversation, includingRevoked: includingRevoked)
    let blocks = try searchBlocks()
    if let question = SearchTerms.question(search, conversation: conversation), blocks.end > 0 {
      try readWaiting(behind: blocks.end, &found)
      try readIndexed(question, blocks, &found)
    } else if let conversation {
      try readInOrder(conversation, &found)
    } else {
      try readWaiting(behind: 0, &found)
    }
    return found.nearest.oldestFirst
  }

  /// Reads the messages that are in no index, those first that are likely to be near.
  private func readWaiting(behind row: Int64, _ found: inout SearchResult) throws(MessagingError) {
    let isNewer = found.search.query.newer
    let cursor = try (isNewer ? searchStatements.waiting : searchStatements.waitingBackwards).use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    cursor.bind(2, Int64.max)
    while try cursor.next() {
      if found.asks(for: cursor) { found.take(try message(cursor)) }
    }
  }

  /// Reads the messages of a conversation from the beginning of the search on.
  private func readInOrder(_ conversation: Int64, _ found: inout SearchResult) throws(MessagingError) {
    let query = found.search.query
    let cursor = try (query.newer ? messageStatements.newer : messageStatements.older).use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    bindRange(query, unreadFrom: nil, cursor)
    while try cursor.next() {
      if !found.nearest.takes(cursor.timestamp(2), cursor.int64(0)) { break }
      if found.asks(for: cursor) { found.take(try message(cursor)) }
    }
  }

  /// Reads the messages that the index names, in the order of their rows, until all others are further away.
  private func readIndexed(
    _ question: String, _ blocks: SearchBlocks, _ found: inout SearchResult
  ) throws(MessagingError) {
    guard let rows = blocks.rows(from: found.from, until: found.until) else { return }
    let isNewer = found.search.query.newer
    let cursor = try (isNewer ? searchStatements.newerRows : searchStatements.olderRows).use()
    defer { cursor.reset() }
    cursor.bind(1, copiedText: question)
    cursor.bind(2, rows.lowerBound)
    cursor.bind(3, rows.upperBound)
    let nearestTimes = blocks.nearestTimes(newer: isNewer)
    var place: Int?
    var isPossible = false
    while try cursor.next() {
      let row = cursor.int64(0)
      let next = blocks.place(of: row)
      if next != place {
        guard next < blocks.blocks.count, !found.nearest.isComplete(before: nearestTimes[next]) else { return }
        place = next
        isPossible = blocks.blocks[next].overlaps(found.from, found.until)
      }
      if isPossible { try readMessage(row, &found) }
    }
  }

  private func readMessage(_ row: Int64, _ found: inout SearchResult) throws(MessagingError) {
    let cursor = try messageStatements.messageByRow.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    if try cursor.next(), found.asks(for: cursor) { found.take(try message(cursor)) }
  }
}

/// The messages that a search has found so far, and its conditions.
private struct SearchResult {
  let search: MessageSearch
  private let conversation: Int64?
  private let includesRevoked: Bool
  /// The times between which its messages are.
  let from, until: Timestamp
  private(set) var nearest: NearestMessages

  init(_ search: MessageSearch, _ conversation: Int64?, includingRevoked: Bool) {
    self.search = search
    self.conversation = conversation
    includesRevoked = includingRevoked
    let query = search.query
    var from = query.from ?? Timestamp(milliseconds: .min)
    var until = query.until ?? Timestamp(milliseconds: .max)
    if let anchor = query.anchor {
      if query.newer { from = max(from, anchor.time) } else { until = min(until, anchor.time) }
    }
    self.from = from
    self.until = until
    nearest = NearestMessages(query)
  }

  /// Returns whether a row of the table of messages fits the query, and is nearer than what was found.
  func asks(for cursor: SQLiteCursor) -> Bool {
    let (row, time) = (cursor.int64(0), cursor.timestamp(2))
    guard time >= from, time <= until, nearest.takes(time, row) else { return false }
    if let conversation, cursor.int64(1) != conversation { return false }
    let query = search.query
    if let anchor = query.anchor, anchor.time == time, query.newer ? row <= anchor.row : row >= anchor.row {
      return false
    }
    let marks = MessageMarks(rawValue: cursor.uint16(9))
    if query.unreadOnly && !marks.contains(.unread) || !includesRevoked && marks.contains(.revoked) { return false }
    return query.kinds.isEmpty || query.kinds.contains(MessageKind(rawValue: cursor.uint8(12)))
  }

  /// Takes a message that was asked for, if it has what is searched.
  mutating func take(_ message: Message) {
    if search.fits(message) { nearest.insert(message) }
  }
}

/// The device store's statements for searches, each compiled at its first use.
struct DeviceSearchStatements {
  let blocks, insertBlock, widenBlock, forgetBlocks: SQLiteStatement
  let insertTerms, deleteTerms, forgetTerms: SQLiteStatement
  let olderRows, newerRows: SQLiteStatement
  let waiting, waitingBackwards, waitingCount: SQLiteStatement
  let indexedInRange, indexedAnywhere: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    blocks = connection.statement("SELECT last, oldest, newest FROM search_block ORDER BY last")
    insertBlock = connection.statement("INSERT INTO search_block(last, oldest, newest) VALUES(?1, ?2, ?3)")
    widenBlock = connection.statement("UPDATE search_block SET oldest = ?2, newest = ?3 WHERE last = ?1")
    forgetBlocks = connection.statement("DELETE FROM search_block")

    insertTerms = connection.statement("INSERT INTO search_text(rowid, terms) VALUES(?1, ?2)")
    deleteTerms = connection.statement(
      "INSERT INTO search_text(search_text, rowid, terms) VALUES('delete', ?1, ?2)")
    forgetTerms = connection.statement("INSERT INTO search_text(search_text) VALUES('delete-all')")
    let matches = "SELECT rowid FROM search_text WHERE search_text MATCH ?1 AND rowid BETWEEN ?2 AND ?3 ORDER BY rowid"
    newerRows = connection.statement(matches)
    olderRows = connection.statement(matches + " DESC")

    let columns = DeviceMessageStatements.messageColumns
    waiting = connection.statement("SELECT \(columns) FROM message WHERE row > ?1 ORDER BY row LIMIT ?2")
    waitingBackwards = connection.statement("SELECT \(columns) FROM message WHERE row > ?1 ORDER BY row DESC LIMIT ?2")
    waitingCount = connection.statement("SELECT count(*) FROM (SELECT 1 FROM message WHERE row > ?1 LIMIT ?2)")
    indexedInRange = connection.statement(
      """
      SELECT \(columns) FROM message WHERE conversation = ?1 AND time BETWEEN ?2 AND ?3 AND row <= ?4 LIMIT ?5
      """)
    indexedAnywhere = connection.statement(
      "SELECT \(columns) FROM message WHERE time BETWEEN ?2 AND ?3 AND row <= ?4 LIMIT ?5")
  }
}

extension Schema {
  /// The index of texts. A device fills it after its first search, a step at a time.
  static let deviceSearch = """
    CREATE VIRTUAL TABLE search_text USING fts5(
      terms, content='', columnsize=0, detail=none, tokenize='ascii');
    CREATE TABLE search_block(last INTEGER PRIMARY KEY, oldest INTEGER NOT NULL, newest INTEGER NOT NULL);
    """
}
