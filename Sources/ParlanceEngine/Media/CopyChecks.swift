internal import ParlanceCore

/// Compares the files that a device keeps with what was uploaded: a disk may have damaged them since.
///
/// The length is compared at each look-up. The digest is compared when a file is used for the first time in a process,
/// and again when the file changed since.
final class CopyChecks: Sendable {
  /// A file that a device has noted.
  struct Copy: Hashable, Sendable {
    let path: String
    /// The length in bytes; nil if the file is the app's, which may change it.
    var size: Int64?
    /// The SHA-256 in hexadecimal digits; empty if it is not known yet.
    var sha256 = ""
  }

  enum State {
    /// The file does not exist.
    case missing
    case damaged
    /// The digest is still to be compared.
    case unchecked
    case intact
  }

  /// The largest file, in bytes, that is read on the caller's thread.
  static let immediateSize: Int64 = 256 * 1024

  private struct Entry {
    var copy: Copy
    var facts: FileFacts
    /// nil while the file is being read.
    var isIntact: Bool?
  }

  private let files: any FileSystem
  private let entries = Lock<[String: Entry]>([:])

  init(_ files: any FileSystem) { self.files = files }

  /// Returns what is known of a copy without reading it.
  func state(of copy: Copy) -> State {
    guard let facts = facts(copy.path) else { return .missing }
    guard let size = copy.size else { return .intact }
    guard facts.size == size else { return .damaged }
    if copy.sha256.isEmpty { return .intact }
    let known = entries.withLock { $0[copy.path] }
    guard let known, known.copy == copy, known.facts == facts, let isIntact = known.isIntact else { return .unchecked }
    return isIntact ? .intact : .damaged
  }

  /// Reads a copy and notes the outcome.
  func check(_ copy: Copy) -> State {
    let state = state(of: copy)
    guard case .unchecked = state, let facts = facts(copy.path) else { return state }
    // A file that cannot be read cannot be used, but this may be temporary.
    guard let digest = try? digest(of: copy.path) else { return .damaged }
    let isIntact = digest == copy.sha256
    entries.withLock { $0[copy.path] = Entry(copy: copy, facts: facts, isIntact: isIntact) }
    return isIntact ? .intact : .damaged
  }

  /// Notes that a caller is about to read a copy.
  ///
  /// - returns: A Boolean value that indicates whether it is the only one.
  func begin(_ copy: Copy) -> Bool {
    guard let facts = facts(copy.path) else { return false }
    return entries.withLock { entries in
      if let known = entries[copy.path], known.copy == copy, known.facts == facts { return false }
      entries[copy.path] = Entry(copy: copy, facts: facts)
      return true
    }
  }

  private func facts(_ path: String) -> FileFacts? {
    guard let facts = try? files.facts(path), !facts.isFolder else { return nil }
    return facts
  }

  private func digest(of path: String) throws(MessagingError) -> String {
    let file = try files.open(path)
    defer { file.close() }
    var digest = SHA256()
    var offset: Int64 = 0
    while true {
      let bytes = try file.read(at: offset, count: MediaChunk.limit)
      if bytes.isEmpty { return hexadecimal(digest.value) }
      digest.update(bytes)
      offset += Int64(bytes.count)
    }
  }
}
