import ParlanceCore
import ParlanceSQLite
import Testing

/// The stores that every scenario runs on.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible {
  case memory
  case sqliteInMemory
  case sqliteFile

  var testDescription: String { rawValue }
}

/// A store of one kind, and how to close and open it again.
final class HubBench {
  private(set) var store: any HubStore
  private let kind: StoreKind
  private let folder: TemporaryFolder
  private var name = "hub.db"
  private var crashes = 0

  init(_ kind: StoreKind) throws {
    self.kind = kind
    folder = try TemporaryFolder()
    store =
      switch kind {
      case .memory: MemoryHubStore()
      case .sqliteInMemory: try SQLiteHubStore(path: ":memory:")
      case .sqliteFile: try Self.open(folder.path(name))
      }
  }

  // So often that scenarios meet both counters that were written and counters that have to be counted again, and so few
  // streams in memory that others have to be read again.
  private static func open(_ path: String) throws(MessagingError) -> SQLiteHubStore {
    try SQLiteHubStore(path: path, busyTimeout: 0, countingInterval: 3, streamCapacity: 2)
  }

  /// Closes and opens the store where it outlives that.
  func reopen() throws {
    guard kind == .sqliteFile else { return }
    store.close()
    store = try Self.open(folder.path(name))
  }

  /// Goes on with what is on disk.
  func crash() throws {
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
