/// Blobs in memory, as `BlobStore` describes, gone with the process.
package final class MemoryBlobStore: BlobStore {
  private var partial: [MediaID: [UInt8]] = [:]
  private var finished: [MediaID: BlobDigest] = [:]
  private var content: [String: [UInt8]] = [:]

  /// Creates an empty store.
  package init() {}

  package func received(_ upload: MediaID) throws(MessagingError) -> Int64 {
    finished[upload]?.size ?? Int64(partial[upload]?.count ?? 0)
  }

  package func append(_ upload: MediaID, at offset: Int64, _ bytes: [UInt8]) throws(MessagingError) -> Int64 {
    let received = try received(upload)
    guard finished[upload] == nil, offset == received else { return received }
    partial[upload, default: []] += bytes
    return received + Int64(bytes.count)
  }

  package func finish(_ upload: MediaID) throws(MessagingError) -> BlobDigest {
    if let digest = finished[upload] { return digest }
    guard let bytes = partial.removeValue(forKey: upload) else { throw MessagingError(.mediaNotFound, upload.string) }
    let name = hexadecimal(SHA256.value(of: bytes))
    if content[name] == nil { content[name] = bytes }
    let digest = BlobDigest(size: Int64(bytes.count), md5: hexadecimal(MD5.value(of: bytes)), sha256: name)
    finished[upload] = digest
    return digest
  }

  package func discard(_ upload: MediaID) throws(MessagingError) {
    partial[upload] = nil
    finished[upload] = nil
  }

  package func read(_ sha256: String, at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
    guard let bytes = content[sha256] else { throw MessagingError(.mediaNotFound, sha256) }
    let start = Int(min(max(0, offset), Int64(bytes.count)))
    return Array(bytes[start..<min(bytes.count, start + max(0, count))])
  }

  package func delete(_ sha256: String) throws(MessagingError) {
    finished = finished.filter { $0.value.sha256 != sha256 }
    content[sha256] = nil
  }

  package func uploads(after id: MediaID?) throws(MessagingError) -> [MediaID] {
    (Array(partial.keys) + Array(finished.keys)).following(id, \.string)
  }

  package func blobs(after sha256: String?) throws(MessagingError) -> [String] {
    content.keys.following(sha256, \.self)
  }
}

extension Collection {
  /// Returns the elements that follow one in the order of their names' bytes; all if it is nil.
  package func following(_ last: Element?, _ name: (Element) -> String) -> [Element] {
    let sorted = self.sorted { name($0).utf8.lexicographicallyPrecedes(name($1).utf8) }
    guard let last else { return sorted }
    return sorted.filter { name(last).utf8.lexicographicallyPrecedes(name($0).utf8) }
  }
}
