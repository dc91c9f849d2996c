package import ParlanceCore

extension SQLiteDeviceStore {
  package func search(
    _ search: MessageSearch, conversation: ConversationNumber?, includingRevoked: Bool
  ) throws(MessagingError) -> [Message] {
    guard search.query.limit > 0 else { return [] }
    guard search.isNarrow else {
      return try messages(search.query, conversation: conversation, includingRevoked: includingRevoked)
    }
    var found = SearchResult(search, conversation, includingRevoked: includingRevoked)
    let blocks = try searchBlocks()
    if let question = SearchTerms.question(search, conversation: conversation), blocks.end > .zero {
      try readWaiting(behind: blocks.end, &found)
      try readIndexed(question, blocks, &found)
    } else if let conversation {
      try readInOrder(conversation, &found)
    } else {
      try readWaiting(behind: .zero, &found)
    }
    return found.nearest.oldestFirst
  }

  /// Reads the messages that are in no index, those first that are likely to be near.
  private func readWaiting(behind row: MessageRow, _ found: inout SearchResult) throws(MessagingError) {
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
  private func readInOrder(_ conversation: ConversationNumber, _ found: inout SearchResult) throws(MessagingError) {
    let query = found.search.query
    let cursor = try (query.newer ? messageStatements.newer : messageStatements.older).use()
    defer { cursor.reset() }
    cursor.bind(1, conversation)
    bindRange(query, unreadFrom: nil, cursor)
    while try cursor.next() {
      if !found.nearest.takes(cursor.timestamp(2), cursor.row(0)) { break }
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
      let row = cursor.row(0)
      let next = blocks.place(of: row)
      if next != place {
        guard next < blocks.blocks.count, !found.nearest.isComplete(before: nearestTimes[next]) else { return }
        place = next
        isPossible = blocks.blocks[next].overlaps(found.from, found.until)
      }
      if isPossible { try readMessage(row, &found) }
    }
  }

  private func readMessage(_ row: MessageRow, _ found: inout SearchResult) throws(MessagingError) {
    let cursor = try messageStatements.messageByRow.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    if try cursor.next(), found.asks(for: cursor) { found.take(try message(cursor)) }
  }
}

/// The messages that a search has found so far, and its conditions.
private struct SearchResult {
  let search: MessageSearch
  private let conversation: ConversationNumber?
  private let includesRevoked: Bool
  /// The times between which its messages are.
  let from, until: Timestamp
  private(set) var nearest: NearestMessages

