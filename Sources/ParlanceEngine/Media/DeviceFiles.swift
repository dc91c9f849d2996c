internal import Dispatch
internal import Foundation
package import ParlanceCore

/// The places of a device's files, and the means that work on them.
package struct DeviceFiles: Sendable {
  package let files: any FileSystem
  /// A queue for work that takes long, in order, away from the engine's thread and from callers.
  package let queue: any SerialQueue
  /// Previews are made here, one at a time, so that they hold up no transfers.
  package let previewQueue: any SerialQueue
  /// The device's own folder, made when it is first needed.
  package let folder: @Sendable () -> String
  package let thumbnailMaker: (any ThumbnailMaker)?

  package init(
    files: any FileSystem, queue: any SerialQueue, previewQueue: any SerialQueue,
    thumbnailMaker: (any ThumbnailMaker)? = nil, folder: @escaping @Sendable () -> String
  ) {
    self.files = files
    self.queue = queue
    self.previewQueue = previewQueue
    self.thumbnailMaker = thumbnailMaker
    self.folder = folder
  }

  /// Returns a folder that is not there yet, among the temporary files.
  package static func temporary() -> DeviceFiles {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-" + MediaID.generate().string)
    let path = folder.path
    return DeviceFiles(
      files: SystemFiles(), queue: DispatchQueue(label: "parlance.files"),
      previewQueue: DispatchQueue(label: "parlance.previews"), folder: { path })
  }

  /// Looks at a file that is to be uploaded: at its beginning only.
  ///
  /// - throws: `invalidArgument` for an empty path, `fileNotFound`, `fileNotReadable`, `fileEmpty`.
  package func inspect(_ path: String) throws(MessagingError) -> FileInspection {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw MessagingError(.invalidArgument, "path") }
    let facts = try files.facts(path)
    guard !facts.isFolder else { throw MessagingError(.fileNotReadable, path) }
    guard facts.size > 0 else { throw MessagingError(.fileEmpty, path) }
    let file = try files.open(path)
    defer { file.close() }
    let start = try file.read(at: 0, count: PictureHeader.usualLength)
    return Self.inspection(start, size: facts.size, modified: facts.modified, name: path)
  }

  static func inspection(_ start: [UInt8], size: Int64, modified: Int64, name: String) -> FileInspection {
    let picture = PictureHeader(start)
    return FileInspection(
      size: size, modified: modified, type: picture?.format.rawValue ?? MediaType.type(ofFileName: name),
      width: picture?.width ?? 0, height: picture?.height ?? 0)
  }

  /// Returns the path at which the device keeps a file of its own; nil for an id that names no media and could name a
  /// path elsewhere.
  func path(of id: MediaID, type: String, fileName: String?) -> String? {
    guard id.isValid else { return nil }
    var ending = fileName.map { MediaType.ending(ofFileName: SystemFiles.name(of: $0)) } ?? ""
    if ending.isEmpty { ending = MediaType.ending(of: type) }
    return "\(folder())/\(id.string)" + (ending.isEmpty ? "" : "." + ending)
  }

  /// Keeps bytes in a file of the device's own.
  func keep(_ bytes: [UInt8], at path: String) throws(MessagingError) {
    try files.makeFolder(SystemFiles.folder(of: path))
    let partial = path + ".part"
    do throws(MessagingError) {
      try files.remove(partial)
      let file = try files.append(to: partial)
      defer { file.close() }
      try file.append(bytes)
      try file.synchronize()
      try files.move(partial, to: path, replaces: true)
    } catch {
      try? files.remove(partial)
      throw error
    }
  }

  // The folder may be elsewhere at the next start, as on phones: what lies in it is noted without it.

  func stored(_ path: String) -> String {
    let folder = folder() + "/"
    return path.hasPrefix(folder) ? "./" + path.dropFirst(folder.count) : path
  }

  func resolved(_ path: String) -> String { isOwn(path) ? "\(folder())/\(path.dropFirst(2))" : path }

  /// Returns whether a path, as it is noted, is one in the device's folder.
  func isOwn(_ path: String) -> Bool { path.hasPrefix("./") }

  /// Returns a file's path as the address that an app can open.
  static func url(ofFile path: String) -> String { URL(fileURLWithPath: path).absoluteString }
}
