/// The tables of a device that have no file of statements.
extension Schema {
  static let deviceConversations = """
    CREATE TABLE conversation(
      number INTEGER PRIMARY KEY, kind INTEGER NOT NULL, name TEXT NOT NULL, cursor INTEGER NOT NULL,
      unread INTEGER NOT NULL, peer_read INTEGER NOT NULL, acknowledged INTEGER NOT NULL,
      is_listed INTEGER NOT NULL, updated INTEGER NOT NULL, local_extension TEXT, time INTEGER NOT NULL,
      missing_after INTEGER NOT NULL, missing_before INTEGER NOT NULL, settings BLOB NOT NULL,
      unreported_read INTEGER NOT NULL, own_read INTEGER NOT NULL);
    CREATE TABLE conversation_group(conversation INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
    CREATE TABLE setting(row INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, value BLOB NOT NULL);
    """

  /// Messages, and what is to be sent and reported. Ids of messages count within their conversations only. The bit of
  /// `MessageMarks` for untold messages is 4096; few are, and none for long.
  static let deviceMessages = """
    CREATE TABLE message(
      row INTEGER PRIMARY KEY, conversation INTEGER NOT NULL, time INTEGER NOT NULL,
      sequence INTEGER NOT NULL, number INTEGER NOT NULL, sender_number INTEGER NOT NULL, id TEXT NOT NULL,
      sender TEXT NOT NULL, state INTEGER NOT NULL, marks INTEGER NOT NULL, options INTEGER NOT NULL,
      platform INTEGER NOT NULL, kind INTEGER NOT NULL, body BLOB NOT NULL, local_extension TEXT, thread TEXT);
    CREATE INDEX message_by_time ON message(conversation, time);
    CREATE UNIQUE INDEX message_by_id ON message(id, conversation);
    CREATE INDEX message_media ON message(kind) WHERE kind IN (8, 9, 10, 11);
    CREATE INDEX message_untold ON message(conversation, sequence) WHERE marks & 4096 <> 0;
    CREATE TABLE revoked(row INTEGER PRIMARY KEY);
    CREATE TABLE outbox(position INTEGER PRIMARY KEY, row INTEGER NOT NULL, payload BLOB NOT NULL);
    CREATE TABLE journal(position INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
    CREATE TABLE reserved(row INTEGER NOT NULL, outbox INTEGER NOT NULL, journal INTEGER NOT NULL);
    INSERT INTO reserved VALUES(1, 1, 1);
    CREATE TABLE group_receipt(
      row INTEGER PRIMARY KEY, id TEXT NOT NULL, conversation INTEGER NOT NULL, readers BLOB NOT NULL,
      non_readers BLOB NOT NULL, read_count INTEGER NOT NULL, unread_count INTEGER NOT NULL,
      UNIQUE(id, conversation));
    """

  static let deviceMedia = """
    CREATE TABLE attachment(
      row INTEGER PRIMARY KEY, message TEXT NOT NULL, conversation INTEGER NOT NULL, part INTEGER NOT NULL,
      media TEXT NOT NULL, path TEXT NOT NULL, size INTEGER NOT NULL, modified INTEGER NOT NULL, lifetime INTEGER,
      is_uploaded INTEGER NOT NULL, UNIQUE(message, conversation, part));
    CREATE TABLE media_file(row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, path TEXT NOT NULL);
    """

  /// The copies of contacts and profiles, by the names as they are compared.
  static let deviceProfiles = """
    CREATE TABLE contact(row INTEGER PRIMARY KEY, account TEXT NOT NULL UNIQUE, bytes BLOB NOT NULL);
    CREATE TABLE profile(row INTEGER PRIMARY KEY, account TEXT NOT NULL UNIQUE, bytes BLOB NOT NULL);
    """

  /// The index of texts. A device fills it after its first search, a step at a time.
  static let deviceSearch = """
    CREATE VIRTUAL TABLE search_text USING fts5(
      terms, content='', columnsize=0, detail=none, tokenize='ascii');
    CREATE TABLE search_block(last INTEGER PRIMARY KEY, oldest INTEGER NOT NULL, newest INTEGER NOT NULL);
    """
}
