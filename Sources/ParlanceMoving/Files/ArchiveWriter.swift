#if Server
  internal import CZlib
  internal import Foundation
  package import ParlanceCore

  /// Writes an archive: into a file beside the one that is wanted, which takes its place at the end.
  package final class ArchiveWriter {
    private let file: PartialFile
    private var plain: UnsafeMutablePointer<FILE>?
    private var compressed: gzFile?

    /// Begins an archive, compressed if the path ends with ".gz".
    ///
    /// - throws: `fileExists` if there is a file already, `fileNotWritable`.
    package init(path: String, header: ArchiveHeader) throws(MessagingError) {
      file = try PartialFile(path)
      let descriptor = try file.makeDescriptor()
      if path.hasSuffix(".gz") { compressed = gzdopen(descriptor, "wb") } else { plain = fdopen(descriptor, "wb") }
      guard compressed != nil || plain != nil else {
        file.discard(descriptor)
        throw file.failure()
      }
      try write(header.line)
    }

    deinit { _ = endStream() }

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
      guard endStream() else { throw file.failure() }
      try file.finish()
    }

    private func endStream() -> Bool {
      defer { (plain, compressed) = (nil, nil) }
      if let plain { return fclose(plain) == 0 }
      if let compressed { return gzclose(compressed) == Z_OK }
      return true
    }

    private func write(_ line: String) throws(MessagingError) {
      var bytes = Array(line.utf8)
      bytes.append(0x0A)
      let count =
        if let plain { fwrite(bytes, 1, bytes.count, plain) } else {
          Int(gzwrite(compressed, bytes, UInt32(bytes.count)))
        }
      guard count == bytes.count else { throw file.failure() }
    }
  }
#endif
