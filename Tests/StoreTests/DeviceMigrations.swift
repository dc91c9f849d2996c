import ParlanceCore
import ParlanceSQLite
import Testing

/// Databases of devices that earlier versions wrote.
@Suite struct DeviceMigrations {
  /// The schema of version 2, word for word.
  private static let second = """
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
    CREATE TABLE attachment(
      row INTEGER PRIMARY KEY, message TEXT NOT NULL, part INTEGER NOT NULL, media TEXT NOT NULL,
      path TEXT NOT NULL, size INTEGER NOT NULL, modified INTEGER NOT NULL, lifetime INTEGER,
      is_uploaded INTEGER NOT NULL, UNIQUE(message, part));
    CREATE TABLE media_file(row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, path TEXT NOT NULL);
    PRAGMA application_id = 0x50415244;
    PRAGMA user_version = 2;
    """

  /// Two conversations with a message each, files and receipts of both, and the remains of a deleted message.
  private static let contents = """
    INSERT INTO conversation VALUES(1, 1, 'one', 7, 1, 0, 0, 1, 50, NULL), (2, 0, 'Bob', 3, 0, 2, 1, 1, 60, '{}');
    INSERT INTO message VALUES
      (1, 1, 40, 7, 7, 2, 'a', 'alice', 3, 8, 149, 2, 1, x'0102', NULL),
      (2, 2, 60, 0, 0, 0, 'b', 'me', 0, 32, 149, 2, 4, x'', 'note');
    INSERT INTO outbox VALUES(1, 2, x'');
    UPDATE reserved SET row = 3, outbox = 2;
    INSERT INTO attachment VALUES
      (1, 'b', 0, 'media0', './file', 5, 6, NULL, 1), (2, 'b', 1, 'media1', '', 0, 0, 9, 0),
      (3, 'gone', 0, 'media2', '/x', 1, 1, NULL, 0);
    INSERT INTO group_receipt VALUES(1, 'gone', x'00', x'00', 3, 4), (2, 'a', x'0103426F62', x'00', 1, 0);
    INSERT INTO media_file VALUES(1, 'media0', './file');
    INSERT INTO setting VALUES(1, 'hubTime', x'08'), (2, 'firstLogin', x'02');
    """

  @Test func theSecondVersionIsBroughtUpToDate() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("device")
    do {
      let old = try OtherConnection(path)
      try old.execute(Self.second)
      try old.execute(Self.contents)
    }
    let sent = MessageKey("b", in: .direct("Bob"))
    for _ in 0..<2 {
      let store = try SQLiteDeviceStore(path: path)
      defer { store.close() }
      #expect(try store.conversations().map(\.id) == [.group("one"), .direct("Bob")])
      // Nothing was unread in one of them.
      #expect(try store.conversations().map(\.ownRead) == [0, 3])
      let received = try #require(try store.message(id: "a", conversation: 1))
      #expect(try store.message(id: "a") == received)
      #expect(received.marks == .unread && received.sender == "alice" && received.encodedBody == [1, 2])
      #expect(try store.message(id: "a", conversation: 2) == nil)
      #expect(try store.message(id: "b", conversation: 2)?.localExtension == "note")
      #expect(try store.outbox() == [OutboxEntry(position: 1, row: 2, payload: [])])
      #expect(
        try store.attachments(sent) == [
          AttachmentRecord(
            message: sent, part: .file, media: "media0", path: "./file", size: 5, modified: 6, lifetime: nil,
            isUploaded: true),
          AttachmentRecord(message: sent, part: .preview, media: "media1", path: "", size: 0, modified: 0, lifetime: 9),
        ])
      let read = MessageKey("a", in: .group("one"))
      #expect(
        try store.groupReceipt(read) == GroupReceiptRecord(message: read, readers: ["Bob"], readCount: 1))
      #expect(try store.mediaPath("media0") == "./file")
      #expect(try store.setting("hubTime") == [8])
      // Nothing was kept of notices, and they can be kept from now on.
      #expect(try store.notices(AccountNoticeQuery()).isEmpty)
      try store.begin(isDurable: false)
      let notice = AccountNotice(kind: .friendAdded, account: "Bob", time: Timestamp(milliseconds: 9))
      let id = try store.insert(notice, limit: 5)
      #expect(try store.notice(id: id)?.account == "Bob")
      store.rollback()
      // What earlier versions passed over is read again.
      #expect(try store.setting("lacksSnapshot") == [2])
      #expect(try store.conversations().allSatisfy { $0.settings.isEmpty })
    }
    let other = try OtherConnection(path)
    #expect(try other.texts("PRAGMA user_version") == ["17"])
    #expect(try other.texts("SELECT count(*) FROM attachment") == ["2"])
    #expect(try other.texts("SELECT count(*) FROM group_receipt") == ["1"])
    #expect(try other.texts("SELECT name FROM sqlite_master WHERE name LIKE 'old%'").isEmpty)
  }

  @Test func anIDCanBeUsedInAnotherConversationAfterwards() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("device")
    do {
      let old = try OtherConnection(path)
      try old.execute(Self.second)
      try old.execute(Self.contents)
    }
    let store = try SQLiteDeviceStore(path: path)
    defer { store.close() }
    let message = Message(
      id: "a", conversation: .direct("Bob"), sender: "Bob", time: .zero, state: .received, kind: .text,
      encodedBody: [])
    #expect(try store.insert(message, conversation: 1) == nil)
    #expect(try store.insert(message, conversation: 2) == 3)
    #expect(try store.message(id: "a")?.conversation == .group("one"))
  }
}
