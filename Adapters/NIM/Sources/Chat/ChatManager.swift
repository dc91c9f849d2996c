internal import Foundation
internal import Parlance

/// The chat manager of one client.
final class ChatManager: NSObject, NIMChatManager {
  let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func add(_ delegate: any NIMChatManagerDelegate) { core.chatDelegates.add(delegate) { [weak delegate] in delegate } }
  func remove(_ delegate: any NIMChatManagerDelegate) { core.chatDelegates.remove(delegate) }

  // MARK: sending

  func send(_ message: NIMMessage, to session: NIMSession) throws {
    let core = core.client(of: session)
    guard let login = core.slot.current else { throw NSError.notLoggedIn }
    let device = login.device
    let id = MessageID(message.messageId)
    if core.sending[id] != nil { throw MessagingError(.alreadyInProgress, id.string).nim }
    let conversation = try core.conversation(of: session)
    try message.resolveAttachment(core)
    var draft = try message.draft(to: conversation, countsReceipts: core.teamReceiptsEnabled)
    guard draft.body.addressees == nil || conversation.kind == .room else {
      throw NSError.invalidParameter("toAccIds: chatrooms only")
    }
    guard (draft.body.audience == nil && draft.body.location == nil) || conversation.kind == .room else {
      throw NSError.invalidParameter("notifyTargetTags and places: chatrooms only")
    }
    draft.attachments = try message.attachments(core)
    let upload = try message.customUpload(core, device)
    if core.config.fixMsgStatusByBlackList { draft.options.insert(.failsIfBlocked) }
    let time = draft.time ?? device.now
    draft.time = time
    // From here on the object may be changed by what the device tells on the callback queue.
    do { try core.sending.insert(ClientCore.Sending(message: message), for: id) } catch { throw error.nim }
    message.begin(in: session, sender: device.account, core: core, time: time)
    do {
      if let upload {
        try core.send(draft, of: message, after: upload, on: login)
      } else {
        try device.send(draft)
      }
    } catch {
      core.sending.remove(id)
      // A message that the device has already stays what it was; a new one has failed.
      if let stored = message.stored { message.apply(stored, core: core) } else { message.earlyState = .failed }
      core.reportStorage(error)
      throw error.nim
    }
  }

  func send(_ message: NIMMessage, to session: NIMSession, completion: (((any Error)?) -> Void)?) {
    do {
      try send(message, to: session)
      core.complete(completion, nil)
    } catch {
      core.complete(completion, error)
    }
  }

  func cancelSending(_ message: NIMMessage) -> Bool {
    let core = core.client(of: message.session)
    let id = MessageID(message.messageId)
    if let sending = core.sending[id], sending.isUploading, let transfer = sending.transfer {
      return (try? core.device?.cancelTransfer(transfer)) != nil
    }
    return core.device?.cancelSending(id, in: message.key?.conversation) ?? false
  }

  func resend(_ message: NIMMessage) throws {
    let core = core.client(of: message.session)
    let device = try core.requireDevice()
    let (id, conversation) = (MessageID(message.messageId), message.key?.conversation)
    if device.message(id, in: conversation)?.state == .local {
      throw NSError.invalidParameter("a message of this device alone")
    }
    if try resendCustom(message, id, conversation) { return }
    let isNew = (try? core.sending.insert(ClientCore.Sending(message: message), for: id)) != nil
    do {
      let resent = try device.resend(id, in: conversation)
      // The rest follows on the callback queue.
      if isNew, message.stored?.state != .sent { message.stored = resent }
    } catch {
      // A message that is under way already keeps its object.
      if isNew { core.sending.remove(id) }
      throw error.nim
    }
  }

  /// Sends a failed message again whose custom attachment has a file to upload, or an address that the local database does
  /// not have.
  ///
  /// - returns: A Boolean value that indicates whether it did.
  private func resendCustom(
    _ message: NIMMessage, _ id: MessageID, _ conversation: ConversationID?
  ) throws -> Bool {
    let core = core.client(of: message.session)
    if core.sending[id]?.isUploading == true { throw MessagingError(.alreadyInProgress, id.string).nim }
    guard let login = core.slot.current, let failed = login.device.message(id, in: conversation),
      failed.state == .failed, failed.sender == login.device.account,
      let object = message.messageObject as? NIMCustomObject
    else { return false }
    let upload = try message.customUpload(core, login.device)
    guard upload != nil || object.content != failed.body.content else { return false }
    var draft = MessageDraft(
      id: failed.id, conversation: failed.conversation, body: failed.body, options: failed.options,
      localExtension: failed.localExtension, time: failed.time)
    draft.body.content = object.content
    do { try core.sending.insert(ClientCore.Sending(message: message), for: failed.id) } catch { throw error.nim }
    message.core = core
    message.earlyState = .sending
    do throws(MessagingError) {
      if let upload {
        try core.send(draft, of: message, after: upload, replacing: failed, on: login)
      } else {
        try login.device.send(draft, replacing: failed)
      }
    } catch {
      core.sending.remove(failed.id)
      message.apply(failed, core: core)
      core.reportStorage(error)
      throw error.nim
    }
    return true
  }

  // MARK: forwarding

  func makeForwardMessage(from message: NIMMessage, error: UnsafeMutablePointer<NSError?>?) -> NIMMessage {
    do {
      let result = try message.forwardable()
      error?.pointee = nil
      return result
    } catch let failure {
      error?.pointee = failure as NSError
      return NIMMessage()
    }
  }

  func sendForwardMessage(_ message: NIMMessage, to session: NIMSession) throws { try send(message, to: session) }

  func forwardMessage(_ message: NIMMessage, to session: NIMSession) throws {
    try send(try message.forwardable(), to: session)
  }

  // MARK: revocation

  func revokeMessage(_ message: NIMMessage, completion: (((any Error)?) -> Void)?) {
    revoke(message, NIMRevokeMessageOption(), completion)
  }

  func revokeMessage(
    _ message: NIMMessage, apnsContent: String?, apnsPayload: [AnyHashable: Any]?, shouldBeCounted should: Bool,
    completion: (((any Error)?) -> Void)?
  ) {
    let option = NIMRevokeMessageOption()
    option.apnsContent = apnsContent
    option.apnsPayload = apnsPayload
    option.shouldBeCounted = should
    revoke(message, option, completion)
  }

  func revokeMessage(_ message: NIMMessage, option: NIMRevokeMessageOption, completion: (((any Error)?) -> Void)?) {
    revoke(message, option, completion)
  }

  private func revoke(
    _ message: NIMMessage, _ option: NIMRevokeMessageOption, _ completion: (((any Error)?) -> Void)?
  ) {
    core.client(of: message.session).request(completion) { device, completion in
      guard let conversation = message.session?.conversation else {
        throw NSError.invalidParameter("a message that was never in a session")
      }
      let request = try option.request()
      device.revoke(
        MessageID(message.messageId), in: conversation, request: request, windowAppliesToManagers: true
      ) { completion($0?.nim) }
    }
  }
}
