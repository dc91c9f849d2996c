internal import ParlanceCore

/// The source from which an upload reads, and the digest of what it read.
final class UploadFile: @unchecked Sendable {
  // Safe to share: used on the queue for files only.
  private let source: MediaSource
  private let files: DeviceFiles
  /// The SHA-256 that the content must have; empty if any will do.
  private let expected: String
  private var file: (any ReadableFile)?
  private var digest = SHA256()
  private var digested: Int64 = 0

  init(_ source: MediaSource, _ files: DeviceFiles, expecting expected: String = "") {
    self.source = source
    self.files = files
    self.expected = expected
  }

  /// Looks at it, and opens it.
  func open() throws(MessagingError) -> FileInspection {
    switch source {
    case .file(let path):
      let inspection = try files.inspect(path)
      file = try files.files.open(path)
      return inspection
    case .data(let bytes):
      guard !bytes.isEmpty else { throw MessagingError(.fileEmpty) }
      return DeviceFiles.inspection(
        Array(bytes.prefix(PictureHeader.usualLength)), size: Int64(bytes.count), modified: 0, name: "")
    }
  }

  func read(at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
    if digested < offset { try digest(upTo: offset) }
    let bytes = try bytes(at: offset, count: count)
    // After a break some of it is read again.
    let new = bytes.dropFirst(Int(clamping: digested - offset))
    digest.update(Array(new))
    digested += Int64(new.count)
    return bytes
  }

  private func bytes(at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
    if case .data(let bytes) = source {
      let start = min(Int(clamping: offset), bytes.count)
      return Array(bytes[start..<min(bytes.count, start + count)])
    }
    guard let file else { throw MessagingError(.fileNotReadable) }
    return try file.read(at: offset, count: count)
  }

  private func digest(upTo end: Int64) throws(MessagingError) {
    while digested < end {
      let bytes = try bytes(at: digested, count: Int(min(Int64(MediaChunk.limit), end - digested)))
      guard !bytes.isEmpty else { throw MessagingError(.fileChanged) }
      digest.update(bytes)
      digested += Int64(bytes.count)
    }
  }

  /// Compares the local file with the content that the hub has.
  func verify(_ descriptor: MediaDescriptor) throws(MessagingError) {
    try digest(upTo: descriptor.size)
    let found = hexadecimal(digest.value)
    guard found == descriptor.sha256, expected.isEmpty || found == expected else { throw MessagingError(.fileChanged) }
  }

  func close() {
    file?.close()
    file = nil
  }
}
