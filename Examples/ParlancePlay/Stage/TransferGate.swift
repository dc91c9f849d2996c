import Foundation
internal import ParlanceCore
internal import ParlanceEngine

/// Holds transfers of files halfway, so that a user can look at them.
final class TransferGate: @unchecked Sendable {
  // Safe to share: `isClosed` is touched under the condition's lock alone.
  private let condition = NSCondition()
  private var isClosed = false

  /// A Boolean value that indicates whether transfers are held.
  var isHolding: Bool {
    condition.lock()
    defer { condition.unlock() }
    return isClosed
  }

  /// Holds transfers from now on, or lets them go on.
  func hold(_ isHolding: Bool) {
    condition.lock()
    isClosed = isHolding
    condition.broadcast()
    condition.unlock()
  }

  /// Waits until transfers are not held.
  fileprivate func pass() {
    condition.lock()
    while isClosed { condition.wait() }
    condition.unlock()
  }
}

/// The machine's files, of which those below a folder are read no further than halfway while a gate holds transfers.
///
/// An upload reads the sender's file and a download the hub's, both away from the main queue. A file of one piece has no
/// middle, and is not held.
struct HeldFiles: FileSystem {
  let gate: TransferGate
  /// The path of the folder, with a slash at its end.
  let folder: String
  private let files = SystemFiles()

  init(_ gate: TransferGate, below folder: URL) {
    self.gate = gate
    self.folder = folder.path + "/"
  }

  func open(_ path: String) throws(MessagingError) -> any ReadableFile {
    let file = try files.open(path)
    guard path.hasPrefix(folder) else { return file }
    return HeldFile(file, size: try files.facts(path).size, gate)
  }

  func facts(_ path: String) throws(MessagingError) -> FileFacts { try files.facts(path) }
  func append(to path: String) throws(MessagingError) -> any WritableFile { try files.append(to: path) }
  func move(_ path: String, to destination: String, replaces: Bool) throws(MessagingError) {
    try files.move(path, to: destination, replaces: replaces)
  }
  func remove(_ path: String) throws(MessagingError) { try files.remove(path) }
  func makeFolder(_ path: String) throws(MessagingError) { try files.makeFolder(path) }
  func names(in folder: String) throws(MessagingError) -> [String] { try files.names(in: folder) }
}

/// A file whose second half is behind a gate.
private final class HeldFile: ReadableFile {
  private let file: any ReadableFile
  private let size: Int64
  private let gate: TransferGate

  init(_ file: any ReadableFile, size: Int64, _ gate: TransferGate) {
    self.file = file
    self.size = size
    self.gate = gate
  }

  func read(at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
    if offset > 0, 2 * offset >= size { gate.pass() }
    return try file.read(at: offset, count: count)
  }

  func close() { file.close() }
}
