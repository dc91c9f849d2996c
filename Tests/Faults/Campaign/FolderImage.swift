import Foundation

/// The files and folders below a folder, in memory, by their absolute paths.
struct FolderImage {
  let root: String
  var folders: Set<String> = []
  var files: [String: [UInt8]] = [:]

  init(root: String) { self.root = root }

  /// Reads a folder; nothing if there is none.
  init(reading root: String) throws {
    self.root = root
    let manager = FileManager.default
    guard manager.fileExists(atPath: root) else { return }
    folders.insert(root)
    for name in try manager.subpathsOfDirectory(atPath: root) {
      let path = root + "/" + name
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        folders.insert(path)
      } else {
        files[path] = try Self.bytes(of: path)
      }
    }
  }

  /// Writes it to another place.
  func write(to place: String) throws {
    let manager = FileManager.default
    for folder in folders.sorted() {
      try manager.createDirectory(
        atPath: place + folder.dropFirst(root.count), withIntermediateDirectories: true)
    }
    for (path, bytes) in files { try Data(bytes).write(to: URL(fileURLWithPath: place + path.dropFirst(root.count))) }
  }

  /// Returns whether the folder of a file exists, with those above it.
  func hasFolder(of path: String) -> Bool {
    var folder = Self.folder(of: path)
    while folder.count >= root.count {
      if !folders.contains(folder) { return false }
      folder = Self.folder(of: folder)
    }
    return true
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  static func bytes(of path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else { throw CampaignError("\(path) cannot be read") }
    return [UInt8](data)
  }
}
