internal import ParlanceCore

/// The common part of uploads and downloads: their turns, their breaks, their ends.
final class DeviceTransfers: DeviceComponent {
  unowned let core: DeviceCore
  let table: Transfers

  init(_ core: DeviceCore) {
    self.core = core
    table = Transfers(core.files)
  }

  func linkLost(_ error: MessagingError) { interruptTransfers(error) }

  /// Does something to files, and continues under the lock.
  ///
  /// - parameter queue: The queue to run on; the queue for files unless given.
  func onFiles<Value: Sendable>(
    on queue: (any SerialQueue)? = nil, _ work: @escaping @Sendable () throws(MessagingError) -> Value,
    then body: @escaping @Sendable (DeviceCore, Result<Value, MessagingError>) throws(MessagingError) -> Void
  ) {
    guard let enter = table.enter else { return }
    (queue ?? table.files.queue).perform {
      let result: Result<Value, MessagingError>
      do throws(MessagingError) {
        result = .success(try work())
      } catch {
        result = .failure(error)
      }
      enter { core throws(MessagingError) in try body(core, result) }
    }
  }

  /// Starts a transfer whose file is ready, as soon as there is room for it.
  func opened(_ transfer: Transfer) throws(MessagingError) {
    transfer.isOpen = true
    try startWaiting()
  }

  /// Starts those that wait, as many as may.
  func startWaiting() throws(MessagingError) {
    for transfer in table.list where transfer.isOpen && !transfer.isActive {
      guard table.canStartAnother() else { return }
      transfer.isActive = true
      transfer.lastProgress = core.clock.now()
      watch(transfer.id, until: core.clock.now().advanced(byMilliseconds: max(1, core.configuration.transfers.timeout)))
      if core.connection.isConnected { try start(transfer) }
    }
  }

  func start(_ transfer: Transfer) throws(MessagingError) {
    transfer.isPaused = false
    switch transfer.work {
    case .upload(var machine, let file):
      let actions = machine.start()
      transfer.work = .upload(machine, file)
      try perform(actions, transfer)
    case .download(var machine, let file):
      let actions = machine.start()
      transfer.work = .download(machine, file)
      try perform(actions, transfer)
    }
  }

  /// Resumes transfers when the link is there again.
  func resumeTransfers() throws(MessagingError) {
    for transfer in table.list where transfer.isActive {
      if transfer.waits { transfer.lastProgress = core.clock.now() }
      try start(transfer)
    }
  }

  /// Interrupts transfers when the link is lost or the login ends.
  func interruptTransfers(_ error: MessagingError) {
    guard error.code == .notConnected else { return endTransfers(error) }
    for transfer in table.list { transfer.interrupt() }
  }

  /// Ends all of them. Files of messages stay in the outbox with their messages.
  func endTransfers(_ error: MessagingError) {
    for transfer in table.list {
      if transfer.attachment == nil {
        try? end(transfer, .failed(error))
      } else {
        drop(transfer)
      }
    }
  }

  /// Takes a transfer out without reporting it.
  ///
  /// - parameter isResumable: The bytes that a download has got so far may stay for the next one.
  func drop(_ transfer: Transfer, isResumable: Bool = false) {
    table.remove(transfer.id)
    switch transfer.work {
    case .upload(_, let file): table.files.queue.perform { file.close() }
    case .download(_, let file): table.files.queue.perform { isResumable ? file.suspend() : file.abandon() }
    }
  }

  /// Ends a transfer and reports it.
  func end(_ transfer: Transfer, _ result: Transfer.Result) throws(MessagingError) {
    guard table[transfer.id] != nil else { return }
    if case .failed(let error) = result {
      drop(transfer, isResumable: Self.interruptions.contains(error.code))
      // The upload will not be continued; a message's file may be sent again.
      if case .upload = transfer.work, transfer.attachment == nil, transfer.isKnownToHub, core.connection.isConnected {
        discard(upload: transfer.media)
      }
    } else {
      table.remove(transfer.id)
      if case .upload(_, let file) = transfer.work { table.files.queue.perform { file.close() } }
    }
    try transfer.complete(core, result)
    try startWaiting()
  }

  /// Asks the hub to forget an upload that nothing refers to.
  func discard(upload id: MediaID) { core.requestMedia(DiscardUploadCall(id: id)) { _, _ in } }

