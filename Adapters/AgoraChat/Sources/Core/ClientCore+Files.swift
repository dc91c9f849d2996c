internal import AgoraChatCommon
internal import Foundation
internal import Parlance

/// A request that waits for a download.
struct DownloadWaiter {
  var message: AgoraChatMessage
  var progress: ((Int32) -> Void)?
  var completion: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
}

extension ClientCore {
  // MARK: uploads

  /// Reports that a part of a message's files was uploaded.
  func reportUploading(_ id: MessageID, _ part: MediaPart, _ progress: TransferProgress) {
    let step = sendings.update(id) { sending in (sending.upload.note(part, progress), sending.progress) }
    if case (let percent?, let report?)? = step { report(percent) }
  }

  // MARK: downloads

  /// Downloads a file of a message. A request for one that is under way waits for it too.
  ///
  /// - parameter part: The file; nil for a message that has none of the kind.
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
      guard body.files.isOf(device.account) else { throw MessagingError(.notLoggedIn, "another account's message") }
      if body.isHere(part, device) {
        return device.afterCallbacks {
          progress?(100)
          completion?(message, nil)
        }
      }
      guard let media = body.files.current[part: part], media.id.isValid else { throw MessagingError(.mediaNotFound) }
      let waiter = DownloadWaiter(message: message, progress: progress, completion: completion)
      downloads.start(media, on: device, for: waiter) { waiters, percent in
        for waiter in waiters { waiter.progress?(percent) }
      } completion: { [self] outcome in
        reportDownloaded(outcome, device)
      }
    } catch {
      let error = AgoraChatError(error, in: kind, during: .fileDownloadFailed)
      afterCallbacks { completion?(message, error) }
    }
  }

  /// Downloads the files that the vendor's SDK downloads automatically when messages arrive.
  ///
  /// - parameter device: The device that they arrived at; one that is closing downloads nothing more.
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

  private func reportDownloaded(_ outcome: SharedDownloads<DownloadWaiter>.Outcome, _ device: Device) {
    let outcomes = outcome.waiters.map { waiter in
      (waiter, outcome.error.map { AgoraChatError($0, in: waiter.message.chatType.kind, during: .fileDownloadFailed) })
    }
    var told: Set<String> = []
    for (waiter, error) in outcomes where told.insert(waiter.message.messageId).inserted {
      if let error {
        log(.warning, "a file of message \(waiter.message.messageId) did not come: \(error.code.rawValue)")
      }
      reportChat(device) { $0.messageAttachmentStatusDidChange(waiter.message, error: error) }
    }
    for (waiter, error) in outcomes {
      if error == nil && outcome.reported < 100 { waiter.progress?(100) }
      waiter.completion?(waiter.message, error)
    }
  }
}

extension AgoraChatFileMessageBody {
  /// Returns whether a file is on this device: downloaded, sent, or supplied by the app.
  func isHere(_ part: MediaPart, _ device: Device) -> Bool {
    files.state.withLock { $0[part].isGiven } || files.existingPath(of: part, device) != nil
  }
}
