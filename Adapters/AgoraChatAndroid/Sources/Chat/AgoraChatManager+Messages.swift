internal import AgoraChatCommon
internal import Parlance

extension AgoraChatManager {
  /// Sends a message, or sends one again that failed.
  ///
  /// It goes into the local database at once, unless it is a CMD, and to the server when it can be reached. A CMD with
  /// the action `REVOKE_FLAG` and the attribute `msgId` revokes that message by the server's rules; with an id that the
  /// conversation does not have it is an ordinary CMD. The sending device keeps its own copy of a revoked message: its
  /// app removes it.
  ///
  /// The files are uploaded first, while the callback receives the progress.
  ///
  /// - parameter message: The message; its `status` follows.
  /// - parameter callback: Called once: success when the server has it, or 201 (no login), 400 (no such file), 401 (an
  ///   empty or unreadable file), 405 (one above 10 MB), 402 (it could not be uploaded), 110 (no addressee, no fitting
  ///   body, attributes that JSON does not have, a CMD of the vendor's own), 510 (above 3 KB), 500 (a message of this
  ///   id exists), 204, 602, 606, 702, 705 (addressees), 215 (muted); for a CMD that revokes: 504 (too late), 210 or in
  ///   a group 603 (another account's message).
  public func sendMessage(_ message: AgoraMessage, _ callback: (any AgoraCallBack)?) { core.send(message, callback) }

  /// Notifies the peer that one message was read; does nothing if `AgoraChatOptions.getRequireAck()` is false. Returns
  /// when the server has the receipt.
  ///
  /// - parameter to: The message's sender. There is no such receipt for messages of groups and chat rooms.
  /// - parameter msgId: The message.
  /// - throws: `EaseMobException` with 201 (no login), 300 (no connection), 500 (no such message from this account).
  public func ackMessageRead(_ to: String, _ msgId: String) throws(EaseMobException) {
    guard core.options.getRequireAck() else { return }
    let id = MessageID(msgId)
    let conversation = ConversationID.direct(AccountID(to))
    try core.wait { device, completion in
      device.acknowledgeMessage(id, in: conversation, completion: completion)
    }
    // The message may have been deleted meanwhile, and then there is nothing to note.
    try? core.requireDevice().setLocalExtension(LocalNotes(isAcked: true).text, of: id, in: conversation)
  }

  /// Returns a message of the local database; nil if it has none of this id.
  public func getMessage(_ msgId: String) -> AgoraMessage? {
    guard let login = core.login, let message = login.device.message(MessageID(msgId)),
      message.kind != .notification
    else { return nil }
    return core.object(for: message, login)
  }

  /// Puts a message into the local database only, such as "XXX recalled a message". A received one counts as unread
  /// unless `AgoraMessage.setUnread(_:)` changed that. A message whose id exists already, a CMD, and one without
  /// addressee or body are ignored.
  public func saveMessage(_ message: AgoraMessage) { saveMessage(message, message.isUnread()) }

  /// Puts a message into the local database only.
  ///
  /// - parameter message: The message, as for `saveMessage(_:)`.
  /// - parameter unread: A Boolean value that indicates whether it counts as unread; own messages never do.
  public func saveMessage(_ message: AgoraMessage, _ unread: Bool) { try? core.save(message, counts: unread) }

  /// Imports a message from elsewhere into the local database, without counting it.
  ///
  /// - parameter message: The message; ignored as by `saveMessage(_:)`.
  /// - parameter addMsgToConversation: A Boolean value that indicates whether the conversation is added to the list.
  public func importMessage(_ message: AgoraMessage, _ addMsgToConversation: Bool) {
    try? core.save(message, counts: false, isListed: addMsgToConversation)
  }

  /// Replaces the content of a stored message by that of its body. A body whose file was not uploaded is refused.
  ///
  /// - returns: A Boolean value that indicates whether it succeeded; false if the message is not stored.
  @discardableResult
  public func updateMessageBody(_ message: AgoraMessage) -> Bool {
    guard let body = message.getBody() else { return false }
    do throws(MessagingError) {
      let content = try body.content()
      guard content.kind != .command, AgoraMessage.MessageType(content.kind) == message.getType() else { return false }
      // Files are uploaded with a message, not afterwards.
      let device = try core.requireDevice()
      let (id, conversation) = message.fields.withLock { (MessageID($0.id), $0.neutral?.conversation) }
      guard let stored = device.message(id, in: conversation) else { return false }
      if let file = body as? FileMessageBody, !file.files.belongs(to: stored.key) { return false }
      try device.setContent(content, of: id, in: stored.conversation)
      // Conversations return this object from now on; it has the same content as the database.
      core.keep(message, stored.key)
      return true
    } catch {
      return false
    }
  }
}
