import Foundation
import ParlanceCore
import ParlanceEngine
import TestRandomness
import Testing

#if Cluster
  import ParlancePostgreSQL
#endif

/// The behaviour of every blob store.
@Suite struct BlobStoreScenarios {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case memory, folder
    #if Cluster
      case postgreSQL, sharedFolder
    #endif
    var testDescription: String { rawValue }
  }

  private final class Bench {
    let folder: TemporaryFolder
    let kind: Kind
    var store: any BlobStore
    #if Cluster
      private let database: TemporaryDatabase?
    #endif

    init(_ kind: Kind) throws {
      folder = try TemporaryFolder()
      self.kind = kind
      #if Cluster
        database = kind == .postgreSQL || kind == .sharedFolder ? try TemporaryDatabase() : nil
      #endif
      switch kind {
      case .memory: store = MemoryBlobStore()
      case .folder: store = FolderBlobStore(folder: folder.path("blobs"), files: SystemFiles())
      #if Cluster
        case .postgreSQL: store = try PostgreSQLBlobStore(url: #require(database).url)
        case .sharedFolder: store = try Self.open(#require(database), folder)
      #endif
      }
    }

    #if Cluster
      private static func open(_ database: TemporaryDatabase, _ folder: TemporaryFolder) throws -> PostgreSQLBlobStore {
        try PostgreSQLBlobStore(url: database.url, folder: BlobFolder(folder.path("blobs"), files: SystemFiles()))
      }
    #endif

    func reopen() throws {
      #if Cluster
        if let database {
          store =
            kind == .postgreSQL ? try PostgreSQLBlobStore(url: database.url) : try Self.open(database, folder)
        }
      #endif
      if kind == .folder { store = FolderBlobStore(folder: folder.path("blobs"), files: SystemFiles()) }
    }
  }

  /// RFC 1321's and FIPS 180-4's "abc".
  private let abc = BlobDigest(
    size: 3, md5: "900150983cd24fb0d6963f7d28e17f72",
    sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")

  @Test(arguments: Kind.allCases) func readBehindTheEndHasNothing(_ kind: Kind) throws {
    let bench = try Bench(kind)
    let id = MediaID.generate()
    _ = try bench.store.append(id, at: 0, [0x61, 0x62, 0x63])
    #expect(try bench.store.finish(id) == abc)
    // Around the ends of numbers of 32 and of 64 bits.
    let offsets: [Int64] = [
      3, 4, 1 << 31 - 1, 1 << 31, 1 << 31 + 3, 1 << 32, 1 << 53, .max - Int64(MediaChunk.limit), .max - 1, .max,
    ]
    for offset in offsets {
      for count in [1, 3, MediaChunk.limit] {
        #expect(try bench.store.read(abc.sha256, at: offset, count: count) == [], "\(count) at \(offset)")
      }
    }
    #expect(try bench.store.read(abc.sha256, at: 2, count: MediaChunk.limit) == [0x63])
  }

  /// A blob that the disk damaged is replaced when the same content is uploaded again.
  @Test func anUploadTakesThePlaceOfADamagedBlob() throws {
    let bench = try Bench(.folder)
    let path = FolderBlobStore.path(of: abc.sha256, in: bench.folder.path("blobs"))
    for damage in ["abd", "", "abcd"] {
      let first = MediaID.generate()
      _ = try bench.store.append(first, at: 0, [0x61, 0x62, 0x63])
      #expect(try bench.store.finish(first) == abc)
      try Data(damage.utf8).write(to: URL(fileURLWithPath: path))
      let second = MediaID.generate()
      _ = try bench.store.append(second, at: 0, [0x61, 0x62, 0x63])
      #expect(try bench.store.finish(second) == abc)
      #expect(try bench.store.read(abc.sha256, at: 0, count: 100) == [0x61, 0x62, 0x63])
      for id in [first, second] { try bench.store.discard(id) }
      #expect(try bench.store.uploads(after: nil) == [])
    }
  }

  @Test(arguments: Kind.allCases)
  func anUploadBecomesABlob(_ kind: Kind) throws {
    let bench = try Bench(kind)
    let id = MediaID.generate()
    #expect(try bench.store.received(id) == 0)
    #expect(try bench.store.uploads(after: nil) == [])
    #expect(try bench.store.blobs(after: nil) == [])
    #expect(try bench.store.append(id, at: 0, [0x61]) == 1)
    // Neither twice, nor with a gap.
    #expect(try bench.store.append(id, at: 0, [0x61]) == 1)
    #expect(try bench.store.append(id, at: 7, [0x61]) == 1)
    #expect(try bench.store.uploads(after: nil) == [id])
    try bench.reopen()
    #expect(try bench.store.received(id) == 1)
    #expect(try bench.store.append(id, at: 1, [0x62, 0x63]) == 3)
    #expect(try bench.store.finish(id) == abc)
    // Late bytes change nothing, and a lost answer is given again.
    #expect(try bench.store.append(id, at: 3, [0x64]) == 3)
    #expect(try bench.store.append(id, at: 0, [0x64]) == 3)
    #expect(try bench.store.finish(id) == abc)
    #expect(try bench.store.received(id) == 3)
    try bench.store.discard(id)
    #expect(try bench.store.uploads(after: nil) == [])
    #expect(try bench.store.received(id) == 0)
    #expect(throws: MessagingError.self) { try bench.store.finish(id) }
    try bench.reopen()
    #expect(try bench.store.blobs(after: nil) == [abc.sha256])
    #expect(try bench.store.read(abc.sha256, at: 0, count: 100) == [0x61, 0x62, 0x63])
    #expect(try bench.store.read(abc.sha256, at: 1, count: 1) == [0x62])
    #expect(try bench.store.read(abc.sha256, at: 9, count: 1) == [])
  }

  @Test(arguments: Kind.allCases)
  func sameContentIsKeptOnce(_ kind: Kind) throws {
    let bench = try Bench(kind)
    var ids: [MediaID] = []
    for _ in 0..<3 {
      let id = MediaID.generate()
      _ = try bench.store.append(id, at: 0, Array("abc".utf8))
      #expect(try bench.store.finish(id) == abc)
      ids.append(id)
    }
    #expect(try bench.store.blobs(after: nil) == [abc.sha256])
    try bench.store.delete(abc.sha256)
    try bench.store.delete(abc.sha256)
    // Finished uploads do not outlive their content.
    for id in ids {
      #expect(try bench.store.received(id) == 0)
      #expect(throws: MessagingError.self) { try bench.store.finish(id) }
    }
    #expect(try bench.store.blobs(after: nil) == [])
    let error = #expect(throws: MessagingError.self) { try bench.store.read(abc.sha256, at: 0, count: 1) }
    #expect(error?.code == .mediaNotFound)
  }

  @Test(arguments: Kind.allCases)
  func anUploadCanBeForgotten(_ kind: Kind) throws {
    let bench = try Bench(kind)
    let id = MediaID.generate()
    _ = try bench.store.append(id, at: 0, [1, 2])
    try bench.store.discard(id)
    try bench.store.discard(id)
    #expect(try bench.store.received(id) == 0)
    #expect(try bench.store.uploads(after: nil) == [])
    #expect(try bench.store.append(id, at: 0, [3]) == 1)
  }

  /// In steps of the store's own size, each once and in order.
  @Test(arguments: Kind.allCases)
  func everyStoredBlobIsListed(_ kind: Kind) throws {
    let bench = try Bench(kind)
    var expected: (uploads: Set<MediaID>, blobs: Set<String>) = ([], [])
    for number in 0..<300 {
      let id = MediaID.generate()
      _ = try bench.store.append(id, at: 0, Array("\(number)".utf8))
      expected.uploads.insert(id)
      if number.isMultiple(of: 2) {
        expected.blobs.insert(try bench.store.finish(id).sha256)
        try bench.store.discard(id)
        expected.uploads.remove(id)
      }
    }
    var uploads: [MediaID] = []
    while true {
      let next = try bench.store.uploads(after: uploads.last)
      guard !next.isEmpty else { break }
      uploads += next
    }
    #expect(uploads.count == 150 && Set(uploads) == expected.uploads)
    var blobs: [String] = []
    while true {
      let next = try bench.store.blobs(after: blobs.last)
      guard !next.isEmpty else { break }
      blobs += next
    }
    #expect(blobs == expected.blobs.sorted())
  }

  /// Pieces of all sizes, and ranges that begin and end within them, at their ends and behind the blob.
  @Test(arguments: Kind.allCases)
  func everyRangeIsRead(_ kind: Kind) throws {
    let bench = try Bench(kind)
    var random = SeededRandom(seed: 5)
    let id = MediaID.generate()
    var bytes: [UInt8] = []
    for size in [1, 700_000, 3, MediaChunk.limit, 64] {
      let piece = (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(try bench.store.append(id, at: Int64(bytes.count), piece) == Int64(bytes.count + size))
      bytes += piece
    }
    let digest = try bench.store.finish(id)
    #expect(digest.sha256 == hexadecimal(SHA256.value(of: bytes)) && digest.size == Int64(bytes.count))
    for index in 0..<60 {
      let start = Int.random(in: 0...bytes.count + 2, using: &random)
      let count = Int.random(in: 0...(index.isMultiple(of: 2) ? 5 : 500_000), using: &random)
      let part = try bench.store.read(digest.sha256, at: Int64(start), count: count)
      #expect(part == Array(bytes.dropFirst(start).prefix(count)))
    }
  }

  /// A failed write leaves nothing of its chunk.
  @Test func aChunkIsWrittenWholeOrNotAtAll() throws {
    let folder = try TemporaryFolder()
    let file = try SystemFiles().append(to: folder.path("a"))
    try file.append([1, 2, 3])
    #expect(try file.length() == 3)
    file.close()
    #expect(throws: MessagingError.self) { try file.append([4]) }
    #expect(try SystemFiles().facts(folder.path("a")).size == 3)
    // The error of a device that is always full.
    let full = try SystemFiles().append(to: "/dev/full")
    let error = #expect(throws: MessagingError.self) { try full.append([1]) }
    #expect(error?.code == .storageFull)
  }
}
