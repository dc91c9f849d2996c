package import Foundation

/// Files for tests, in a folder that goes with them.
package final class SomeFiles {
  package let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  /// Makes the folder; where that fails, so does the first file.
  package init() { try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns the path of a file in the folder, which need not exist.
  package func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Writes a file and returns its path.
  package func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// Bytes that differ from place to place.
  package static func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
  }

  /// Names of files below the folder whose paths have this in them.
  package func names(_ part: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      return (part.isEmpty || name.contains(part))
        && FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  /// The beginning of a PNG picture, and more bytes.
  package static func picture(_ width: UInt8, _ height: UInt8, more: Int = 0) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, width]
      + [0, 0, 0, height, 8, 6, 0, 0, 0, 1, 2, 3, 4] + bytes(more)
  }
}

/// The bytes of a file.
package func bytes(at path: String?) throws -> [UInt8] {
  guard let path else { throw CocoaError(.fileNoSuchFile) }
  return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
}
