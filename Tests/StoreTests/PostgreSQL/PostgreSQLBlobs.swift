#if Cluster
  import Dispatch
  import ParlanceCore
  import ParlanceEngine
  import Synchronization
  import TestNumbers
  import Testing

  @testable import ParlancePostgreSQL

  /// Several gateways with the same blobs.
  @Suite struct PostgreSQLBlobs {
    private static let content = [UInt8]((0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 7) })
    private static let name = hexadecimal(SHA256.value(of: content))

    /// The place of the content.
    enum Place: CaseIterable {
      case database, folder
    }

    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    private func folder(_ place: Place) -> BlobFolder? {
      place == .folder ? BlobFolder(temporary.path("media"), files: SystemFiles()) : nil
    }

    private func files(_ place: String) throws -> [String] {
      try SystemFiles().names(in: temporary.path("media/\(place)"))
    }

    private func count(_ table: String, _ database: TemporaryDatabase) throws -> Int {
      Int(try database.text("SELECT count(*) FROM parlance.\(table)") ?? "") ?? -1
    }

    @Test(arguments: Place.allCases)
    func anUploadGoesOnAtAnyGateway(_ place: Place) throws {
      let database = try TemporaryDatabase()
      let stores = try (0..<3).map { _ in try PostgreSQLBlobStore(url: database.url, folder: folder(place)) }
      let id = MediaID.generate()
      for (index, start) in stride(from: 0, to: Self.content.count, by: 9_999).enumerated() {
        let piece = Array(Self.content[start..<min(start + 9_999, Self.content.count)])
        #expect(try stores[index % 3].append(id, at: Int64(start), piece) == Int64(start + piece.count))
        #expect(try stores[(index + 1) % 3].received(id) == Int64(start + piece.count))
      }
      let digest = try stores[2].finish(id)
      #expect(digest.sha256 == Self.name && digest.md5 == hexadecimal(MD5.value(of: Self.content)))
      #expect(try stores[0].finish(id) == digest)
      #expect(try stores[1].read(Self.name, at: 50_000, count: 10) == Array(Self.content[50_000..<50_010]))
    }

    @Test(arguments: Place.allCases)
    func bytesThatAreSentToSeveralGatewaysAreThereOnce(_ place: Place) throws {
      let database = try TemporaryDatabase()
      let folder = folder(place)
      let failures = Mutex<[String]>([])
      let id = MediaID.generate()
      let url = database.url
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        do throws(MessagingError) {
          let store = try PostgreSQLBlobStore(url: url, folder: folder)
          var received: Int64 = 0
          while received < Int64(Self.content.count) {
            let piece = Array(Self.content.dropFirst(Int(received)).prefix(5000))
            received = try store.append(id, at: received, piece)
          }
          let digest = try store.finish(id)
          guard digest.sha256 == Self.name else { throw MessagingError(.malformedData, digest.sha256) }
        } catch {
          failures.withLock { $0.append(error.description) }
        }
      }
      #expect(failures.withLock { $0 } == [])
      #expect(try count("blob", database) == 1)
      #expect(try count("blob_piece", database) == (place == .folder ? 0 : 20))
      #expect(try files("partial") == [])
    }

    /// One gateway finishes uploads of some content and registers them, while others delete the content because nothing
    /// that they know of refers to it.
    @Test(arguments: Place.allCases)
    func contentThatWasJustFinishedStays(_ place: Place) throws {
      let database = try TemporaryDatabase()
      let (url, folder) = (database.url, folder(place))
      let hub = try PostgreSQLHubStore(url: url, patience: 60_000, use: .unguarded)
      let account = try hub.insertAccount(name: "ann")
      let store = try PostgreSQLBlobStore(url: url, folder: folder)
      let isDone = Mutex(false)
      let failures = Mutex<[String]>([])
      let group = DispatchGroup()
      for _ in 0..<2 {
        DispatchQueue.global().async(group: group) {
          do throws(MessagingError) {
            let other = try PostgreSQLBlobStore(url: url, folder: folder)
            while !isDone.withLock({ $0 }) {
              for name in try other.blobs(after: nil) { try other.delete(name) }
            }
          } catch {
            failures.withLock { $0.append(error.description) }
          }
        }
      }
      defer {
        isDone.withLock { $0 = true }
        group.wait()
      }
      for _ in 0..<60 {
        let id = MediaID.generate()
        try hub.save(UploadRecord(id: id, account: account, begun: .zero, size: 1, options: []))
        _ = try store.append(id, at: 0, Self.content)
        #expect(try store.finish(id).sha256 == Self.name)
        #expect(try store.read(Self.name, at: 0, count: 3) == Array(Self.content.prefix(3)))
        try hub.begin()
        try hub.insert(MediaRecord(id: id, account: account, sha256: Self.name, expires: nil, size: 1, descriptor: []))
        try hub.removeUpload(id)
        try hub.commit()
        try store.discard(id)
        #expect(try store.read(Self.name, at: 0, count: 100_000) == Self.content)
        #expect(try hub.release(id))
      }
      isDone.withLock { $0 = true }
      group.wait()
      #expect(failures.withLock { $0 } == [])
      try store.delete(Self.name)
      let error = #expect(throws: MessagingError.self) { try store.read(Self.name, at: 0, count: 1) }
      #expect(error?.code == .mediaNotFound)
      // Others may have held the rows of what was to be removed.
      for _ in 0..<100 where try count("blob_garbage", database) > 0 {
        try PostgreSQLBlobStore(url: url, folder: folder).discard("none")
      }
      #expect(try count("blob_piece", database) == 0)
      #expect(try files("partial") == [] && files("blobs/\(Self.name.prefix(2))") == [])
    }

    /// Many pieces are removed in steps, the last ones by a process that began later.
    @Test func piecesAreRemovedInSteps() throws {
      let database = try TemporaryDatabase()
      let store = try PostgreSQLBlobStore(url: database.url)
      let id = MediaID.generate()
      for number in 0..<600 { _ = try store.append(id, at: Int64(number), [UInt8(truncatingIfNeeded: number)]) }
      let digest = try store.finish(id)
      try store.discard(id)
      try store.delete(digest.sha256)
      #expect(throws: MessagingError.self) { try store.read(digest.sha256, at: 0, count: 1) }
      #expect(try count("blob_piece", database) == 600 - 256)
      store.close()
      let next = try PostgreSQLBlobStore(url: database.url)
      next.removeGarbage()
      #expect(try count("blob_piece", database) == 600 - 512)
      next.removeGarbage()
      #expect(try count("blob_piece", database) == 0)
      #expect(try count("blob_garbage", database) == 0)
      #expect(try count("blob_upload", database) == 0)
    }

    /// A gateway that ended after it wrote to the folder and before its transaction was committed.
    @Test func uncommittedBytesAreWrittenAgain() throws {
      let database = try TemporaryDatabase()
      let folder = BlobFolder(temporary.path("media"), files: SystemFiles())
      let store = try PostgreSQLBlobStore(url: database.url, folder: folder)
      let id = MediaID.generate()
      _ = try store.append(id, at: 0, Array(Self.content.prefix(60_000)))
      let path = temporary.path("media/partial/\(try #require(try files("partial").first))")
      let file = try SystemFiles().append(to: path)
      try file.append([1, 2, 3])
      file.close()
      #expect(try store.received(id) == 60_000)
      #expect(try store.append(id, at: 60_000, Array(Self.content.dropFirst(60_000))) == 100_000)
      // It got its name, too.
      let destination = temporary.path("media/blobs/\(Self.name.prefix(2))")
      try SystemFiles().makeFolder(destination)
      try SystemFiles().move(path, to: "\(destination)/\(Self.name)", replaces: true)
      #expect(try store.finish(id).sha256 == Self.name)
      #expect(try store.read(Self.name, at: 0, count: 100_000) == Self.content)
      // A loss of the disk is noticed.
      let other = MediaID.generate()
      _ = try store.append(other, at: 0, [1, 2, 3])
      try SystemFiles().remove(temporary.path("media/partial/\(try #require(try files("partial").first))"))
      for _ in 0..<2 {
        let errors = [
          #expect(throws: MessagingError.self) { try store.append(other, at: 3, [4]) },
          #expect(throws: MessagingError.self) { try store.finish(other) },
        ]
        #expect(errors.allSatisfy { $0?.code == .storageDamaged })
      }
      try store.discard(other)
      #expect(try store.append(other, at: 0, [1, 2, 3]) == 3)
    }

    /// A gateway ends between the upload's last step and its registration: the next one answers the same.
    @Test func aFinishedUploadOutlivesItsGateway() throws {
      let database = try TemporaryDatabase()
      let hub = try PostgreSQLHubStore(url: database.url)
      defer { hub.close() }
      let id = MediaID.generate()
      try hub.save(UploadRecord(id: id, account: 1, begun: .zero, size: 1, options: []))
      let first = try PostgreSQLBlobStore(url: database.url)
      _ = try first.append(id, at: 0, Self.content)
      let digest = try first.finish(id)
      first.close()
      let second = try PostgreSQLBlobStore(url: database.url)
      try second.delete(Self.name)
      #expect(try second.received(id) == digest.size)
      #expect(try second.finish(id) == digest)
      #expect(try second.read(Self.name, at: 99_999, count: 9) == [Self.content[99_999]])
      // The hub discards the upload.
      try hub.removeUpload(id)
      try second.discard(id)
      try second.delete(Self.name)
      #expect(try count("blob", database) == 0)
    }
  }
#endif
