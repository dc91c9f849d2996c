/// The facts about a file that are known without opening it.
package struct FileFacts: Hashable, Sendable {
  package var size: Int64
  /// In milliseconds since 1970.
  package var modified: Int64
  package var isFolder: Bool

  package init(size: Int64, modified: Int64, isFolder: Bool) {
    self.size = size
    self.modified = modified
    self.isFolder = isFolder
  }
}

/// The files of a machine.
///
/// Errors: `fileNotFound`, `fileExists`, `fileNotReadable`, `fileNotWritable`, `storageFull`, and `storageFailed` for
/// what has no code of its own; the detail names the path.
package protocol FileSystem: Sendable {
  func facts(_ path: String) throws(MessagingError) -> FileFacts
  func open(_ path: String) throws(MessagingError) -> any ReadableFile
  /// Creates a file, or opens the existing one, for writing at its end.
  func append(to path: String) throws(MessagingError) -> any WritableFile
  /// Renames a file within the same file system, atomically.
  ///
  /// - parameter replaces: Replaces a file of that name; otherwise it is `fileExists`.
  func move(_ path: String, to destination: String, replaces: Bool) throws(MessagingError)
  /// Removes a file; does nothing if it does not exist.
  func remove(_ path: String) throws(MessagingError)
  /// Makes a folder and those above it, as far as they are not there.
  func makeFolder(_ path: String) throws(MessagingError)
  /// Returns the names in a folder; none if the folder does not exist.
  func names(in folder: String) throws(MessagingError) -> [String]
}

/// A file open for reading. Used by one thread at a time.
package protocol ReadableFile: AnyObject {
  /// Returns up to `count` bytes at a place; fewer only at the end.
  func read(at offset: Int64, count: Int) throws(MessagingError) -> [UInt8]
  func close()
}

/// A file open for writing at its end. Used by one thread at a time.
package protocol WritableFile: AnyObject {
  /// Returns its length.
  func length() throws(MessagingError) -> Int64
  /// Writes all of it at the end, or nothing.
  func append(_ bytes: [UInt8]) throws(MessagingError)
  /// Waits until it would survive a power cut.
  func synchronize() throws(MessagingError)
  func close()
}
