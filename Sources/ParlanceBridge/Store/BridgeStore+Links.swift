#if Server
  package import ParlanceCore

  /// Which message, group and member is which on both sides.
  extension BridgeStore {
    private static let linkColumns =
      "ours, line, theirs, origin, sender, server_id, server_time, sequence, recalled"

    /// Keeps a message; what was known of it and is not given stays.
    package func save(_ link: BridgeLink) throws(MessagingError) {
      try database.write(
        """
        INSERT INTO link (\(Self.linkColumns)) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
        ON CONFLICT (ours, line) DO UPDATE SET theirs = coalesce(?3, theirs), server_id = coalesce(?6, server_id),
          server_time = coalesce(?7, server_time), sequence = coalesce(?8, sequence), recalled = coalesce(recalled, ?9)
        """, .text(link.ours), .text(link.line), BridgeDatabase.Value(link.theirs), .text(link.origin.rawValue),
        .text(link.sender), BridgeDatabase.Value(link.serverID), BridgeDatabase.Value(link.serverTime),
        BridgeDatabase.Value(link.sequence), BridgeDatabase.Value(link.recalled?.rawValue))
    }

    /// Returns the message with an id at the hub.
    package func link(ours: String, line: String) throws(MessagingError) -> BridgeLink? {
      try links("ours = ?1 AND line = ?2", .text(ours), .text(line)).first
    }

    /// Returns the message that the service knows by an id, or by its number.
    ///
    /// - parameter line: The conversation; nil where the event does not say it.
    package func link(theirs: String, line: String? = nil) throws(MessagingError) -> BridgeLink? {
      let found = try links("theirs = ?1", .text(theirs)) + links("server_id = ?1", .text(theirs))
      return found.first { line == nil || $0.line == line }
    }

    /// Returns the newest message of an origin in a conversation whose time at the service is not after a time.
    package func newestLink(
      in line: String, from origin: BridgeSide, notAfter time: Int64
    ) throws(MessagingError) -> BridgeLink? {
      try links(
        "line = ?1 AND origin = ?2 AND server_time <= ?3 ORDER BY server_time DESC LIMIT 1", .text(line),
        .text(origin.rawValue), .integer(time)
      ).first
    }

    /// Returns the newest message of the service's in a conversation whose position is not after a position.
    package func newestLink(in line: String, upTo sequence: Int64) throws(MessagingError) -> BridgeLink? {
      try links(
        "line = ?1 AND origin = 'service' AND sequence <= ?2 ORDER BY sequence DESC LIMIT 1", .text(line),
        .integer(sequence)
      ).first
    }

    private func links(
      _ condition: String, _ values: BridgeDatabase.Value...
    ) throws(MessagingError) -> [BridgeLink] {
      let text = "SELECT \(Self.linkColumns) FROM link WHERE \(condition)"
      let rows =
        switch values.count {
        case 1: try database.rows(text, values[0])
        case 2: try database.rows(text, values[0], values[1])
        default: try database.rows(text, values[0], values[1], values[2])
        }
      return rows.map { row in
        var link = BridgeLink(
          ours: row[0].text ?? "", origin: row[3].text.flatMap(BridgeSide.init) ?? .hub, line: row[1].text ?? "",
          sender: row[4].text ?? "")
        (link.theirs, link.serverID, link.serverTime) = (row[2].text, row[5].text, row[6].integer)
        (link.sequence, link.recalled) = (row[7].integer, row[8].text.flatMap(BridgeSide.init))
        return link
      }
    }

    // MARK: groups

    /// Notes which group of the service is which of the hub.
    package func saveGroup(ours: String, theirs: String) throws(MessagingError) {
      try database.write("INSERT OR IGNORE INTO grouping VALUES (?1, ?2)", .text(ours), .text(theirs))
    }

    /// Returns the hub's id of a group of the service: the same one, unless the group was made at the hub.
    package func group(theirs: String) throws(MessagingError) -> String {
      try database.rows("SELECT ours FROM grouping WHERE theirs = ?1", .text(theirs)).first?.first?.text ?? theirs
    }

    /// Returns the service's id of a group of the hub.
    package func group(ours: String) throws(MessagingError) -> String {
      try database.rows("SELECT theirs FROM grouping WHERE ours = ?1", .text(ours)).first?.first?.text ?? ours
    }

    /// Returns whether an account is a member of a group on a side; nil if it is unknown.
    package func isMember(
      _ account: String, of group: String, on side: BridgeSide
    ) throws(MessagingError) -> Bool? {
      try database.rows(
        "SELECT is_member FROM member WHERE side = ?1 AND place = ?2 AND account = ?3", .text(side.rawValue),
        .text(group), .text(AccountID(account).folded)
      ).first?.first?.integer.map { $0 != 0 }
    }

    package func setMember(
      _ account: String, of group: String, on side: BridgeSide, _ isMember: Bool
    ) throws(MessagingError) {
      try database.write(
        "INSERT OR REPLACE INTO member VALUES (?1, ?2, ?3, ?4)", .text(side.rawValue), .text(group),
        .text(AccountID(account).folded), BridgeDatabase.Value(isMember))
    }

    // MARK: reading

    /// Returns the position up to which an account is known to have read a conversation; 0 for none.
    package func readPosition(of reader: String, in line: String) throws(MessagingError) -> Int64 {
      try database.rows(
        "SELECT sequence FROM reading WHERE line = ?1 AND reader = ?2", .text(line), .text(AccountID(reader).folded)
      ).first?.first?.integer ?? 0
    }

    package func setReadPosition(
      _ sequence: Int64, of reader: String, in line: String
    ) throws(MessagingError) {
      try database.write(
        """
        INSERT INTO reading VALUES (?1, ?2, ?3) ON CONFLICT (line, reader) DO UPDATE SET sequence = max(sequence, ?3)
        """, .text(line), .text(AccountID(reader).folded), .integer(sequence))
    }
  }
#endif
