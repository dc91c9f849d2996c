internal import ParlanceCore

/// The hub store's statements about streams and accounts, each compiled at its first use.
struct HubStatements {
  static let eventColumns = eventColumns(payload: "payload")
  static let memberColumns = "stream, account, role, joined_sequence, acknowledged, read, cleared, profile"
  /// The number of values that a statement with a list takes.
  static let listLength: Int32 = 32

  let accountByFolded, accountByNumber, insertAccount, devices, lastSeenTime, saveDevice: SQLiteStatement
  let conversationsByKey, streamByKey, streamByNumber, insertStream, changeStream, saveCounters: SQLiteStatement
  let sentCount, saveSentCount, mark, saveMark, uncountedEvents: SQLiteStatement
  let insertEvent, eventByID, eventsByIDs, eventsOfID, eventByPosition, revoke: SQLiteStatement
  let eventsFrom, windowStart, unreadCount, eventsOfKind, pastFrom, pastDownFrom, timeFrom, past: SQLiteStatement
  let members, member, saveMember, saveMarks, removeMember, followed, active, peerAcknowledged, groupCount,
    contactStreams: SQLiteStatement
  let generations, insertGeneration, forgetGenerations: SQLiteStatement
  let insertProbe, removeProbe: SQLiteStatement
  let attributes, saveAttribute, removeAttribute, removeAttributes: SQLiteStatement
  let conversationSettings, settingsOfConversation, saveConversationSettings,
    removeConversationSettings: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    accountByFolded = connection.statement("SELECT number, name FROM account WHERE folded = ?1")
    accountByNumber = connection.statement("SELECT number, name FROM account WHERE number = ?1")
    insertAccount = connection.statement(
      "INSERT INTO account(name, folded) VALUES(?1, ?2) ON CONFLICT(folded) DO NOTHING")
    devices = connection.statement(
      "SELECT id, style, registered, last_seen FROM device WHERE account = ?1 ORDER BY row")
    lastSeenTime = connection.statement("SELECT max(last_seen) FROM device")
    saveDevice = connection.statement(
      """
      INSERT INTO device(account, style, id, registered, last_seen) VALUES(?1, ?2, ?3, ?4, ?5)
      ON CONFLICT(account, style, id) DO UPDATE SET registered = excluded.registered, last_seen = excluded.last_seen
      """)

    streamByKey = connection.statement("SELECT number FROM stream WHERE key = ?1")
    streamByNumber = connection.statement(
      "SELECT key, kind, last_sequence, last_number, last_time, profile, version FROM stream WHERE number = ?1")
    insertStream = connection.statement(
      """
      INSERT INTO stream(key, kind, last_sequence, last_number, last_time, profile) VALUES(?1, ?2, 0, 0, 0, ?3)
      ON CONFLICT(key) DO NOTHING
      """)
    changeStream = connection.statement(
      """
      UPDATE stream SET profile = coalesce(?3, profile), key = coalesce(?4, key), version = version + 1
      WHERE number = ?1 AND version = ?2
      """)
    conversationsByKey = connection.statement(
      "SELECT number FROM stream WHERE key > ?1 AND key < 'c;' ORDER BY key LIMIT ?2")
    saveCounters = connection.statement(
      "UPDATE stream SET last_sequence = ?2, last_number = ?3, last_time = ?4 WHERE number = ?1")
    sentCount = connection.statement("SELECT sent FROM sender_count WHERE stream = ?1 AND account = ?2")
    saveSentCount = connection.statement(
      """
      INSERT INTO sender_count(stream, account, sent) VALUES(?1, ?2, ?3)
      ON CONFLICT(stream, account) DO UPDATE SET sent = excluded.sent
      """)
    mark = connection.statement("SELECT counted, time FROM mark")
    saveMark = connection.statement(
      "UPDATE mark SET counted = (SELECT coalesce(max(row), 0) FROM event), time = ?1")
    uncountedEvents = connection.statement(
      "SELECT stream, sequence, time, sender, number, sender_number FROM event WHERE row > ?1 ORDER BY row")

