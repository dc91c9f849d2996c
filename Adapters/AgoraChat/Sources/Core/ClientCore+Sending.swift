internal import AgoraChatCommon
internal import Foundation
internal import Parlance

extension ClientCore {
  /// Sends a message.
  ///
  /// - parameter isAgain: It may be in the local database already, as one that failed.
  func send(
    _ message: AgoraChatMessage, isAgain: Bool, progress: ((Int32) -> Void)?,
    completion: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    let target = message.target
    do throws(MessagingError) {
      let device = try requireDevice()
      try (message.body as? AgoraChatCombineMessageBody)?.pack(device)
      let draft = try message.draft(sender: device.account)
      let id = MessageID(message.messageId)
      let known = isAgain ? device.message(id, in: message.snapshot.message?.conversation) : nil
      let total = if let known { known.fileBytes ?? 0 } else { try AgoraLimits.measure(draft.attachments, device) }
      let sending = Sending(
        message: message, progress: progress, completion: completion, upload: UploadProgress(total: total))
      try sendings.insert(sending, for: id)
      let status = message.depart(self, device.account, target)
      do throws(MessagingError) {
        if known != nil {
          try store(message, device)
          try resend(message, draft, device)
        } else {
          message.adoptFiles(try device.send(draft))
        }
      } catch {
        sendings.remove(id)
        message.stay(status)
        throw error
      }
    } catch {
      refuse(message, AgoraChatError(error, in: target.kind), completion)
    }
  }

  /// Sends a message of the local database again. What the app has changed of it since then goes along.
  private func resend(
    _ message: AgoraChatMessage, _ draft: MessageDraft, _ device: Device
  ) throws(MessagingError) {
    guard let stored = device.message(MessageID(message.messageId), in: draft.conversation) else {
      throw MessagingError(.messageNotStored)
    }
    var sent = draft.body
    // Its files stay, with what is uploaded of them; the device knows more of them than the app's object.
    if MessageKind.media.contains(stored.kind) { sent.content = stored.body.content }
    let isUnsent = stored.sender == device.account && (stored.state == .failed || stored.state == .local)
    guard isUnsent, sent.encoded() != stored.encodedBody || draft.options != stored.options else {
      try device.resend(stored.id, in: stored.conversation)
      return
    }
    var draft = draft
    draft.time = stored.time
    // They are the message's own now.
    var notes = MessageNotes(stored.localExtension)
    notes.ext = nil
    draft.localExtension = notes.text
    message.adoptFiles(try device.send(draft, replacing: stored))
  }

  private func refuse(
    _ message: AgoraChatMessage, _ error: AgoraChatError, _ completion: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    // A message that is on its way already is not failed by being sent twice.
    if message.status != .delivering && message.status != .succeed { message.fail() }
    let device = device
    afterCallbacks { [self] in
      if let device { reportChat(device) { $0.messageStatusDidChange(message, error: error) } }
      completion?(message, error)
    }
  }

  /// Reports that a message is sent to the hub now.
  func reportSending(_ message: Message) {
    sendings[message.id]?.message.adopt(message)
  }

  /// Reports that a message was accepted, or not.
  func reportSent(_ message: Message, _ error: MessagingError?, _ device: Device) {
    let sending = sendings.remove(message.id)
    let object = sending?.message ?? AgoraChatMessage(message, self, device.account)
    if sending != nil { object.adopt(message) }
    let transfer: AgoraChatErrorCode? = MessageKind.media.contains(message.kind) ? .fileUploadFailed : nil
    let error = error.map { AgoraChatError($0, in: message.conversation.kind, during: transfer) }
    if let error { log(.warning, "message \(message.id.string) was not sent: \(error.code.rawValue)") }
    reportChat(device) { $0.messageStatusDidChange(object, error: error) }
    if error == nil, let sending, sending.upload.told < 100 { sending.progress?(100) }
    sending?.completion?(object, error)
    if error == nil, message.kind != .command, options.includeSendMessageInMessageListener {
      reportChat(device) { $0.messagesDidReceive([object]) }
    }
  }

  // MARK: the local database

  /// Puts a message of the app into the local database.
  ///
  /// - parameter conversation: The conversation it belongs to.
  /// - parameter time: Its position there; that of its timestamp if nil.
  /// - parameter isRead: It does not count as unread.
  func insert(
    _ message: AgoraChatMessage, into conversation: ConversationID, at time: Timestamp? = nil, isRead: Bool = false,
    _ device: Device
  ) throws(MessagingError) {
    try (message.body as? AgoraChatCombineMessageBody)?.pack(device)
    var draft = try message.draft(in: conversation)
    if let time { draft.time = time }
    if isRead { draft.options.remove(.countsAsUnread) }
    let from = message.from
    let sender =
      from.isEmpty ? (message.direction == .send ? device.account : AccountID(conversation.name)) : AccountID(from)
    let saved = try device.save(draft, sender: sender, announces: false)
    message.noteStored(saved, self, device.account)
  }

  /// Stores an app's changes to a stored message in the local database.
  ///
  /// - throws: `messageNotStored` if there is none.
  func store(_ message: AgoraChatMessage, _ device: Device) throws(MessagingError) {
    let id = MessageID(message.messageId)
    let record = message.snapshot
    guard let stored = device.message(id, in: record.message?.conversation) else {
      throw MessagingError(.messageNotStored)
    }
    let conversation = stored.conversation
    if record.isBodyChanged {
      let body = message.body
      guard let content = body.content else { throw AgoraChatMessage.invalid("body") }
      if body.attachments.isEmpty {
        try device.setContent(content, of: id, in: conversation)
      } else if (body as? AgoraChatFileMessageBody)?.files.belongs(to: stored.key) != true {
        // Files are uploaded with a message, not afterwards.
        throw AgoraChatMessage.invalid("body")
      }
    }
    if record.isTimeChanged {
      try device.setTime(Timestamp(milliseconds: record.timestamp), of: id, in: conversation)
    }
    if let isListened = record.isListened { try device.setPlayed(isListened, id, in: conversation) }
    if record.notes.isRead == true { try device.markRead(message: id, in: conversation) }
    var notes = MessageNotes(stored.localExtension).changed(by: record.notes)
    if record.isExtChanged { notes.ext = try JSONObject.text(of: record.extNow ?? [:]) }
    if notes.text != stored.localExtension {
      try device.setLocalExtension(notes.text, of: id, in: conversation)
    }
    if let now = device.message(id, in: conversation) { message.noteStored(now, self, device.account) }
  }
}
