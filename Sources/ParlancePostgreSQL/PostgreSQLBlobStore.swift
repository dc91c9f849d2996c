#if Cluster
  package import ParlanceCore

  /// Blobs of any number of gateways: in the database of the hub, or in a folder that all of them have.
  ///
  /// Everything about an upload is in its row, the state of its digests too, so that it begins at one gateway and goes on
  /// or ends at another. The row of an upload is locked while bytes are added. The content's name is locked while an upload
  /// becomes a blob or a blob is deleted; a blob stays as long as media refer to it, or an upload that became it is not
  /// registered yet, whichever gateway it is at.
  ///
  /// Deletion removes the name at once, and the content in later steps, a little at a time.
  ///
  /// Confined to the executor that calls it, as its connection is not guarded.
  package final class PostgreSQLBlobStore: BlobStore {
    /// The number of rows that one step takes, and of the removals that it makes.
    private static let stepSize: Int64 = 256
    private static let removals = 4

    let session: PostgreSQLSession
    private let content: any BlobContent
    /// A Boolean value that indicates whether there may be content to remove, of this process or of one that ended.
    private var mayHaveGarbage = true

    /// Opens the blobs of a database, whose tables are made where there are none.
    ///
    /// - parameter url: The address, as `postgresql://USER@HOST:PORT/DATABASE`.
    /// - parameter folder: The folder of the content, and how its files are reached; nil for content in the database.
    /// - parameter patience: The longest wait for an answer, in milliseconds.
    package convenience init(
      url: String, folder: BlobFolder? = nil, patience: Int64 = 30_000
    ) throws(MessagingError) {
      let connection = try PostgreSQLConnection(url: url, name: Self.name, patience: patience)
      try connection.migrate()
      connection.close()
      try self.init(existing: url, folder: folder, patience: patience)
    }

    /// Opens the blobs of a database that has its tables.
    init(existing url: String, folder: BlobFolder?, patience: Int64) throws(MessagingError) {
      content = folder.map { BlobFiles($0.path, $0.files) } ?? BlobPieces()
      session = try PostgreSQLSession(
        url: url, name: Self.name, statements: BlobStatements.all, patience: patience)
    }

    static let name = "parlance-media"

    package func close() { session.close() }

    private struct Upload {
      var content: Int64
      var received: Int64
      var md5: BlockDigest<MD5Function>
      var sha256: BlockDigest<SHA256Function>
      /// The blob that it became; nil as long as it is under way.
      var blob: BlobDigest?
    }

    /// Reads the row of an upload, which stays locked until the end of the transaction.
    private func upload(_ rows: PostgreSQLRows) throws(MessagingError) -> Upload? {
      guard !rows.isEmpty else { return nil }
      do throws(MessagingError) {
        let md5 = try BlockDigest<MD5Function>(state: rows.bytes(0, 2))
        let received = rows.int64(0, 1)
        return Upload(
          content: rows.int64(0, 0), received: received, md5: md5, sha256: try BlockDigest(state: rows.bytes(0, 3)),
          blob: rows.optionalText(0, 4).map {
            BlobDigest(size: received, md5: hexadecimal(md5.value), sha256: $0)
          })
      } catch {
        throw damage("blob_upload")
      }
    }

    private func damage(_ table: String) -> MessagingError {
      MessagingError(.storageDamaged, "\(session.place): table \(table)")
    }

    package func received(_ upload: MediaID) throws(MessagingError) -> Int64 {
      let rows = try session.step { (connection) throws(MessagingError) in
        try connection.rows(BlobStatements.received, [.text(upload.string)])
      }
      return rows.isEmpty ? 0 : rows.int64(0, 0)
    }

    package func append(_ upload: MediaID, at offset: Int64, _ bytes: [UInt8]) throws(MessagingError) -> Int64 {
      let end = offset + Int64(bytes.count)
      do throws(MessagingError) {
        return try session.attempt { (connection) throws(MessagingError) in
          try append(upload, at: offset, bytes, connection)
        }
      } catch {
        // The answer may be lost alone: the bytes are there, or they are not.
        guard let received = try? received(upload), received == end, !bytes.isEmpty else { throw error }
        return received
      }
    }

    private func append(
      _ id: MediaID, at offset: Int64, _ bytes: [UInt8], _ connection: PostgreSQLConnection
    ) throws(MessagingError) -> Int64 {
      try connection.send(.begin)
      if offset == 0 {
        let (md5, sha256) = (BlockDigest<MD5Function>(), BlockDigest<SHA256Function>())
        try connection.send(BlobStatements.beginUpload, [.text(id.string), .bytes(md5.state), .bytes(sha256.state)])
      }
      guard var upload = try upload(try connection.rows(BlobStatements.lockUpload, [.text(id.string)])) else {
        connection.abandon()
        return 0
      }
      guard upload.blob == nil, upload.received == offset else {
        connection.abandon()
        return upload.received
      }
      try content.add(bytes, at: offset, to: upload.content, connection)
      upload.md5.update(bytes)
      upload.sha256.update(bytes)
      upload.received += Int64(bytes.count)
      try connection.send(
        BlobStatements.saveUpload,
        [.text(id.string), .int(upload.received), .bytes(upload.md5.state), .bytes(upload.sha256.state)])
      try connection.commit()
      return upload.received
    }

    package func finish(_ upload: MediaID) throws(MessagingError) -> BlobDigest {
      let digest = try session.step { (connection) throws(MessagingError) in try finish(upload, connection) }
      mayHaveGarbage = true
      return digest
    }

    private func finish(_ id: MediaID, _ connection: PostgreSQLConnection) throws(MessagingError) -> BlobDigest {
      try connection.send(.begin)
      let row = try connection.rows(BlobStatements.lockUpload, [.text(id.string)])
      guard let upload = try upload(row), upload.received > 0 else {
        throw MessagingError(.mediaNotFound, id.string)
      }
      if let blob = upload.blob {
        connection.abandon()
        return blob
      }
      let digest = BlobDigest(
        size: upload.received, md5: hexadecimal(upload.md5.value), sha256: hexadecimal(upload.sha256.value))
      _ = try connection.rows(BlobStatements.lockName, [.int(Self.lockKey(digest.sha256))])
      // The digests are those of the bytes that were sent, so the stored content must have the same size.
      try content.publish(upload.content, as: digest.sha256, size: upload.received, connection)
      // Replaces a blob that is stored already, which may be damaged.
      try connection.send(BlobStatements.removeOlder, [.text(digest.sha256)])
      try connection.send(BlobStatements.insert, [.text(digest.sha256), .int(upload.content), .int(digest.size)])
      try connection.send(BlobStatements.finishUpload, [.text(id.string), .text(digest.sha256)])
      try connection.commit()
      return digest
    }

    package func discard(_ upload: MediaID) throws(MessagingError) {
      try session.step { (connection) throws(MessagingError) in
        try connection.send(BlobStatements.discard, [.text(upload.string)])
        _ = try connection.finish(last: 0)
      }
      mayHaveGarbage = true
      removeGarbage()
    }

    package func read(_ sha256: String, at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
      try session.step { (connection) throws(MessagingError) in
        try content.read(sha256, at: offset, count: count, connection)
      }
    }

    /// Returns whether there is a blob.
    func contains(_ sha256: String) throws(MessagingError) -> Bool {
      try session.step { (connection) throws(MessagingError) in
        try !connection.rows(BlobStatements.contains, [.text(sha256)]).isEmpty
      }
    }

    package func delete(_ sha256: String) throws(MessagingError) {
      try session.step { (connection) throws(MessagingError) in
        try connection.send(.begin)
        try connection.send(BlobStatements.lockName, [.int(Self.lockKey(sha256))])
        if try !connection.rows(BlobStatements.delete, [.text(sha256)]).isEmpty { try content.unpublish(sha256) }
        try connection.commit()
      }
      mayHaveGarbage = true
      removeGarbage()
    }

    package func uploads(after id: MediaID?) throws(MessagingError) -> [MediaID] {
      try names(BlobStatements.uploads, after: id?.string).map { MediaID($0) }
    }

    package func blobs(after sha256: String?) throws(MessagingError) -> [String] {
      try names(BlobStatements.blobs, after: sha256)
    }

    private func names(_ statement: PostgreSQLStatement, after name: String?) throws(MessagingError) -> [String] {
      let rows = try session.step { (connection) throws(MessagingError) in
        try connection.rows(statement, [.text(name ?? ""), .int(Self.stepSize)])
      }
      return (0..<rows.count).map { rows.text($0, 0) }
    }

    /// The key of the lock on a content's name: a part of the name.
    private static func lockKey(_ sha256: String) -> Int64 {
      Int64(bitPattern: UInt64(sha256.prefix(16), radix: 16) ?? 0)
    }

    /// Removes some of the content that belongs to nothing any more. It stays for a later step, of this process or of another
    /// one, if that fails.
    func removeGarbage() {
      for _ in 0..<Self.removals where mayHaveGarbage {
        let isThereMore = try? session.attempt { (connection) throws(MessagingError) in
          try content.removeGarbage(connection)
        }
        guard let isThereMore else { return }
        mayHaveGarbage = isThereMore
      }
    }
  }

  /// A folder of blobs that several machines have.
  package struct BlobFolder: Sendable {
    package var path: String
    package var files: any FileSystem

    package init(_ path: String, files: any FileSystem) {
      self.path = path
      self.files = files
    }
  }
#endif
