internal import ParlanceCore

/// Downloads.
extension DeviceTransfers {
  func download(
    _ media: MediaID, to destination: MediaDestination, naming known: MediaDescriptor?, id: TransferID,
    progress: ((DeviceCore, TransferProgress) -> Void)?,
    complete: @escaping (DeviceCore, Transfer.Result) throws(MessagingError) -> Void
  ) throws(MessagingError) {
    try checkTransfers()
    guard !media.string.isEmpty else { throw MessagingError(.invalidArgument, "media id") }
    let files = table.files
    let own = files.path(of: media, type: known?.type ?? "", fileName: known?.fileName)
    let place: DownloadFile.Place
    switch destination {
    case .memory: place = .memory
    case .file(let path, let replaces):
      guard !path.isEmpty, !path.utf8.contains(0) else { throw MessagingError(.invalidArgument, "path") }
      // An app can ask for a file's future path, and may pass it back here.
      place = replaces && path == own ? ownPlace(path) : .file(path, replaces: replaces)
    case .deviceFolder:
      guard let own else { throw MessagingError(.mediaNotFound, media.string) }
      place = ownPlace(own)
    }
    let file = DownloadFile(place, files)
    let transfer = Transfer(
      id: id, media: media,
      work: .download(DownloadMachine(chunk: Transfers.chunk, window: Transfers.window), file), progress: progress
    ) { core, result throws(MessagingError) in
      if file.path != nil && !file.isOwn { try core.transfers.notePartialFile(file.partial, isThere: false) }
      switch result {
      case .failed: core.transfers.table.failed.insert(media)
      case .uploaded: break
      case .downloaded(let downloaded):
        core.transfers.table.failed.remove(media)
        if let path = downloaded.path {
          try core.transfers.notePath(files.stored(path), of: media) { error throws(MessagingError) in
            try complete(core, .failed(error))
          }
        }
      }
      try complete(core, result)
    }
    transfer.isOpen = true
    if file.path != nil && !file.isOwn { try notePartialFile(file.partial, isThere: true) }
    table.add(transfer)
    try startWaiting()
  }

  // MARK: files that are not whole

  /// Notes a file beside one that the app chose, which is removed at the next start if this one does not come to it.
  func notePartialFile(_ path: String, isThere: Bool) throws(MessagingError) {
    if isThere { table.partialFiles.insert(path) } else { table.partialFiles.remove(path) }
    try core.begin(isDurable: false)
    var writer = ByteWriter(capacity: 64)
    for path in table.partialFiles.sorted() { writer.write(path) }
    try core.store.saveSetting("partialFiles", writer.bytes)
  }

  /// Removes what an earlier run left beside files that its app chose.
  func removePartialFiles() throws(MessagingError) {
    var reader = ByteReader(try core.store.setting("partialFiles") ?? [])
    var paths: [String] = []
    while !reader.isAtEnd { paths.append(try reader.readString()) }
    guard !paths.isEmpty else { return }
    let files = table.files
    onFiles { [paths] () throws(MessagingError) in
      for path in paths { try files.files.remove(path) }
    } then: { core, result throws(MessagingError) in
      // Removal of files that cannot be removed is tried again at the next start.
      guard case .success = result, core.transfers.table.partialFiles.isEmpty else { return }
      try core.begin(isDurable: false)
      try core.store.saveSetting("partialFiles", [])
    }
  }

  /// Returns a place in the device's own folder. Two downloads at once do not share what is not whole yet.
  private func ownPlace(_ path: String) -> DownloadFile.Place {
    let isTaken = table.list.contains {
      if case .download(_, let file) = $0.work { file.path == path } else { false }
    }
    return isTaken ? .file(path, replaces: true) : .own(path)
  }

  func perform(_ actions: [DownloadMachine.Action], _ transfer: Transfer) throws(MessagingError) {
    guard case .download(_, let file) = transfer.work else { return }
    let id = transfer.id
    for action in actions {
      switch action {
      case .ask:
        ask(MediaInformationCall(id: transfer.media), for: transfer) {
          core, transfer, descriptor throws(MessagingError) in
          transfer.descriptor = descriptor
          try core.transfers.advance(transfer) { $0.found(size: descriptor.size) }
        }
      case .prepare:
        let size = transfer.descriptor?.size ?? 0
        onFiles({ () throws(MessagingError) in try file.open(size: size) }) { core, result throws(MessagingError) in
          guard let transfer = core.transfers.table[id] else { return }
          switch result {
          case .success(let present): try core.transfers.advance(transfer) { $0.prepared(present: present) }
          case .failure(let error): try core.transfers.fail(transfer, error)
          }
        }
      case .request(let offset, let count):
        let (statistics, attempt) = (core.statistics, transfer.attempt)
        statistics.noteMedia(bytes: count)
        if let reader = reader(for: transfer) {
          request(count, at: offset, of: transfer, from: reader)
          continue
        }
        core.requestMedia(ReadMediaCall(id: transfer.media, offset: offset, count: count)) {
          core, result throws(MessagingError) in
          guard let transfer = core.transfers.table[id], transfer.attempt == attempt else {
            return statistics.noteMedia(bytes: -count)
          }
          switch result {
          case .success(let part):
            let isNext = try core.transfers.advance(transfer) { $0.got(offset: part.offset, part.bytes) }
            if !isNext || core.transfers.table[id] == nil { statistics.noteMedia(bytes: -count) }
            return
          case .failure(let error): try core.transfers.failed(transfer, error)
          }
          statistics.noteMedia(bytes: -count)
        }
      case .write(let bytes):
        onFiles({ () throws(MessagingError) in try file.write(bytes) }) { core, result throws(MessagingError) in
          core.statistics.noteMedia(bytes: -bytes.count)
          guard let transfer = core.transfers.table[id] else { return }
          switch result {
          case .success: try core.transfers.advance(transfer) { $0.wrote(bytes.count) }
          case .failure(let error): try core.transfers.fail(transfer, error)
          }
        }
      case .finish:
        guard let descriptor = transfer.descriptor else { continue }
        onFiles({ () throws(MessagingError) in
          try file.finish(descriptor)
          return file.path == nil ? file.bytes : []
        }) { core, result throws(MessagingError) in
          guard let transfer = core.transfers.table[id] else { return }
          switch result {
          case .success(let bytes):
            let isInMemory = file.path == nil
            try core.transfers.end(
              transfer,
              .downloaded(
                DownloadedMedia(descriptor: descriptor, path: file.path, data: isInMemory ? bytes : nil)))
          case .failure(let error):
            // The partial file has the wrong content: download again from the start.
            if error.code == .mediaDamaged && file.isContinued {
              try core.transfers.advance(transfer) { $0.startOver() }
            } else {
              try core.transfers.fail(transfer, error)
            }
          }
        }
      case .reportProgress(let count):
        progressed(transfer, count, of: transfer.descriptor?.size ?? count)
      case .fail(let error):
        try fail(transfer, error)
      }
    }
  }

  /// Goes a step on. Returns whether there was something to do.
  @discardableResult
  func advance(
    _ transfer: Transfer, _ step: (inout DownloadMachine) -> [DownloadMachine.Action]
  ) throws(MessagingError) -> Bool {
    guard case .download(var machine, let file) = transfer.work else { return false }
    let actions = step(&machine)
    transfer.work = .download(machine, file)
    try perform(actions, transfer)
    return !actions.isEmpty
  }
}
