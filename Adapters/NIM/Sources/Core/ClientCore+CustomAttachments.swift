internal import Foundation
internal import Parlance

/// The file of a custom attachment that is to be uploaded before its message is sent.
struct CustomUpload {
  let object: NIMCustomObject
  let path: String
  /// The time for which the file is kept, in milliseconds; nil for good.
  let lifetime: Int64?
}

extension NIMMessage {
  /// The custom attachment, if the message is one.
  var customAttachment: (any NIMCustomAttachment)? { (messageObject as? NIMCustomObject)?.attachment }

  /// Returns the file to upload for the custom attachment; nil if it needs no upload.
  ///
  /// - throws: Errors of the file that can be detected at the call, and local error `sceneUnregistered`.
  func customUpload(_ core: ClientCore, _ device: Device) throws -> CustomUpload? {
    guard let object = messageObject as? NIMCustomObject, let attachment = object.attachment,
      attachment.attachmentNeedsUpload()
    else { return nil }
    let path = attachment.attachmentPathForUploading()
    do throws(MessagingError) { _ = try device.inspectFile(path) } catch { throw error.nim }
    return CustomUpload(object: object, path: path, lifetime: try core.lifetime(ofScene: details.scene))
  }

  /// Returns the file that the custom attachment wants to be downloaded.
  ///
  /// - throws: Local errors: `invalidParam` if it wants none, or says no address or no path; `invalidUrl`.
  func customDownload(_ core: ClientCore) throws -> (media: MediaDescriptor, destination: MediaDestination) {
    guard let attachment = customAttachment, attachment.attachmentNeedsDownload() else {
      throw NSError.invalidParameter("a custom attachment that needs no download")
    }
    let (address, path) = (
      attachment.attachmentURLStringForDownloading(), attachment.attachmentPathForDownloading()
    )
    guard !address.isEmpty, !path.isEmpty else { throw NSError.invalidParameter("no address or no path") }
    return (try core.media(at: address), .file(path, replaces: true))
  }
}

/// Messages whose custom attachments have a file. Until the file has an address the message is in the local database as one
/// that failed, which it is if the app ends meanwhile.
extension ClientCore {
  /// Uploads the file of a message, and sends the message then.
  ///
  /// - parameter draft: The message, with the attachment as it is before the upload.
  /// - parameter failed: The message as it is in the local database; nil if it is not there.
  func send(
    _ draft: MessageDraft, of message: NIMMessage, after upload: CustomUpload, replacing failed: Message? = nil,
    on login: Login
  ) throws(MessagingError) {
    let stored = if let failed { failed } else { try login.device.saveUnsent(draft) }
    _ = sending.update(stored.id) { $0.isUploading = true }
    afterCallbacks { [weak self] in self?.chatDelegates.notify { $0.willSend(message) } }
    var options = UploadOptions(lifetime: upload.lifetime)
    options.belongsToMessage = true
    let transfer = login.device.upload(.file(upload.path), options: options) { [weak self] progress in
      self?.uploaded(Float(progress.fraction), of: stored.id)
    } completion: { [weak self] result in
      self?.uploaded(result, upload, draft, stored, message, on: login)
    }
    _ = sending.update(stored.id) { $0.transfer = transfer }
  }

  private func uploaded(_ fraction: Float, of id: MessageID) {
    let message = sending.update(id) { sending in
      sending.upload = fraction
      return sending.message
    }
    guard let message else { return }
    chatDelegates.notify { $0.send(message, progress: fraction) }
  }

  private func uploaded(
    _ result: Result<MediaDescriptor, MessagingError>, _ upload: CustomUpload, _ draft: MessageDraft, _ stored: Message,
    _ message: NIMMessage, on login: Login
  ) {
    guard sending.update(stored.id, { $0.message === message && $0.isUploading }) == true else { return }
    guard slot.current === login else {
      // Another login has begun, at which the message is one that failed.
      sending.remove(stored.id)
      return message.apply(stored, core: self)
    }
    do throws(MessagingError) {
      guard let address = address(of: try result.get()) else { throw MessagingError(.mediaNotFound) }
      upload.object.setUploadURL(address)
      chatDelegates.notify { $0.uploadAttachmentSuccess(address, for: message) }
      var draft = draft
      draft.body.content = upload.object.content
      _ = sending.update(stored.id) { sending in
        sending.isUploading = false
        sending.isAnnounced = true
      }
      try login.device.send(draft, replacing: stored)
    } catch {
      sending.remove(stored.id)
      message.apply(login.device.message(stored.id, in: stored.conversation) ?? stored, core: self)
      reportStorage(error)
      chatDelegates.notify { $0.send(message, didCompleteWithError: error.nim(in: stored.conversation)) }
    }
  }
}
