import Foundation
import ParlanceCore
import TestNumbers
import Testing

@testable import ParlanceSQLite

/// The errors of the stores when their file cannot be used, which they leave unharmed.
@Suite struct StorageFailures {
  /// The store to open at a path.
  enum Opening: String, CaseIterable, CustomTestStringConvertible {
    case hub, device

    var testDescription: String { rawValue }

    func open(_ path: String) throws(MessagingError) {
      switch self {
      case .hub: try SQLiteHubStore(path: path).close()
      case .device: try SQLiteDeviceStore(path: path).close()
      }
    }

    /// A database with something in it, large enough to cut.
    func fill(_ path: String) throws {
      switch self {
      case .hub:
        let store = try SQLiteHubStore(path: path)
        for index in 0..<200 { _ = try store.insertAccount(name: AccountID("account \(index)")) }
        store.close()
      case .device:
        let store = try SQLiteDeviceStore(path: path)
        for index in 0..<20 { try store.saveSetting("\(index)", Array(repeating: 1, count: 1000)) }
        store.close()
      }
    }
  }

  private func draft(_ index: Int) -> EventDraft {
    EventDraft(
      stream: 1, kind: .message, time: Timestamp(milliseconds: Int64(index)), id: MessageID("m\(index)"), sender: 1,
      payload: Array(repeating: 1, count: 1000))
  }

