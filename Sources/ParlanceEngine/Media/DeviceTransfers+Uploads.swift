internal import ParlanceCore

/// Uploads.
extension DeviceTransfers {
  /// Begins an upload that the app asked for.
  func upload(
    _ source: MediaSource, _ options: UploadOptions, id: TransferID,
    progress: ((DeviceCore, TransferProgress) -> Void)?,
    complete: @escaping (DeviceCore, Transfer.Result) throws(MessagingError) -> Void
  ) throws(MessagingError) {
    try checkTransfers()
    let file = UploadFile(source, table.files)
    let transfer = Transfer(
      id: id, media: .generate(), work: .upload(Self.machine(size: 0), file), progress: progress
    ) { core, result throws(MessagingError) in
      if case .uploaded(let descriptor) = result, case .file(let path) = source {
        try core.transfers.notePath(core.transfers.table.files.stored(path), of: descriptor.id) {
          error throws(MessagingError) in
          try complete(core, .failed(error))
        }
      }
      try complete(core, result)
    }
    transfer.options = options
    table.add(transfer)
    var name: String?
    if case .file(let path) = source { name = SystemFiles.name(of: path) }
    open(transfer, file, fileName: name)
  }

  /// Refuses what may not begin now.
  func checkTransfers() throws(MessagingError) {
    try core.checkOpen()
    if let limit = core.configuration.transfers.limit, table.ownCount >= limit {
      throw MessagingError(.limitExceeded, "limit \(limit) transfers")
    }
  }

  static func machine(size: Int64) -> UploadMachine {
    UploadMachine(size: size, chunk: Transfers.chunk, window: Transfers.window)
  }

  /// Looks at the file; then the upload can start.
  func open(_ transfer: Transfer, _ file: UploadFile, fileName: String?) {
    let id = transfer.id
    onFiles({ () throws(MessagingError) in try file.open() }) { core, result throws(MessagingError) in
      guard let transfer = core.transfers.table[id] else { return }
      switch result {
      case .failure(let error): try core.transfers.fail(transfer, error)
      case .success(let inspection):
        transfer.options.descriptor.fill(from: inspection, fileName: fileName)
        transfer.work = .upload(Self.machine(size: inspection.size), file)
        try core.transfers.opened(transfer)
      }
    }
  }

  func perform(_ actions: [UploadMachine.Action], _ transfer: Transfer) throws(MessagingError) {
    guard case .upload(_, let file) = transfer.work else { return }
    let id = transfer.id
    for action in actions {
      switch action {
      case .begin:
        transfer.isKnownToHub = true
        ask(BeginUploadCall(id: transfer.media, options: transfer.options), for: transfer) {
          core, transfer, reply throws(MessagingError) in
          switch reply {
          case .finished(let descriptor): core.transfers.verify(transfer, file, descriptor)
          case .received(let received): try core.transfers.proceed(transfer, from: received)
          }
        }
      case .read(let offset, let count, let run):
        core.statistics.noteMedia(bytes: count)
        onFiles({ () throws(MessagingError) in try file.read(at: offset, count: count) }) {
          core, result throws(MessagingError) in
          guard let transfer = core.transfers.table[id] else { return core.statistics.noteMedia(bytes: -count) }
          switch result {
          case .failure(let error):
            core.statistics.noteMedia(bytes: -count)
            try core.transfers.fail(transfer, error)
          case .success(let bytes):
            let isCurrent = try core.transfers.advance(transfer) {
              $0.read(offset: offset, bytes, count: count, run: run)
            }
            if !isCurrent || core.transfers.table[id] == nil { core.statistics.noteMedia(bytes: -count) }
          }
        }
      case .send(let offset, let bytes):
        if case .writer(let writer) = transfer.channel {
          send(bytes, at: offset, of: transfer, over: writer)
          continue
        }
        let (statistics, attempt) = (core.statistics, transfer.attempt)
        core.requestMedia(AppendUploadCall(id: transfer.media, offset: offset, bytes: bytes)) {
          core, result throws(MessagingError) in
          statistics.noteMedia(bytes: -bytes.count)
          guard let transfer = core.transfers.table[id], transfer.attempt == attempt else { return }
          switch result {
          case .success(.received(let received)): try core.transfers.advance(transfer) { $0.took(upTo: received) }
          case .success(.finished): try core.transfers.fail(transfer, MessagingError(.malformedData))
          case .failure(let error): try core.transfers.failed(transfer, error)
          }
        }
      case .finish:
        ask(FinishUploadCall(id: transfer.media), for: transfer) { core, transfer, reply throws(MessagingError) in
          guard case .finished(let descriptor) = reply else { throw MessagingError(.malformedData) }
          core.transfers.verify(transfer, file, descriptor)
        }
      case .reportProgress(let count):
        progressed(transfer, count, of: transfer.options.descriptor.size)
      case .fail(let error):
        try fail(transfer, error)
      }
    }
  }

  /// Goes a step on. Returns whether there was something to do.
  @discardableResult
  func advance(
    _ transfer: Transfer, _ step: (inout UploadMachine) -> [UploadMachine.Action]
  ) throws(MessagingError) -> Bool {
    guard case .upload(var machine, let file) = transfer.work else { return false }
    let actions = step(&machine)
    transfer.work = .upload(machine, file)
    try perform(actions, transfer)
    return !actions.isEmpty
  }

  /// Compares an upload that the hub has completely with the local file: it is done if they are the same.
  private func verify(_ transfer: Transfer, _ file: UploadFile, _ descriptor: MediaDescriptor) {
    let id = transfer.id
    onFiles({ () throws(MessagingError) in try file.verify(descriptor) }) { core, result throws(MessagingError) in
      guard let transfer = core.transfers.table[id] else { return }
      switch result {
      case .success: try core.transfers.end(transfer, .uploaded(descriptor))
      case .failure(let error): try core.transfers.fail(transfer, error)
      }
    }
  }
}
