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
/// One executor calls it, which may wait for a disk. What it answers is durable.
package protocol BlobStore: AnyObject {
  /// Returns the number of bytes of an upload that are there.
  func received(_ upload: MediaID) throws(MessagingError) -> Int64
  /// Adds bytes to an upload; all of them, or none if there is an error.
  ///
  /// - parameter offset: The place where they belong. Bytes that are not the next ones are left alone.
  /// - returns: The number of bytes that are there now.
  func append(_ upload: MediaID, at offset: Int64, _ bytes: [UInt8]) throws(MessagingError) -> Int64
  /// Makes a whole upload a blob of its content's name. Content that is there already is not kept twice.
  func finish(_ upload: MediaID) throws(MessagingError) -> BlobDigest
  /// Forgets an upload; one that is not there is no error.
  func discard(_ upload: MediaID) throws(MessagingError)
  /// Returns up to `count` bytes of a blob; fewer only at its end.
  ///
  /// - throws: `mediaNotFound` whenever there is no such blob.
  func read(_ sha256: String, at offset: Int64, count: Int) throws(MessagingError) -> [UInt8]
  /// Deletes a blob; one that is not there is no error.
  func delete(_ sha256: String) throws(MessagingError)
  /// Returns the uploads that are not whole yet.
  func uploads() throws(MessagingError) -> [MediaID]
  /// Returns the names of all blobs.
  func blobs() throws(MessagingError) -> [String]
}
