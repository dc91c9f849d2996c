#if Cluster
  import Foundation
  import ParlanceCore
  import ParlanceEngine
  import TestNumbers
  import Testing

  @testable import ParlancePostgreSQL

  /// Blobs in a folder that move to PostgreSQL.
  @Suite struct PostgreSQLBlobImports {
    private let content = [UInt8]((0..<900_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) })

    private struct Bench {
      let folder: TemporaryFolder
      let database: TemporaryDatabase
      let files: FolderBlobStore
      let name: String

      init(_ content: [UInt8]) throws {
        folder = try TemporaryFolder()
        database = try TemporaryDatabase()
        try PostgreSQLHubStore(url: database.url).close()
        files = FolderBlobStore(folder: folder.path("media"), files: SystemFiles())
        let id = MediaID.generate()
        _ = try files.append(id, at: 0, content)
        name = try files.finish(id).sha256
        try files.discard(id)
      }
    }

    @Test func blobsAndUploadsMove() throws {
      let bench = try Bench(content)
      let upload = MediaID.generate()
      _ = try bench.files.append(upload, at: 0, Array(content.prefix(300_000)))
      let move = try PostgreSQLBlobImport(url: bench.database.url)
      for _ in 0..<2 {
        try move.run(bench.name, from: bench.files) { _ in }
        try move.run(upload: upload) { (offset) throws(MessagingError) in
          try bench.files.read(upload: upload, at: offset, count: 100_000)
        }
      }
      try move.check(bench.name) { _ in }
      move.close()
      let store = try PostgreSQLBlobStore(url: bench.database.url)
      #expect(try store.read(bench.name, at: 0, count: 1_000_000) == content)
      #expect(try store.uploads(after: nil) == [upload])
      // The upload continues where its device stopped.
      #expect(try store.append(upload, at: 300_000, Array(content[300_000...])) == 900_000)
      #expect(try store.finish(upload).sha256 == bench.name)
    }

    /// The import ended within a blob: the next one continues there.
    @Test func aBlobGoesOn() throws {
      let bench = try Bench(content)
      let store = try PostgreSQLBlobStore(url: bench.database.url)
      _ = try store.append(MediaID("import " + bench.name), at: 0, Array(content.prefix(MediaChunk.limit)))
      let move = try PostgreSQLBlobImport(url: bench.database.url)
      var steps: [Int64] = []
      try move.run(bench.name, from: bench.files) { steps.append($0) }
      #expect(steps == [262_144, 524_288, 786_432, 900_000])
      try move.check(bench.name) { _ in }
      #expect(try store.uploads(after: nil) == [])
    }

    @Test(arguments: ["", "else"])
    func aDamagedFileIsNotTakenForTheBlob(_ damage: String) throws {
      let bench = try Bench(content)
      let path = FolderBlobStore.path(of: bench.name, in: bench.folder.path("media"))
      try Data(damage.utf8).write(to: URL(fileURLWithPath: path))
      let move = try PostgreSQLBlobImport(url: bench.database.url)
      for _ in 0..<2 {
        let error = #expect(throws: MessagingError.self) { try move.run(bench.name, from: bench.files) { _ in } }
        #expect(error?.code == .storageDamaged)
      }
      #expect(try PostgreSQLBlobStore(url: bench.database.url).blobs(after: nil) == [])
      // Once it is whole again, it moves.
      try Data(content).write(to: URL(fileURLWithPath: path))
      try move.run(bench.name, from: bench.files) { _ in }
      try move.check(bench.name) { _ in }
    }

    @Test func aChangedPieceIsFound() throws {
      let bench = try Bench(content)
      let move = try PostgreSQLBlobImport(url: bench.database.url)
      try move.run(bench.name, from: bench.files) { _ in }
      _ = try bench.database.text("UPDATE parlance.blob_piece SET bytes = set_byte(bytes, 7, 1) WHERE start > 0")
      let error = #expect(throws: MessagingError.self) { try move.check(bench.name) { _ in } }
      #expect(error?.code == .storageDamaged)
    }
  }
#endif
