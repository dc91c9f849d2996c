#if Server
  internal import Foundation
  internal import ParlanceMoving
  internal import Testing

  /// A folder of one test.
  final class Scratch {
    let path: String

    init() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("moving-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      path = folder.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { path + "/" + name }

    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
      try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
      return file(name)
    }

    func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }
  }

  /// The items of an archive, sorted by what they are.
  struct ReadArchive {
    var header: ArchiveHeader?
    var records: [ArchiveRecord] = []
    var damages: [ArchiveDamage] = []

    init(_ path: String, limits: MovingLimits = MovingLimits()) throws {
      let reader = try ArchiveReader(path: path, limits: limits)
      while let item = try reader.next() {
        switch item {
        case .header(let header): self.header = header
        case .record(let record): records.append(record)
        case .damage(let damage): damages.append(damage)
        }
      }
    }
  }

  let sampleHeader = #"{"kind":"header","source":"old","version":1,"zone":"UTC"}"# + "\n"
#endif
