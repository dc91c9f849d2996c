internal import Foundation
internal import Parlance

/// An attachment on its way to this device. Touched under the lock of the client's state only.
final class AttachmentFetch {
  let message: NIMMessage
  let place: MessagePlace
  /// nil until the device has begun.
  var transfer: TransferID?
  /// From 0 to 1.
  var progress: Float = 0
  /// The app took it back before the device had begun.
  var isCancelled = false

  init(_ message: NIMMessage) {
    self.message = message
    place = message.place
  }
}

extension NIMCore {
  // MARK: scenes

  /// The lifetime of the files of a scene, in milliseconds; nil if they are kept for good, or longer than can be counted.
  ///
  /// - throws: Local error `sceneUnregistered` whenever the app did not say.
  func lifetime(ofScene scene: String) throws -> Int64? {
    // Foundation converts what it hands out, all the way down.
    guard JSONObject.isTraversable(scenes) else { throw NSError.invalidParameter("sceneDict") }
    guard let value = scenes[scene] else { throw NIMErrorCode.local(.sceneUnregistered).error(scene) }
    // Swift's own numbers are not bridged on every system.
    let seconds =
      (value as? NSNumber)?.doubleValue ?? (value as? Int).map { Double($0) } ?? (value as? Double) ?? 0
    return seconds > 0 ? Int64(exactly: (seconds * 1000).rounded(.up)) : nil
  }

  // MARK: uploads

  /// Tells how far the file of a message has come; thumbnails are nobody's business.
  func uploading(
    _ id: MessageID, in conversation: ConversationID, _ part: MediaPart, _ progress: TransferProgress
  ) {
    guard part == .file else { return }
    let fraction = Float(progress.fraction)
    // What an earlier run left in the outbox has no object yet; its completion shall bring the one that is told here.
    let isKnown = state.withLock { $0.sending[id] != nil }
    let loaded = isKnown ? nil : device?.message(id, in: conversation).map { NIMMessage($0, core: self) }
    let object = state.withLock { state -> NIMMessage? in
      guard let object = state.sending[id] ?? loaded else { return nil }
      state.sending[id] = object
      state.uploads[id] = fraction
      return object
    }
    guard let object else { return }
    chatDelegates.notify { $0.send(object, progress: fraction) }
  }

  // MARK: downloads

  /// Starts to fetch what stands for a message: a thumbnail, a cover, speech, a file.
  ///
  /// - throws: Local errors: `userInfoNeeded`, `invalidParam` (nothing to fetch), `sameOperationInProgress`.
  func fetchAttachment(of message: NIMMessage) throws {
    let device = try requireDevice()
    guard let file = (message.messageObject as? any MediaObject)?.file, let part = file.fetchedPart,
      let media = file.content[part: part]
    else { throw NSError.invalidParameter("a message without an attachment") }
    let isHere = file.localPath(part) != nil
    guard isHere || media.id.isValid else { throw NSError.invalidParameter("an attachment that was never uploaded") }
    let fetch = AttachmentFetch(message)
    let isNew = state.withLock { state in
      if state.fetching[fetch.place] != nil { return false }
      state.fetching[fetch.place] = fetch
      return true
    }
    guard isNew else { throw MessagingError(.alreadyInProgress, message.messageId).nim }
    if isHere { return afterCallbacks { [weak self] in self?.ended(fetch, nil) } }
    let transfer = device.download(media.id, describedBy: media) { [weak self] progress in
      self?.progressed(fetch, Float(progress.fraction))
    } completion: { [weak self] result in
      if case .failure(let error) = result { self?.ended(fetch, error) } else { self?.ended(fetch, nil) }
    }
    let isCancelled = state.withLock { _ in
      fetch.transfer = transfer
      return fetch.isCancelled
    }
    if isCancelled { try? device.cancelTransfer(transfer) }
  }

  /// Takes back a fetch that is under way; it completes with local error `manualCancelTask`.
  func cancelFetching(_ place: MessagePlace) {
    let transfer = state.withLock { state -> TransferID? in
      guard let fetch = state.fetching[place] else { return nil }
      fetch.isCancelled = true
      return fetch.transfer
    }
    // One that has just ended cannot be taken back; its completion says so.
    if let transfer { try? device?.cancelTransfer(transfer) }
  }

  private func progressed(_ fetch: AttachmentFetch, _ fraction: Float) {
    let isCurrent = state.withLock { state in
      fetch.progress = fraction
      return state.fetching[fetch.place] === fetch
    }
    guard isCurrent else { return }
    chatDelegates.notify { $0.fetchMessageAttachment(fetch.message, progress: fraction) }
  }

  private func ended(_ fetch: AttachmentFetch, _ error: MessagingError?) {
    let isCurrent = state.withLock { state in
      guard state.fetching[fetch.place] === fetch else { return false }
      state.fetching[fetch.place] = nil
      return true
    }
    // What an earlier login began is nobody's any more.
    guard isCurrent else { return }
    let error = error?.nim
    chatDelegates.notify { $0.fetchMessageAttachment(fetch.message, didCompleteWithError: error) }
  }

  /// Whether the attachment of a message that came is fetched without being asked for: all but files are.
  func fetchesAutomatically(_ message: Message) -> Bool {
    switch message.kind {
    case .image, .audio, .video:
      state.withLock { message.conversation.kind == .room ? $0.fetchesRoomAttachments : $0.fetchesAttachments }
    default: false
    }
  }

  /// Fetches the attachment of a message that came, unless it is here or there is none.
  func fetchAutomatically(_ object: NIMMessage) {
    guard let file = (object.messageObject as? any MediaObject)?.file, let part = file.fetchedPart,
      file.localPath(part) == nil
    else { return }
    // What cannot be begun is left to the app, which is told of everything that was.
    try? fetchAttachment(of: object)
  }
}
