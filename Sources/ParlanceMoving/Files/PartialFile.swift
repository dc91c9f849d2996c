#if Server
  internal import Foundation
  internal import ParlanceCore

  /// A file that is written beside the one that is wanted, and takes its place when it is whole.
  final class PartialFile {
    private let path: String
    /// Open as long as this exists; the streams that write have descriptors of their own.
    private let descriptor: Int32
    private var isFinished = false

    private var partial: String { path + ".partial" }

    /// Creates the file, for its owner alone: it has what people wrote.
    ///
    /// - throws: `fileExists` if the wanted file exists, `fileNotWritable`.
    init(_ path: String) throws(MessagingError) {
      self.path = path
      guard access(path, F_OK) != 0 else { throw MessagingError(.fileExists, path) }
      descriptor = open(path + ".partial", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      if descriptor < 0 { throw failure() }
    }

    deinit {
      guard descriptor >= 0 else { return }
      close(descriptor)
      if !isFinished { unlink(partial) }
    }

    /// Returns a descriptor for a stream, which closes it.
    ///
    /// - throws: `fileNotWritable`.
    func makeDescriptor() throws(MessagingError) -> Int32 {
      let copy = dup(descriptor)
      guard copy >= 0 else { throw failure() }
      return copy
    }

    /// Closes a descriptor that no stream took.
    func discard(_ descriptor: Int32) { close(descriptor) }

    /// Renames the file to its final name, once it is on the disk, so that no crash leaves a part of it there.
    ///
    /// - throws: `fileNotWritable`.
    func finish() throws(MessagingError) {
      guard fsync(descriptor) == 0, rename(partial, path) == 0 else { throw failure() }
      isFinished = true
    }

    /// The error of the last operation of the system.
    func failure() -> MessagingError {
      let reason = errno == 0 ? "" : ": \(String(cString: strerror(errno)))"
      return MessagingError(.fileNotWritable, path + reason)
    }
  }
#endif
