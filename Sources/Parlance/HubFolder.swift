package import Foundation
package import ParlanceCore
internal import ParlanceEngine
internal import ParlanceSQLite

/// The data of a hub in a folder, to be read as a whole. It belongs to this process until it is closed.
///
/// Confined to the executor that calls it.
package final class HubFolder {
  private let locked: LockedFolder
  private let database: SQLiteHubTables
  private let files: FolderBlobStore
  private let folder: String

  /// A text that distinguishes the data from those of other folders, and from later ones of this one.
  package let state: String

  /// Opens the folder of an engine or of a gateway that is not running.
  ///
  /// - throws: `storageLocked` if a process uses it, `storageFailed` if there is no hub's database in it, `storageDamaged`
  ///   if that cannot be understood.
  package init(_ folder: URL) throws(MessagingError) {
    let path = folder.appendingPathComponent(MessagingEnvironment.hubDatabaseName).path
    // Locking it would make the folder.
    guard FileManager.default.fileExists(atPath: path) else {
      throw MessagingError(.storageFailed, "\(path): there is no hub's database")
    }
    locked = try LockedFolder(folder)
    database = try SQLiteHubTables(path: path)
    state = try database.state()
    self.folder = MediaFiles.hubFolder(folder.path)
    files = FolderBlobStore(folder: self.folder, files: SystemFiles())
  }

  package var tables: any HubTableReader { database }
  package var blobs: any BlobStore { files }

  /// Returns the path of the file of a blob.
  package func path(_ sha256: String) -> String { FolderBlobStore.path(of: sha256, in: folder) }

  /// Returns up to `count` bytes of an upload that is under way; none behind its end.
  package func read(upload: MediaID, at offset: Int64, count: Int) throws(MessagingError) -> [UInt8] {
    try files.read(upload: upload, at: offset, count: count)
  }

  /// Closes the database, and unlocks the folder.
  package func close() {
    database.close()
    locked.unlock()
  }
}
