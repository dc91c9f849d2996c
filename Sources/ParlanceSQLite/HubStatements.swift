/// The hub store's statements, each compiled at its first use.
struct HubStatements {
  static let eventColumns = """
    stream, sequence, kind, time, id, sender, number, sender_number, options, platform, content_kind, payload
    """
  static let memberColumns = "stream, account, role, joined_sequence, acknowledged, read, cleared, profile"

  let accountByFolded, accountByNumber, insertAccount, devices, saveDevice: SQLiteStatement
  let streamByKey, streamByNumber, insertStream, saveProfile, saveCounters: SQLiteStatement
  let sentCount, saveSentCount, mark, saveMark, uncountedEvents: SQLiteStatement
  let insertEvent, eventByID, eventByPosition, newestEvents, eventsFrom, eventsDownFrom: SQLiteStatement
  let timeFrom, revoke, prune, findUnpruned, savePruned: SQLiteStatement
  let members, member, saveMember, removeMember, followed: SQLiteStatement
  let saveRoster, roster, addReader, readers, hide, isHidden: SQLiteStatement
  let attributes, saveAttribute, removeAttribute, removeAttributes: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    accountByFolded = connection.statement("SELECT number, name FROM account WHERE folded = ?1")
    accountByNumber = connection.statement("SELECT number, name FROM account WHERE number = ?1")
    insertAccount = connection.statement(
      "INSERT INTO account(name, folded) VALUES(?1, ?2) ON CONFLICT(folded) DO NOTHING")
    devices = connection.statement(
      "SELECT id, style, registered, last_seen FROM device WHERE account = ?1 ORDER BY row")
    saveDevice = connection.statement(
      """
      INSERT INTO device(account, style, id, registered, last_seen) VALUES(?1, ?2, ?3, ?4, ?5)
      ON CONFLICT(account, style, id) DO UPDATE SET registered = excluded.registered, last_seen = excluded.last_seen
      """)

    streamByKey = connection.statement("SELECT number FROM stream WHERE key = ?1")
    streamByNumber = connection.statement(
      "SELECT key, kind, last_sequence, last_number, last_time, profile FROM stream WHERE number = ?1")
    insertStream = connection.statement(
      """
      INSERT INTO stream(key, kind, last_sequence, last_number, last_time, profile) VALUES(?1, ?2, 0, 0, 0, ?3)
      ON CONFLICT(key) DO NOTHING
      """)
    saveProfile = connection.statement("UPDATE stream SET profile = ?2 WHERE number = ?1")
    saveCounters = connection.statement(
      "UPDATE stream SET last_sequence = ?2, last_number = ?3, last_time = ?4 WHERE number = ?1")
    sentCount = connection.statement("SELECT sent FROM sender_count WHERE stream = ?1 AND account = ?2")
    saveSentCount = connection.statement(
      """
      INSERT INTO sender_count(stream, account, sent) VALUES(?1, ?2, ?3)
      ON CONFLICT(stream, account) DO UPDATE SET sent = excluded.sent
      """)
    mark = connection.statement("SELECT counted, pruned FROM mark")
    saveMark = connection.statement("UPDATE mark SET counted = (SELECT coalesce(max(row), 0) FROM event)")
    uncountedEvents = connection.statement(
      "SELECT stream, sequence, time, sender, number, sender_number FROM event WHERE row > ?1 ORDER BY row")

    let columns = Self.eventColumns
    insertEvent = connection.statement(
      "INSERT INTO event(\(columns)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)")
    eventByID = connection.statement("SELECT \(columns) FROM event WHERE id = ?1")
    eventByPosition = connection.statement("SELECT \(columns) FROM event WHERE stream = ?1 AND sequence = ?2")
    newestEvents = connection.statement(
      "SELECT \(columns) FROM event WHERE stream = ?1 AND sequence > ?2 ORDER BY sequence DESC LIMIT ?3")
    eventsFrom = connection.statement(
      "SELECT \(columns) FROM event WHERE stream = ?1 AND sequence >= ?2 ORDER BY sequence")
    eventsDownFrom = connection.statement(
      "SELECT \(columns) FROM event WHERE stream = ?1 AND sequence <= ?2 ORDER BY sequence DESC")
    timeFrom = connection.statement(
      "SELECT sequence, time FROM event WHERE stream = ?1 AND sequence >= ?2 ORDER BY sequence LIMIT 1")
    revoke = connection.statement(
      """
      UPDATE event SET kind = ?3, payload = iif(?4, x'', payload)
      WHERE stream = ?1 AND sequence = ?2 AND kind IN (1, 4)
      """)
    prune = connection.statement(
      "DELETE FROM event WHERE row >= ?1 AND ((kind = 2 AND time < ?2) OR (kind = 7 AND time < ?3))")
    findUnpruned = connection.statement(
      "SELECT row FROM event WHERE row >= ?1 AND kind IN (2, 7) ORDER BY row LIMIT 1")
    savePruned = connection.statement(
      "UPDATE mark SET pruned = coalesce(?1, (SELECT max(row) + 1 FROM event), 0)")

    let memberColumns = Self.memberColumns
    members = connection.statement("SELECT \(memberColumns) FROM member WHERE stream = ?1 ORDER BY account")
    member = connection.statement("SELECT \(memberColumns) FROM member WHERE stream = ?1 AND account = ?2")
    saveMember = connection.statement(
      """
      INSERT INTO member(\(memberColumns)) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      ON CONFLICT(stream, account) DO UPDATE SET
        role = excluded.role, joined_sequence = excluded.joined_sequence, acknowledged = excluded.acknowledged,
        read = excluded.read, cleared = excluded.cleared, profile = excluded.profile
      """)
    removeMember = connection.statement("DELETE FROM member WHERE stream = ?1 AND account = ?2")
    followed = connection.statement(
      """
      SELECT member.stream, member.account, member.role, member.joined_sequence, member.acknowledged, member.read,
        member.cleared, member.profile, stream.last_time
      FROM member JOIN stream ON stream.number = member.stream
      WHERE member.account = ?1 AND stream.kind <> 0 ORDER BY member.stream
      """)

    saveRoster = connection.statement(
      """
      INSERT INTO receipt_roster(id, accounts) VALUES(?1, ?2)
      ON CONFLICT(id) DO UPDATE SET accounts = excluded.accounts
      """)
    roster = connection.statement("SELECT accounts FROM receipt_roster WHERE id = ?1")
    addReader = connection.statement(
      """
      INSERT INTO receipt_reader(id, account, time, note) VALUES(?1, ?2, ?3, ?4)
      ON CONFLICT(id, account) DO NOTHING
      """)
    readers = connection.statement("SELECT account, time, note FROM receipt_reader WHERE id = ?1 ORDER BY row")
    hide = connection.statement(
      "INSERT INTO hidden(account, id) VALUES(?1, ?2) ON CONFLICT(account, id) DO NOTHING")
    isHidden = connection.statement("SELECT 1 FROM hidden WHERE account = ?1 AND id = ?2")

    attributes = connection.statement(
      "SELECT key, value, updater, time FROM attribute WHERE stream = ?1 ORDER BY key")
    saveAttribute = connection.statement(
      """
      INSERT INTO attribute(stream, key, value, updater, time) VALUES(?1, ?2, ?3, ?4, ?5)
      ON CONFLICT(stream, key) DO UPDATE SET value = excluded.value, updater = excluded.updater, time = excluded.time
      """)
    removeAttribute = connection.statement("DELETE FROM attribute WHERE stream = ?1 AND key = ?2")
    removeAttributes = connection.statement("DELETE FROM attribute WHERE stream = ?1")
  }
}
