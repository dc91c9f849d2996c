extension Schema {
  static let device = Schema(
    name: "device", applicationID: 0x5041_5244,
    migrations: [
      Migration(
        version: 1,
        sql: """
          CREATE TABLE conversation(
            number INTEGER PRIMARY KEY, kind INTEGER NOT NULL, name TEXT NOT NULL, cursor INTEGER NOT NULL,
            unread INTEGER NOT NULL, peer_read INTEGER NOT NULL, acknowledged INTEGER NOT NULL,
            is_listed INTEGER NOT NULL, updated INTEGER NOT NULL, local_extension TEXT);
          CREATE TABLE conversation_group(conversation INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
          CREATE TABLE message(
            row INTEGER PRIMARY KEY, conversation INTEGER NOT NULL, time INTEGER NOT NULL,
            sequence INTEGER NOT NULL, number INTEGER NOT NULL, sender_number INTEGER NOT NULL, id TEXT NOT NULL,
            sender TEXT NOT NULL, state INTEGER NOT NULL, marks INTEGER NOT NULL, options INTEGER NOT NULL,
            platform INTEGER NOT NULL, kind INTEGER NOT NULL, body BLOB NOT NULL, local_extension TEXT);
          CREATE UNIQUE INDEX message_by_id ON message(id);
          CREATE INDEX message_by_time ON message(conversation, time);
          CREATE TABLE revoked(row INTEGER PRIMARY KEY);
          CREATE TABLE outbox(position INTEGER PRIMARY KEY, row INTEGER NOT NULL, payload BLOB NOT NULL);
          CREATE TABLE journal(position INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
          CREATE TABLE reserved(row INTEGER NOT NULL, outbox INTEGER NOT NULL, journal INTEGER NOT NULL);
          INSERT INTO reserved VALUES(1, 1, 1);
          CREATE TABLE group_receipt(
            row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, readers BLOB NOT NULL, non_readers BLOB NOT NULL,
            read_count INTEGER NOT NULL, unread_count INTEGER NOT NULL);
          CREATE TABLE setting(row INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, value BLOB NOT NULL);
          """),
      Migration(
        version: 2,
        sql: """
          CREATE TABLE attachment(
            row INTEGER PRIMARY KEY, message TEXT NOT NULL, part INTEGER NOT NULL, media TEXT NOT NULL,
            path TEXT NOT NULL, size INTEGER NOT NULL, modified INTEGER NOT NULL, lifetime INTEGER,
            is_uploaded INTEGER NOT NULL, UNIQUE(message, part));
          CREATE TABLE media_file(row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, path TEXT NOT NULL);
          """),
      // Ids of messages count within their conversations only. What belongs to a message that is not there is dropped.
      Migration(
        version: 3,
        sql: """
          DROP INDEX message_by_id;
          CREATE UNIQUE INDEX message_by_id ON message(id, conversation);
          ALTER TABLE attachment RENAME TO old_attachment;
          CREATE TABLE attachment(
            row INTEGER PRIMARY KEY, message TEXT NOT NULL, conversation INTEGER NOT NULL, part INTEGER NOT NULL,
            media TEXT NOT NULL, path TEXT NOT NULL, size INTEGER NOT NULL, modified INTEGER NOT NULL, lifetime INTEGER,
            is_uploaded INTEGER NOT NULL, UNIQUE(message, conversation, part));
          INSERT INTO attachment(
            row, message, conversation, part, media, path, size, modified, lifetime, is_uploaded)
          SELECT old_attachment.row, message, conversation, part, media, path, size, modified, lifetime, is_uploaded
          FROM old_attachment JOIN message ON message.id = old_attachment.message;
          DROP TABLE old_attachment;
          ALTER TABLE group_receipt RENAME TO old_receipt;
          CREATE TABLE group_receipt(
            row INTEGER PRIMARY KEY, id TEXT NOT NULL, conversation INTEGER NOT NULL, readers BLOB NOT NULL,
            non_readers BLOB NOT NULL, read_count INTEGER NOT NULL, unread_count INTEGER NOT NULL,
            UNIQUE(id, conversation));
          INSERT INTO group_receipt(row, id, conversation, readers, non_readers, read_count, unread_count)
          SELECT old_receipt.row, old_receipt.id, conversation, readers, non_readers, read_count, unread_count
          FROM old_receipt JOIN message ON message.id = old_receipt.id;
          DROP TABLE old_receipt;
          """),
      Migration(
        version: 4,
        sql: """
          ALTER TABLE conversation ADD COLUMN time INTEGER NOT NULL DEFAULT 0;
          ALTER TABLE conversation ADD COLUMN missing_after INTEGER NOT NULL DEFAULT 0;
          ALTER TABLE conversation ADD COLUMN missing_before INTEGER NOT NULL DEFAULT 0;
          CREATE INDEX message_media ON message(kind) WHERE kind IN (8, 9, 10, 11);
          """),
      .deviceReactions(version: 5),
      // By the names as they are compared.
      Migration(
        version: 6,
        sql: "CREATE TABLE contact(row INTEGER PRIMARY KEY, account TEXT NOT NULL UNIQUE, bytes BLOB NOT NULL);"),
      // The index of texts is empty: a device fills it after its first search, a step at a time.
      Migration(
        version: 7,
        sql: """
          CREATE VIRTUAL TABLE search_text USING fts5(
            terms, content='', columnsize=0, detail=none, tokenize='ascii');
          CREATE TABLE search_block(last INTEGER PRIMARY KEY, oldest INTEGER NOT NULL, newest INTEGER NOT NULL);
          """),
      // Devices of earlier versions passed over the changes of settings: they read the state of everything again.
      Migration(
        version: 8,
        sql: """
          ALTER TABLE conversation ADD COLUMN settings BLOB NOT NULL DEFAULT x'';
          INSERT INTO setting(name, value) SELECT 'lacksSnapshot', x'02' FROM setting WHERE name = 'firstLogin'
            ON CONFLICT(name) DO UPDATE SET value = excluded.value;
          """),
      // By the names as they are compared.
      Migration(
        version: 10,
        sql: "CREATE TABLE profile(row INTEGER PRIMARY KEY, account TEXT NOT NULL UNIQUE, bytes BLOB NOT NULL);"),
      .deviceReplies(version: 11),
      .deviceNotices(version: 12),
      .deviceRevocations(version: 13),
      .deviceThreads(version: 14),
      Migration(
        version: 15, sql: "ALTER TABLE conversation ADD COLUMN unreported_read INTEGER NOT NULL DEFAULT 0;"),
      // In a conversation without unread messages, all stored messages were read.
      Migration(
        version: 16,
        sql: """
          ALTER TABLE conversation ADD COLUMN own_read INTEGER NOT NULL DEFAULT 0;
          UPDATE conversation SET own_read = cursor WHERE unread = 0;
          """),
      // The bit of `MessageMarks` for untold messages is 4096; few are, and none for long.
      Migration(
        version: 17,
        sql: "CREATE INDEX message_untold ON message(conversation, sequence) WHERE marks & 4096 <> 0;"),
    ])
}
