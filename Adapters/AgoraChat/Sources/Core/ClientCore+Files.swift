internal import AgoraChatCommon
internal import Foundation
internal import Parlance

extension ClientCore {
  /// Which download it is: of one login, for an id may be asked for again at the next.
  struct DownloadKey: Hashable {
    var generation: Int
    var media: MediaID
  }

  /// A download, and who waits for it.
  struct Download {
    struct Waiter {
      var message: AgoraChatMessage
      var progress: ((Int32) -> Void)?
      var completion: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
    }
    var waiters: [Waiter]
    /// The last percentage that was told.
    var told: Int32 = -1
  }

  // MARK: uploads

  /// How many bytes are to be uploaded.
  ///
  /// - throws: What the vendor has as errors of a file: `fileNotFound`, `fileNotReadable`, `fileEmpty`, `fileTooLarge`.
  func measure(_ attachments: [MessageAttachment], _ device: Device) throws(MessagingError) -> Int64 {
    var total: Int64 = 0
    for attachment in attachments {
      let size = try size(of: attachment.source, device)
      guard size <= AgoraLimits.attachmentBytes else {
        throw MessagingError(.fileTooLarge, "limit \(AgoraLimits.attachmentBytes) bytes")
      }
      total += size
    }
    return total
  }

  private func size(of source: MediaSource, _ device: Device) throws(MessagingError) -> Int64 {
    switch source {
    case .data(let bytes):
      guard !bytes.isEmpty else { throw MessagingError(.fileEmpty) }
      return Int64(bytes.count)
    case .file(let path):
      do throws(MessagingError) {
        return try device.inspectFile(path).size
      } catch  where error.code == .invalidArgument {
        throw MessagingError(.fileNotReadable, error.detail)
      }
    }
  }

  /// Some of a message's files has arrived at the hub.
  func tellUploading(_ id: MessageID, _ part: MediaPart, _ progress: TransferProgress) {
    var teller: ((Int32) -> Void)?
    var news: Int32?
    sendings.withLock { sendings in
      news = sendings[id]?.upload.note(part, progress)
      teller = sendings[id]?.progress
    }
    if let news { teller?(news) }
  }

  // MARK: downloads

  /// Downloads a file of a message. Who asks for one that is under way waits for it too.
  ///
  /// - parameter part: Which file it is; nil for a message that has none of the kind.
  func download(
    _ message: AgoraChatMessage, _ part: (AgoraChatFileMessageBody) -> MediaPart?,
    progress: ((Int32) -> Void)?, completion: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    let kind = message.chatType.kind
    do throws(MessagingError) {
      let device = try requireDevice()
      guard let body = message.body as? AgoraChatFileMessageBody, let part = part(body) else {
        throw AgoraChatMessage.invalid("no such file")
      }
      guard body.isOf(device.account) else { throw MessagingError(.notLoggedIn, "another account's message") }
      if body.isHere(part, device) {
        return device.afterCallbacks {
          progress?(100)
          completion?(message, nil)
        }
      }
      guard let media = body.current[part: part], media.id.isValid else { throw MessagingError(.mediaNotFound) }
      let key = DownloadKey(generation: state.withLock { $0.generation }, media: media.id)
      let waiter = Download.Waiter(message: message, progress: progress, completion: completion)
      let isFirst = downloads.withLock { downloads in
        if downloads[key] == nil {
          downloads[key] = Download(waiters: [waiter])
          return true
        }
        downloads[key]?.waiters.append(waiter)
        return false
      }
      guard isFirst else { return }
      device.download(media.id, describedBy: media) { [weak self] progress in
        self?.tellDownloading(key, progress)
      } completion: { [weak self] result in
        switch result {
        case .success: self?.tellDownloaded(key, nil, device)
        case .failure(let error): self?.tellDownloaded(key, error, device)
        }
      }
    } catch {
      let error = AgoraChatError(error, in: kind, during: .fileDownloadFailed)
      afterCallbacks { completion?(message, error) }
    }
  }

  /// Downloads what the vendor's SDK downloads of itself when messages arrive.
  ///
  /// - parameter device: Where they arrived; one that is leaving downloads nothing more.
  func downloadAutomatically(_ messages: [AgoraChatMessage], _ device: Device) {
    let withThumbnails = options.autoDownloadThumbnail
    guard self.device === device else { return }
    for message in messages {
      guard let body = message.body as? AgoraChatFileMessageBody,
        let part = body.automaticPart(withThumbnails: withThumbnails), !body.isHere(part, device)
      else { continue }
      download(message, { _ in part }, progress: nil, completion: nil)
    }
  }

  private func tellDownloading(_ key: DownloadKey, _ progress: TransferProgress) {
    let percent = UploadProgress.percent(progress.completed, of: progress.total)
    var waiters: [Download.Waiter] = []
    downloads.withLock { downloads in
      guard let download = downloads[key], percent > download.told else { return }
      downloads[key]?.told = percent
      waiters = download.waiters
    }
    for waiter in waiters { waiter.progress?(percent) }
  }

  private func tellDownloaded(_ key: DownloadKey, _ error: MessagingError?, _ device: Device) {
    guard let download = downloads.withLock({ $0.removeValue(forKey: key) }) else { return }
    let outcomes = download.waiters.map { waiter in
      (waiter, error.map { AgoraChatError($0, in: waiter.message.chatType.kind, during: .fileDownloadFailed) })
    }
    var told: Set<String> = []
    for (waiter, error) in outcomes where told.insert(waiter.message.messageId).inserted {
      tellChat(device) { $0.messageAttachmentStatusDidChange(waiter.message, error: error) }
    }
    for (waiter, error) in outcomes {
      if error == nil && download.told < 100 { waiter.progress?(100) }
      waiter.completion?(waiter.message, error)
    }
  }
}

extension AgoraChatFileMessageBody {
  /// Whether the message that it belongs to is in an account's database; true for one that no message has yet.
  func isOf(_ account: AccountID) -> Bool { state.withLock { $0.home.map { $0.account == account } ?? true } }

  /// Whether a file is on this device: downloaded, sent, or given by the app.
  func isHere(_ part: MediaPart, _ device: Device) -> Bool {
    state.withLock { $0[part].isGiven } || existingPath(of: part, device) != nil
  }
}
