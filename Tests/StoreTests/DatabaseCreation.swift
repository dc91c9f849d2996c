import Foundation
import ParlanceCore
import ParlanceSQLite
import Testing

/// Databases in the moment of their creation.
@Suite struct DatabaseCreation {
  enum Kind: CaseIterable, CustomTestStringConvertible {
    case hub, device
    var testDescription: String { "\(self)" }

    /// Opens a database, writes into it, and reads that in another opening.
    func use(_ path: String) throws {
      switch self {
      case .hub:
        let store = try SQLiteHubStore(path: path)
        let number = try store.insertAccount(name: "alice")
        store.close()
        let again = try SQLiteHubStore(path: path)
        defer { again.close() }
        #expect(try again.account(folded: "alice")?.number == number)
      case .device:
        let store = try SQLiteDeviceStore(path: path)
        try store.saveSetting("name", [1])
        store.close()
        let again = try SQLiteDeviceStore(path: path)
        defer { again.close() }
        #expect(try again.setting("name") == [1])
      }
    }
  }

  /// Leaves the files of a process that died in its first transaction: some pages, and the journal that rolls them back.
  private func leaveHalf(at path: String, in folder: TemporaryFolder) throws {
    let elsewhere = folder.path("elsewhere")
    let connection = try OtherConnection(elsewhere)
    try connection.execute("PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN; CREATE TABLE account(a)")
    for _ in 0..<50 { try connection.execute("INSERT INTO account VALUES(zeroblob(5000))") }
    for ending in ["", "-journal"] {
      try FileManager.default.copyItem(atPath: elsewhere + ending, toPath: path + ending)
    }
    #expect(try size(path) ?? 0 > 10_000)
    #expect(try size(path + "-journal") ?? 0 > 0)
  }

  private func size(_ path: String) throws -> Int? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
  }

  @Test(arguments: Kind.allCases)
  func interruptedCreationIsRolledBack(_ kind: Kind) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("database")
    try leaveHalf(at: path, in: folder)
    try kind.use(path)
    #expect(try size(path + "-journal") == nil)
  }

  /// A file gets its name when it is whole: an empty one has lost everything, with or without what belongs to it.
  @Test(arguments: Kind.allCases)
  func anEmptyFileIsDamaged(_ kind: Kind) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("database")
    for endings in [[], ["-wal"], ["-journal"]] {
      try Data().write(to: URL(fileURLWithPath: path))
      for ending in endings { try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path + ending)) }
      let error = #expect(throws: MessagingError.self) { try kind.use(path) }
      #expect(error?.code == .storageDamaged)
      #expect(error?.detail.contains(path) == true)
      #expect(try size(path) == 0)
      for ending in endings { #expect(try size(path + ending) == 3) }
    }
  }

  @Test(arguments: Kind.allCases)
  func filesOfAnUnfinishedDraftAreReplaced(_ kind: Kind) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("database")
    try leaveHalf(at: path + ".new", in: folder)
    for ending in ["-wal", "-shm"] { try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path + ".new" + ending)) }
    try kind.use(path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
    #expect(names.filter { $0.contains(".new") } == [])
  }

  @Test(arguments: Kind.allCases)
  func theFilesAreTheOwnersAlone(_ kind: Kind) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("database")
    let store: AnyObject = kind == .hub ? try SQLiteHubStore(path: path) : try SQLiteDeviceStore(path: path)
    for ending in ["", "-wal", "-shm"] {
      let permissions = try FileManager.default.attributesOfItem(atPath: path + ending)[.posixPermissions]
      #expect(permissions as? Int == 0o600, "\(ending)")
    }
    _ = store
  }

  /// A folder that is not writable, or that does not exist.
  @Test(arguments: Kind.allCases)
  func uncreatableDatabaseIsAnError(_ kind: Kind) throws {
    let folder = try TemporaryFolder()
    for path in [folder.path("nowhere/database"), folder.path("")] {
      let error = #expect(throws: MessagingError.self) { try kind.use(path) }
      #expect(error?.code == .storageFailed)
      #expect(error?.detail.contains(folder.path("")) == true)
    }
  }
}
