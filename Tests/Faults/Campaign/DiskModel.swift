import TestRandomness

/// The contents of a disk while a process writes, and what is left of them after a power cut.
///
/// Bytes are safe once their file was synchronized, names once a folder that they are in was: the least that POSIX promises.
/// A change of names is whole or not there; those of one folder that are not safe go in the order in which they came.
struct DiskModel {
  /// The part of the unsynchronized changes that survives.
  enum Survival: String, CaseIterable, Sendable {
    case none
    case some
    case all
  }

  /// A change of a file that is not safe yet.
  private enum Change {
    case write(offset: Int, ArraySlice<UInt8>)
    case truncate(Int)
  }

  private struct File {
    var safe: [UInt8] = []
    var changes: [Change] = []
  }

  private enum NameChange {
    case create(String, Int)
    case rename(String, String, Int?)
    case unlink(String)
    case makeFolder(String)
    case removeFolder(String)
  }

  private var files: [File] = []
  private var names: [String: Int] = [:]
  private var initial: FolderImage
  private var initialFiles: [String: Int] = [:]
  private var nameChanges: [(change: NameChange, isSafe: Bool)] = []
  private var handles: [UInt32: (file: Int?, path: String)] = [:]
  /// The number of bytes that were written into the ledger.
  private(set) var ledgerLength = 0

  /// - parameter image: The initial contents, which are safe.
  init(_ image: FolderImage) {
    initial = image
    for (path, bytes) in image.files {
      files.append(File(safe: bytes))
      names[path] = files.count - 1
    }
    initialFiles = names
  }

  // MARK: calls of the process

  mutating func apply(_ record: TraceRecord) {
    switch record.kind {
    case .open: open(record)
    case .write: change(record, .write(offset: record.offset, record.bytes))
    case .truncate: change(record, .truncate(record.offset))
    case .synchronize: synchronize(record.handle)
    case .rename:
      let file = names.removeValue(forKey: record.path)
      names[record.otherPath] = file
      note(.rename(record.path, record.otherPath, file))
    case .link:
      guard let file = names[record.path] else { return }
      names[record.otherPath] = file
      note(.create(record.otherPath, file))
    case .unlink:
      names[record.path] = nil
      note(.unlink(record.path))
    case .makeFolder: note(.makeFolder(record.path))
    case .removeFolder: note(.removeFolder(record.path))
    case .ledger: ledgerLength += record.offset
    }
  }

  private mutating func open(_ record: TraceRecord) {
    if record.isCreation {
      files.append(File())
      names[record.path] = files.count - 1
      note(.create(record.path, files.count - 1))
    }
    handles[record.handle] = (names[record.path], record.path)
    if record.truncates { change(record, .truncate(0)) }
  }

  private mutating func change(_ record: TraceRecord, _ change: Change) {
    if let file = handles[record.handle]?.file { files[file].changes.append(change) }
  }

  private mutating func note(_ change: NameChange) { nameChanges.append((change, false)) }

  private mutating func synchronize(_ handle: UInt32) {
    guard let (file, path) = handles[handle] else { return }
    if let file {
      for change in files[file].changes { Self.apply(change, to: &files[file].safe) }
      files[file].changes = []
    } else {
      for index in nameChanges.indices where Self.folders(of: nameChanges[index].change).contains(path) {
        nameChanges[index].isSafe = true
      }
    }
  }

  private static func folders(of change: NameChange) -> [String] {
    switch change {
    case .create(let path, _), .unlink(let path), .makeFolder(let path), .removeFolder(let path):
      [FolderImage.folder(of: path)]
    case .rename(let old, let new, _): [FolderImage.folder(of: old), FolderImage.folder(of: new)]
    }
  }

  private static func apply(_ change: Change, to bytes: inout [UInt8]) {
    switch change {
    case .truncate(let length):
      if length < bytes.count {
        bytes.removeLast(bytes.count - length)
      } else {
        bytes += [UInt8](repeating: 0, count: length - bytes.count)
      }
    case .write(let offset, let new):
      if bytes.count < offset + new.count { apply(.truncate(offset + new.count), to: &bytes) }
      bytes.replaceSubrange(offset..<offset + new.count, with: new)
    }
  }

  // MARK: power cuts

  /// The number of bytes that a disk writes as a whole.
  private static let sector = 512

  /// Returns the contents after a power cut.
  func image(_ survival: Survival, _ random: inout SeededRandom) -> FolderImage {
    var result = FolderImage(root: initial.root)
    result.folders = initial.folders
    var present = initialFiles
    let unsafe = nameChanges.count { !$0.isSafe }
    var left = survival == .all ? unsafe : survival == .none ? 0 : random.below(unsafe + 1)
    for (change, isSafe) in nameChanges {
      if !isSafe {
        if left == 0 { continue }
        left -= 1
      }
      Self.apply(change, &present, &result.folders)
    }
    for (path, file) in present.sorted(by: { $0.key < $1.key }) where result.hasFolder(of: path) {
      result.files[path] = content(files[file], survival, &random)
    }
    return result
  }

  private static func apply(_ change: NameChange, _ present: inout [String: Int], _ folders: inout Set<String>) {
    switch change {
    case .create(let path, let file): present[path] = file
    // The new name is the file's, whether its old one was ever safe.
    case .rename(let old, let new, let file):
      present[old] = nil
      present[new] = file
    case .unlink(let path): present[path] = nil
    case .makeFolder(let path): folders.insert(path)
    case .removeFolder(let path): folders.remove(path)
    }
  }

  private func content(_ file: File, _ survival: Survival, _ random: inout SeededRandom) -> [UInt8] {
    var bytes = file.safe
    guard survival != .none else { return bytes }
    for change in file.changes {
      switch change {
      case .write(let offset, let new) where survival == .some:
        for start in stride(from: 0, to: new.count, by: Self.sector) where random.chance(50) {
          let part = new.dropFirst(start).prefix(Self.sector)
          Self.apply(.write(offset: offset + start, part), to: &bytes)
        }
      default: if survival == .all || random.chance(50) { Self.apply(change, to: &bytes) }
      }
    }
    return bytes
  }
}
