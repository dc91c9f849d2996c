internal import Foundation
internal import ParlanceCore
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A folder that belongs to this process until it is unlocked.
final class LockedFolder: Sendable {
  private let folder: URL
  private let descriptor: Lock<Int32?>

  /// Makes the folder if it is not there, and locks it.
  init(_ folder: URL) throws(MessagingError) {
    self.folder = folder
    try Self.make(folder)
    let path = folder.appendingPathComponent("lock").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw MessagingError(.storageFailed, "\(path): \(String(cString: strerror(errno)))") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let owner = LockOwner.read(descriptor)
      close(descriptor)
      throw MessagingError(.storageLocked, "\(folder.path) is used by \(owner)")
    }
    LockOwner.write(descriptor)
    self.descriptor = Lock(descriptor)
  }

  deinit { unlock() }

  /// Unlocks the folder.
  func unlock() {
    descriptor.withLock { descriptor in
      if let open = descriptor {
        LockOwner.clear(open)
        // Said, not left to the closing: a process that is just being started may hold a copy of the descriptor still.
        flock(open, LOCK_UN)
        close(open)
      }
      descriptor = nil
    }
  }

  /// Returns a file's path below the folder, with the folders on the way made.
  ///
  /// - parameter folders: Names of any characters; those that a file name cannot hold are written as percent codes.
  func file(_ folders: [String], name: String) throws(MessagingError) -> String {
    var url = folder
    for folder in folders { url.appendPathComponent(Self.escaped(folder), isDirectory: true) }
    try Self.make(url)
    return url.appendingPathComponent(Self.escaped(name)).path
  }

  /// Renames a database below the folder, with what belongs to it, to a name that nothing has yet; nothing if it is not
  /// there.
  func setAside(_ folders: [String], name: String, at time: Timestamp) throws(MessagingError) {
    let path = try file(folders, name: name)
    let files = FileManager.default
    for suffix in ["-wal", "-shm", ""] where files.fileExists(atPath: path + suffix) {
      do {
        try files.moveItem(atPath: path + suffix, toPath: "\(path).\(time.milliseconds).damaged\(suffix)")
      } catch {
        throw MessagingError(.storageFailed, "\(path + suffix): \(error.localizedDescription)")
      }
    }
  }

  /// Makes a folder, with those above it, for the owner alone. A file in it is as safe from a power cut as the names of
  /// all folders above it are, so these are made durable.
  private static func make(_ folder: URL) throws(MessagingError) {
    var attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    #if os(iOS)
      // Messages arrive while the device is locked, but not before it was unlocked once.
      attributes[.protectionKey] = FileProtectionType.completeUntilFirstUserAuthentication
    #endif
    let above = foldersAbove(missing: folder)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: attributes)
    } catch {
      throw MessagingError(.storageFailed, "\(folder.path): \(error.localizedDescription)")
    }
    for folder in above { synchronize(folder) }
  }

  /// Returns the folders that get a new name when one is made.
  private static func foldersAbove(missing folder: URL) -> [URL] {
    var folder = folder.absoluteURL.standardizedFileURL
    var above: [URL] = []
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path) {
      folder.deleteLastPathComponent()
      above.append(folder)
    }
    return above
  }

  /// Makes the names in a folder survive a power cut; where a folder cannot be opened, the file system does so by
  /// itself.
  private static func synchronize(_ folder: URL) {
    let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  static func escaped(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == 0x2D || byte == 0x5F || (byte == 0x2E && !result.isEmpty)
      if isPlain {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return result
  }
}
