/// The tables of a hub that have no file of statements.
extension Schema {
  /// Streams and their entries, and what is counted of them. The conversations of an account are found by the times of
  /// their newest entries.
  static let hubStreams = """
    CREATE TABLE stream(
      number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL,
      last_sequence INTEGER NOT NULL, last_number INTEGER NOT NULL, last_time INTEGER NOT NULL,
      profile BLOB NOT NULL, version INTEGER NOT NULL DEFAULT 0);
    CREATE INDEX stream_of_lower ON stream(\(lowerAccount), last_time) WHERE kind = 1;
    CREATE INDEX stream_of_higher ON stream(\(higherAccount), last_time) WHERE kind = 1;
    CREATE TABLE event(
      row INTEGER PRIMARY KEY, stream INTEGER NOT NULL, sequence INTEGER NOT NULL, kind INTEGER NOT NULL,
      time INTEGER NOT NULL, id TEXT, sender INTEGER NOT NULL, number INTEGER NOT NULL,
      sender_number INTEGER NOT NULL, options INTEGER NOT NULL, platform INTEGER NOT NULL,
      content_kind INTEGER NOT NULL, payload BLOB NOT NULL);
    CREATE UNIQUE INDEX event_by_position ON event(stream, sequence);
    CREATE UNIQUE INDEX event_by_id ON event(id, stream) WHERE id IS NOT NULL;
    CREATE INDEX event_by_kind ON event(stream, kind, sequence) WHERE kind IN (5, 8, 9, 10);
    CREATE TABLE sender_count(
      stream INTEGER NOT NULL, account INTEGER NOT NULL, sent INTEGER NOT NULL,
      PRIMARY KEY(stream, account)) WITHOUT ROWID;
    CREATE TABLE mark(
      counted INTEGER NOT NULL, pruned INTEGER NOT NULL, time INTEGER NOT NULL, account_pruned INTEGER NOT NULL);
    INSERT INTO mark VALUES(0, 0, 0, 0);
    CREATE TABLE hidden(
      stream INTEGER NOT NULL, sequence INTEGER NOT NULL, account INTEGER NOT NULL,
      PRIMARY KEY(stream, sequence, account)) WITHOUT ROWID;
    CREATE TABLE discarded(row INTEGER PRIMARY KEY, stream INTEGER NOT NULL, sequence INTEGER NOT NULL);
    CREATE TABLE generation(number INTEGER PRIMARY KEY, id INTEGER NOT NULL, begun INTEGER NOT NULL);
    """

  /// The accounts of a direct conversation, whose key is `d:lower:higher`, as the indexes have them.
  static let lowerAccount = "CAST(substr(key, 3) AS INTEGER)"
  static let higherAccount = "CAST(substr(key, 3 + instr(substr(key, 3), ':')) AS INTEGER)"
}