    let columns = Self.eventColumns
    insertEvent = connection.statement(
      "INSERT INTO event(\(columns)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)")
    eventByID = connection.statement("SELECT \(columns) FROM event WHERE id = ?2 AND stream = ?1")
    eventsByIDs = connection.statement(
      """
      SELECT \(Self.eventColumns(payload: "x''")) FROM event INDEXED BY event_by_id
      WHERE stream = ?1 AND id IN \(Self.list(from: 2))
      """)
    eventsOfID = connection.statement("SELECT \(columns) FROM event WHERE id = ?1 ORDER BY stream LIMIT ?2")
    eventByPosition = connection.statement("SELECT \(columns) FROM event WHERE stream = ?1 AND sequence = ?2")
    revoke = connection.statement(
      """
      UPDATE event SET kind = ?3, payload = iif(?4, x'', payload)
      WHERE stream = ?1 AND sequence = ?2 AND kind IN (1, 4)
      """)
    generations = connection.statement("SELECT id, begun FROM generation ORDER BY number")
    insertGeneration = connection.statement("INSERT INTO generation(id, begun) VALUES(?1, ?2)")
    forgetGenerations = connection.statement(
      "DELETE FROM generation WHERE number <= (SELECT max(number) FROM generation) - ?1")
    // A row that is inserted and removed, so that its page is written. The numbers of generations begin at 1.
    insertProbe = connection.statement("INSERT INTO generation(number, id, begun) VALUES(-1, 0, 0)")
    removeProbe = connection.statement("DELETE FROM generation WHERE number = -1")
    eventsFrom = connection.statement(
      "SELECT \(columns) FROM event WHERE stream = ?1 AND sequence >= ?2 AND sequence <= ?3 ORDER BY sequence")
    // The position of the first of the newest entries, and that of the one before it.
    windowStart = connection.statement(
      """
      SELECT sequence FROM event WHERE stream = ?1 AND sequence > ?2 AND sequence <= ?4
      ORDER BY sequence DESC LIMIT 2 OFFSET ?3
      """)
    // The kind `message`; a content of the kind `notification` does not count, and one option says what counts.
    unreadCount = connection.statement(
      """
      SELECT count(*) FROM event WHERE stream = ?1 AND sequence > ?2 AND sequence < ?3 AND kind = 1 AND sender <> ?4
        AND content_kind <> \(MessageKind.notification.rawValue)
        AND options & \(MessageOptions.countsAsUnread.rawValue) <> 0
        AND options & \(MessageOptions.addressed.rawValue) = 0
      """)
    // Without its own condition in the statement, the index could not be used.
    eventsOfKind = connection.statement(
      """
      SELECT \(columns) FROM event INDEXED BY event_by_kind
      WHERE stream = ?1 AND kind = ?2 AND kind IN (5, 8, 9, 10) AND sequence > ?3 AND sequence < ?4
      ORDER BY sequence DESC LIMIT ?5
      """)
    // Without contents: of most entries they are not wanted.
    let past = "SELECT sequence, kind, time, options, content_kind, length(payload) FROM event"
    let between = "stream = ?1 AND sequence >= ?2 AND sequence <= ?3"
    pastFrom = connection.statement("\(past) WHERE \(between) ORDER BY sequence")
    pastDownFrom = connection.statement("\(past) WHERE \(between) ORDER BY sequence DESC")
    self.past = connection.statement("SELECT 1 FROM event WHERE stream = ?1 AND sequence < 0 LIMIT 1")
    timeFrom = connection.statement(
      "SELECT sequence, time FROM event WHERE stream = ?1 AND sequence >= ?2 ORDER BY sequence LIMIT 1")