  /// Ends that say nothing about the media or the disk.
  private static let interruptions: Set<MessagingError.Code> = [.notLoggedIn, .sessionEnded, .notConnected, .timeout]

  /// Notes where a file is that was transferred.
  ///
  /// - parameter failed: Notifies the one who waits for the transfer, which nothing else would.
  func notePath(
    _ path: String, of media: MediaID, otherwise failed: (MessagingError) throws(MessagingError) -> Void
  ) throws(MessagingError) {
    do throws(MessagingError) {
      try core.begin(isDurable: false)
      try core.store.saveMediaPath(media, path)
    } catch {
      try failed(error)
      throw error
    }
  }

  func fail(_ transfer: Transfer, _ error: MessagingError) throws(MessagingError) {
    try end(transfer, .failed(error))
  }

  /// Takes a transfer back.
  func cancel(_ id: TransferID) throws(MessagingError) {
    try core.checkOpen()
    if let archive = core.archive.transfer, archive.id == id { return archive.cancel() }
    guard let transfer = table[id] else { throw MessagingError(.transferNotFound, id.description) }
    if let message = transfer.attachment?.message {
      guard core.sending.cancelSending(message) else { throw MessagingError(.transferNotFound, id.description) }
    } else {
      try fail(transfer, MessagingError(.cancelled))
    }
  }

  // MARK: requests

  /// Asks the hub something for a transfer.
  func ask<Call: HubCall>(
    _ call: Call, for transfer: Transfer,
    then body: @escaping (DeviceCore, Transfer, Call.Reply) throws(MessagingError) -> Void
  ) {
    let (id, attempt) = (transfer.id, transfer.attempt)
    core.requestMedia(call) { core, result throws(MessagingError) in
      guard let transfer = core.transfers.table[id], transfer.attempt == attempt else { return }
      switch result {
      case .success(let reply):
        do throws(MessagingError) {
          try body(core, transfer, reply)
        } catch {
          if error.isStorageFailure { throw error }
          try core.transfers.fail(transfer, error)
        }
      case .failure(let error): try core.transfers.failed(transfer, error)
      }
    }
  }

  /// Handles a failure to get the hub's answer for a transfer. After a break of the link, the next login continues the transfer.
  /// For a message's file, a temporary error is followed by a pause and another request, as for messages. Any other error ends
  /// the transfer.
  func failed(_ transfer: Transfer, _ error: MessagingError) throws(MessagingError) {
    guard error.leavesOpen, transfer.waits || !error.mayPass else { return try fail(transfer, error) }
    guard error.mayPass, !transfer.isPaused, let enter = table.enter else { return }
    transfer.isPaused = true
    transfer.interrupt()
    let id = transfer.id
    core.clock.schedule(at: core.clock.now().advanced(byMilliseconds: DeviceCore.retryPause)) {
      enter { core throws(MessagingError) in
        guard let transfer = core.transfers.table[id], transfer.isPaused, core.connection.isConnected else { return }
        try core.transfers.start(transfer)
      }
    }
  }

  func progressed(_ transfer: Transfer, _ completed: Int64, of total: Int64) {
    transfer.lastProgress = core.clock.now()
    transfer.losses = 0
    transfer.progress?(
      core, TransferProgress(transfer: transfer.id, completed: completed, total: total, time: core.clock.now()))
  }

  // MARK: timeouts

  private func watch(_ id: TransferID, until deadline: Timestamp) {
    guard let enter = table.enter else { return }
    core.clock.schedule(at: deadline) {
      enter { core throws(MessagingError) in try core.transfers.checkProgress(id) }
    }
  }

  private func checkProgress(_ id: TransferID) throws(MessagingError) {
    guard let transfer = table[id] else { return }
    let patience = max(1, core.configuration.transfers.timeout)
    if transfer.waits && !core.connection.isConnected { transfer.lastProgress = core.clock.now() }
    if transfer.lastProgress.advanced(byMilliseconds: patience) <= core.clock.now() {
      guard transfer.waits else { return try fail(transfer, MessagingError(.timeout)) }
      // The hub does not answer, or the clock was set forward: ask it again.
      transfer.lastProgress = core.clock.now()
      if !transfer.isPaused {
        transfer.interrupt()
        try start(transfer)
      }
    }
    watch(id, until: transfer.lastProgress.advanced(byMilliseconds: patience))
  }
}
