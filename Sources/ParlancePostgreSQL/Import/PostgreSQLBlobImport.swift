#if Cluster
  package import ParlanceCore

  /// Moves blobs into a database in PostgreSQL.
  ///
  /// Confined to the executor that calls it.
  package final class PostgreSQLBlobImport {
    /// The number of bytes that one step moves.
    private static let stepSize = MediaChunk.limit

    private let store: PostgreSQLBlobStore

    /// Opens a database whose tables are there.
    ///
    /// - parameter folder: The folder that the content goes to; nil for the database.
    package init(url: String, folder: BlobFolder? = nil, patience: Int64 = 30_000) throws(MessagingError) {
      store = try PostgreSQLBlobStore(existing: url, folder: folder, patience: patience)
    }

    package func close() { store.close() }

    /// Moves a blob unless it is stored already, and continues where an earlier import ended.
    ///
    /// - parameter progress: Called with the number of bytes that are stored.
    /// - throws: `storageDamaged` if its name is not the digest of its bytes.
    package func run(
      _ sha256: String, from source: any BlobStore, progress: (Int64) -> Void
    ) throws(MessagingError) {
      guard try !store.contains(sha256) else { return }
      let id = MediaID("import " + sha256)
      try copy(to: id, progress: progress) { (offset) throws(MessagingError) in
        try source.read(sha256, at: offset, count: Self.stepSize)
      }
      guard try store.received(id) > 0 else {
        throw MessagingError(.storageDamaged, "the file of blob \(sha256) is empty")
      }
      let digest = try store.finish(id)
      try store.discard(id)
      guard digest.sha256 == sha256 else {
        // Nothing refers to the content under its actual digest, unless it was stored under that name before.
        try store.delete(digest.sha256)
        throw MessagingError(.storageDamaged, "the file of blob \(sha256) has other content")
      }
    }

    /// Moves the received bytes of an unfinished upload.
    ///
    /// - parameter read: Returns the bytes at a place; none at the end.
    package func run(
      upload id: MediaID, read: (Int64) throws(MessagingError) -> [UInt8]
    ) throws(MessagingError) {
      try copy(to: id, progress: { _ in }, read)
    }

    private func copy(
      to id: MediaID, progress: (Int64) -> Void, _ read: (Int64) throws(MessagingError) -> [UInt8]
    ) throws(MessagingError) {
      var received = try store.received(id)
      while true {
        progress(received)
        let bytes = try read(received)
        guard !bytes.isEmpty else { return }
        received = try store.append(id, at: received, bytes)
      }
    }

    /// Reads a blob, and compares its bytes with its name.
    ///
    /// - throws: `storageDamaged` if they are others.
    package func check(_ sha256: String, progress: (Int64) -> Void) throws(MessagingError) {
      var digest = BlockDigest<SHA256Function>()
      var offset: Int64 = 0
      while true {
        let bytes = try store.read(sha256, at: offset, count: Self.stepSize)
        guard !bytes.isEmpty else { break }
        digest.update(bytes)
        offset += Int64(bytes.count)
        progress(offset)
      }
      guard hexadecimal(digest.value) == sha256 else {
        throw MessagingError(.storageDamaged, "blob \(sha256) has other content in the database")
      }
    }
  }
#endif
