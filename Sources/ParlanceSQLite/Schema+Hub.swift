extension Schema {
  static let hub = Schema(
    name: "hub", applicationID: 0x5041_5248,
    givesSpaceBack: true,
    migrations: [
      Migration(
        version: 1,
        sql: """
          CREATE TABLE account(
            number INTEGER PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE);
          CREATE TABLE device(
            row INTEGER PRIMARY KEY, account INTEGER NOT NULL, style TEXT NOT NULL, id TEXT NOT NULL,
            registered INTEGER NOT NULL, last_seen INTEGER NOT NULL, UNIQUE(account, style, id));
          CREATE TABLE stream(
            number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL,
            last_sequence INTEGER NOT NULL, last_number INTEGER NOT NULL, last_time INTEGER NOT NULL,
            profile BLOB NOT NULL);
          CREATE TABLE event(
            row INTEGER PRIMARY KEY, stream INTEGER NOT NULL, sequence INTEGER NOT NULL, kind INTEGER NOT NULL,
            time INTEGER NOT NULL, id TEXT, sender INTEGER NOT NULL, number INTEGER NOT NULL,
            sender_number INTEGER NOT NULL, options INTEGER NOT NULL, platform INTEGER NOT NULL,
            content_kind INTEGER NOT NULL, payload BLOB NOT NULL);
          CREATE UNIQUE INDEX event_by_position ON event(stream, sequence);
          CREATE UNIQUE INDEX event_by_id ON event(id) WHERE id IS NOT NULL;
          CREATE TABLE sender_count(
            stream INTEGER NOT NULL, account INTEGER NOT NULL, sent INTEGER NOT NULL,
            PRIMARY KEY(stream, account)) WITHOUT ROWID;
          CREATE TABLE mark(counted INTEGER NOT NULL, pruned INTEGER NOT NULL);
          INSERT INTO mark VALUES(0, 0);
          CREATE TABLE member(
            row INTEGER PRIMARY KEY, stream INTEGER NOT NULL, account INTEGER NOT NULL, role INTEGER NOT NULL,
            joined_sequence INTEGER NOT NULL, acknowledged INTEGER NOT NULL, read INTEGER NOT NULL,
            cleared INTEGER NOT NULL, profile BLOB NOT NULL, UNIQUE(stream, account));
          CREATE INDEX member_by_account ON member(account, stream);
          CREATE TABLE receipt_roster(
            row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, accounts BLOB NOT NULL);
          CREATE TABLE receipt_reader(
            row INTEGER PRIMARY KEY, id TEXT NOT NULL, account INTEGER NOT NULL, time INTEGER NOT NULL,
            UNIQUE(id, account));
          CREATE TABLE hidden(
            account INTEGER NOT NULL, id TEXT NOT NULL, PRIMARY KEY(account, id)) WITHOUT ROWID;
          """),
      Migration(version: 2, sql: "ALTER TABLE receipt_reader ADD COLUMN note TEXT;"),
      Migration(
        version: 3,
        sql: """
          CREATE TABLE attribute(
            stream INTEGER NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, updater INTEGER NOT NULL,
            time INTEGER NOT NULL, PRIMARY KEY(stream, key)) WITHOUT ROWID;
          """),
      Migration(
        version: 4,
        sql: """
          CREATE TABLE upload(
            row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, account INTEGER NOT NULL, begun INTEGER NOT NULL,
            options BLOB NOT NULL);
          CREATE INDEX upload_by_account ON upload(account);
          CREATE TABLE media(
            row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, account INTEGER NOT NULL, sha256 TEXT NOT NULL,
            expires INTEGER, is_released INTEGER NOT NULL, descriptor BLOB NOT NULL);
          CREATE INDEX media_by_content ON media(sha256) WHERE is_released = 0;
          CREATE INDEX media_by_expiry ON media(expires) WHERE expires IS NOT NULL AND is_released = 0;
          """),
      Migration(
        version: 5,
        sql: """
          DROP INDEX event_by_id;
          CREATE UNIQUE INDEX event_by_id ON event(id, stream) WHERE id IS NOT NULL;
          ALTER TABLE stream ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

          ALTER TABLE mark ADD COLUMN time INTEGER NOT NULL DEFAULT 0;
          ALTER TABLE mark ADD COLUMN account_pruned INTEGER NOT NULL DEFAULT 0;
          UPDATE mark SET time = (SELECT coalesce(max(last_time), 0) FROM stream), account_pruned = pruned;

          ALTER TABLE receipt_roster RENAME TO old_roster;
          CREATE TABLE receipt_roster(
            stream INTEGER NOT NULL, sequence INTEGER NOT NULL, accounts BLOB NOT NULL,
            PRIMARY KEY(stream, sequence)) WITHOUT ROWID;
          INSERT INTO receipt_roster(stream, sequence, accounts)
            SELECT event.stream, event.sequence, old_roster.accounts
            FROM old_roster CROSS JOIN event ON event.id = old_roster.id WHERE event.kind <> 3;
          DROP TABLE old_roster;

          ALTER TABLE receipt_reader RENAME TO old_reader;
          CREATE TABLE receipt_reader(
            row INTEGER PRIMARY KEY, stream INTEGER NOT NULL, sequence INTEGER NOT NULL, account INTEGER NOT NULL,
            time INTEGER NOT NULL, note TEXT, UNIQUE(stream, sequence, account));
          INSERT INTO receipt_reader(stream, sequence, account, time, note)
            SELECT event.stream, event.sequence, old_reader.account, old_reader.time, old_reader.note
            FROM old_reader CROSS JOIN event ON event.id = old_reader.id WHERE event.kind <> 3
            ORDER BY old_reader.row;
          DROP TABLE old_reader;

          ALTER TABLE hidden RENAME TO old_hidden;
          CREATE TABLE hidden(
            stream INTEGER NOT NULL, sequence INTEGER NOT NULL, account INTEGER NOT NULL,
            PRIMARY KEY(stream, sequence, account)) WITHOUT ROWID;
          INSERT INTO hidden(stream, sequence, account)
            SELECT event.stream, event.sequence, old_hidden.account
            FROM old_hidden CROSS JOIN event ON event.id = old_hidden.id WHERE event.kind <> 3;
          DROP TABLE old_hidden;

          CREATE TABLE discarded(row INTEGER PRIMARY KEY, stream INTEGER NOT NULL, sequence INTEGER NOT NULL);
          CREATE INDEX device_by_time ON device(last_seen);

          CREATE TABLE media_use(
            stream INTEGER NOT NULL, sequence INTEGER NOT NULL, media TEXT NOT NULL,
            PRIMARY KEY(stream, sequence, media)) WITHOUT ROWID;
          CREATE INDEX media_use_by_media ON media_use(media);
          CREATE INDEX upload_by_time ON upload(begun, id);
          DROP INDEX media_by_expiry;
          CREATE INDEX media_by_expiry ON media(expires, id) WHERE expires IS NOT NULL AND is_released = 0;
          """,
        apply: foldNames),
      Migration(
        version: 6,
        sql: "CREATE TABLE generation(number INTEGER PRIMARY KEY, id INTEGER NOT NULL, begun INTEGER NOT NULL);"),
      Migration(
        version: 7, sql: "CREATE INDEX event_of_revocation ON event(stream, sequence) WHERE kind = 5;"),
      Migration(
        version: 8,
        sql: """
          CREATE TABLE notice(
            number INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL, payload BLOB NOT NULL);
          CREATE TABLE notice_consumer(
            name TEXT PRIMARY KEY, identity INTEGER NOT NULL, kinds INTEGER NOT NULL, position INTEGER NOT NULL)
            WITHOUT ROWID;
          """),
      .pushTokens(version: 9),
      .hubReactions(version: 10),
      .conversationSettings(version: 12),
      .hubEdits(version: 13),
      .hubPins(version: 15),
      .hubSavedItems(version: 16),
      .hubReplies(version: 17),
      .hubReports(version: 22),
      .devicesOfPushTokens(version: 23),
      .badges(version: 24),
      .mediaSizes(version: 25),
      .activity(version: 26),
    ])
}
