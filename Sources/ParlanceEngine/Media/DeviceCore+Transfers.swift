internal import ParlanceCore

/// The common part of uploads and downloads: their turns, their breaks, their ends.
extension DeviceCore {
  /// Does something to files, and continues under the lock.
  ///
  /// - parameter queue: The queue to run on; the queue for files unless given.
  func onFiles<Value: Sendable>(
    on queue: (any SerialQueue)? = nil, _ work: @escaping @Sendable () throws(MessagingError) -> Value,
    then body: @escaping @Sendable (DeviceCore, Result<Value, MessagingError>) throws(MessagingError) -> Void
  ) {
    guard let enter = transfers.enter else { return }
    (queue ?? transfers.files.queue).perform {
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
    for transfer in transfers.list where transfer.isOpen && !transfer.isActive {
      guard transfers.canStartAnother() else { return }
      transfer.isActive = true
      transfer.lastProgress = clock.now()
      watch(transfer.id, until: clock.now().advanced(byMilliseconds: max(1, configuration.transfers.timeout)))
      if connection.isConnected { try start(transfer) }
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
    for transfer in transfers.list where transfer.isActive {
      if transfer.waits { transfer.lastProgress = clock.now() }
      try start(transfer)
    }
  }

  /// Interrupts transfers when the link is lost or the login ends.
  func interruptTransfers(_ error: MessagingError) {
    guard error.code == .notConnected else { return endTransfers(error) }
    for transfer in transfers.list { transfer.interrupt() }
  }

  /// Ends all of them. Files of messages stay in the outbox with their messages.
  func endTransfers(_ error: MessagingError) {
    for transfer in transfers.list {
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
    transfers.remove(transfer.id)
    switch transfer.work {
    case .upload(_, let file): transfers.files.queue.perform { file.close() }
    case .download(_, let file): transfers.files.queue.perform { isResumable ? file.suspend() : file.abandon() }
    }
  }

  /// Ends a transfer and reports it.
  func end(_ transfer: Transfer, _ result: Transfer.Result) throws(MessagingError) {
    guard transfers[transfer.id] != nil else { return }
    if case .failed(let error) = result {
      drop(transfer, isResumable: Self.interruptions.contains(error.code))
      // The upload will not be continued; a message's file may be sent again.
      if case .upload = transfer.work, transfer.attachment == nil, transfer.isKnownToHub, connection.isConnected {
        requestMedia(DiscardUploadCall(id: transfer.media)) { _, _ in }
      }
    } else {
      transfers.remove(transfer.id)
      if case .upload(_, let file) = transfer.work { transfers.files.queue.perform { file.close() } }
    }
    try transfer.complete(self, result)
    try startWaiting()
  }

  /// Ends that say nothing about the media or the disk.
  private static let interruptions: Set<MessagingError.Code> = [.notLoggedIn, .sessionEnded, .notConnected, .timeout]

  /// Notes where a file is that was transferred.
  ///
  /// - parameter failed: Notifies the one who waits for the transfer, which nothing else would.
  func notePath(
    _ path: String, of media: MediaID, otherwise failed: (MessagingError) throws(MessagingError) -> Void
  ) throws(MessagingError) {
    do throws(MessagingError) {
      try begin(isDurable: false)
      try store.saveMediaPath(media, path)
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
    try checkOpen()
    if let archiveTransfer, archiveTransfer.id == id { return archiveTransfer.cancel() }
    guard let transfer = transfers[id] else { throw MessagingError(.transferNotFound, id.description) }
    if let message = transfer.attachment?.message {
      guard cancelSending(message) else { throw MessagingError(.transferNotFound, id.description) }
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
    requestMedia(call) { core, result throws(MessagingError) in
      guard let transfer = core.transfers[id], transfer.attempt == attempt else { return }
      switch result {
      case .success(let reply):
        do throws(MessagingError) {
          try body(core, transfer, reply)
        } catch {
          if error.isStorageFailure { throw error }
          try core.fail(transfer, error)
        }
      case .failure(let error): try core.failed(transfer, error)
      }
    }
  }

  /// Handles a failure to get the hub's answer for a transfer. After a break of the link, the next login continues the transfer.
  /// For a message's file, a temporary error is followed by a pause and another request, as for messages. Any other error ends
  /// the transfer.
  func failed(_ transfer: Transfer, _ error: MessagingError) throws(MessagingError) {
    guard error.leavesOpen, transfer.waits || !error.mayPass else { return try fail(transfer, error) }
    guard error.mayPass, !transfer.isPaused, let enter = transfers.enter else { return }
    transfer.isPaused = true
    transfer.interrupt()
    let id = transfer.id
    clock.schedule(at: clock.now().advanced(byMilliseconds: DeviceCore.retryPause)) {
      enter { core throws(MessagingError) in
        guard let transfer = core.transfers[id], transfer.isPaused, core.connection.isConnected else { return }
        try core.start(transfer)
      }
    }
  }

  func progressed(_ transfer: Transfer, _ completed: Int64, of total: Int64) {
    transfer.lastProgress = clock.now()
    transfer.losses = 0
    transfer.progress?(
      self, TransferProgress(transfer: transfer.id, completed: completed, total: total, time: clock.now()))
  }

  // MARK: timeouts

  private func watch(_ id: TransferID, until deadline: Timestamp) {
    guard let enter = transfers.enter else { return }
    clock.schedule(at: deadline) {
      enter { core throws(MessagingError) in try core.checkProgress(id) }
    }
  }

  private func checkProgress(_ id: TransferID) throws(MessagingError) {
    guard let transfer = transfers[id] else { return }
    let patience = max(1, configuration.transfers.timeout)
    if transfer.waits && !connection.isConnected { transfer.lastProgress = clock.now() }
    if transfer.lastProgress.advanced(byMilliseconds: patience) <= clock.now() {
      guard transfer.waits else { return try fail(transfer, MessagingError(.timeout)) }
      // The hub does not answer, or the clock was set forward: ask it again.
      transfer.lastProgress = clock.now()
      if !transfer.isPaused {
        transfer.interrupt()
        try start(transfer)
      }
    }
    watch(id, until: transfer.lastProgress.advanced(byMilliseconds: patience))
  }
}
