package import ParlanceCore
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The files of this machine.
package struct SystemFiles: FileSystem {
  package init() {}

  package func facts(_ path: String) throws(MessagingError) -> FileFacts {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Self.error(reading: path) }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    // Open plain files only: opening a pipe, for example, could block for ever.
    return FileFacts(
      size: Int64(status.st_size), modified: Int64(modified.tv_sec) * 1000 + Int64(modified.tv_nsec) / 1_000_000,
      isFolder: status.st_mode & S_IFMT != S_IFREG)
  }

  package func open(_ path: String) throws(MessagingError) -> any ReadableFile {
    try SystemFile(path, O_RDONLY, isReading: true)
  }

  package func append(to path: String) throws(MessagingError) -> any WritableFile {
    try SystemFile(path, O_WRONLY | O_CREAT | O_APPEND, isReading: false)
  }

  package func move(_ path: String, to destination: String, replaces: Bool) throws(MessagingError) {
    if !replaces {
      // A second name, then the first one goes: unlike renaming, this never takes another file's place.
      if link(path, destination) == 0 {
        unlink(path)
        return
      }
      if errno == EEXIST { throw MessagingError(.fileExists, destination) }
      // Some file systems know one name only.
      var status = stat()
      if stat(destination, &status) == 0 { throw MessagingError(.fileExists, destination) }
    }
    guard rename(path, destination) == 0 else { throw Self.error(writing: destination) }
    Self.synchronizeFolder(of: destination)
  }

  /// Makes a new name survive a power cut; where a folder cannot be opened, the file system does so by itself.
  private static func synchronizeFolder(of path: String) {
    let descriptor = systemOpen(folder(of: path), O_RDONLY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  package func remove(_ path: String) throws(MessagingError) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw Self.error(writing: path) }
  }

  package func makeFolder(_ path: String) throws(MessagingError) {
    if makeDurableFolder(path) { return }
    let reason = errno
    if reason == ENOENT {
      let above = Self.folder(of: path)
      guard above != path else { throw MessagingError(.fileNotWritable, path) }
      try makeFolder(above)
      if makeDurableFolder(path) { return }
    }
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    errno = reason
    throw Self.error(writing: path)
  }

  private func makeDurableFolder(_ path: String) -> Bool {
    guard mkdir(path, 0o700) == 0 else { return false }
    Self.synchronizeFolder(of: path)
    return true
  }

  package func names(in folder: String) throws(MessagingError) -> [String] {
    guard let directory = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw Self.error(reading: folder)
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      // Read where it is: the entry may end where its name does, before the array that is declared for it.
      let start = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
      let name = String(cString: UnsafeRawPointer(entry).advanced(by: start).assumingMemoryBound(to: CChar.self))
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// Returns the part of a path before the last slash.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the part of a path behind the last slash.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  static func error(reading path: String) -> MessagingError {
    switch errno {
    case ENOENT, ENOTDIR: MessagingError(.fileNotFound, path)
    case EACCES, EPERM, EISDIR, ELOOP, ENAMETOOLONG, ENXIO: MessagingError(.fileNotReadable, path)
    default: MessagingError(.storageFailed, "\(path): \(String(cString: strerror(errno)))")
    }
  }

  static func error(writing path: String) -> MessagingError {
    switch errno {
    case ENOSPC, EDQUOT, EFBIG: MessagingError(.storageFull, path)
    case EEXIST: MessagingError(.fileExists, path)
    case ENOENT, ENOTDIR, EACCES, EPERM, EISDIR, ELOOP, ENAMETOOLONG, EROFS, EBUSY, ENOTEMPTY:
      MessagingError(.fileNotWritable, path)
    default: MessagingError(.storageFailed, "\(path): \(String(cString: strerror(errno)))")
    }
  }
}

/// Calls `open` of the system, which the method of that name hides.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }

/// An open file; confined to its user.
private final class SystemFile: ReadableFile, WritableFile {
  private let path: String
  private var descriptor: Int32

  init(_ path: String, _ flags: Int32, isReading: Bool) throws(MessagingError) {
    self.path = path
    descriptor = systemOpen(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw isReading ? SystemFiles.error(reading: path) : SystemFiles.error(writing: path)
    }
  }

  deinit { close() }

  func close() {
    guard descriptor >= 0 else { return }
    systemClose(descriptor)
    descriptor = -1
  }

  func read(at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
    // The system refuses places whose numbers it cannot add up; no file reaches there.
    guard offset <= .max - Int64(max(0, count)) else { return [] }
    var failure: MessagingError?
    let bytes = [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, filled in
      while filled < count {
        let length = pread(
          descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, off_t(offset) + off_t(filled))
        if length == 0 { break }
        if length < 0 {
          if errno == EINTR { continue }
          failure = SystemFiles.error(reading: path)
          break
        }
        filled += length
      }
    }
    if let failure { throw failure }
    return bytes
  }

  func length() throws(MessagingError) -> Int64 {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemFiles.error(writing: path) }
    return Int64(status.st_size)
  }

  func append(_ bytes: [UInt8]) throws(MessagingError) {
    let before = try length()
    var written = 0
    let failure: MessagingError? = bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let length = write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if length < 0 {
          if errno == EINTR { continue }
          return SystemFiles.error(writing: path)
        }
        written += length
      }
      return nil
    }
    guard let failure else { return }
    // Remove the part that was written.
    _ = ftruncate(descriptor, off_t(before))
    throw failure
  }

  func synchronize() throws(MessagingError) {
    guard fsync(descriptor) == 0 else { throw SystemFiles.error(writing: path) }
  }
}

private func systemClose(_ descriptor: Int32) { close(descriptor) }
