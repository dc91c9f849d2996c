internal import ParlanceCore

/// The device store's statements, each compiled at its first use.
struct DeviceStatements {
  static let messageColumns = """
    row, conversation, time, sequence, number, sender_number, id, sender, state, marks, options, platform, kind, body,
    local_extension
    """

  let positions, savePositions: SQLiteStatement
  let conversations, insertConversation, saveConversation, saveCounters, saveGroup: SQLiteStatement
  let insertMessage, messageByID, messageInConversation, messageByRow: SQLiteStatement
  let accept, setState, setMarks, noteRevoked, place: SQLiteStatement
  let setLocalExtension, setTime, setBody, markRead, forgetPositions: SQLiteStatement
  let older, newer, olderAnywhere, newerAnywhere, newestListed, newestAccepted, revoked, untold: SQLiteStatement
  let delete, forgetRevoked, deleteRange, deleteRangeAnywhere: SQLiteStatement
  let unreadInRange, unreadAnywhere, forgetDeleted: SQLiteStatement
  let enqueue, outbox, dequeue, appendJournal, journal, trimJournal: SQLiteStatement
  let groupReceipt, saveGroupReceipt, setting, saveSetting: SQLiteStatement
  let contacts, saveContact, removeContact: SQLiteStatement
  let profile, profiles, saveProfile: SQLiteStatement
  let replies, replyCount: SQLiteStatement
  let afterRow, lastRow, noteRevocation, revocation: SQLiteStatement

