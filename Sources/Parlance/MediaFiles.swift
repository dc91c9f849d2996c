internal import Dispatch
internal import Foundation
internal import ParlanceCore
internal import ParlanceEngine

/// The folder in which an environment keeps files.
protocol MediaFolder: Sendable {
  /// The path; it need not be there yet.
  var path: String { get }
}

/// A folder that stays.
struct FixedFolder: MediaFolder {
  let path: String
  init(_ path: String) { self.path = path }
}

/// A folder that goes with the environment. Nothing is made before something is kept in it.
final class TemporaryFolder: MediaFolder {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("parlance-" + MediaID.generate().string, isDirectory: true).path

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// The files of an environment: the hub's below `media` unless they are elsewhere, each device's beside its database.
struct MediaFiles: Sendable {
  private let folder: any MediaFolder
  private let files: any FileSystem
  private let blobs: any BlobPlace
  private let queue = DispatchQueue(label: "parlance.files", qos: .utility)
  private let previewQueue = DispatchQueue(label: "parlance.previews", qos: .utility)
  private let thumbnailMaker: (any ThumbnailMaker)?

  /// - parameter hubFiles: The files below the hub's own folder, if they are reached otherwise.
  /// - parameter blobs: The place of the hub's blobs, if it is not below the folder.
  init(
    _ folder: any MediaFolder, files: any FileSystem, hubFiles: (any FileSystem)? = nil,
    blobs: (any BlobPlace)? = nil, thumbnailMaker: (any ThumbnailMaker)?
  ) {
    self.folder = folder
    self.files = files
    self.blobs = blobs ?? FolderBlobPlace({ Self.hubFolder(folder.path) }, files: hubFiles ?? files)
    self.thumbnailMaker = thumbnailMaker
  }

  /// Returns the folder of the hub's blobs below that of an engine.
  static func hubFolder(_ folder: String) -> String { folder + "/media" }

  func makeHubMedia() throws(MessagingError) -> HubMedia { HubMedia(blobs: try blobs.makeStore()) }

  func deviceFiles(_ folders: [String], _ name: String) -> DeviceFiles {
    let folder = folder
    let below = (folders + [name]).map { LockedFolder.escaped($0) }.joined(separator: "/")
    return DeviceFiles(
      files: files, queue: queue, previewQueue: previewQueue, thumbnailMaker: thumbnailMaker,
      folder: { folder.path + "/" + below })
  }

  /// Returns the places of a device's files where nothing of the device is to stay, among the temporary files.
  func temporaryDeviceFiles() -> DeviceFiles {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("parlance-" + MediaID.generate().string)
      .path
    return DeviceFiles(
      files: files, queue: queue, previewQueue: previewQueue, thumbnailMaker: thumbnailMaker, folder: { path })
  }

  /// Returns the path of a log file, whose folder is made.
  func logPath(_ style: String, _ name: String) throws(MessagingError) -> String {
    let folder = [folder.path, "logs", LockedFolder.escaped(style)].joined(separator: "/")
    do throws(MessagingError) {
      try files.makeFolder(folder)
    } catch {
      throw MessagingError(.storageFailed, error.detail)
    }
    return folder + "/" + LockedFolder.escaped(name)
  }

  /// Finds the address of a file that the hub has on this machine.
  var locate: @Sendable (MediaDescriptor) -> String? {
    let blobs = blobs
    return { media in
      // What a message says of its files may come from anywhere: nothing but a digest becomes part of a path.
      guard media.sha256.isHexadecimal(count: 64) else { return nil }
      return blobs.path(media.sha256).map { URL(fileURLWithPath: $0).absoluteString }
    }
  }

  /// Opens a file that the hub has.
  func open(_ media: MediaDescriptor) throws(MessagingError) -> any ReadableFile {
    guard media.sha256.isHexadecimal(count: 64) else { throw MessagingError(.mediaNotFound) }
    return try blobs.open(media.sha256)
  }

  /// Waits until files are as they were asked to be.
  func drain() {
    previewQueue.sync {}
    queue.sync {}
  }
}
