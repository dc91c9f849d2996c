internal import ParlanceCore

/// The files of a device's machine, which stay when its process ends.
final class SimulatedFiles: FileSystem, @unchecked Sendable {
  // Safe to share: a world runs on one thread.
  fileprivate var contents: [String: [UInt8]] = [:]

  func facts(_ path: String) throws(MessagingError) -> FileFacts {
    FileFacts(size: Int64(try bytes(path).count), modified: 0, isFolder: false)
  }

  func open(_ path: String) throws(MessagingError) -> any ReadableFile { Reader(try bytes(path)) }

  func append(to path: String) throws(MessagingError) -> any WritableFile {
    contents[path] = contents[path] ?? []
    return Writer(self, path)
  }

  func move(_ path: String, to destination: String, replaces: Bool) throws(MessagingError) {
    guard replaces || contents[destination] == nil else { throw MessagingError(.fileExists, destination) }
    contents[destination] = try bytes(path)
    contents[path] = nil
  }

  func remove(_ path: String) throws(MessagingError) { contents[path] = nil }
  func makeFolder(_ path: String) throws(MessagingError) {}
  func names(in folder: String) throws(MessagingError) -> [String] {
    contents.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }.sorted()
  }

  private func bytes(_ path: String) throws(MessagingError) -> [UInt8] {
    guard let bytes = contents[path] else { throw MessagingError(.fileNotFound, path) }
    return bytes
  }

  private final class Reader: ReadableFile {
    private let bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func read(at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
      let start = min(Int(offset), bytes.count)
      return Array(bytes[start..<min(bytes.count, start + count)])
    }

    func close() {}
  }

  private final class Writer: WritableFile {
    private let files: SimulatedFiles
    private let path: String

    init(_ files: SimulatedFiles, _ path: String) {
      self.files = files
      self.path = path
    }

    func length() throws(MessagingError) -> Int64 { Int64(files.contents[path]?.count ?? 0) }
    func append(_ bytes: [UInt8]) throws(MessagingError) { files.contents[path, default: []] += bytes }
    func synchronize() throws(MessagingError) {}
    func close() {}
  }
}

/// The blobs of the hubs, on a disk that can fail.
final class SimulatedBlobs: BlobStore {
  private let blobs = MemoryBlobStore()
  /// The number of calls, from the next one on, that fail with `code`.
  private var failures = 0
  private var code = MessagingError.Code.storageFailed

  func fail(_ count: Int, code: MessagingError.Code) { (failures, self.code) = (count, code) }
  func repair() { failures = 0 }

  private func enter() throws(MessagingError) -> MemoryBlobStore {
    guard failures > 0 else { return blobs }
    failures -= 1
    throw MessagingError(code)
  }

  func received(_ upload: MediaID) throws(MessagingError) -> Int64 { try enter().received(upload) }
  func append(_ upload: MediaID, at offset: Int64, _ bytes: [UInt8]) throws(MessagingError) -> Int64 {
    try enter().append(upload, at: offset, bytes)
  }
  func finish(_ upload: MediaID) throws(MessagingError) -> BlobDigest { try enter().finish(upload) }
  func discard(_ upload: MediaID) throws(MessagingError) { try enter().discard(upload) }
  func read(_ sha256: String, at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
    try enter().read(sha256, at: offset, count: count)
  }
  func delete(_ sha256: String) throws(MessagingError) { try enter().delete(sha256) }
  func uploads(after id: MediaID?) throws(MessagingError) -> [MediaID] { try enter().uploads(after: id) }
  func blobs(after sha256: String?) throws(MessagingError) -> [String] { try enter().blobs(after: sha256) }
}
