import Parlance

extension ClientCore {
  /// Uploads a file.
  ///
  /// - parameter request: Receives the request id, before anything else happens.
  /// - parameter completion: Receives the request id, and the service's data of the file or the error.
  func upload(
    _ path: String, _ request: UnsafeMutablePointer<Int64>?,
    completion: @escaping (Int64, MediaDescriptor?, AgoraRtmUploadMediaErrorCode) -> Void
  ) {
    transfer(.up, request) { id, code in
      completion(id, nil, code)
    } begin: { login, id, progress, fail in
      guard Limits.isFullPath(path) else { return fail(.invalidArgument) }
      do throws(MessagingError) {
        guard try login.device.inspectFile(path).size <= Limits.mediaBytes else { return fail(.sizeOverflow) }
      } catch {
        return fail(AgoraRtmUploadMediaErrorCode(error))
      }
      return login.device.upload(
        .file(path), options: UploadOptions(lifetime: Limits.mediaLifetime), progress: progress
      ) { result in
        login.ended(id)
        switch result {
        case .success(let descriptor): completion(id, descriptor, .ok)
        case .failure(let error): completion(id, nil, AgoraRtmUploadMediaErrorCode(error))
        }
      }
    }
  }

  /// Downloads a file; a path that is not a full one is refused.
  func download(
    _ media: String, to destination: MediaDestination, _ request: UnsafeMutablePointer<Int64>?,
    completion: @escaping (Int64, DownloadedMedia?, AgoraRtmDownloadMediaErrorCode) -> Void
  ) {
    transfer(.down, request) { id, code in
      completion(id, nil, code)
    } begin: { login, id, progress, fail in
      if case .file(let path, _) = destination, !Limits.isFullPath(path) { return fail(.invalidArgument) }
      let media = MediaID(media)
      guard media.isValid else { return fail(.invalidArgument) }
      return login.device.download(media, to: destination, progress: progress) { result in
        login.ended(id)
        switch result {
        case .success(let downloaded): completion(id, downloaded, .ok)
        case .failure(let error): completion(id, nil, AgoraRtmDownloadMediaErrorCode(error))
        }
      }
    }
  }

  /// Begins an upload or a download.
  ///
  /// - parameter fail: Reports to the app that the transfer was refused.
  /// - parameter begin: Begins the transfer on the device; returns nil after it has called its last argument with an error.
  private func transfer<Code: RefusalCode>(
    _ direction: MediaTransfer.Direction, _ request: UnsafeMutablePointer<Int64>?,
    fail: @escaping (Int64, Code) -> Void,
    begin: (Login, Int64, @escaping (TransferProgress) -> Void, (Code) -> TransferID?) -> TransferID?
  ) {
    let id = state.withLock { state in
      state.lastRequest += 1
      return state.lastRequest
    }
    request?.pointee = id
    if isShutDown { return afterCallbacks { fail(id, Code(.notInitialized)) } }
    guard let login else { return afterCallbacks { fail(id, Code(.noLogin)) } }
    if login.details.withLock({ $0.phase }) == .aborted { return afterCallbacks { fail(id, Code(.loginEnded)) } }
    // Noted before it begins: it may end before the device has returned.
    login.details.withLock { $0.transfers[id] = MediaTransfer(direction: direction) }
    let progress: (TransferProgress) -> Void = { [weak self] in self?.progressed(id, $0, login) }
    let begun = begin(login, id, progress) { [self] code in
      login.ended(id)
      afterCallbacks { fail(id, code) }
      return nil
    }
    if let begun { login.details.withLock { $0.transfers[id]?.id = begun } }
  }

  /// Cancels an upload or a download. Its own block is called first.
  func cancel(
    _ request: Int64, _ direction: MediaTransfer.Direction, completion: @escaping (AgoraRtmCancelMediaErrorCode) -> Void
  ) {
    if isShutDown { return afterCallbacks { completion(.notInitialized) } }
    guard let login else { return afterCallbacks { completion(.notLoggedIn) } }
    let transfer = login.details.withLock { $0.transfers[request] }
    guard let transfer, transfer.direction == direction, let id = transfer.id else {
      return afterCallbacks { completion(.notExist) }
    }
    var code = AgoraRtmCancelMediaErrorCode.ok
    do throws(MessagingError) {
      try login.device.cancelTransfer(id)
    } catch {
      code = AgoraRtmCancelMediaErrorCode(error)
    }
    afterCallbacks { completion(code) }
  }

  private func progressed(_ request: Int64, _ progress: TransferProgress, _ login: Login) {
    let direction = login.details.withLock { state -> MediaTransfer.Direction? in
      guard state.transfers[request]?.reports(at: progress.time.milliseconds) == true else { return nil }
      return state.transfers[request]?.direction
    }
    guard let direction, let kit else { return }
    let shown = AgoraRtmMediaOperationProgress(total: progress.total, current: progress.completed)
    switch direction {
    case .up: delegate?.rtmKit(kit, media: request, uploadingProgress: shown)
    case .down: delegate?.rtmKit(kit, media: request, downloadingProgress: shown)
    }
  }
}

extension Login {
  /// An upload or a download is over.
  fileprivate func ended(_ request: Int64) { details.withLock { $0.transfers[request] = nil } }
}
