internal import AgoraChatCommon
internal import Foundation
internal import Parlance

extension AgoraChatMessage {
  /// A copy of what it keeps, with everything decoded.
  var snapshot: MessageRecord {
    record.withLock { record in
      _ = record.loadedBody()
      _ = record.loadedExt()
      return record
    }
  }

  /// The conversation to send it to: that of its receiver, or else the one it belongs to.
  var target: ConversationID {
    record.withLock { record in
      ConversationID(kind: record.chatType.kind, name: record.to.isEmpty ? record.conversation : record.to)
    }
  }

  /// Returns the message to send.
  ///
  /// - throws: The vendor's "message invalid": a sender who is not logged in here, no receiver or id, no content, a
  ///   reserved action, an extension that is not a JSON object; `messageTooLarge`; `fileNotReadable` for a file that was
  ///   never supplied.
  func draft(sender account: AccountID) throws(MessagingError) -> MessageDraft {
    let record = snapshot
    guard record.from.isEmpty || AccountID(record.from) == account else { throw Self.invalid("from") }
    let target = target
    guard !target.name.isEmpty else { throw Self.invalid("to") }
    guard target.name.utf8.count <= AgoraLimits.userIDBytes else { throw MessagingError(.invalidArgument, "to") }
    var draft = try draft(in: target, record)
    if target.kind == .room {
      draft.body.extensions.merge(priority.extensions) { own, _ in own }
    }
    let body = body
    if let command = body as? AgoraChatCmdMessageBody {
      draft.options = [.roams, .synchronizes]
      if command.isDeliverOnlineOnly || record.options.contains(.onlineOnly) {
        draft.options = [.onlineOnly, .synchronizes]
      }
      draft.revokes = RevocationDialect.revokedMessage(action: command.action ?? "", ext: record.extNow)
    } else if target.kind == .direct {
      draft.options.insert(.wantsDeliveryReceipt)
    }
    if target.kind == .direct { draft.options.insert(.failsIfBlocked) }
    return draft
  }

  /// Returns the message to put into the local database of a conversation.
  func draft(in conversation: ConversationID) throws(MessagingError) -> MessageDraft {
    let record = snapshot
    var draft = try draft(in: conversation, record)
    draft.time = Timestamp(milliseconds: record.timestamp)
    draft.localExtension = record.notes.text
    if record.notes.isRead == true { draft.options.remove(.countsAsUnread) }
    return draft
  }

  private func draft(in conversation: ConversationID, _ record: MessageRecord) throws(MessagingError) -> MessageDraft {
    let id = MessageID(record.id)
    guard id.isValid else { throw Self.invalid("id") }
    var body = try messageBody(record)
    if conversation.kind != .direct, let receivers = receiverList, !receivers.isEmpty {
      body.addressees = receivers.map { AccountID($0) }
    }
    return MessageDraft(
      id: id, conversation: conversation, body: body, options: record.options,
      localExtension: record.notes.text, attachments: self.body.attachments)
  }

  private func messageBody(_ record: MessageRecord) throws(MessagingError) -> MessageBody {
    let body = body
    guard let content = body.content, body.isComplete else { throw Self.invalid("body") }
    if let file = body as? AgoraChatFileMessageBody, !file.files.hasFile {
      throw MessagingError(.fileNotReadable, "no file")
    }
    guard body.countedBytes <= AgoraLimits.messageBytes else {
      throw MessagingError(.messageTooLarge, "limit \(AgoraLimits.messageBytes) bytes")
    }
    var attributes: String?
    if let ext = record.extNow, !ext.isEmpty {
      attributes = try? JSONObject.text(of: ext)
      if attributes == nil { throw Self.invalid("ext") }
    }
    return MessageBody(
      content: content, attributes: attributes, fallbackText: body.fallbackText, extensions: body.extensions,
      mentions: Mentions(ext: record.extNow))
  }

  /// Returns the error for an invalid message, in the vendor's sense.
  static func invalid(_ detail: String) -> MessagingError { MessagingError(.messageNotFound, detail) }

  // MARK: on its way

  /// Notes that it is sent to the hub now.
  ///
  /// - returns: The status that the app had set.
  func depart(_ core: ClientCore, _ account: AccountID, _ target: ConversationID) -> AgoraChatMessageStatus? {
    record.withLock { record in
      let status = record.notes.status
      record.core = core
      record.account = account
      record.from = account.name
      record.conversation = target.name
      record.to = target.name
      record.direction = .send
      record.notes.status = .delivering
      return status
    }
  }

  /// It does not go after all.
  func stay(_ status: AgoraChatMessageStatus?) { record.withLock { $0.notes.status = status } }

  /// It could not go.
  func fail() { record.withLock { $0.notes.status = .failed } }

  /// The engine has its files now.
  func adoptFiles(_ message: Message) { record.withLock { $0.adoptFiles(message) } }

  /// The engine has it now.
  func adopt(_ message: Message) { record.withLock { $0.adopt(message) } }

  /// It is in the local database now.
  func noteStored(_ message: Message, _ core: ClientCore, _ account: AccountID) {
    record.withLock { record in
      record.core = core
      record.account = account
      record.noteStored(message)
    }
  }
}

extension MessageRecord {
  /// The extension as it is, once loaded.
  var extNow: [AnyHashable: Any]? {
    var copy = self
    return copy.loadedExt()
  }
}

extension Mentions {
  /// The accounts that a message mentions by the vendor's field of its extension: a list of them, or `"all"`.
  fileprivate init?(ext: [AnyHashable: Any]?) {
    switch ext?["em_at_list"] {
    case let word as String where word.lowercased() == "all": self = .everyone
    case let names as [Any]:
      let accounts = names.compactMap { ($0 as? String).map { AccountID($0) } }
      guard !accounts.isEmpty else { return nil }
      self = .accounts(accounts)
    default: return nil
    }
  }
}
