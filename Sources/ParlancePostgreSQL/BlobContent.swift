#if Cluster
  internal import ParlanceCore

  /// The bytes of blobs and uploads, whose rows are in the database. Each content has a number.
  ///
  /// Everything happens while the row of its upload, or the name of the blob, is locked.
  protocol BlobContent: AnyObject {
    /// Appends bytes to the stored ones. Statements sent over the connection take effect with its transaction.
    func add(
      _ bytes: [UInt8], at start: Int64, to content: Int64, _ connection: PostgreSQLConnection
    ) throws(MessagingError)
    /// Publishes a whole content under the name of its blob.
    ///
    /// - throws: `storageDamaged` if it has another size.
    func publish(
      _ content: Int64, as sha256: String, size: Int64, _ connection: PostgreSQLConnection
    ) throws(MessagingError)
    /// Removes the content with the name of a blob whose row was just removed.
    func unpublish(_ sha256: String) throws(MessagingError)
    /// Returns up to `count` bytes of a blob; fewer only at its end.
    func read(
      _ sha256: String, at offset: Int64, count: Int, _ connection: PostgreSQLConnection
    ) throws(MessagingError) -> [UInt8]
    /// Removes some of the content that nothing refers to.
    ///
    /// - returns: A Boolean value that indicates whether there may be more.
    func removeGarbage(_ connection: PostgreSQLConnection) throws(MessagingError) -> Bool
  }

  /// Content in pieces, which are rows.
  final class BlobPieces: BlobContent {
    /// The largest size of a piece, in bytes.
    private static let pieceSize = MediaChunk.limit
    /// The number of pieces that are removed at once.
    private static let removalSize: Int64 = 64

    func add(
      _ bytes: [UInt8], at start: Int64, to content: Int64, _ connection: PostgreSQLConnection
    ) throws(MessagingError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = Array(rest.prefix(Self.pieceSize))
        let place = start + Int64(bytes.count - rest.count)
        try connection.send(BlobStatements.addPiece, [.int(content), .int(place), .bytes(piece)])
        rest = rest.dropFirst(piece.count)
      }
    }

    func publish(
      _ content: Int64, as sha256: String, size: Int64, _ connection: PostgreSQLConnection
    ) throws(MessagingError) {
      guard try connection.rows(BlobStatements.storedSize, [.int(content)]).int64(0, 0) == size else {
        throw damage(connection)
      }
    }

    func unpublish(_ sha256: String) throws(MessagingError) {}

    func read(
      _ sha256: String, at offset: Int64, count: Int, _ connection: PostgreSQLConnection
    ) throws(MessagingError) -> [UInt8] {
      let count = Int64(max(0, count))
      // The statement adds them up; no blob reaches there.
      let offset = min(max(0, offset), .max - count)
      let rows = try connection.rows(BlobStatements.read, [.text(sha256), .int(offset), .int(count)])
      guard !rows.isEmpty else { throw MessagingError(.mediaNotFound, sha256) }
      let expected = max(0, min(count, rows.int64(0, 0) - offset))
      var bytes: [UInt8] = []
      bytes.reserveCapacity(Int(expected))
      for row in 0..<rows.count where !rows.isNull(row, 1) { bytes += rows.bytes(row, 1) }
      guard Int64(bytes.count) == expected else { throw damage(connection) }
      return bytes
    }

    func removeGarbage(_ connection: PostgreSQLConnection) throws(MessagingError) -> Bool {
      try !connection.rows(BlobStatements.removeGarbage, [.int(Self.removalSize)]).isEmpty
    }

    private func damage(_ connection: PostgreSQLConnection) -> MessagingError {
      MessagingError(.storageDamaged, "\(connection.place): table blob_piece")
    }
  }

  /// Content in the files of a folder that all gateways have: `blobs/<two digits>/<sha256>`, as in the folder of one
  /// gateway, and `partial/<number>` before that.
  final class BlobFiles: BlobContent {
    private let folder: String
    private let files: any FileSystem
    private var hasFolder = false

    init(_ folder: String, _ files: any FileSystem) {
      self.folder = folder
      self.files = files
    }

    private func path(_ content: Int64) -> String { "\(folder)/partial/\(content)" }
    private func path(_ sha256: String) -> String { Self.path(sha256, in: folder) }

    /// Returns the path of the file of a blob.
    static func path(_ sha256: String, in folder: String) -> String {
      "\(folder)/blobs/\(sha256.prefix(2))/\(sha256)"
    }

    /// Returns the size of a file; nil if there is none.
    private func size(_ path: String) throws(MessagingError) -> Int64? {
      do throws(MessagingError) {
        return try files.facts(path).size
      } catch {
        if error.code == .fileNotFound { return nil }
        throw error
      }
    }

    func add(
      _ bytes: [UInt8], at start: Int64, to content: Int64, _ connection: PostgreSQLConnection
    ) throws(MessagingError) {
      if !hasFolder {
        try files.makeFolder("\(folder)/partial")
        hasFolder = true
      }
      try shorten(content, to: start)
      let file = try files.append(to: path(content))
      defer { file.close() }
      try file.append(bytes)
      // The row that says so is durable.
      try file.synchronize()
    }

    /// Removes bytes whose transaction did not come to its end.
    private func shorten(_ content: Int64, to length: Int64) throws(MessagingError) {
      let path = path(content)
      let size = try size(path) ?? 0
      guard size != length else { return }
      guard size > length else { throw MessagingError(.storageDamaged, path) }
      let draft = path + ".new"
      try files.remove(draft)
      if length > 0 {
        let (old, new) = (try files.open(path), try files.append(to: draft))
        defer {
          old.close()
          new.close()
        }
        var offset: Int64 = 0
        while offset < length {
          let bytes = try old.read(at: offset, count: Int(min(Int64(MediaChunk.limit), length - offset)))
          guard !bytes.isEmpty else { throw MessagingError(.storageDamaged, path) }
          try new.append(bytes)
          offset += Int64(bytes.count)
        }
        try new.synchronize()
        try files.move(draft, to: path, replaces: true)
      } else {
        try files.remove(path)
      }
    }

    func publish(
      _ content: Int64, as sha256: String, size: Int64, _ connection: PostgreSQLConnection
    ) throws(MessagingError) {
      let (path, destination) = (path(content), path(sha256))
      guard let found = try self.size(path) else {
        // An earlier attempt gave it its name, and its transaction did not come to its end.
        guard try self.size(destination) == size else { throw MessagingError(.storageDamaged, path) }
        return
      }
      try shorten(content, to: min(found, size))
      guard found >= size else { throw MessagingError(.storageDamaged, path) }
      try files.makeFolder("\(folder)/blobs/\(sha256.prefix(2))")
      try files.move(path, to: destination, replaces: true)
    }

    func unpublish(_ sha256: String) throws(MessagingError) { try files.remove(path(sha256)) }

    func read(
      _ sha256: String, at offset: Int64, count: Int, _ connection: PostgreSQLConnection
    ) throws(MessagingError) -> [UInt8] {
      do throws(MessagingError) {
        let file = try files.open(path(sha256))
        defer { file.close() }
        return try file.read(at: max(0, offset), count: max(0, count))
      } catch {
        throw error.code == .fileNotFound ? MessagingError(.mediaNotFound, sha256) : error
      }
    }

    func removeGarbage(_ connection: PostgreSQLConnection) throws(MessagingError) -> Bool {
      try connection.send(.begin)
      let rows = try connection.rows(BlobStatements.lockGarbage, [])
      guard !rows.isEmpty else {
        connection.abandon()
        return false
      }
      let content = rows.int64(0, 0)
      for path in [path(content), path(content) + ".new"] { try files.remove(path) }
      try connection.send(BlobStatements.forgetGarbage, [.int(content)])
      try connection.commit()
      return true
    }
  }
#endif
