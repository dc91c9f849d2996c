internal import ParlanceCore

/// Where a download writes to: under another name until it is whole.
final class DownloadFile: @unchecked Sendable {
  // Safe to share: used on the queue for files only, but for `path`, which stays as it is.
  /// The final file; nil for memory.
  let path: String?
  private let partial: String
  private let replaces: Bool
  private let files: DeviceFiles
  private let makesFolder: Bool
  private var file: (any WritableFile)?
  private(set) var bytes: [UInt8] = []
  private var digest = SHA256()

  /// - parameter path: The final file; nil for memory.
  /// - parameter makesFolder: It lies in the device's own folder.
  init(_ path: String?, replaces: Bool, makesFolder: Bool, _ files: DeviceFiles) {
    self.path = path
    self.replaces = replaces
    self.makesFolder = makesFolder
    self.files = files
    if let path {
      // Beside the final file, so that renaming is one step; the name is nobody else's.
      let name = "." + MediaID.generate().string + ".part"
      partial = SystemFiles.folder(of: path) + "/" + name
    } else {
      partial = ""
    }
  }

  /// Makes the place where the bytes go.
  func open(size: Int64) throws(MessagingError) {
    guard let path else {
      bytes.reserveCapacity(Int(clamping: min(size, 64 * 1024 * 1024)))
      return
    }
    if let facts = try? files.files.facts(path) {
      if facts.isFolder { throw MessagingError(.fileNotWritable, path) }
      if !replaces { throw MessagingError(.fileExists, path) }
    }
    if makesFolder { try files.files.makeFolder(SystemFiles.folder(of: path)) }
    file = try files.files.append(to: partial)
  }

  func write(_ chunk: [UInt8]) throws(MessagingError) {
    if path == nil { bytes += chunk } else { try file?.append(chunk) }
    digest.update(chunk)
  }

  /// Gives the file its name, if it is what was uploaded.
  func finish(_ descriptor: MediaDescriptor) throws(MessagingError) {
    guard descriptor.sha256.isEmpty || hexadecimal(digest.value) == descriptor.sha256 else {
      throw MessagingError(.mediaDamaged, descriptor.id.string)
    }
    guard let path else { return }
    try file?.synchronize()
    file?.close()
    file = nil
    try files.files.move(partial, to: path, replaces: replaces)
  }

  /// Leaves nothing behind.
  func abandon() {
    file?.close()
    file = nil
    bytes = []
    if path != nil { try? files.files.remove(partial) }
  }
}
