import Foundation
import ParlanceCore
import ParlanceEngine
import Testing

/// What every blob store does.
@Suite struct BlobStoreScenarios {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case memory, folder
    var testDescription: String { rawValue }
  }

  private final class Bench {
    let folder: TemporaryFolder
    let kind: Kind
    var store: any BlobStore

    init(_ kind: Kind) throws {
      folder = try TemporaryFolder()
      self.kind = kind
      switch kind {
      case .memory: store = MemoryBlobStore()
      case .folder: store = FolderBlobStore(folder: folder.path("blobs"), files: SystemFiles())
      }
    }

    func reopen() {
      if kind == .folder { store = FolderBlobStore(folder: folder.path("blobs"), files: SystemFiles()) }
    }
  }

  /// RFC 1321's and FIPS 180-4's "abc".
  private let abc = BlobDigest(
    size: 3, md5: "900150983cd24fb0d6963f7d28e17f72",
    sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")

  /// What the disk made of a blob meanwhile is not given to those who upload the same content.
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
      #expect(try bench.store.uploads() == [])
    }
  }

  @Test(arguments: Kind.allCases)
  func anUploadBecomesABlob(_ kind: Kind) throws {
    let bench = try Bench(kind)
    let id = MediaID.generate()
    #expect(try bench.store.received(id) == 0)
    #expect(try bench.store.uploads() == [])
    #expect(try bench.store.blobs() == [])
    #expect(try bench.store.append(id, at: 0, [0x61]) == 1)
    // Neither twice, nor with a gap.
    #expect(try bench.store.append(id, at: 0, [0x61]) == 1)
    #expect(try bench.store.append(id, at: 7, [0x61]) == 1)
    #expect(try bench.store.uploads() == [id])
    bench.reopen()
    #expect(try bench.store.received(id) == 1)
    #expect(try bench.store.append(id, at: 1, [0x62, 0x63]) == 3)
    #expect(try bench.store.finish(id) == abc)
    #expect(try bench.store.uploads() == [])
    #expect(try bench.store.received(id) == 0)
    #expect(throws: MessagingError.self) { try bench.store.finish(id) }
    bench.reopen()
    #expect(try bench.store.blobs() == [abc.sha256])
    #expect(try bench.store.read(abc.sha256, at: 0, count: 100) == [0x61, 0x62, 0x63])
    #expect(try bench.store.read(abc.sha256, at: 1, count: 1) == [0x62])
    #expect(try bench.store.read(abc.sha256, at: 9, count: 1) == [])
  }

  @Test(arguments: Kind.allCases)
  func sameContentIsKeptOnce(_ kind: Kind) throws {
    let bench = try Bench(kind)
    for _ in 0..<3 {
      let id = MediaID.generate()
      _ = try bench.store.append(id, at: 0, Array("abc".utf8))
      #expect(try bench.store.finish(id) == abc)
    }
    #expect(try bench.store.blobs() == [abc.sha256])
    try bench.store.delete(abc.sha256)
    try bench.store.delete(abc.sha256)
    #expect(try bench.store.blobs() == [])
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
    #expect(try bench.store.uploads() == [])
    #expect(try bench.store.append(id, at: 0, [3]) == 1)
  }

  /// A hole in the disk where a chunk should go: nothing of it stays.
  @Test func aChunkIsWrittenWholeOrNotAtAll() throws {
    let folder = try TemporaryFolder()
    let file = try SystemFiles().append(to: folder.path("a"))
    try file.append([1, 2, 3])
    #expect(try file.length() == 3)
    file.close()
    #expect(throws: MessagingError.self) { try file.append([4]) }
    #expect(try SystemFiles().facts(folder.path("a")).size == 3)
    // What a device that is always full says.
    let full = try SystemFiles().append(to: "/dev/full")
    let error = #expect(throws: MessagingError.self) { try full.append([1]) }
    #expect(error?.code == .storageFull)
  }
}