  init(_ connection: SQLiteConnection) {
    positions = connection.statement("SELECT row, outbox, journal FROM reserved")
    savePositions = connection.statement("UPDATE reserved SET row = ?1, outbox = ?2, journal = ?3")

    conversations = connection.statement(
      """
      SELECT number, kind, name, cursor, unread, peer_read, acknowledged, is_listed, updated, local_extension, bytes,
        time, missing_after, missing_before, settings, unreported_read, own_read
      FROM conversation LEFT JOIN conversation_group ON conversation = number ORDER BY number
      """)
    insertConversation = connection.statement(
      """
      INSERT INTO conversation(
        number, kind, name, cursor, unread, peer_read, acknowledged, is_listed, updated, local_extension, time,
        missing_after, missing_before, settings, unreported_read, own_read)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
      """)
    saveConversation = connection.statement(
      """
      UPDATE conversation SET kind = ?2, name = ?3, cursor = ?4, unread = ?5, peer_read = ?6, acknowledged = ?7,
        is_listed = ?8, updated = ?9, local_extension = ?10, time = ?11, missing_after = ?12, missing_before = ?13,
        settings = ?14, unreported_read = ?15, own_read = ?16
      WHERE number = ?1
      """)
    saveCounters = connection.statement(
      """
      UPDATE conversation SET cursor = ?4, unread = ?5, peer_read = ?6, acknowledged = ?7, is_listed = ?8, updated = ?9,
        time = ?11, missing_after = ?12, missing_before = ?13, unreported_read = ?15, own_read = ?16
      WHERE number = ?1
      """)
    saveGroup = connection.statement(
      """
      INSERT INTO conversation_group(conversation, bytes) VALUES(?1, ?2)
      ON CONFLICT(conversation) DO UPDATE SET bytes = excluded.bytes
      """)

    let columns = Self.messageColumns
    insertMessage = connection.statement(
      """
      INSERT INTO message(\(columns), thread)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
      """)
    // The bit of `MessageMarks` for revoked messages is 4.
    replies = connection.statement(
      """
      SELECT \(columns) FROM message WHERE thread = ?1 AND conversation = ?2 AND marks & 4 = 0 ORDER BY time, row
      """)
    replyCount = connection.statement(
      "SELECT count(*) FROM message WHERE thread = ?1 AND conversation = ?2 AND marks & 4 = 0")
    messageByID = connection.statement("SELECT \(columns) FROM message WHERE id = ?1 ORDER BY row LIMIT 1")
    messageInConversation = connection.statement("SELECT \(columns) FROM message WHERE id = ?1 AND conversation = ?2")
    messageByRow = connection.statement("SELECT \(columns) FROM message WHERE row = ?1")
    accept = connection.statement(
      "UPDATE message SET state = ?2, time = ?3, sequence = ?4, number = ?5, sender_number = ?6 WHERE row = ?1")
    setState = connection.statement("UPDATE message SET state = ?2 WHERE row = ?1")
    setMarks = connection.statement("UPDATE message SET marks = ?2 WHERE row = ?1")
    noteRevoked = connection.statement("INSERT INTO revoked(row) VALUES(?1) ON CONFLICT(row) DO NOTHING")
    place = connection.statement("SELECT conversation, time, state, marks FROM message WHERE row = ?1")
    setLocalExtension = connection.statement("UPDATE message SET local_extension = ?2 WHERE row = ?1")
    setTime = connection.statement("UPDATE message SET time = ?2 WHERE row = ?1")
    setBody = connection.statement("UPDATE message SET kind = ?2, body = ?3 WHERE row = ?1")
    forgetPositions = connection.statement(
      """
      UPDATE message SET
        marks = CASE WHEN sequence <= ?3 THEN marks | \(MessageMarks.readByPeer.rawValue) ELSE marks END,
        sequence = 0
      WHERE conversation = ?1 AND sequence > ?2
      """)
    // Bits of `MessageMarks`: 4 revoked, 8 unread, 32 read locally.
    markRead = connection.statement(
      """
      UPDATE message SET marks = (marks & ~8) | 32
      WHERE conversation = ?1 AND time >= ?2 AND sequence BETWEEN ?4 AND ?3 AND marks & 8 <> 0
      """)

    older = connection.statement(
      """
      SELECT \(columns) FROM message
      WHERE conversation = ?1 AND time BETWEEN ?2 AND ?3 AND (time <> ?4 OR row < ?5) ORDER BY time DESC, row DESC
      """)
    newer = connection.statement(
      """
      SELECT \(columns) FROM message
      WHERE conversation = ?1 AND time BETWEEN ?2 AND ?3 AND (time <> ?4 OR row > ?5) ORDER BY time, row
      """)
    // The kinds come as 256 bits in four numbers.
    let filter = """
      marks & ?6 = ?7 AND (CASE kind >> 6 WHEN 0 THEN ?8 WHEN 1 THEN ?9 WHEN 2 THEN ?10 ELSE ?11 END >> (kind & 63)) & 1
      """
    olderAnywhere = connection.statement(
      """
      SELECT row FROM message WHERE time BETWEEN ?2 AND ?3 AND (time <> ?4 OR row < ?5) AND \(filter)
      ORDER BY time DESC, row DESC LIMIT ?1
      """)
    newerAnywhere = connection.statement(
      """
      SELECT row FROM message WHERE time BETWEEN ?2 AND ?3 AND (time <> ?4 OR row > ?5) AND \(filter)
      ORDER BY time, row LIMIT ?1
      """)
    newestListed = connection.statement(
      """
      SELECT \(columns) FROM message WHERE conversation = ?1 AND options & 128 <> 0 AND marks & 4 = 0
      ORDER BY time DESC, row DESC LIMIT 1
      """)
    newestAccepted = connection.statement(
      """
      SELECT \(columns) FROM message WHERE conversation = ?1 AND sequence BETWEEN 1 AND ?2 AND marks & 4 = 0
      ORDER BY time DESC, row DESC
      """)
    revoked = connection.statement(
      "SELECT \(columns) FROM message WHERE row IN (SELECT row FROM revoked) AND marks & 4 <> 0 ORDER BY time, row")
    // The bit of `MessageMarks` for untold messages is 4096.
    untold = connection.statement(
      """
      SELECT \(columns) FROM message WHERE conversation = ?1 AND sequence BETWEEN 1 AND ?2 AND marks & 4096 <> 0
      ORDER BY sequence, row
      """)

    afterRow = connection.statement("SELECT \(columns) FROM message WHERE row > ?1 AND marks & 4 = 0 ORDER BY row")
    lastRow = connection.statement("SELECT coalesce(max(row), 0) FROM message")
    noteRevocation = connection.statement(
      "INSERT INTO revocation(conversation, id) VALUES(?1, ?2) ON CONFLICT(conversation, id) DO NOTHING")
    revocation = connection.statement("SELECT 1 FROM revocation WHERE conversation = ?1 AND id = ?2")

    delete = connection.statement("DELETE FROM message WHERE row = ?1")
    forgetRevoked = connection.statement("DELETE FROM revoked WHERE row = ?1")
    deleteRange = connection.statement("DELETE FROM message WHERE conversation = ?1 AND time BETWEEN ?2 AND ?3")
    deleteRangeAnywhere = connection.statement("DELETE FROM message WHERE time BETWEEN ?2 AND ?3")
    unreadInRange = connection.statement(
      "SELECT count(*) FROM message WHERE conversation = ?1 AND time BETWEEN ?2 AND ?3 AND marks & 8 <> 0")
    unreadAnywhere = connection.statement(
      "SELECT count(*) FROM message WHERE time BETWEEN ?2 AND ?3 AND marks & 8 <> 0")
    forgetDeleted = connection.statement("DELETE FROM revoked WHERE row NOT IN (SELECT row FROM message)")

    enqueue = connection.statement("INSERT INTO outbox(position, row, payload) VALUES(?1, ?2, ?3)")
    outbox = connection.statement("SELECT position, row, payload FROM outbox ORDER BY position")
    dequeue = connection.statement("DELETE FROM outbox WHERE position = ?1")
    appendJournal = connection.statement("INSERT INTO journal(position, bytes) VALUES(?1, ?2)")
    journal = connection.statement("SELECT position, bytes FROM journal ORDER BY position")
    trimJournal = connection.statement("DELETE FROM journal WHERE position <= ?1")

    groupReceipt = connection.statement(
      """
      SELECT readers, non_readers, read_count, unread_count FROM group_receipt WHERE id = ?1 AND conversation = ?2
      """)
    saveGroupReceipt = connection.statement(
      """
      INSERT INTO group_receipt(id, conversation, readers, non_readers, read_count, unread_count)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT(id, conversation) DO UPDATE SET readers = excluded.readers, non_readers = excluded.non_readers,
        read_count = excluded.read_count, unread_count = excluded.unread_count
      """)
    contacts = connection.statement("SELECT bytes FROM contact ORDER BY account")
    saveContact = connection.statement(
      """
      INSERT INTO contact(account, bytes) VALUES(?1, ?2)
      ON CONFLICT(account) DO UPDATE SET bytes = excluded.bytes
      """)
    removeContact = connection.statement("DELETE FROM contact WHERE account = ?1")
    profile = connection.statement("SELECT bytes FROM profile WHERE account = ?1")
    profiles = connection.statement("SELECT bytes FROM profile ORDER BY account")
    saveProfile = connection.statement(
      """
      INSERT INTO profile(account, bytes) VALUES(?1, ?2)
      ON CONFLICT(account) DO UPDATE SET bytes = excluded.bytes
      """)
    setting = connection.statement("SELECT value FROM setting WHERE name = ?1")
    saveSetting = connection.statement(
      "INSERT INTO setting(name, value) VALUES(?1, ?2) ON CONFLICT(name) DO UPDATE SET value = excluded.value")
  }
}
