package import ParlanceCore

/// Blobs in a folder: `blobs/<two digits>/<sha256>` once whole, `partial/<upload>` before that.
///
/// A blob is written to the disk before it gets its name. What an unfinished upload has is not: after a power cut some
/// of it may be missing or wrong, which the uploading device finds when it compares digests. Confined to the executor
/// that calls it.
package final class FolderBlobStore: BlobStore {
  private struct Partial {
    var length: Int64 = 0
    var md5 = MD5()
    var sha256 = SHA256()

    mutating func take(_ bytes: [UInt8]) {
      length += Int64(bytes.count)
      md5.update(bytes)
      sha256.update(bytes)
    }
  }

  private let folder: String
  private let files: any FileSystem
  /// Uploads that went on since the store was opened.
  private var partials: [MediaID: Partial] = [:]
  /// Those that became blobs since then and were not discarded.
  private var finished: [MediaID: BlobDigest] = [:]
  private var hasFolders = false

  /// Creates a store in a folder, which is made when it is first needed.
  package init(folder: String, files: any FileSystem) {
    self.folder = folder
    self.files = files
  }

  /// Returns the path of a blob of this name, if there is one.
  package static func path(of sha256: String, in folder: String) -> String {
    "\(folder)/blobs/\(sha256.prefix(2))/\(sha256)"
  }

  private func path(_ upload: MediaID) -> String { "\(folder)/partial/\(upload.string)" }

  private func makeFolders() throws(MessagingError) {
    guard !hasFolders else { return }
    try files.makeFolder("\(folder)/partial")
    try files.makeFolder("\(folder)/blobs")
    hasFolders = true
  }

  package func received(_ upload: MediaID) throws(MessagingError) -> Int64 {
    if let digest = finished[upload] { return digest.size }
    return try partial(upload).length
  }

  /// Returns the state of an upload; reads it again if it is from an earlier run.
  private func partial(_ upload: MediaID) throws(MessagingError) -> Partial {
    if let known = partials[upload] { return known }
    var partial = Partial()
    let file: any ReadableFile
    do throws(MessagingError) {
      file = try files.open(path(upload))
    } catch {
      guard error.code == .fileNotFound else { throw error }
      return partial
    }
    defer { file.close() }
    while true {
      let bytes = try file.read(at: partial.length, count: MediaChunk.limit)
      if bytes.isEmpty { break }
      partial.take(bytes)
    }
    partials[upload] = partial
    return partial
  }

  package func append(_ upload: MediaID, at offset: Int64, _ bytes: [UInt8]) throws(MessagingError) -> Int64 {
    if let digest = finished[upload] { return digest.size }
    var partial = try partial(upload)
    guard offset == partial.length else { return partial.length }
    try makeFolders()
    let file = try files.append(to: path(upload))
    defer { file.close() }
    try file.append(bytes)
    partial.take(bytes)
    partials[upload] = partial
    return partial.length
  }

  package func finish(_ upload: MediaID) throws(MessagingError) -> BlobDigest {
    if let digest = finished[upload] { return digest }
    let partial = try partial(upload)
    guard partial.length > 0 else { throw MessagingError(.mediaNotFound, upload.string) }
    let digest = BlobDigest(
      size: partial.length, md5: hexadecimal(partial.md5.value), sha256: hexadecimal(partial.sha256.value))
    let destination = Self.path(of: digest.sha256, in: folder)
    let file = try files.append(to: path(upload))
    defer { file.close() }
    try file.synchronize()
    try files.makeFolder(SystemFiles.folder(of: destination))
    // In the place of what may be there already: that could be damaged by now, and these bytes were just counted.
    try files.move(path(upload), to: destination, replaces: true)
    partials[upload] = nil
    finished[upload] = digest
    return digest
  }

  package func discard(_ upload: MediaID) throws(MessagingError) {
    partials[upload] = nil
    finished[upload] = nil
    try files.remove(path(upload))
  }

  package func read(_ sha256: String, at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
    do throws(MessagingError) {
      let file = try files.open(Self.path(of: sha256, in: folder))
      defer { file.close() }
      return try file.read(at: offset, count: count)
    } catch {
      throw error.code == .fileNotFound ? MessagingError(.mediaNotFound, sha256) : error
    }
  }

  /// Returns up to `count` bytes of an upload that is under way; none behind its end.
  package func read(upload: MediaID, at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
    let file = try files.open(path(upload))
    defer { file.close() }
    return try file.read(at: offset, count: count)
  }

  package func delete(_ sha256: String) throws(MessagingError) {
    finished = finished.filter { $0.value.sha256 != sha256 }
    try files.remove(Self.path(of: sha256, in: folder))
  }

  package func uploads(after id: MediaID?) throws(MessagingError) -> [MediaID] {
    (try files.names(in: "\(folder)/partial").map { MediaID($0) } + finished.keys).following(id, \.string)
  }

  package func blobs(after sha256: String?) throws(MessagingError) -> [String] {
    // The blobs of one folder are one step.
    for name in try files.names(in: "\(folder)/blobs").sorted() where name >= (sha256?.prefix(2) ?? "") {
      let blobs = try files.names(in: "\(folder)/blobs/\(name)").following(sha256, \.self)
      if !blobs.isEmpty { return blobs }
    }
    return []
  }
}

/// Blobs in a folder of this machine.
package struct FolderBlobPlace: BlobPlace {
  private let folder: @Sendable () -> String
  private let files: any FileSystem

  /// - parameter folder: Returns the path of the folder.
  package init(_ folder: @escaping @Sendable () -> String, files: any FileSystem) {
    self.folder = folder
    self.files = files
  }

  package func makeStore() throws(MessagingError) -> any BlobStore { FolderBlobStore(folder: folder(), files: files) }

  package func open(_ sha256: String) throws(MessagingError) -> any ReadableFile {
    try files.open(FolderBlobStore.path(of: sha256, in: folder()))
  }

  package func path(_ sha256: String) -> String? {
    let path = FolderBlobStore.path(of: sha256, in: folder())
    guard (try? files.facts(path))?.isFolder == false else { return nil }
    return path
  }
}