    let memberColumns = Self.memberColumns
    members = connection.statement("SELECT \(memberColumns) FROM member WHERE stream = ?1 ORDER BY account")
    member = connection.statement("SELECT \(memberColumns) FROM member WHERE stream = ?1 AND account = ?2")
    let insertMember = "INSERT INTO member(\(memberColumns)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"
    saveMember = connection.statement(
      """
      \(insertMember) ON CONFLICT(stream, account) DO UPDATE SET
        role = excluded.role, joined_sequence = excluded.joined_sequence, profile = excluded.profile
      """)
    saveMarks = connection.statement(
      """
      \(insertMember) ON CONFLICT(stream, account) DO UPDATE SET
        acknowledged = excluded.acknowledged, read = excluded.read, cleared = excluded.cleared
      """)
    removeMember = connection.statement("DELETE FROM member WHERE stream = ?1 AND account = ?2")
    // The rows are looked at one by one, so that a page ends wherever it is full.
    followed = connection.statement(
      """
      SELECT member.stream, member.account, member.role, member.joined_sequence, member.acknowledged, member.read,
        member.cleared, member.profile, stream.key, stream.kind, stream.last_sequence, stream.last_number,
        stream.last_time, stream.profile, stream.version, length(stream.profile)
      FROM member INDEXED BY member_by_account CROSS JOIN stream ON stream.number = member.stream
      WHERE member.account = ?1 AND member.stream > ?2
      ORDER BY member.stream
      """)
    active = connection.statement(
      """
      SELECT number, length(profile) FROM stream WHERE number IN (
        SELECT number FROM (
          SELECT * FROM (
            SELECT number, last_time FROM stream INDEXED BY stream_of_lower
            WHERE kind = 1 AND \(Schema.lowerAccount) = ?1 AND last_time >= ?2 AND (last_time, number) < (?3, ?4)
            ORDER BY last_time DESC, number DESC LIMIT ?5)
          UNION SELECT * FROM (
            SELECT number, last_time FROM stream INDEXED BY stream_of_higher
            WHERE kind = 1 AND \(Schema.higherAccount) = ?1 AND last_time >= ?2 AND (last_time, number) < (?3, ?4)
            ORDER BY last_time DESC, number DESC LIMIT ?5)
          UNION SELECT * FROM (
            SELECT number, last_time FROM member INDEXED BY member_of_group
              CROSS JOIN stream ON stream.number = member.stream
            WHERE member.account = ?1 AND length(member.profile) > 0 AND stream.kind = 2
              AND last_time >= ?2 AND (last_time, number) < (?3, ?4)
            ORDER BY last_time DESC, number DESC LIMIT ?5)
          ORDER BY last_time DESC, number DESC LIMIT ?5))
      ORDER BY last_time DESC, number DESC
      """)
    peerAcknowledged = connection.statement(
      "SELECT max(acknowledged) FROM member WHERE stream = ?1 AND account <> ?2")
    groupCount = connection.statement(
      """
      SELECT count(*) FROM (
        SELECT 1 FROM member INDEXED BY member_of_group WHERE account = ?1 AND length(profile) > 0 LIMIT ?2)
      """)

    contactStreams = connection.statement(
      """
      SELECT member.stream FROM member INDEXED BY member_by_account CROSS JOIN stream ON stream.number = member.stream
      WHERE member.account = ?1 AND member.stream > ?2 AND stream.kind = 1 AND length(stream.profile) > 0
      ORDER BY member.stream LIMIT ?3
      """)

    attributes = connection.statement(
      "SELECT key, value, updater, time FROM attribute WHERE stream = ?1 ORDER BY key")
    saveAttribute = connection.statement(
      """
      INSERT INTO attribute(stream, key, value, updater, time) VALUES(?1, ?2, ?3, ?4, ?5)
      ON CONFLICT(stream, key) DO UPDATE SET value = excluded.value, updater = excluded.updater, time = excluded.time
      """)
    removeAttribute = connection.statement("DELETE FROM attribute WHERE stream = ?1 AND key = ?2")
    removeAttributes = connection.statement("DELETE FROM attribute WHERE stream = ?1")

    settingsOfConversation = connection.statement(
      """
      SELECT stream, pinned, pin_updated, pin_note, marks, note, updated, delisted FROM conversation_settings
      WHERE account = ?1 AND stream = ?2
      """)
    conversationSettings = connection.statement(
      """
      SELECT stream, pinned, pin_updated, pin_note, marks, note, updated, delisted FROM conversation_settings
      WHERE account = ?1 ORDER BY stream
      """)
    saveConversationSettings = connection.statement(
      """
      INSERT INTO conversation_settings(
        account, stream, pinned, pin_updated, pin_note, marks, note, updated, delisted)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
      ON CONFLICT(account, stream) DO UPDATE SET pinned = excluded.pinned, pin_updated = excluded.pin_updated,
        pin_note = excluded.pin_note, marks = excluded.marks, note = excluded.note, updated = excluded.updated,
        delisted = excluded.delisted
      """)
    removeConversationSettings = connection.statement(
      "DELETE FROM conversation_settings WHERE account = ?1 AND stream = ?2")
  }

  private static func eventColumns(payload: String) -> String {
    "stream, sequence, kind, time, id, sender, number, sender_number, options, platform, content_kind, \(payload)"
  }

  /// Returns the placeholders of a list; those that are not bound are NULL, which equals nothing.
  static func list(from first: Int32) -> String {
    "(" + (first..<first + listLength).map { "?\($0)" }.joined(separator: ", ") + ")"
  }
}
