internal import Foundation
internal import Parlance

/// An attachment that is being fetched.
struct AttachmentFetch {
  let message: NIMMessage
  /// nil until the device has begun.
  var transfer: TransferID?
  /// The progress, from 0 to 1.
  var progress: Float = 0
  /// A Boolean value that indicates whether the app cancelled it before the device had begun.
  var isCancelled = false
}

extension ClientCore {
  // MARK: scenes

  /// The lifetime of the files of a scene, in milliseconds; nil if they are kept for good, or longer than can be
  /// counted.
  ///
  /// - throws: Local error `sceneUnregistered` if the app did not register the scene.
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

  /// Reports the progress of uploading a message's file; thumbnails are not reported.
  func uploading(
    _ id: MessageID, in conversation: ConversationID, _ part: MediaPart, _ progress: TransferProgress
  ) {
    guard part == .file else { return }
    let fraction = Float(progress.fraction)
    // A message that an earlier run left in the outbox has no object yet. Keep this one, so that the completion reports it too.
    if sending[id] == nil, let loaded = device?.message(id, in: conversation) {
      _ = sending.object(for: id, orInsert: Sending(message: NIMMessage(loaded, core: self)))
    }
    let object = sending.update(id) { sending in
      sending.upload = fraction
      return sending.message
    }
    guard let object else { return }
    chatDelegates.notify { $0.send(object, progress: fraction) }
  }

  // MARK: downloads

  /// Starts to fetch a message's attachment: a thumbnail, a cover, speech, a file.
  ///
  /// - throws: Local errors: `userInfoNeeded`, `invalidParam` (nothing to fetch), `sameOperationInProgress`.
  func fetchAttachment(of message: NIMMessage) throws {
    guard let login = slot.current else { throw NSError.notLoggedIn }
    let (media, destination, isHere) = try download(of: message)
    let (fetching, place) = (login.details.withLock { $0.fetching }, message.place)
    do throws(MessagingError) {
      try fetching.insert(AttachmentFetch(message: message), for: place)
    } catch {
      throw error.nim
    }
    login.details.withLock { _ = $0.failedCustomFetches.remove(place) }
    if isHere { return afterCallbacks { [weak self] in self?.ended(place, of: login, nil) } }
    let transfer = login.device.download(media.id, to: destination, describedBy: media) { [weak self] progress in
      self?.progressed(place, of: login, Float(progress.fraction))
    } completion: { [weak self] result in
      if case .failure(let error) = result {
        self?.ended(place, of: login, error)
      } else {
        self?.ended(place, of: login, nil)
      }
    }
    let isCancelled = fetching.update(place) { fetch in
      fetch.transfer = transfer
      return fetch.isCancelled
    }
    if isCancelled == true { try? login.device.cancelTransfer(transfer) }
  }

  /// Returns the file to fetch for a message, its destination, and whether this device has it already.
  private func download(
    of message: NIMMessage
  ) throws -> (media: MediaDescriptor, destination: MediaDestination, isHere: Bool) {
    if message.messageObject is NIMCustomObject {
      let download = try message.customDownload(self)
      return (download.media, download.destination, false)
    }
    guard let file = (message.messageObject as? any MediaObject)?.file, let part = file.fetchedPart,
      let media = file.content[part: part]
    else { throw NSError.invalidParameter("a message without an attachment") }
    let isHere = file.localPath(part) != nil
    guard isHere || media.id.isValid else { throw NSError.invalidParameter("an attachment that was never uploaded") }
    return (media, .deviceFolder, isHere)
  }

  /// Returns the state of an attachment that is being fetched; nil for one that is not.
  func fetch(_ place: MessagePlace) -> AttachmentFetch? { slot.current?.details.withLock { $0.fetching }[place] }

  /// Takes back a fetch that is under way; it completes with local error `manualCancelTask`.
  func cancelFetching(_ place: MessagePlace) {
    guard let login = slot.current else { return }
    let transfer = login.details.withLock { $0.fetching }.update(place) { fetch in
      fetch.isCancelled = true
      return fetch.transfer
    }
    // One that has just ended cannot be taken back; its completion says so.
    if case .some(.some(let transfer)) = transfer { try? login.device.cancelTransfer(transfer) }
  }

  private func progressed(_ place: MessagePlace, of login: Login, _ fraction: Float) {
    let message = login.details.withLock { $0.fetching }.update(place) { fetch in
      fetch.progress = fraction
      return fetch.message
    }
    guard let message, slot.current === login else { return }
    chatDelegates.notify { $0.fetchMessageAttachment(message, progress: fraction) }
  }

  private func ended(_ place: MessagePlace, of login: Login, _ error: MessagingError?) {
    let fetch = login.details.withLock { $0.fetching }.remove(place)
    // Drop fetches that an earlier login started.
    guard let fetch, slot.current === login else { return }
    // The engine notes it of a message's own files.
    if fetch.message.customAttachment != nil, let error, error.code != .cancelled {
      login.details.withLock { _ = $0.failedCustomFetches.insert(place) }
    }
    let error = error?.nim
    chatDelegates.notify { $0.fetchMessageAttachment(fetch.message, didCompleteWithError: error) }
  }

  /// Returns whether the attachment of an arriving message is fetched automatically: all but files are.
  func fetchesAutomatically(_ message: Message) -> Bool {
    switch message.kind {
    case .image, .audio, .video, .custom:
      slot.current?.details.withLock { notes in
        message.conversation.kind == .room ? notes.fetchesRoomAttachments : notes.fetchesAttachments
      } ?? false
    default: false
    }
  }

  /// Fetches the attachment of a received message, unless the device has it or there is none.
  func fetchAutomatically(_ object: NIMMessage) {
    if object.messageObject is NIMCustomObject {
      guard object.customAttachment?.attachmentNeedsDownload() == true else { return }
    } else {
      guard let file = (object.messageObject as? any MediaObject)?.file, let part = file.fetchedPart,
        file.localPath(part) == nil
      else { return }
    }
    // A fetch that cannot start is not reported; the app may start it itself.
    try? fetchAttachment(of: object)
  }
}