  @Test(arguments: Opening.allCases)
  func aDamagedFileIsNamedAndKept(_ opening: Opening) throws {
    let folder = try TemporaryFolder()
    let whole = folder.path("whole")
    try opening.fill(whole)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: whole))
    try #require(bytes.count > 3 * 4096)
    let damaged: [String: Data] = [
      "garbage": Data(repeating: 0x5A, count: 5000), "short": Data("not a database".utf8),
      "cut": bytes.prefix(bytes.count - 5000), "start": bytes.prefix(200),
      "header": Data(repeating: 0, count: 100) + bytes.dropFirst(100),
    ]
    for (name, contents) in damaged {
      let path = folder.path(name)
      try contents.write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: MessagingError.self) { try opening.open(path) }
      #expect(error?.code == .storageDamaged, "\(name)")
      #expect(error?.detail.contains(path) == true, "\(name)")
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == contents, "\(name)")
    }
  }

  @Test func aDamagedFileWithALogIsKept() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("device")
    try Opening.device.fill(path)
    // The log has the changed page only; with all of them in it, nothing would be lost.
    let store = try SQLiteDeviceStore(path: path)
    try store.saveSetting("1", Array(repeating: 2, count: 1000))
    let copy = try folder.crashCopy(of: "device", as: "copy")
    store.close()
    let contents = Data(repeating: 0x5A, count: try Data(contentsOf: URL(fileURLWithPath: path)).count)
    try contents.write(to: URL(fileURLWithPath: copy))
    let error = #expect(throws: MessagingError.self) { try SQLiteDeviceStore(path: copy) }
    #expect(error?.code == .storageDamaged)
    #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == contents)
  }

  @Test(arguments: Opening.allCases)
  func aNewerVersionIsRefused(_ opening: Opening) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("newer")
    try opening.fill(path)
    let version = try #require(try OtherConnection(path).texts("PRAGMA user_version").first)
    try OtherConnection(path).execute("PRAGMA user_version = 1000")
    let error = #expect(throws: MessagingError.self) { try opening.open(path) }
    #expect(error?.code == .storageFailed)
    #expect(error?.detail.contains(path) == true && error?.detail.contains("1000") == true)
    try OtherConnection(path).execute("PRAGMA user_version = \(version)")
    try opening.open(path)
  }

  @Test(arguments: Opening.allCases)
  func anotherKindOfDatabaseIsRefused(_ opening: Opening) throws {
    let folder = try TemporaryFolder()
    let other: Opening = opening == .hub ? .device : .hub
    try other.fill(folder.path("other"))
    try OtherConnection(folder.path("foreign")).execute("CREATE TABLE t(a)")
    for name in ["other", "foreign"] {
      let error = #expect(throws: MessagingError.self) { try opening.open(folder.path(name)) }
      #expect(error?.code == .storageFailed)
      #expect(error?.detail.contains(folder.path(name)) == true)
    }
    #expect(try OtherConnection(folder.path("foreign")).texts("SELECT name FROM sqlite_master") == ["t"])
  }

  @Test(arguments: Opening.allCases)
  func aFileThatCannotBeOpenedIsNamed(_ opening: Opening) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("missing/file")
    let error = #expect(throws: MessagingError.self) { try opening.open(path) }
    #expect(error?.code == .storageFailed)
    #expect(error?.detail.contains(path) == true)
  }

  @Test(arguments: Opening.allCases)
  func aLockedFileIsNamed(_ opening: Opening) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("locked")
    try opening.fill(path)
    let other = try OtherConnection(path)
    try other.execute("BEGIN IMMEDIATE")
    var error: MessagingError?
    switch opening {
    case .hub:
      let store = try SQLiteHubStore(path: path, busyTimeout: 0, countingInterval: 10)
      error = #expect(throws: MessagingError.self) { try store.begin() }
      try other.execute("COMMIT")
      try store.begin()
      _ = try store.insertAccount(name: "after")
      try store.commit()
      #expect(try store.account(folded: "after") != nil)
    case .device:
      let store = try SQLiteDeviceStore(path: path, busyTimeout: 0)
      error = #expect(throws: MessagingError.self) { try store.begin(isDurable: false) }
      try other.execute("COMMIT")
      try store.begin(isDurable: true)
      try store.saveSetting("after", [1])
      try store.commit()
      #expect(try store.setting("after") == [1])
    }
    #expect(error?.code == .storageLocked)
    #expect(error?.detail.contains(path) == true)
  }

  @Test func aFullDiskLosesNothing() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("full")
    let store = try SQLiteHubStore(path: path, busyTimeout: 0, countingInterval: 10)
    _ = try store.insertStream(key: .conversation("1"), kind: .group, profile: [])
    try store.connection.execute("PRAGMA max_page_count = 80")
    var stored = 0
    var failure: MessagingError?
    while failure == nil {
      do throws(MessagingError) {
        try store.begin()
        _ = try store.append((0..<5).map { draft(stored + $0) })
        try store.commit()
        stored += 5
      } catch {
        store.rollback()
        failure = error
      }
    }
    #expect(failure?.code == .storageFull)
    #expect(failure?.detail.contains(path) == true)
    #expect(stored > 0)
    #expect(try store.stream(number: 1)?.lastNumber == Int64(stored))
    #expect(try store.events(stream: 1).count == stored)
    // Room again: the next message gets the next number.
    try store.connection.execute("PRAGMA max_page_count = 1000")
    try store.begin()
    guard case .appended(_, _, let number, let senderNumber)? = try store.append([draft(stored)]).first else {
      Issue.record("not appended")
      return
    }
    try store.commit()
    #expect(number == Int64(stored) + 1 && senderNumber == number)
    store.close()
    let again = try SQLiteHubStore(path: path)
    #expect(try again.events(stream: 1).count == stored + 1)
  }

  @Test func aFullDiskLosesNothingOfADevice() throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteDeviceStore(path: folder.path("full"))
    _ = try store.insert(ConversationRecord(id: .group("g")))
    try store.connection.execute("PRAGMA max_page_count = 80")
    func insert(_ index: Int) throws(MessagingError) {
      try store.begin(isDurable: true)
      let message = Message(
        id: MessageID("m\(index)"), conversation: .group("g"), sender: "a", time: .zero, state: .sending, kind: .text,
        encodedBody: Array(repeating: 1, count: 3000))
      _ = try store.insert(message, conversation: 1)
      _ = try store.enqueue(OutboxEntry(row: 1, payload: []))
      try store.commit()
    }
    var stored = 0
    var failure: MessagingError?
    while failure == nil {
      do throws(MessagingError) {
        try insert(stored)
        stored += 1
      } catch {
        store.rollback()
        failure = error
      }
    }
    #expect(failure?.code == .storageFull)
    #expect(stored > 0)
    #expect(try store.outbox().count == stored)
    try store.connection.execute("PRAGMA max_page_count = 1000")
    try insert(stored)
    store.close()
    let again = try SQLiteDeviceStore(path: folder.path("full"))
    #expect(try again.outbox().count == stored + 1)
    #expect(try again.message(id: MessageID("m\(stored)")) != nil)
  }

  @Test func aClosedStoreRefuses() throws {
    let store = try SQLiteHubStore(path: ":memory:")
    _ = try store.insertAccount(name: "a")
    store.close()
    store.close()
    let error = #expect(throws: MessagingError.self) { try store.account(folded: "a") }
    #expect(error?.code == .storageFailed)
    #expect(throws: MessagingError.self) { try store.begin() }
  }

  @Test func nothingOfAFailedTransactionIsStoredAfterwards() throws {
    let store = try SQLiteHubStore(path: ":memory:")
    _ = try store.insertAccount(name: "a")
    try store.begin()
    #expect(throws: MessagingError.self) { try store.insertAccount(name: "A") }
    // The transaction is lost; its later statements must not be committed on their own.
    let error = #expect(throws: MessagingError.self) { try store.insertAccount(name: "b") }
    #expect(error?.code == .accountExists)
    store.rollback()
    #expect(try store.account(folded: "b") == nil)
    #expect(try store.insertAccount(name: "c") == 2)
  }

  @Test func hotTablesHaveTwoIndexes() throws {
    let folder = try TemporaryFolder()
    try Opening.hub.fill(folder.path("hub"))
    try Opening.device.fill(folder.path("device"))
    let indexes = "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name IN ('event', 'message') ORDER BY 1"
    // The second has no entry but for revocations and for changes of reactions, contents and pins.
    #expect(
      try OtherConnection(folder.path("hub")).texts(indexes) == [
        "event_by_id", "event_by_kind", "event_by_position",
      ])
    // The third has no entry but for messages with files, the fourth none but for replies, the last none but for messages that
    // a query brought before their stream.
    #expect(
      try OtherConnection(folder.path("device")).texts(indexes) == [
        "message_by_id", "message_by_time", "message_media", "message_of_thread", "message_untold",
      ])
  }

  /// Every statement of the hub finds its rows by an index, however many others there are.
  @Test func hubStatementsSearchNoWholeTable() throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteHubStore(path: folder.path("hub"))
    defer { store.close() }
    // Whatever the store keeps statements in, with a capability's own among them.
    let groups = Mirror(reflecting: store).children.map(\.value) + store.groups.all.map { $0 as Any }
    let statements =
      groups.flatMap { Mirror(reflecting: $0).children.compactMap { $0.value as? SQLiteStatement } }
      + store.keptStatements.removeSome + store.keptStatements.removeOnly
    #expect(statements.contains { $0 === store.faceStatements.value } && statements.count > 100)
    let other = try OtherConnection(folder.path("hub"))
    // One row, a list that came along, the first of a queue, an entry for each start of the hub, a row for each service
    // that events go to, one for each table with numbers, and what a subquery found, whose steps are listed too.
    let small = [
      "SCAN mark", "SCAN json_each", "SCAN discarded", "SCAN generation", "SCAN service_event_consumer",
      "SCAN sqlite_sequence", "SCAN (subquery-",
    ]
    for statement in statements where !statement.sql.hasPrefix("PRAGMA") {
      let plan = try other.texts("EXPLAIN QUERY PLAN \(statement.sql)", column: 3)
      let scans = plan.filter { step in step.contains("SCAN") && !small.contains { step.hasPrefix($0) } }
      #expect(scans.isEmpty || scans == ["SCAN CONSTANT ROW"], "\(statement.sql)")
      // The readers of one message, the devices and the groups of one account are few enough to be sorted.
      let isSmall =
        statement === store.receiptStatements.readers || statement === store.accountStatements.devices
        || statement === store.memberStatements.active
      #expect(isSmall || !plan.contains { $0.contains("TEMP B-TREE") }, "\(statement.sql)")
    }
  }

  @Test func rowsAreNotUsedAgainAfterACrash() throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteDeviceStore(path: folder.path("device"))
    _ = try store.insert(ConversationRecord(id: .group("g")))
    let message = Message(
      id: "a", conversation: .group("g"), sender: "a", time: .zero, state: .local, kind: .text, encodedBody: [])
    let row = try #require(try store.insert(message, conversation: 1))
    try store.delete(row: row)
    let position = try store.enqueue(OutboxEntry(row: row, payload: []))
    try store.dequeue(position: position)
    let copy = try SQLiteDeviceStore(path: try folder.crashCopy(of: "device", as: "copy"))
    #expect(try #require(try copy.insert(message, conversation: 1)) > row)
    #expect(try copy.enqueue(OutboxEntry(row: row, payload: [])) > position)
    store.close()
    copy.close()
  }
}
