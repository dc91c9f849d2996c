internal import AgoraChatCommon
internal import Parlance

extension ClientCore {
  /// Passes a message to the engine; the callbacks receive its outcome, on the callback queue.
  func send(_ message: AgoraMessage, _ callback: (any AgoraCallBack)?) {
    let kind = message.getChatType().kind
    do throws(MessagingError) {
      try submit(Outgoing(message: message, callback: callback))
    } catch {
      let number = AgoraErrorNumber.number(error, in: kind)
      message.fields.withLock { fields in
        // What was sent before stays sent, and what is on its way stays so.
        if fields.status == .CREATE || fields.status == .FAIL {
          fields.status = .FAIL
          fields.error = number
        }
      }
      afterCallbacks {
        Self.report(Outgoing(message: message, callback: callback), number, error.description)
      }
    }
  }

  /// Notifies the callbacks of a message; the error's number is 0 after a success.
  static func report(_ outgoing: Outgoing, _ number: Int, _ error: String) {
    for case .some(let callback) in outgoing.callbacks {
      if number == 0 { callback.onSuccess() } else { callback.onError(number, error) }
    }
  }

  private func submit(_ outgoing: Outgoing) throws(MessagingError) {
    let message = outgoing.message
    let device = try requireDevice()
    let before = message.fields.withLock { $0 }
    var sending = before
    sending.direct = .SEND
    let draft = try draft(of: sending)
    let id = MessageID(before.id)
    let key = MessageKey(id, in: draft.conversation)
    var outgoing = outgoing
    outgoing.upload = UploadProgress(total: try AgoraLimits.measure(draft.attachments, device))
    try self.outgoing.insert(outgoing, for: key)
    message.fields.withLock { fields in
      fields.status = .INPROGRESS
      fields.error = 0
      fields.progress = 0
      fields.ownStatus = nil
      fields.from = device.account.name
      fields.direct = .SEND
      fields.core = self
      fields.account = device.account
    }
    if before.type != .CMD { keep(message, key) }
    do throws(MessagingError) {
      let place = before.neutral?.conversation ?? draft.conversation
      if let failed = device.message(id, in: place), failed.state == .failed {
        let hasItsFiles = (before.body as? FileMessageBody)?.files.belongs(to: failed.key) ?? true
        if hasItsFiles && failed.conversation == draft.conversation && failed.encodedBody == draft.body.encoded() {
          try device.resend(failed.id, in: failed.conversation)
          return
        }
        // The row still says what the app has since changed.
        message.adoptFiles(try device.send(draft, replacing: failed), self, device.account)
      } else {
        message.adoptFiles(try device.send(draft), self, device.account)
      }
    } catch {
      self.outgoing.remove(key)
      message.fields.withLock { fields in
        fields.status = before.status
        fields.from = before.from
        fields.direct = before.direct
      }
      throw error
    }
  }

  /// Returns the message to send or save.
  ///
  /// - throws: `invalidArgument` for a message without an addressee or a fitting body and for attributes that are no
  ///   JSON, `messageTooLarge`.
  func draft(of fields: AgoraMessage.Fields) throws(MessagingError) -> MessageDraft {
    let isIncoming = fields.chatType == .Chat && fields.direct == .RECEIVE
    let name = isIncoming ? fields.from : fields.to
    guard !name.isEmpty else { throw MessagingError(.invalidArgument, "addressee") }
    guard let body = fields.body else { throw MessagingError(.invalidArgument, "message without a body") }
    let content = try body.content()
    guard AgoraMessage.MessageType(content.kind) == fields.type else {
      throw MessagingError(.invalidArgument, "body of another type")
    }
    let attributes = try fields.attributes.encoded()
    let conversation = ConversationID(kind: fields.chatType.kind, name: name)
    var draft = MessageDraft(
      id: MessageID(fields.id), conversation: conversation,
      body: Parlance.MessageBody(content: content, attributes: attributes),
      time: fields.hasOwnTime ? Timestamp(milliseconds: fields.time) : nil, attachments: body.attachments)
    if case .command(let command) = content {
      draft.options = [.roams, .synchronizes]
      var attributes = fields.attributes
      draft.revokes = RevocationDialect.revokedMessage(action: command.action, ext: attributes.dictionary)
    } else if conversation.kind == .direct {
      // Every message asks; the receiver's options say whether it is answered.
      draft.options.insert(.wantsDeliveryReceipt)
    }
    return draft
  }

  /// Puts a message into the local database only.
  ///
  /// - parameter counts: A Boolean value that indicates whether it counts as unread.
  /// - parameter isListed: A Boolean value that indicates whether it becomes the last message of its conversation in
  ///   the list.
  func save(_ message: AgoraMessage, counts: Bool, isListed: Bool = true) throws(MessagingError) {
    let device = try requireDevice()
    let before = message.fields.withLock { $0 }
    var draft = try draft(of: before)
    draft.options.remove(.wantsDeliveryReceipt)
    if !counts { draft.options.remove(.countsAsUnread) }
    if !isListed { draft.options.remove(.updatesConversation) }
    let sender = before.direct == .SEND || before.from.isEmpty ? device.account : AccountID(before.from)
    let stored = try device.save(draft, sender: sender, announces: false)
    message.fields.withLock { fields in
      fields.core = self
      fields.account = device.account
      fields.isUnread = nil
    }
    message.adopt(stored)
    message.adoptFiles(stored, self, device.account)
    keep(message, stored.key)
  }
}
