import ParlanceCore
import Testing

@testable import ParlanceSQLite

/// Hubs of every released version are migrated, and keep their data.
@Suite struct HubMigrations {
  /// The schema of the first version, and the changes of each later version, word for word.
  private static let steps = [
    """
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
    """,
    "ALTER TABLE receipt_reader ADD COLUMN note TEXT;",
    """
    CREATE TABLE attribute(
      stream INTEGER NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, updater INTEGER NOT NULL,
      time INTEGER NOT NULL, PRIMARY KEY(stream, key)) WITHOUT ROWID;
    """,
    """
    CREATE TABLE upload(
      row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, account INTEGER NOT NULL, begun INTEGER NOT NULL,
      options BLOB NOT NULL);
    CREATE INDEX upload_by_account ON upload(account);
    CREATE TABLE media(
      row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, account INTEGER NOT NULL, sha256 TEXT NOT NULL,
      expires INTEGER, is_released INTEGER NOT NULL, descriptor BLOB NOT NULL);
    CREATE INDEX media_by_content ON media(sha256) WHERE is_released = 0;
    CREATE INDEX media_by_expiry ON media(expires) WHERE expires IS NOT NULL AND is_released = 0;
    """,
  ]

  /// Two streams; "m1" to "m3" in the first and "n1" in the second, of which the last two are not counted yet.
  private static let contents = """
    INSERT INTO account(number, name, folded) VALUES(1, 'Ann', 'ann'), (2, 'Zo\u{EB}', 'zo\u{EB}');
    INSERT INTO device(account, style, id, registered, last_seen) VALUES(1, 's', 'phone', 3, 9);
    INSERT INTO stream VALUES(1, 'c:one', 2, 2, 2, 20, x'0102'), (2, 'd:1:2', 1, 0, 0, 0, x'');
    INSERT INTO event VALUES
      (1, 1, 1, 1, 10, 'm1', 1, 1, 1, 127, 7, 0, x'AA'), (2, 1, 2, 3, 20, 'm2', 1, 2, 2, 127, 7, 0, x''),
      (3, 1, 3, 4, 30, 'm3', 2, 3, 1, 127, 7, 0, x'CC'), (4, 2, 1, 2, 40, 'n1', 2, 0, 0, 127, 7, 0, x'DD');
    INSERT INTO sender_count VALUES(1, 1, 2);
    UPDATE mark SET counted = 2, pruned = 3;
    INSERT INTO member(stream, account, role, joined_sequence, acknowledged, read, cleared, profile)
      VALUES(1, 1, 2, 0, 0, 2, 1, x'07'), (2, 1, 0, 0, 1, 1, 0, x''), (2, 2, 0, 0, 0, 0, 0, x'');
    INSERT INTO receipt_roster(id, accounts) VALUES('m1', x'020204'), ('m2', x'0102'), ('gone', x'0102');
    INSERT INTO receipt_reader(id, account, time)
      VALUES('m3', 2, 6), ('m1', 2, 5), ('m1', 1, 6), ('m2', 1, 5), ('gone', 1, 5);
    INSERT INTO hidden VALUES(1, 'm1'), (1, 'n1'), (2, 'm2'), (2, 'gone');
    """

  private func hub(_ folder: TemporaryFolder, version: Int, _ contents: String) throws -> SQLiteHubStore {
    let path = folder.path("hub")
    let old = try OtherConnection(path)
    try old.execute("PRAGMA journal_mode = WAL; BEGIN")
    for step in Self.steps.prefix(version) { try old.execute(step) }
    try old.execute(contents)
    try old.execute("PRAGMA application_id = 0x50415248; PRAGMA user_version = \(version); COMMIT")
    return try SQLiteHubStore(path: path)
  }

  @Test(arguments: 1...4)
  func anOlderHubKeepsWhatItHad(_ version: Int) throws {
    let folder = try TemporaryFolder()
    let store = try hub(folder, version: version, Self.contents)
    let place = EventPlace(stream: 1, sequence: 1)
    #expect(try store.account(folded: "zo\u{EB}") == AccountRecord(number: 2, id: "Zo\u{EB}"))
    #expect(try store.devices(account: 1).map(\.id) == ["phone"])
    let stream = try #require(try store.stream(key: "c:one"))
    #expect(stream.version == 0 && stream.profile == [1, 2] && stream.lastSequence == 3 && stream.lastNumber == 3)
    #expect(try store.newestTime() == Timestamp(milliseconds: 40))
    #expect(try store.events(stream: 1).map(\.id) == ["m1", "m2", "m3"])
    #expect(try store.event(stream: 2, id: "n1")?.payload == [0xDD])
    #expect(try store.followed(account: 2, since: .zero).map(\.peerAcknowledged) == [1])
    #expect(try store.member(stream: 1, account: 1)?.read == 2)

    #expect(try store.roster(place) == [1, 2])
    #expect(
      try store.readers(place) == [
        ReaderRecord(account: 2, time: Timestamp(milliseconds: 5)),
        ReaderRecord(account: 1, time: Timestamp(milliseconds: 6)),
      ])
    #expect(try store.readers(EventPlace(stream: 1, sequence: 3)).map(\.account) == [2])
    // The records of revoked and pruned messages were removed with them.
    #expect(try store.roster(EventPlace(stream: 1, sequence: 2)) == nil)
    #expect(try store.readers(EventPlace(stream: 1, sequence: 2)).isEmpty)
    #expect(try store.connection.number("SELECT count(*) FROM receipt_reader") == 3)
    #expect(try store.connection.number("SELECT count(*) FROM receipt_roster") == 1)
    #expect(try store.hidden(account: 1, stream: 1, among: [1, 2, 3]) == [1])
    #expect(try store.hidden(account: 1, stream: 2, among: [1]) == [1])
    #expect(try store.connection.number("SELECT count(*) FROM hidden") == 2)

