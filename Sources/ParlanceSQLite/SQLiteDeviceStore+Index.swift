package import ParlanceCore

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
      last: 0, oldest: Timestamp(milliseconds: .max), newest: Timestamp(milliseconds: .min))
    var size = 0
    while size < Self.largestStep, try cursor.next() {
      let message = try message(cursor)
      let terms = SearchTerms(message, conversation: cursor.int64(1))
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
        SearchBlocks.Block(last: cursor.int64(0), oldest: cursor.timestamp(1), newest: cursor.timestamp(2)))
    }
    caches.searchBlocks = blocks
    return blocks
  }

  private func write(_ terms: SearchTerms, of row: Int64, _ statement: SQLiteStatement) throws(MessagingError) {
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

  private func isIndexed(_ row: Int64) throws(MessagingError) -> Bool {
    guard let blocks = caches.searchBlocks else { return try searchBlocks().end >= row }
    return blocks.end >= row
  }

  /// Notes that a message has another time.
  func noteTime(_ time: Timestamp, of row: Int64) throws(MessagingError) {
    guard try isIndexed(row), let block = caches.searchBlocks?.widen(row, to: time) else { return }
    try write(block, searchStatements.widenBlock)
  }

  /// Changes what is found of a message.
  func changeTexts(of row: Int64, _ change: () throws(MessagingError) -> Void) throws(MessagingError) {
    guard try isIndexed(row) else { return try change() }
    try changeTerms(of: row, searchStatements.deleteTerms)
    try change()
    try changeTerms(of: row, searchStatements.insertTerms)
  }

  /// Takes a message that is about to be deleted out of the index.
  func removeFromIndex(row: Int64) throws(MessagingError) {
    if try isIndexed(row) { try changeTerms(of: row, searchStatements.deleteTerms) }
  }

  private func changeTerms(of row: Int64, _ statement: SQLiteStatement) throws(MessagingError) {
    let cursor = try messageStatements.messageByRow.use()
    defer { cursor.reset() }
    cursor.bind(1, row)
    guard try cursor.next() else { return }
    try write(SearchTerms(try message(cursor), conversation: cursor.int64(1)), of: row, statement)
  }

  /// Takes messages that are about to be deleted out of the index.
  func removeFromIndex(conversation: Int64?, from: Timestamp, until: Timestamp) throws(MessagingError) {
    let end = try searchBlocks().end
    guard end > 0 else { return }
    var removed: [(row: Int64, terms: SearchTerms)] = []
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
        removed.append((message.row, SearchTerms(message, conversation: cursor.int64(1))))
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
