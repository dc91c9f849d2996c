#if Server
  package import ParlanceCore
  internal import ParlanceMoving

  /// The items that wait, in lines: the first one of a line is tried, and the others wait behind it.
  extension BridgeStore {
    private static let columns =
      "number, side, key, line, event, received, attempts, strikes, failed, code, reason, progress"

    /// Adds an item at the end of its line, unless one with its key is known.
    ///
    /// - returns: False for a repeat.
    @discardableResult
    package func append(
      _ event: BridgeEvent, key: String, line: String, from side: BridgeSide, at time: Int64
    ) throws(MessagingError) -> Bool {
      try database.transaction { () throws(MessagingError) in
        let (name, key) = (BridgeDatabase.Value.text(side.rawValue), BridgeDatabase.Value.text(key))
        guard try database.rows("SELECT 1 FROM done WHERE side = ?1 AND key = ?2", name, key).isEmpty else {
          return false
        }
        let added = try database.write(
          """
          INSERT INTO item (side, key, line, event, received) VALUES (?1, ?2, ?3, ?4, ?5)
          ON CONFLICT (side, key) DO NOTHING
          """, name, key, .text(line), .text(event.json.jsonText()), .integer(time))
        guard added > 0 else { return false }
        try database.write(
          "INSERT INTO line VALUES (?1, ?2, ?3) ON CONFLICT (side, name) DO NOTHING", name, .text(line), .integer(time))
        return true
      }
    }

    /// Notes that a callback of the service was taken.
    ///
    /// - returns: False for a repeat.
    package func noteCallback(_ name: String, at time: Int64) throws(MessagingError) -> Bool {
      try database.write(
        "INSERT INTO done VALUES (?1, ?2, ?3) ON CONFLICT (side, key) DO NOTHING", .text(BridgeSide.service.rawValue),
        .text("callback:" + name), .integer(time)) > 0
    }

    /// Returns the first items of the lines that are due, those that have been due for the longest time first.
    ///
    /// - parameter busy: The lines whose first item is under way.
    package func due(
      from side: BridgeSide, at time: Int64, limit: Int, except busy: Set<String>
    ) throws(MessagingError) -> [BridgeItem] {
      let lines = try database.rows(
        "SELECT name FROM line WHERE side = ?1 AND due <= ?2 ORDER BY due, name LIMIT ?3", .text(side.rawValue),
        .integer(time), .integer(Int64(limit + busy.count)))
      var items: [BridgeItem] = []
      for line in lines.compactMap({ $0.first?.text }) where !busy.contains(line) && items.count < limit {
        if let item = try first(of: line, from: side) {
          items.append(item)
        } else {
          try database.write("DELETE FROM line WHERE side = ?1 AND name = ?2", .text(side.rawValue), .text(line))
        }
      }
      return items
    }

    /// Returns the first item of a line; nil if none waits.
    func first(of line: String, from side: BridgeSide) throws(MessagingError) -> BridgeItem? {
      try database.rows(
        "SELECT \(Self.columns) FROM item WHERE side = ?1 AND line = ?2 AND dead = 0 ORDER BY number LIMIT 1",
        .text(side.rawValue), .text(line)
      ).first.map(item)
    }

    /// Returns the time when the next line is due; nil if none waits.
    package func nextDue(from side: BridgeSide) throws(MessagingError) -> Int64? {
      try database.rows("SELECT min(due) FROM line WHERE side = ?1", .text(side.rawValue)).first?.first?.integer
    }

    /// Removes an item that is done; the next one of its line is due.
    package func finish(_ item: BridgeItem, at time: Int64) throws(MessagingError) {
      try database.transaction { () throws(MessagingError) in
        try database.write("DELETE FROM item WHERE number = ?1", .integer(item.number))
        try database.write(
          "INSERT OR REPLACE INTO done VALUES (?1, ?2, ?3)", .text(item.side.rawValue), .text(item.key), .integer(time))
        try advance(item.line, from: item.side, at: time)
      }
    }

    /// Makes the first item of a line due, or removes a line without one.
    private func advance(_ line: String, from side: BridgeSide, at time: Int64) throws(MessagingError) {
      if try first(of: line, from: side) == nil {
        try database.write("DELETE FROM line WHERE side = ?1 AND name = ?2", .text(side.rawValue), .text(line))
      } else {
        try database.write(
          "INSERT OR REPLACE INTO line VALUES (?1, ?2, ?3)", .text(side.rawValue), .text(line), .integer(time))
      }
    }

    /// Makes a line due now that waits for a later time.
    package func wake(_ line: String, from side: BridgeSide, at time: Int64) throws(MessagingError) {
      try database.write(
        "UPDATE line SET due = ?3 WHERE side = ?1 AND name = ?2 AND due > ?3", .text(side.rawValue), .text(line),
        .integer(time))
    }

    /// Keeps what an item's attempt led to, and the time of the next one.
    package func update(_ item: BridgeItem, due: Int64) throws(MessagingError) {
      try database.transaction { () throws(MessagingError) in
        try save(item)
        try database.write(
          "INSERT OR REPLACE INTO line VALUES (?1, ?2, ?3)", .text(item.side.rawValue), .text(item.line), .integer(due))
      }
    }

    /// Keeps what steps found out, while the item is under way.
    package func save(_ item: BridgeItem) throws(MessagingError) {
      let progress = JSONNode.object(item.progress.mapValues(JSONNode.text)).jsonText()
      try database.write(
        """
        UPDATE item SET attempts = ?2, strikes = ?3, failed = ?4, code = ?5, reason = ?6, progress = ?7
        WHERE number = ?1
        """, .integer(item.number), .integer(Int64(item.attempts)), .integer(Int64(item.strikes)),
        .integer(item.failed), BridgeDatabase.Value(item.code), BridgeDatabase.Value(item.reason), .text(progress))
    }

    /// - throws: `storageDamaged` for an item that cannot be understood. Nothing is taken from its line then, so that nothing is lost.
    private func item(_ row: [BridgeDatabase.Value]) throws(MessagingError) -> BridgeItem {
      guard let side = row[1].text.flatMap(BridgeSide.init), let text = row[4].text,
        let node = try? JSONParser.parse(Array(text.utf8)), let event = try? BridgeEvent(node)
      else { throw MessagingError(.storageDamaged, "item \(row[0].integer ?? 0) of the bridge") }
      let progress = (try? JSONParser.parse(Array((row[11].text ?? "{}").utf8)))?.object ?? [:]
      return BridgeItem(
        number: row[0].integer ?? 0, side: side, key: row[2].text ?? "", line: row[3].text ?? "", event: event,
        received: row[5].integer ?? 0, attempts: Int(row[6].integer ?? 0), strikes: Int(row[7].integer ?? 0),
        failed: row[8].integer ?? 0, code: row[9].text, reason: row[10].text,
        progress: progress.compactMapValues(\.text))
    }

    // MARK: what failed

    /// Sets an item aside that cannot be carried out; its line goes on.
    package func bury(
      _ item: BridgeItem, code: String, reason: String, at time: Int64
    ) throws(MessagingError) {
      try database.transaction { () throws(MessagingError) in
        var item = item
        (item.code, item.reason, item.failed) = (code, reason, time)
        try save(item)
        try database.write("UPDATE item SET dead = 1 WHERE number = ?1", .integer(item.number))
        try count("dead.\(item.side.rawValue).\(code)")
        try advance(item.line, from: item.side, at: time)
      }
    }

    /// Returns the items that were set aside, the first ones first.
    package func dead(after number: Int64 = 0, limit: Int = 100) throws(MessagingError) -> [BridgeItem] {
      try database.rows(
        "SELECT \(Self.columns) FROM item WHERE dead = 1 AND number > ?1 ORDER BY number LIMIT ?2", .integer(number),
        .integer(Int64(limit))
      ).map(item)
    }

    /// Puts items that were set aside back into their lines, each before those that came after it.
    ///
    /// - parameter numbers: The items; nil for all.
    /// - returns: The number of items.
    package func retry(_ numbers: [Int64]?, at time: Int64) throws(MessagingError) -> Int {
      try forEachDead(numbers) { (item) throws(MessagingError) in
        try database.write(
          """
          UPDATE item SET dead = 0, attempts = 0, strikes = 0, failed = 0, code = NULL, reason = NULL, received = ?2
          WHERE number = ?1
          """, .integer(item.number), .integer(time))
        try advance(item.line, from: item.side, at: time)
      }
    }

    /// Removes items that were set aside.
    package func drop(_ numbers: [Int64]?, at time: Int64) throws(MessagingError) -> Int {
      try forEachDead(numbers) { (item) throws(MessagingError) in
        try database.write("DELETE FROM item WHERE number = ?1", .integer(item.number))
        try database.write(
          "INSERT OR REPLACE INTO done VALUES (?1, ?2, ?3)", .text(item.side.rawValue), .text(item.key), .integer(time))
        try count("dropped.\(item.side.rawValue)")
      }
    }

    private func forEachDead(
      _ numbers: [Int64]?, _ body: (BridgeItem) throws(MessagingError) -> Void
    ) throws(MessagingError) -> Int {
      try database.transaction { () throws(MessagingError) in
        let wanted = numbers.map { Set($0) }
        var (count, last): (Int, Int64) = (0, 0)
        while true {
          let items = try dead(after: last)
          guard let end = items.last?.number else { return count }
          last = end
          for item in items where wanted?.contains(item.number) ?? true {
            try body(item)
            count += 1
          }
        }
      }
    }

    // MARK: numbers

    /// Returns how many items of a side wait, and since when the first of them does.
    package func waiting(from side: BridgeSide) throws(MessagingError) -> (count: Int64, since: Int64?) {
      let row = try database.rows(
        "SELECT count(*), min(received) FROM item WHERE dead = 0 AND side = ?1", .text(side.rawValue)
      ).first
      return (row?[0].integer ?? 0, row?[1].integer)
    }

    package func deadCount() throws(MessagingError) -> Int64 {
      try database.rows("SELECT count(*) FROM item WHERE dead = 1").first?.first?.integer ?? 0
    }

    /// Forgets the keys of items that were done before a time.
    package func forgetDone(before time: Int64) throws(MessagingError) {
      try database.write("DELETE FROM done WHERE time < ?1", .integer(time))
    }
  }
#endif
