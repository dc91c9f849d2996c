internal import ParlanceCore

/// The file to which a download writes: under another name until it is whole.
final class DownloadFile: @unchecked Sendable {
  // Safe to share: used on the queue for files only, but for what stays as it is.
  enum Place {
    case memory
    /// A file that the app chose.
    case file(String, replaces: Bool)
    /// A file of the device's own folder, which nothing else writes to: what an earlier download left of it is used.
    case own(String)
  }

  /// The final file; nil for memory.
  let path: String?
  /// The path of the bytes until they are whole; empty for memory.
  let partial: String
  private let replaces: Bool
  /// It is in the device's own folder.
  let isOwn: Bool
  private let files: DeviceFiles
  private var file: (any WritableFile)?
  private(set) var bytes: [UInt8] = []
  private var digest = SHA256()
  /// Some of it was there before.
  private(set) var isContinued = false

  init(_ place: Place, _ files: DeviceFiles) {
    self.files = files
    switch place {
    case .memory:
      (path, partial, replaces, isOwn) = (nil, "", false, false)
    case .file(let path, let replaces):
      // In the folder of the final file, so that renaming is one step; the generated name is unique.
      let name = "." + MediaID.generate().string + ".part"
      (self.path, self.replaces, isOwn) = (path, replaces, false)
      partial = SystemFiles.folder(of: path) + "/" + name
    case .own(let path):
      (self.path, partial, replaces, isOwn) = (path, path + ".part", true, true)
    }
  }

  // Each step that fails leaves nothing behind, so that the end is reported after the clean-up.

  /// Creates the file for the bytes. Returns the number of bytes that it already has.
  func open(size: Int64) throws(MessagingError) -> Int64 {
    var present: Int64 = 0
    try cleanly { () throws(MessagingError) in present = try make(size: size) }
    return present
  }

  func write(_ chunk: [UInt8]) throws(MessagingError) {
    try cleanly { () throws(MessagingError) in
      if path == nil { bytes += chunk } else { try file?.append(chunk) }
    }
    digest.update(chunk)
  }

  /// Renames the file to its final name, if its content is what was uploaded.
  func finish(_ descriptor: MediaDescriptor) throws(MessagingError) {
    try cleanly { () throws(MessagingError) in try name(descriptor) }
  }

  private func cleanly(_ step: () throws(MessagingError) -> Void) throws(MessagingError) {
    do throws(MessagingError) {
      try step()
    } catch {
      abandon()
      throw error
    }
  }

  private func make(size: Int64) throws(MessagingError) -> Int64 {
    bytes = []
    digest = SHA256()
    guard let path else {
      bytes.reserveCapacity(Int(clamping: min(size, 64 * 1024 * 1024)))
      return 0
    }
    if let facts = try? files.files.facts(path) {
      if facts.isFolder { throw MessagingError(.fileNotWritable, path) }
      if !replaces { throw MessagingError(.fileExists, path) }
    }
    var present: Int64 = 0
    if isOwn {
      try files.files.makeFolder(SystemFiles.folder(of: path))
      present = try digestPart(upTo: size)
    }
    isContinued = present > 0
    file = try files.files.append(to: partial)
    return present
  }

  /// Reads what an earlier download left; what cannot be the beginning of this one goes.
  private func digestPart(upTo size: Int64) throws(MessagingError) -> Int64 {
    guard let facts = try? files.files.facts(partial) else { return 0 }
    guard !facts.isFolder, facts.size <= size, let part = try? files.files.open(partial) else {
      try files.files.remove(partial)
      return 0
    }
    defer { part.close() }
    var present: Int64 = 0
    while present < facts.size {
      let chunk = try part.read(at: present, count: Int(min(Int64(MediaChunk.limit), facts.size - present)))
      guard !chunk.isEmpty else { break }
      digest.update(chunk)
      present += Int64(chunk.count)
    }
    return present
  }

  private func name(_ descriptor: MediaDescriptor) throws(MessagingError) {
    guard descriptor.sha256.isEmpty || hexadecimal(digest.value) == descriptor.sha256 else {
      throw MessagingError(.mediaDamaged, descriptor.id.string)
    }
    guard let path else { return }
    try file?.synchronize()
    file?.close()
    file = nil
    try files.files.move(partial, to: path, replaces: replaces)
  }

  /// Stops for now; a partial file of the device's own is kept for a later download.
  func suspend() {
    guard isOwn else { return abandon() }
    file?.close()
    file = nil
  }

  /// Leaves nothing behind.
  func abandon() {
    file?.close()
    file = nil
    bytes = []
    if path != nil { try? files.files.remove(partial) }
  }
}
