internal import Foundation
public import ParlanceCore

/// A log of an adapter, in two files at most: a full one is kept beside the new one, with ".1" at the end of its name.
///
/// Lines are written at once, without `fsync`. A line that cannot be written is lost, without an error for the app.
public final class RotatingLog: Sendable {
  private struct State {
    var path: String?
    var limit: Int
  }

  private let state: Lock<State>

  /// Creates a log that writes nothing before it has a file.
  ///
  /// - parameter limit: The size in bytes at which a file is full.
  public init(limit: Int) { state = Lock(State(limit: limit)) }

  /// Sets the file, which is created if it does not exist, readable by its owner alone.
  ///
  /// - parameter path: The full path.
  /// - returns: A Boolean value that indicates whether it can be written; otherwise the log goes on as before.
  public func open(_ path: String) -> Bool {
    guard path.hasPrefix("/") else { return false }
    return state.withLock { state in
      guard Self.make(path), FileManager.default.isWritableFile(atPath: path) else { return false }
      state.path = path
      return true
    }
  }

  /// Sets the size at which a file is full.
  ///
  /// - parameter bytes: The size in bytes.
  public func setLimit(_ bytes: Int) { state.withLock { $0.limit = bytes } }

  /// Writes a line.
  ///
  /// - parameter line: The line, without its end.
  public func write(_ line: String) {
    state.withLock { state in
      guard let path = state.path, Self.make(path), let handle = FileHandle(forWritingAtPath: path) else { return }
      let bytes = Data((line + "\n").utf8)
      let size = (try? handle.seekToEnd()) ?? 0
      try? handle.write(contentsOf: bytes)
      try? handle.close()
      guard size + UInt64(bytes.count) > UInt64(state.limit) else { return }
      let full = path + ".1"
      try? FileManager.default.removeItem(atPath: full)
      try? FileManager.default.moveItem(atPath: path, toPath: full)
      _ = Self.make(path)
    }
  }

  /// Writes what is in both files into another one, the older lines first, in place of what was in it.
  ///
  /// - parameter destination: The full path.
  /// - throws: `MessagingError` with code `fileNotFound` if the log has no file, `fileNotWritable`, naming the file.
  public func copy(to destination: String) throws(MessagingError) {
    let copied = state.withLock { state -> Bool? in
      guard let path = state.path else { return nil }
      let whole = [path + ".1", path].compactMap { FileManager.default.contents(atPath: $0) }.reduce(Data(), +)
      return FileManager.default.createFile(atPath: destination, contents: whole, attributes: Self.attributes)
    }
    guard let copied else { throw MessagingError(.fileNotFound, "no log") }
    guard copied else { throw MessagingError(.fileNotWritable, destination) }
  }

  private static var attributes: [FileAttributeKey: Any] { [.posixPermissions: 0o600] }

  private static func make(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
      || FileManager.default.createFile(atPath: path, contents: nil, attributes: attributes)
  }
}

extension MessagingEnvironment {
  /// Returns the path of a client's log file in the environment's folder, or in the temporary one of an environment without
  /// a folder. The folder above the file is made.
  ///
  /// - parameter style: The client's style.
  /// - parameter name: The name of the file, of any characters.
  /// - throws: `MessagingError` with a storage code if the environment could not be opened, was shut down, or the folder
  ///   cannot be made.
  public func logPath(style: String, name: String) throws(MessagingError) -> String {
    if isShutDown { throw MessagingError(.storageFailed, "the environment is shut down") }
    return try mediaFiles().logPath(style, name)
  }
}
