import Foundation
import ParlanceCore
import TestNumbers
import TestRandomness
import Testing

@testable import ParlanceSQLite

/// Damage of a database that leaves its structure as it is: without the checksums of pages it passes for what was written.
@Suite struct PageChecks {
  private static let page = 4096

  /// A device's database with messages, some of them longer than a page.
  private func make(_ path: String) throws {
    let store = try SQLiteDeviceStore(path: path)
    defer { store.close() }
    #expect(store.connection.hasChecks)
    try store.begin(isDurable: true)
    _ = try store.insert(ConversationRecord(id: .group("g")))
    for index in 0..<60 {
      let message = Message(
        id: MessageID("message \(index)"), conversation: .group("g"), sender: "alice",
        time: Timestamp(milliseconds: Int64(index)), state: .received, kind: .text,
        encodedBody: Array(repeating: UInt8(index), count: index % 10 == 0 ? 9000 : 300))
      _ = try store.insert(message, conversation: 1)
    }
    try store.commit()
  }

  /// Opens a database and reads all of it.
  private func readAll(_ path: String) throws(MessagingError) {
    let store = try SQLiteDeviceStore(path: path)
    defer { store.close() }
    try store.check()
  }

  private func expectDamage(_ bytes: Data, _ path: String, _ words: String) throws {
    for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
    try bytes.write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: MessagingError.self, "\(words)") { try readAll(path) }
    #expect(error?.code == .storageDamaged, "\(words)")
    #expect(error?.detail.contains(path) == true)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes, "\(words)")
  }

  @Test func anyChangedByteIsNoticed() throws {
    let folder = try TemporaryFolder()
    try make(folder.path("whole"))
    try readAll(folder.path("whole"))
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.path("whole")))
    let pages = whole.count / Self.page
    try #require(pages > 10)
    var random = SeededRandom(seed: 7)
    for page in 0..<pages {
      var bytes = whole
      let place = page * Self.page + Int(random.number(0...Int64(Self.page - 1)))
      bytes[place] ^= 1 << UInt8(random.number(0...7))
      try expectDamage(bytes, folder.path("damaged"), "byte \(place)")
    }
    // What says that there are checksums.
    var bytes = whole
    bytes[20] = 0
    try expectDamage(bytes, folder.path("damaged"), "byte 20")
  }

  @Test func pagesInOtherPlacesAndEmptyPagesAreNoticed() throws {
    let folder = try TemporaryFolder()
    try make(folder.path("whole"))
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.path("whole")))
    let pages = whole.count / Self.page
    let part = { (page: Int) in page * Self.page..<(page + 1) * Self.page }
    for page in stride(from: 2, to: pages - 1, by: 3) {
      var bytes = whole
      bytes.replaceSubrange(part(page), with: whole[part(page + 1)])
      try expectDamage(bytes, folder.path("damaged"), "page \(page) in another's place")
      bytes = whole
      bytes.replaceSubrange(part(page), with: Data(count: Self.page))
      try expectDamage(bytes, folder.path("damaged"), "page \(page) of zeros")
    }
  }

  /// The byte of a message's text that is read, not only looked at by a check.
  @Test func aDamagedMessageIsNotRead() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("device")
    try make(path)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let body = try #require(bytes.range(of: Data(repeating: 41, count: 300)))
    bytes[body.lowerBound + 100] = 42
    try bytes.write(to: URL(fileURLWithPath: path))
    let store = try SQLiteDeviceStore(path: path)
    defer { store.close() }
    let error = #expect(throws: MessagingError.self) { try store.message(id: "message 41") }
    #expect(error?.code == .storageDamaged)
  }

  /// Of a database that was refused, and of its log, every byte stays: another copy of a page may be in it.
  @Test func theLogOfADamagedDatabaseStays() throws {
    let folder = try TemporaryFolder()
    try make(folder.path("device"))
    let store = try SQLiteDeviceStore(path: folder.path("device"))
    try store.saveSetting("name", [1])
    let path = try folder.crashCopy(of: "device", as: "copy")
    store.close()
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let body = try #require(bytes.range(of: Data(repeating: 41, count: 300)))
    bytes[body.lowerBound + 100] = 42
    try bytes.write(to: URL(fileURLWithPath: path))
    let log = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
    #expect(!log.isEmpty)
    let readings: [(SQLiteDeviceStore) throws -> Void] = [{ _ = try $0.message(id: "message 41") }, { try $0.check() }]
    for read in readings {
      let copy = try SQLiteDeviceStore(path: path)
      let error = #expect(throws: MessagingError.self) { try read(copy) }
      #expect(error?.code == .storageDamaged)
      copy.close()
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path + "-wal")).starts(with: log))
    }
  }

  /// A hub's file grows and shrinks, in transactions and between them, and its pages are moved.
  @Test func aDatabaseThatGrowsAndShrinksStaysWhole() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("hub")
    var random = SeededRandom(seed: 3)
    for _ in 0..<5 {
      let store = try SQLiteHubStore(path: path)
      #expect(store.connection.hasChecks)
      try store.connection.execute("PRAGMA wal_autocheckpoint = 20; PRAGMA cache_size = 10")
      for _ in 0..<20 {
        try store.begin()
        for _ in 0..<10 {
          let count = random.number(1...20_000)
          try store.connection.execute(
            """
            INSERT INTO upload(id, account, begun, options, size)
              VALUES(hex(randomblob(16)), 1, 1, randomblob(\(count)), 1)
            """)
        }
        try store.connection.execute("DELETE FROM upload WHERE row % 3 = \(random.number(0...2))")
        if random.chance(50) { try store.connection.execute("PRAGMA incremental_vacuum(20)") }
        try store.commit()
      }
      #expect(try OtherConnection(path).texts("PRAGMA integrity_check") == ["ok"])
      store.close()
    }
  }

  /// A database that another program made has no checksums, and is opened as it is.
  @Test func aDatabaseWithoutChecksumsIsRead() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("old")
    try OtherConnection(path).execute("CREATE TABLE something(a)")
    let connection = try SQLiteConnection(path: path, busyTimeout: 0)
    defer { connection.close() }
    #expect(!connection.hasChecks)
    #expect(try connection.number("SELECT count(*) FROM something") == 0)
  }
}
