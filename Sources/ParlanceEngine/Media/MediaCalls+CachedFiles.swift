internal import ParlanceCore

/// The copies of files that a device can fetch again.
extension MediaCalls {
  func removeCachedFiles(_ endings: [String]?, before time: Timestamp?) throws(MessagingError) -> Int64 {
    let found = try cachedFiles(endings, before: time)
    guard !found.isEmpty else { return 0 }
    return try runner.change { core throws(MessagingError) in
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

  func cachedFiles(
    _ endings: [String]?, before time: Timestamp?
  ) throws(MessagingError) -> [(id: MediaID, file: CachedFile)] {
    let wanted = endings.map { endings in
      Set(endings.map { ($0.hasPrefix(".") ? String($0.dropFirst()) : $0).lowercased() })
    }
    let folder = runner.files.folder()
    var found: [(id: MediaID, file: CachedFile)] = []
    for name in try runner.files.files.names(in: folder).sorted() {
      let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      let (id, ending) = (MediaID(String(parts[0])), parts.count > 1 ? parts[1].lowercased() : "")
      guard id.isValid, wanted?.contains(ending) != false else { continue }
      let path = "\(folder)/\(name)"
      // A file may have been removed in the meantime.
      guard let facts = try? runner.files.files.facts(path), !facts.isFolder else { continue }
      let modified = Timestamp(milliseconds: facts.modified)
      if let time, modified >= time { continue }
      found.append((id, CachedFile(path: path, size: facts.size, modified: modified)))
    }
    return try runner.change { core throws(MessagingError) in
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