    // The ID of one stream is free in the other, and the numbers continue.
    try store.begin()
    let outcomes = try store.append([draft(2, "m1", time: 50), draft(1, "m1"), draft(1, "m4", time: 60)])
    #expect(
      try outcomes == [
        appended(2, 50, 1, 1), .exists(#require(try store.event(stream: 1, id: "m1"))), appended(4, 60, 4, 3),
      ])
    #expect(try store.addReader(place, ReaderRecord(account: 3, time: .zero, note: "later")))
    try store.pruneAll(commandsBefore: 45)
    try store.commit()
    #expect(try store.event(stream: 2, id: "n1") == nil)
    #expect(try store.hidden(account: 1, stream: 2, among: [1]) == [])
    store.close()
    #expect(try OtherConnection(folder.path("hub")).texts("PRAGMA integrity_check") == ["ok"])
    let again = try SQLiteHubStore(path: folder.path("hub"))
    defer { again.close() }
    #expect(try again.readers(place).last?.note == "later")
    // A file that was made before cannot be shortened, and works as it did.
    #expect(!again.givesSpaceBack)
  }

  @Test func namesOfAccountsHaveOneForm() throws {
    let folder = try TemporaryFolder()
    let store = try hub(
      folder, version: 4,
      """
      INSERT INTO account(number, name, folded) VALUES
        (1, 'Ann', 'ann'), (2, 'Jose\u{301}', 'jose\u{301}'), (3, 'Cafe\u{301}', 'cafe\u{301}'),
        (4, 'caf\u{E9}', 'caf\u{E9}'), (5, 'a\u{307}\u{323}', 'a\u{307}\u{323}'),
        (6, 'a\u{323}\u{307}', 'a\u{323}\u{307}');
      """)
    defer { store.close() }
    func number(_ folded: String) throws -> Int64? { try store.account(folded: folded)?.number }
    #expect(try number("ann") == 1)
    #expect(try number("jos\u{E9}") == 2)
    #expect(try number("jose\u{301}") == nil)
    // The one that has the name already keeps it, else the older one gets it.
    #expect(try number("caf\u{E9}") == 4)
    #expect(try number("\u{1EA1}\u{307}") == 5)
    for folded in ["cafe\u{301}", "a\u{307}\u{323}", "a\u{323}\u{307}"] { #expect(try number(folded) == nil) }
    // Accounts that lost their names still exist, and no valid name leads to them.
    for lost in [3, 6] as [Int64] {
      #expect(try store.account(number: lost)?.number == lost)
      let texts = try OtherConnection(folder.path("hub")).texts("SELECT folded FROM account WHERE number = \(lost)")
      #expect(texts.allSatisfy { !CanonicalName.isValidAccount($0) } && texts.count == 1)
    }
    #expect(try store.account(number: 2)?.id.name.utf8.elementsEqual("Jose\u{301}".utf8) == true)
    #expect(try store.insertAccount(name: "new") == 7)
  }

  @Test func sizesOfMediaAreReadFromTheirDescriptors() throws {
    let folder = try TemporaryFolder()
    var writer = ByteWriter(capacity: 256)
    writer.write(uploadOptions: UploadOptions(descriptor: MediaDescriptor(id: "m", size: 70_000), lifetime: 5))
    let options = hexadecimal(writer.bytes)
    writer = ByteWriter(capacity: 256)
    writer.write(media: MediaDescriptor(id: "m", size: 3_000_000_000))
    let descriptor = hexadecimal(writer.bytes)
    // More than one step; one that cannot be read, and one whose content is gone.
    let store = try hub(
      folder, version: 4,
      """
      INSERT INTO upload(id, account, begun, options) VALUES('u', 1, 5, x'\(options)'), ('v', 2, 5, x'FF');
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 1500)
        INSERT INTO media(id, account, sha256, is_released, descriptor)
        SELECT 'm' || n, 1, 'x', n = 1500, x'\(descriptor)' FROM number;
      """)
    defer { store.close() }
    #expect(try store.mediaSize(account: 1) == 70_000 + 1499 * 3_000_000_000)
    #expect(try store.mediaSize(account: 2) == 0)
    #expect(try store.upload("u")?.size == 70_000)
    #expect(try store.media("m1500")?.size == 3_000_000_000)
  }

  @Test func aMigrationThatFailsChangesNothing() throws {
    let connection = try SQLiteConnection(path: ":memory:", busyTimeout: 0)
    defer { connection.close() }
    let schema = Schema(
      name: "test", applicationID: 7,
      migrations: [
        Migration(version: 1, sql: "CREATE TABLE t(a)"),
        Migration(version: 2, sql: "INSERT INTO t VALUES(1)") { connection throws(MessagingError) in
          try connection.execute("INSERT INTO t VALUES(2)")
          throw MessagingError(.storageFailed, "half")
        },
      ])
    let error = #expect(throws: MessagingError.self) { try connection.migrate(to: schema) }
    #expect(error?.detail == "half")
    #expect(try connection.number("PRAGMA user_version") == 1)
    #expect(try connection.number("SELECT count(*) FROM t") == 0)
  }
}
