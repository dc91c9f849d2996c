/// Blobs in memory, as `BlobStore` describes, gone with the process.
package final class MemoryBlobStore: BlobStore {
  private var partial: [MediaID: [UInt8]] = [:]
  private var content: [String: [UInt8]] = [:]

  /// Creates an empty store.
  package init() {}

  package func received(_ upload: MediaID) throws(MessagingError) -> Int64 { Int64(partial[upload]?.count ?? 0) }

  package func append(_ upload: MediaID, at offset: Int64, _ bytes: [UInt8]) throws(MessagingError) -> Int64 {
    if offset == Int64(partial[upload]?.count ?? 0) { partial[upload, default: []] += bytes }
    return Int64(partial[upload]?.count ?? 0)
  }

  package func finish(_ upload: MediaID) throws(MessagingError) -> BlobDigest {
    guard let bytes = partial.removeValue(forKey: upload) else { throw MessagingError(.mediaNotFound, upload.string) }
    let name = hexadecimal(SHA256.value(of: bytes))
    if content[name] == nil { content[name] = bytes }
    return BlobDigest(size: Int64(bytes.count), md5: hexadecimal(MD5.value(of: bytes)), sha256: name)
  }

  package func discard(_ upload: MediaID) throws(MessagingError) { partial[upload] = nil }

  package func read(_ sha256: String, at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
    guard let bytes = content[sha256] else { throw MessagingError(.mediaNotFound, sha256) }
    let start = Int(min(max(0, offset), Int64(bytes.count)))
    return Array(bytes[start..<min(bytes.count, start + max(0, count))])
  }

  package func delete(_ sha256: String) throws(MessagingError) { content[sha256] = nil }
  package func uploads() throws(MessagingError) -> [MediaID] { Array(partial.keys) }
  package func blobs() throws(MessagingError) -> [String] { Array(content.keys) }
}
