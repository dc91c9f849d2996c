public import ParlanceCore

/// The files in the device's own folder that can be downloaded again: those that it downloaded, and those of its own messages
/// that the hub has. Files at paths that an app chose, and files still to be uploaded, are not included.
///
/// The calls read the folder on the caller's thread.
extension Device {
  /// Returns the cached files, in the order of their names.
  ///
  /// - parameter endings: The endings of their names, without regard to case, with or without the dot; nil for all files.
  /// - parameter time: The time before which they were written, by the machine's clock; nil for any.
  /// - throws: `MessagingError` with code `notLoggedIn`, `fileNotReadable` or a storage code.
  public func cachedFiles(
    endings: [String]? = nil, before time: Timestamp? = nil
  ) throws(MessagingError) -> [CachedFile] {
    try foundFiles(endings, before: time).map(\.file)
  }

  /// Removes cached files.
  ///
  /// The file of a message has to be downloaded again, which fails if the hub no longer keeps it.
  ///
  /// - parameter endings: As of `cachedFiles(endings:before:)`.
  /// - parameter time: As of `cachedFiles(endings:before:)`.
  /// - returns: The sum of their lengths in bytes.
  /// - throws: What `cachedFiles(endings:before:)` throws.
  public func removeCachedFiles(
    endings: [String]? = nil, before time: Timestamp? = nil
  ) throws(MessagingError) -> Int64 {
    let found = try foundFiles(endings, before: time)
    guard !found.isEmpty else { return 0 }
    return try change { core throws(MessagingError) in
      try core.checkOpen()
      try core.begin(isDurable: true)
      var sum: Int64 = 0
      for (id, file) in found where try core.transfers.isCached(id, at: file.path) {
        try core.store.saveMediaPath(id, nil)
        core.turn.remove(core.transfers.table.files.stored(file.path))
        sum += file.size
      }
      return sum
    }
  }

  private func foundFiles(
    _ endings: [String]?, before time: Timestamp?
  ) throws(MessagingError) -> [(id: MediaID, file: CachedFile)] {
    let wanted = endings.map { endings in
      Set(endings.map { ($0.hasPrefix(".") ? String($0.dropFirst()) : $0).lowercased() })
    }
    let folder = files.folder()
    var found: [(id: MediaID, file: CachedFile)] = []
    for name in try files.files.names(in: folder).sorted() {
      let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      let (id, ending) = (MediaID(String(parts[0])), parts.count > 1 ? parts[1].lowercased() : "")
      guard id.isValid, wanted?.contains(ending) != false else { continue }
      let path = "\(folder)/\(name)"
      // A file may have been removed in the meantime.
      guard let facts = try? files.files.facts(path), !facts.isFolder else { continue }
      let modified = Timestamp(milliseconds: facts.modified)
      if let time, modified >= time { continue }
      found.append((id, CachedFile(path: path, size: facts.size, modified: modified)))
    }
    return try change { core throws(MessagingError) in
      try core.checkOpen()
      var cached: [(id: MediaID, file: CachedFile)] = []
      for entry in found where try core.transfers.isCached(entry.id, at: entry.file.path) { cached.append(entry) }
      return cached
    }
  }
}

extension DeviceTransfers {
  /// Returns whether a file of the device's own folder is complete and not in use by a transfer.
  fileprivate func isCached(_ id: MediaID, at path: String) throws(MessagingError) -> Bool {
    guard try core.store.mediaPath(id) == table.files.stored(path) else { return false }
    return !table.list.contains { $0.media == id }
  }
}
