#if Cluster
  import ParlanceCore
  import PostgreSQLServer
  import TestNumbers
  import Testing

  @testable import ParlancePostgreSQL

  /// Failures of the server and of connections below the blobs in PostgreSQL: nothing is lost or doubled.
  @Suite struct PostgreSQLBlobFailures {
    private let abc: [UInt8] = [0x61, 0x62, 0x63]
    private let name = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

    private func expectFailure(_ code: MessagingError.Code = .storageFailed, _ body: () throws -> Void) {
      let error = #expect(throws: MessagingError.self) { try body() }
      #expect(error?.code == code, "\(error?.description ?? "")")
    }

    @Test func aConnectionThatIsCutIsNotNoticed() throws {
      let database = try TemporaryDatabase()
      let proxy = try CuttingProxy(server: database.server.folder)
      defer { proxy.close() }
      let store = try PostgreSQLBlobStore(url: proxy.url(database.name))
      let id = MediaID.generate()
      // The bytes were committed although the answer was lost.
      proxy.cut(.afterCommit)
      #expect(try store.append(id, at: 0, [0x61]) == 1)
      #expect(proxy.cuts == 1)
      // They were not committed: they are sent again.
      proxy.cut(.beforeCommit)
      expectFailure { _ = try store.append(id, at: 1, [0x62]) }
      #expect(proxy.cuts == 2)
      #expect(try store.received(id) == 1)
      #expect(try store.append(id, at: 1, [0x62, 0x63]) == 3)
      for moment in CuttingProxy.Moment.allCases {
        proxy.cut(moment)
        #expect(try store.finish(id).sha256 == name)
      }
      #expect(try store.read(name, at: 0, count: 9) == abc)
      try store.discard(id)
      for moment in CuttingProxy.Moment.allCases {
        proxy.cut(moment)
        try store.delete(name)
        expectFailure(.mediaNotFound) { _ = try store.read(name, at: 0, count: 9) }
      }
      #expect(proxy.cuts == 5)
    }

    @Test func aServerThatWasRestartedIsNotNoticed() throws {
      let server = try PrivateServer(isDurable: true)
      let database = try TemporaryDatabase(server)
      let store = try PostgreSQLBlobStore(url: database.url)
      let id = MediaID.generate()
      for (index, byte) in abc.enumerated() {
        #expect(try store.append(id, at: Int64(index), [byte]) == Int64(index + 1))
        try server.kill()
        try server.start()
      }
      #expect(try store.finish(id).sha256 == name)
      try server.kill()
      expectFailure { _ = try store.read(name, at: 0, count: 9) }
      expectFailure { _ = try store.received(id) }
      expectFailure { _ = try store.append(id, at: 3, [1]) }
      try server.start()
      store.session.nextAttempt = 0
      #expect(try store.read(name, at: 0, count: 9) == abc)
    }

    /// A disk that has no room left for pieces.
    @Test func aFullDiskLeavesTheUploadAsItWas() throws {
      let database = try TemporaryDatabase()
      let store = try PostgreSQLBlobStore(url: database.url)
      let id = MediaID.generate()
      _ = try store.append(id, at: 0, [0x61])
      let other = try database.connect()
      try other.execute(
        """
        CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$;
        CREATE TRIGGER full_disk BEFORE INSERT ON parlance.blob_piece EXECUTE FUNCTION full_disk()
        """)
      expectFailure(.storageFull) { _ = try store.append(id, at: 1, [0x62]) }
      expectFailure(.storageFull) { _ = try store.append(.generate(), at: 0, [0x62]) }
      #expect(try store.uploads(after: nil) == [id])
      #expect(try store.received(id) == 1)
      try other.execute("DROP TRIGGER full_disk ON parlance.blob_piece")
      #expect(try store.append(id, at: 1, [0x62, 0x63]) == 3)
      #expect(try store.finish(id).sha256 == name)
    }

    @Test func piecesThatAreGoneAreNoticed() throws {
      let database = try TemporaryDatabase()
      let store = try PostgreSQLBlobStore(url: database.url)
      let id = MediaID.generate()
      for (index, byte) in abc.enumerated() { _ = try store.append(id, at: Int64(index), [byte]) }
      let other = try database.connect()
      try other.execute("DELETE FROM parlance.blob_piece WHERE start = 1")
      expectFailure(.storageDamaged) { _ = try store.finish(id) }
      // It can be started again.
      try store.discard(id)
      _ = try store.append(id, at: 0, [0x61])
      _ = try store.append(id, at: 1, [0x62, 0x63])
      #expect(try store.finish(id).sha256 == name)
      try other.execute("DELETE FROM parlance.blob_piece WHERE start = 1")
      expectFailure(.storageDamaged) { _ = try store.read(name, at: 0, count: 3) }
      #expect(try store.read(name, at: 0, count: 1) == [0x61])
      // The same content, uploaded again, takes its place.
      let second = MediaID.generate()
      _ = try store.append(second, at: 0, abc)
      #expect(try store.finish(second).sha256 == name)
      #expect(try store.read(name, at: 0, count: 9) == abc)
      try other.execute("UPDATE parlance.blob_upload SET sha256_state = ''")
      expectFailure(.storageDamaged) { _ = try store.finish(second) }
    }
  }
#endif
