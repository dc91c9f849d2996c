#if Cluster
  internal import Foundation
  package import ParlanceCore

  /// The place of blobs in the hub's database, or in a folder that all gateways have. What is read beside the hub goes over a
  /// few connections of its own, or comes from the files.
  package final class PostgreSQLBlobPlace: BlobPlace, @unchecked Sendable {
    // Safe to share: what changes is used under the condition, and a store by the one who took it.
    private let url: String
    private let folder: BlobFolder?
    private let condition = NSCondition()
    private var idle: [PostgreSQLBlobStore] = []
    /// The number of connections that may still be made.
    private var spare: Int

    /// - parameter folder: The folder of the content; nil for content in the database.
    /// - parameter readers: The number of connections for reading beside the hub.
    package init(url: String, folder: BlobFolder? = nil, readers: Int = 4) {
      self.url = url
      self.folder = folder
      spare = readers
    }

    package func makeStore() throws(MessagingError) -> any BlobStore {
      try PostgreSQLBlobStore(url: url, folder: folder)
    }

    package func open(_ sha256: String) throws(MessagingError) -> any ReadableFile {
      if let folder { return try folder.files.open(BlobFiles.path(sha256, in: folder.path)) }
      _ = try read(sha256, at: 0, count: 0)
      return PostgreSQLBlob(place: self, sha256: sha256)
    }

    package func path(_ sha256: String) -> String? {
      guard let folder else { return nil }
      let path = BlobFiles.path(sha256, in: folder.path)
      return (try? folder.files.facts(path))?.isFolder == false ? path : nil
    }

    /// Reads over an idle connection, and waits for one if all are in use.
    func read(_ sha256: String, at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
      let store = try take()
      defer { giveBack(store) }
      return try store.read(sha256, at: offset, count: count)
    }

    private func take() throws(MessagingError) -> PostgreSQLBlobStore {
      let known = condition.withLock { () -> PostgreSQLBlobStore? in
        while idle.isEmpty, spare == 0 { condition.wait() }
        if let store = idle.popLast() { return store }
        spare -= 1
        return nil
      }
      if let known { return known }
      do throws(MessagingError) {
        return try PostgreSQLBlobStore(url: url)
      } catch {
        condition.withLock {
          spare += 1
          condition.signal()
        }
        throw error
      }
    }

    private func giveBack(_ store: PostgreSQLBlobStore) {
      condition.withLock {
        idle.append(store)
        condition.signal()
      }
    }
  }

  /// A blob that is open for reading.
  private final class PostgreSQLBlob: ReadableFile {
    private let place: PostgreSQLBlobPlace
    private let sha256: String

    init(place: PostgreSQLBlobPlace, sha256: String) {
      self.place = place
      self.sha256 = sha256
    }

    func read(at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
      try place.read(sha256, at: offset, count: count)
    }

    func close() {}
  }
#endif
