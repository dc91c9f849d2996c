/// The digests of a blob's content.
package struct BlobDigest: Hashable, Sendable {
  package var size: Int64
  /// In lower-case hexadecimal digits, as the next.
  package var md5: String
  package var sha256: String

  package init(size: Int64, md5: String, sha256: String) {
    self.size = size
    self.md5 = md5
    self.sha256 = sha256
  }
}

/// A hub's store for the bytes of media, which are named by their content once they are whole, by their upload before
/// that.
///
/// One executor calls it, which may wait for a disk. What it answers is durable. Several hubs may have a store each of the
/// same blobs, if the kind of store allows it.
package protocol BlobStore: AnyObject {
  /// Returns the number of bytes of an upload that are stored.
  func received(_ upload: MediaID) throws(MessagingError) -> Int64
  /// Adds bytes to an upload; all of them, or none if there is an error.
  ///
  /// - parameter offset: The place where they belong. Bytes that are not the next ones are left alone.
  /// - returns: The number of bytes that are stored afterwards.
  func append(_ upload: MediaID, at offset: Int64, _ bytes: [UInt8]) throws(MessagingError) -> Int64
  /// Makes a complete upload a blob, named by its content. Content that is already stored is not stored twice.
  ///
  /// The upload is known until it is discarded or the blob is deleted: if it is finished again, the result is the same.
  func finish(_ upload: MediaID) throws(MessagingError) -> BlobDigest
  /// Forgets an upload, but not the blob that it became; does nothing if there is no such upload.
  func discard(_ upload: MediaID) throws(MessagingError)
  /// Returns up to `count` bytes of a blob; fewer only at its end.
  ///
  /// - throws: `mediaNotFound` whenever there is no such blob.
  func read(_ sha256: String, at offset: Int64, count: Int) throws(MessagingError) -> [UInt8]
  /// Deletes a blob to which nothing refers; does nothing if it does not exist. A store that is shared keeps a blob that
  /// is in use by another hub.
  func delete(_ sha256: String) throws(MessagingError)
  /// Returns the uploads that follow one in the order of their ids, as many as one step takes; none after the last. Those
  /// that are finished may be among them until they are discarded.
  func uploads(after id: MediaID?) throws(MessagingError) -> [MediaID]
  /// Returns the names of blobs that follow one in their order, as many as one step takes; none after the last.
  func blobs(after sha256: String?) throws(MessagingError) -> [String]
}

extension BlobStore {
  /// The size of the upload of a check, in bytes: what a disk hands out at least.
  private var checkSize: Int { 4096 }

  /// Finds out whether uploads can be stored, with one that is discarded at once. The sweep of the next start removes what
  /// a process leaves that is killed meanwhile.
  package func check() throws(MessagingError) {
    let upload = MediaID.generate()
    do throws(MessagingError) {
      _ = try append(upload, at: 0, [UInt8](repeating: 0, count: checkSize))
    } catch {
      try? discard(upload)
      throw error
    }
    try discard(upload)
  }
}

/// A place that has a hub's blobs: the store for the hub, and a way to read them beside it.
package protocol BlobPlace: Sendable {
  /// Opens the store for a hub.
  func makeStore() throws(MessagingError) -> any BlobStore
  /// Opens a blob, which may be deleted while it is read.
  ///
  /// - throws: `mediaNotFound` whenever there is no such blob.
  func open(_ sha256: String) throws(MessagingError) -> any ReadableFile
  /// Returns the path of the file that has a blob; nil if there is none on this machine.
  func path(_ sha256: String) -> String?
}
