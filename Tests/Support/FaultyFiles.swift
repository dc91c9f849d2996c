internal import Dispatch
package import ParlanceCore
internal import ParlanceEngine

/// The files of this machine, with a disk that can be full and reads that can be held up.
package final class FaultyFiles: FileSystem {
  package struct Faults {
    /// Writes below paths with this in them find no room.
    package var full: String?
    /// Reads of paths with this in them, from an offset on, wait for `release`.
    package var held: (path: String, offset: Int64)?
    /// The number of times that held reads were released.
    package var releases = 0
    /// Files with this in their paths may not be read.
    package var unreadable: String?
  }

  private let base = SystemFiles()
  package let faults = Lock(Faults())
  /// The paths of writes that found no room.
  package let refusals = EventBox<String>("write that finds no room")
  private let reached = DispatchSemaphore(value: 0)
  private let released = DispatchSemaphore(value: 0)

  package init() {}

  /// Holds up reads of paths with this in them, from an offset on, until `release`.
  ///
  /// Files that were opened before an earlier `release` are not held: what an ended transfer still reads of one is not what a test
  /// waits for.
  package func hold(_ path: String, from offset: Int64) { faults.withLock { $0.held = (path, offset) } }

  /// Waits until a read is held up.
  package func waitUntilHeld() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [reached] in
        reached.wait()
        continuation.resume()
      }
    }
  }

  /// Releases the held read.
  package func release() {
    faults.withLock { faults in
      faults.held = nil
      faults.releases += 1
    }
    released.signal()
  }

  package func facts(_ path: String) throws(MessagingError) -> FileFacts { try base.facts(path) }

  package func open(_ path: String) throws(MessagingError) -> any ReadableFile {
    if let part = faults.withLock({ $0.unreadable }), path.contains(part) {
      throw MessagingError(.fileNotReadable, path)
    }
    return Reader(try base.open(path), path, self)
  }

  package func append(to path: String) throws(MessagingError) -> any WritableFile {
    Writer(try base.append(to: path), path, self)
  }

  package func move(_ path: String, to destination: String, replaces: Bool) throws(MessagingError) {
    try base.move(path, to: destination, replaces: replaces)
  }

  package func remove(_ path: String) throws(MessagingError) { try base.remove(path) }
  package func makeFolder(_ path: String) throws(MessagingError) { try base.makeFolder(path) }
  package func names(in folder: String) throws(MessagingError) -> [String] { try base.names(in: folder) }

  private final class Reader: ReadableFile {
    let file: any ReadableFile
    let path: String
    let owner: FaultyFiles
    let releasesBefore: Int

    init(_ file: any ReadableFile, _ path: String, _ owner: FaultyFiles) {
      self.file = file
      self.path = path
      self.owner = owner
      releasesBefore = owner.faults.withLock(\.releases)
    }

    func read(at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
      let isHeld = owner.faults.withLock { faults in
        guard let held = faults.held, faults.releases == releasesBefore else { return false }
        return path.contains(held.path) && offset >= held.offset
      }
      if isHeld {
        owner.reached.signal()
        owner.released.wait()
      }
      return try file.read(at: offset, count: count)
    }

    func close() { file.close() }
  }

  private final class Writer: WritableFile {
    let file: any WritableFile
    let path: String
    let owner: FaultyFiles

    init(_ file: any WritableFile, _ path: String, _ owner: FaultyFiles) {
      self.file = file
      self.path = path
      self.owner = owner
    }

    func length() throws(MessagingError) -> Int64 { try file.length() }

    func append(_ bytes: [UInt8]) throws(MessagingError) {
      if let part = owner.faults.withLock({ $0.full }), path.contains(part) {
        owner.refusals.add(path)
        throw MessagingError(.storageFull, path)
      }
      try file.append(bytes)
    }

    func synchronize() throws(MessagingError) { try file.synchronize() }
    func close() { file.close() }
  }
}
