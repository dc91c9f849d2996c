import ParlanceCore
import ParlanceSQLite
import Testing

#if Cluster
  import ParlancePostgreSQL
#endif

/// The stores that every scenario runs on.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible {
  case memory
  case sqliteInMemory
  case sqliteFile
  #if Cluster
    case postgreSQL
  #endif

  /// The kinds that store devices' databases.
  static let ofDevices: [StoreKind] = [.memory, .sqliteInMemory, .sqliteFile]
  /// The kinds that are compared with the store in memory.
  static let compared = allCases.filter { $0 != .memory }

  var testDescription: String { rawValue }
}

/// A store of one kind, and how to close and open it again.
final class HubBench {
  private(set) var store: any HubStore
  private var kind: StoreKind
  private let folder: TemporaryFolder
  private var name = "hub.db"
  private var crashes = 0
  #if Cluster
    private var database: TemporaryDatabase?
  #endif

  init(_ kind: StoreKind) throws {
    self.kind = kind
    folder = try TemporaryFolder()
    #if Cluster
      database = kind == .postgreSQL ? try TemporaryDatabase() : nil
    #endif
    store =
      switch kind {
      case .memory: MemoryHubStore()
      case .sqliteInMemory: try SQLiteHubStore(path: ":memory:")
      case .sqliteFile: try Self.open(folder.path(name))
      #if Cluster
        case .postgreSQL: try PostgreSQLHubStore(url: #require(database).url)
      #endif
      }
  }

  // So often that scenarios meet both counters that were written and counters that have to be counted again, and so few
  // streams in memory that others have to be read again.
  private static func open(_ path: String) throws(MessagingError) -> SQLiteHubStore {
    try SQLiteHubStore(path: path, busyTimeout: 0, countingInterval: 3, streamCapacity: 2)
  }

  /// Closes and opens the store where it outlives that.
  func reopen() throws {
    #if Cluster
      if let database { return try reopen(database) }
    #endif
    guard kind == .sqliteFile else { return }
    store.close()
    store = try Self.open(folder.path(name))
  }

  #if Cluster
    /// Moves the contents of a file into a database in PostgreSQL, and continues there.
    func moveToPostgreSQL() throws {
      store.close()
      let file = try SQLiteHubTables(path: folder.path(name))
      defer { file.close() }
      let database = try TemporaryDatabase()
      let move = try PostgreSQLHubImport(from: file, state: file.state(), url: database.url)
      defer { move.close() }
      for table in HubTable.all { try move.run(table) { _ in } }
      for table in HubTable.all { _ = try move.compare(table) }
      try move.complete()
      kind = .postgreSQL
      store = try PostgreSQLHubStore(url: database.url)
      self.database = database
    }

    private func reopen(_ database: TemporaryDatabase) throws {
      store.close()
      store = try PostgreSQLHubStore(url: database.url)
    }
  #endif

  /// Continues with the contents of the disk.
  func crash() throws {
    #if Cluster
      // The session of a process that ended is closed, like that of a closed store.
      if let database { return try reopen(database) }
    #endif
    guard kind == .sqliteFile else { return }
    crashes += 1
    let copy = try folder.crashCopy(of: name, as: "hub\(crashes).db")
    store.close()
    name = "hub\(crashes).db"
    store = try Self.open(copy)
  }

  deinit { store.close() }

  @discardableResult
  func transaction<Value>(_ body: (any HubStore) throws -> Value) throws -> Value {
    try store.begin()
    let value = try body(store)
    try store.commit()
    return value
  }
}

#if Cluster
  private enum TestMistake: Error { case noDevices }
#endif

/// A store of one kind, and how to close and open it again.
final class DeviceBench {
  private(set) var store: any DeviceStore
  private let kind: StoreKind
  private let folder: TemporaryFolder

  init(_ kind: StoreKind) throws {
    self.kind = kind
    folder = try TemporaryFolder()
    store =
      switch kind {
      case .memory: MemoryDeviceStore()
      case .sqliteInMemory: try SQLiteDeviceStore(path: ":memory:")
      case .sqliteFile: try SQLiteDeviceStore(path: folder.path("device.db"))
      #if Cluster
        case .postgreSQL: throw TestMistake.noDevices
      #endif
      }
  }

  /// Closes and opens the store where it outlives that.
  func reopen() throws {
    guard kind == .sqliteFile else { return }
    store.close()
    store = try SQLiteDeviceStore(path: folder.path("device.db"))
  }

  deinit { store.close() }

  @discardableResult
  func transaction<Value>(isDurable: Bool = false, _ body: (any DeviceStore) throws -> Value) throws -> Value {
    try store.begin(isDurable: isDurable)
    let value = try body(store)
    try store.commit()
    return value
  }
}
