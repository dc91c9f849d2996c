internal import AgoraChatCommon
internal import Parlance

/// A request that waits for a download.
struct DownloadWaiter {
  /// The reason for a wait.
  enum Purpose {
    /// The SDK downloads it automatically.
    case automatic
    /// The app asked for it.
    case asked
    /// The app asked for the file, and the thumbnail is fetched with it.
    case beside
  }

  var message: AgoraMessage
  var purpose: Purpose
}

extension ClientCore {
  // MARK: uploads

  /// Reports that a part of a message's files was uploaded.
  func reportUploading(_ key: MessageKey, _ part: MediaPart, _ progress: TransferProgress) {
    let step = outgoing.update(key) { outgoing in (outgoing, outgoing.upload.note(part, progress)) }
    if case (let outgoing, let percent?)? = step { reportProgress(Int(percent), outgoing) }
  }

  /// Notifies the callbacks of a message of the progress of its files.
  func reportProgress(_ percent: Int, _ outgoing: Outgoing) {
    outgoing.message.progress = percent
    for case .some(let callback) in outgoing.callbacks { callback.onProgress(percent, "") }
  }

  // MARK: downloads

  /// Downloads the file of a message.
  func fetch(_ message: AgoraMessage) {
    let body = message.getBody() as? FileMessageBody
    do throws(MessagingError) {
      let device = try requireDevice()
      guard let body, body.files.state.withLock({ $0.home }) != nil else {
        throw MessagingError(.messageNotFound, "no message with a file")
      }
      guard body.files.isOf(device.account) else { throw MessagingError(.notLoggedIn, "another account's message") }
      message.fields.withLock { $0.ownStatus = nil }
      if body.files.current.preview != nil { start(.preview, of: message, body, for: .beside, device) }
      if start(.file, of: message, body, for: .asked, device) { return }
      guard body.downloaded else { throw MessagingError(.mediaNotFound) }
      device.afterCallbacks { [self] in
        report(message, .asked, percent: 100)
        report(message, .asked, nil)
      }
    } catch {
      let error = error
      afterCallbacks { [self] in report(message, .asked, error) }
    }
  }

  /// Downloads the files that the vendor's SDK downloads automatically when messages arrive.
  func downloadAutomatically(_ messages: [AgoraMessage], _ login: Login) {
    guard self.login === login else { return }
    for message in messages {
      guard let body = message.getBody() as? FileMessageBody, let part = body.automaticPart else { continue }
      start(part, of: message, body, for: .automatic, login.device)
    }
  }

  /// Downloads a file of a message.
  ///
  /// - returns: A Boolean value that indicates whether its end will be reported; not for one that is on this device, or
  ///   that the server never had.
  @discardableResult
  private func start(
    _ part: MediaPart, of message: AgoraMessage, _ body: FileMessageBody, for purpose: DownloadWaiter.Purpose,
    _ device: Device
  ) -> Bool {
    guard body.existingPath(of: part) == nil, let media = body.files.current[part: part], media.id.isValid else {
      return false
    }
    let waiter = DownloadWaiter(message: message, purpose: purpose)
    downloads.start(media, to: body.chosenPath(of: part), on: device, for: waiter) { [weak self] waiters, percent in
      for waiter in Self.once(waiters) { self?.report(waiter.message, waiter.purpose, percent: Int(percent)) }
    } completion: { [self] outcome in
      for waiter in Self.once(outcome.waiters) {
        if outcome.error == nil && outcome.reported < 100 { report(waiter.message, waiter.purpose, percent: 100) }
        report(waiter.message, waiter.purpose, outcome.error)
      }
    }
    return true
  }

  /// Returns each message once: apps do not expect two reports of one download.
  private static func once(_ waiters: [DownloadWaiter]) -> [DownloadWaiter] {
    var found: [DownloadWaiter] = []
    for waiter in waiters {
      if let index = found.firstIndex(where: { $0.message === waiter.message }) {
        if waiter.purpose == .asked { found[index].purpose = .asked }
      } else {
        found.append(waiter)
      }
    }
    return found
  }

  private func report(_ message: AgoraMessage, _ purpose: DownloadWaiter.Purpose, percent: Int) {
    if purpose == .beside { return }
    message.progress = percent
    for callback in callbacks(message, purpose) { callback.onProgress(percent, "") }
  }

  private func report(_ message: AgoraMessage, _ purpose: DownloadWaiter.Purpose, _ error: MessagingError?) {
    let number = error.map { AgoraErrorNumber.number($0, in: message.getChatType().kind, during: 403) }
    for callback in callbacks(message, purpose) {
      if let number { callback.onError(number, error?.description ?? "") } else { callback.onSuccess() }
    }
  }

  private func callbacks(_ message: AgoraMessage, _ purpose: DownloadWaiter.Purpose) -> [any AgoraCallBack] {
    let (body, status) = message.fields.withLock { ($0.body as? FileMessageBody, $0.statusCallback) }
    switch purpose {
    case .beside: return []
    case .automatic: return [body?.downloadCallback].compactMap { $0 }
    case .asked: return [body?.downloadCallback, status].compactMap { $0 }
    }
  }

  // MARK: addresses

  /// Downloads the file of an address.
  func download(_ address: String, to path: String, _ callback: (any AgoraCallBack)?) {
    do throws(MessagingError) {
      let device = try requireDevice()
      guard let media = addresses.media(at: address, on: device) else { throw MessagingError(.mediaNotFound, address) }
      guard !path.isEmpty else { throw MessagingError(.fileNotWritable, "no path") }
      let told = Lock(Int32(-1))
      device.download(media.id, to: .file(path, replaces: true), describedBy: media) { value in
        let percent = value.percent
        if told.withLock({ Self.isNew(percent, &$0) }) { callback?.onProgress(Int(percent), "") }
      } completion: { result in
        switch result {
        case .success:
          if told.withLock({ Self.isNew(100, &$0) }) { callback?.onProgress(100, "") }
          callback?.onSuccess()
        case .failure(let error):
          callback?.onError(AgoraErrorNumber.number(error, during: 403), error.description)
        }
      }
    } catch {
      let error = error
      afterCallbacks { callback?.onError(AgoraErrorNumber.number(error, during: 403), error.description) }
    }
  }

  private static func isNew(_ percent: Int32, _ told: inout Int32) -> Bool {
    if percent <= told { return false }
    told = percent
    return true
  }
}