  init(_ search: MessageSearch, _ conversation: ConversationNumber?, includingRevoked: Bool) {
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
    let (row, time) = (cursor.row(0), cursor.timestamp(2))
    guard time >= from, time <= until, nearest.takes(time, row) else { return false }
    if let conversation, cursor.number(1) != conversation { return false }
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

/// The index of texts.
///
/// It has the messages up to a row, so that new ones cost nothing until they are a whole step. It keeps no texts: to
/// take a message out, its words are made once more from what the table of messages has.
extension SQLiteDeviceStore {
  /// The length of the words, in bytes, after which a step ends: texts may be long, and a step must not be.
  private static let largestStep = 1 << 21

  package func canIndex(step: Int) throws(MessagingError) -> Bool {
    let cursor = try searchStatements.waitingCount.use()
    defer { cursor.reset() }
    cursor.bind(1, try searchBlocks().end)
    cursor.bind(2, Int64(step))
    return try cursor.next() && cursor.int64(0) >= Int64(step)
  }

  package func index(step: Int) throws(MessagingError) {
    guard step > 0, try canIndex(step: step) else { return }
    var blocks = try searchBlocks()
    let cursor = try searchStatements.waiting.use()
    defer { cursor.reset() }
    cursor.bind(1, blocks.end)
    cursor.bind(2, Int64(step))
    var block = SearchBlocks.Block(
      last: .zero, oldest: Timestamp(milliseconds: .max), newest: Timestamp(milliseconds: .min))
    var size = 0
    while size < Self.largestStep, try cursor.next() {
      let message = try message(cursor)
      let terms = SearchTerms(message, conversation: cursor.number(1))
      try write(terms, of: message.row, searchStatements.insertTerms)
      size += terms.bytes.count
      block.last = message.row
      block.oldest = min(block.oldest, message.time)
      block.newest = max(block.newest, message.time)
    }
    try write(block, searchStatements.insertBlock)
    blocks.append(block)
    caches.searchBlocks = blocks
  }

  /// Returns the extent of the index.
  func searchBlocks() throws(MessagingError) -> SearchBlocks {
    if let blocks = caches.searchBlocks { return blocks }
    var blocks = SearchBlocks()
    let cursor = try searchStatements.blocks.use()
    defer { cursor.reset() }
    while try cursor.next() {
      blocks.append(
        SearchBlocks.Block(last: cursor.row(0), oldest: cursor.timestamp(1), newest: cursor.timestamp(2)))
    }
    caches.searchBlocks = blocks
    return blocks
  }

  private func write(_ terms: SearchTerms, of row: MessageRow, _ statement: SQLiteStatement) throws(MessagingError) {
    let cursor = try statement.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    let code = terms.bytes.withUnsafeBufferPointer { text in
      cursor.bind(2, lentText: text)
      return cursor.step()
    }
    try cursor.check(code)
  }

  private func write(_ block: SearchBlocks.Block, _ statement: SQLiteStatement) throws(MessagingError) {
    let cursor = try statement.use()
    defer { cursor.reset() }
    cursor.bind(1, block.last)
    cursor.bind(2, block.oldest)
    cursor.bind(3, block.newest)
    try cursor.finish()
  }
}

/// Changes of messages that are in the index. Almost all changes are of messages that are not yet.
extension SQLiteDeviceStore {
  /// The largest number of messages that are taken out of the index one by one. To take out more, it begins anew.
  private static let largestRemoval = 4096
  /// The length of their words, in bytes, from which on it begins anew, too.
  private static let largestRemovalSize = 1 << 24

  private func isIndexed(_ row: MessageRow) throws(MessagingError) -> Bool {
    guard let blocks = caches.searchBlocks else { return try searchBlocks().end >= row }
    return blocks.end >= row
  }

  /// Notes that a message has another time.
  func noteTime(_ time: Timestamp, of row: MessageRow) throws(MessagingError) {
    guard try isIndexed(row), let block = caches.searchBlocks?.widen(row, to: time) else { return }
    try write(block, searchStatements.widenBlock)
  }

  /// Changes what is found of a message.
  func changeTexts(of row: MessageRow, _ change: () throws(MessagingError) -> Void) throws(MessagingError) {
    guard try isIndexed(row) else { return try change() }
    try changeTerms(of: row, searchStatements.deleteTerms)
    try change()
    try changeTerms(of: row, searchStatements.insertTerms)
  }

  /// Takes a message that is about to be deleted out of the index.
  func removeFromIndex(row: MessageRow) throws(MessagingError) {
    if try isIndexed(row) { try changeTerms(of: row, searchStatements.deleteTerms) }
  }

  private func changeTerms(of row: MessageRow, _ statement: SQLiteStatement) throws(MessagingError) {
    let cursor = try messageStatements.messageByRow.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    guard try cursor.next() else { return }
    try write(SearchTerms(try message(cursor), conversation: cursor.number(1)), of: row, statement)
  }

  /// Takes messages that are about to be deleted out of the index.
  func removeFromIndex(conversation: ConversationNumber?, from: Timestamp, until: Timestamp) throws(MessagingError) {
    let end = try searchBlocks().end
    guard end > .zero else { return }
    var removed: [(row: MessageRow, terms: SearchTerms)] = []
    var size = 0
    do {
      let statement = conversation == nil ? searchStatements.indexedAnywhere : searchStatements.indexedInRange
      let cursor = try statement.use()
      defer { cursor.reset() }
      if let conversation { cursor.bind(1, conversation) }
      cursor.bind(2, from)
      cursor.bind(3, until)
      cursor.bind(4, end)
      cursor.bind(5, Int64(Self.largestRemoval + 1))
      while size <= Self.largestRemovalSize, try cursor.next() {
        let message = try message(cursor)
        removed.append((message.row, SearchTerms(message, conversation: cursor.number(1))))
        size += removed[removed.count - 1].terms.bytes.count
      }
    }
    if removed.count > Self.largestRemoval || size > Self.largestRemovalSize { return try forgetIndex() }
    for (row, terms) in removed { try write(terms, of: row, searchStatements.deleteTerms) }
  }

  package func forgetIndex() throws(MessagingError) {
    try searchStatements.forgetTerms.run()
    try searchStatements.forgetBlocks.run()
    caches.searchBlocks = SearchBlocks()
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
