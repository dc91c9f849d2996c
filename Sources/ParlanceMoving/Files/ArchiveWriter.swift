#if Server
  internal import CZlib
  internal import Foundation
  package import ParlanceCore

  /// Writes an archive: into a file beside the one that is wanted, which takes its place at the end.
  package final class ArchiveWriter {
    private let path: String
    /// The file, as long as it is open; the streams have descriptors of their own.
    private let descriptor: Int32
    private var plain: UnsafeMutablePointer<FILE>?
    private var compressed: gzFile?
    private var isFinished = false

    private var partial: String { path + ".partial" }

    /// Begins an archive, compressed if the path ends with ".gz".
    ///
    /// - throws: `fileExists` if there is a file already, `fileNotWritable`.
    package init(path: String, header: ArchiveHeader) throws(MessagingError) {
      self.path = path
      guard access(path, F_OK) != 0 else { throw MessagingError(.fileExists, path) }
      // For its owner alone: it has what people wrote.
      descriptor = open(path + ".partial", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      let copy = descriptor < 0 ? -1 : dup(descriptor)
      if copy >= 0 {
        if path.hasSuffix(".gz") { compressed = gzdopen(copy, "wb") } else { plain = fdopen(copy, "wb") }
        if compressed == nil && plain == nil { _ = Foundation.close(copy) }
      }
      guard compressed != nil || plain != nil else { throw failure() }
      try write(header.line)
    }

    deinit {
      _ = close()
      guard descriptor >= 0 else { return }
      _ = Foundation.close(descriptor)
      if !isFinished { unlink(partial) }
    }

    /// Appends a record.
    ///
    /// - throws: `fileNotWritable`.
    package func append(_ record: ArchiveRecord) throws(MessagingError) { try write(record.line) }

    /// Appends the line of a record.
    ///
    /// - throws: `fileNotWritable`.
    func append(line: String) throws(MessagingError) { try write(line) }

    /// Ends the archive and gives the file its name.
    ///
    /// - throws: `fileNotWritable`.
    package func finish() throws(MessagingError) {
      // Once it is on the disk, so that no crash leaves a part under the archive's name.
      guard close(), fsync(descriptor) == 0, rename(partial, path) == 0 else { throw failure() }
      isFinished = true
    }

    private func close() -> Bool {
      defer { (plain, compressed) = (nil, nil) }
      if let plain { return fclose(plain) == 0 }
      if let compressed { return gzclose(compressed) == Z_OK }
      return true
    }

    private func failure() -> MessagingError {
      let reason = errno == 0 ? "" : ": \(String(cString: strerror(errno)))"
      return MessagingError(.fileNotWritable, path + reason)
    }

    private func write(_ line: String) throws(MessagingError) {
      var bytes = Array(line.utf8)
      bytes.append(0x0A)
      let count =
        if let plain { fwrite(bytes, 1, bytes.count, plain) } else {
          Int(gzwrite(compressed, bytes, UInt32(bytes.count)))
        }
      guard count == bytes.count else { throw failure() }
    }
  }
#endif
