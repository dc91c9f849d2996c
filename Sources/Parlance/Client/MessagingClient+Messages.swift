public import ParlanceCore
internal import ParlanceEngine

/// Sending, and taking back.
///
/// `send` and `resend` return when the hub has accepted the message; without a link, they wait for it. Cancelling the task
/// ends the wait with `cancelled`: the message is still sent, unless `cancelSending` cancels it. A message that was not
/// accepted when the login ended is sent at the next login, except for commands and messages with
/// `MessageOptions.onlineOnly`, which fail.
extension MessagingClient {
  /// Sends content.
  ///
  /// - parameter content: The content; for files see `send(file:as:to:preview:attributes:options:progress:)`.
  /// - parameter conversation: The conversation to send it to.
  /// - parameter attributes: Values that travel with it, for every app to read.
  /// - parameter options: The message's treatment on its way.
  /// - returns: The message with the hub's time and numbers.
  /// - throws: The errors of `send(_:progress:)`, `invalidArgument` for attributes that are not JSON.
  @discardableResult
  public func send(
    _ content: MessageContent, to conversation: ConversationID, attributes: [String: JSONValue]? = nil,
    options: MessageOptions = .ordinary
  ) async throws(MessagingError) -> Message {
    try await send(try draft(content, conversation, attributes, options))
  }

  /// Sends a draft.
  ///
  /// - parameter draft: The draft to send.
  /// - parameter progress: Called after each piece of its file, on the environment's callback queue.
  /// - returns: The message with the hub's time and numbers.
  /// - throws: `MessagingError` with a code that `Device.send` names, or with the hub's reason: `accountNotFound`,
  ///   `notMember`, `muted`, `messageTooLarge`, `receiptsDisabled`, `messageExists` for an id that is on its way or was
  ///   used, and others; `sessionEnded` if the login is ended first.
  @discardableResult
  public func send(
    _ draft: MessageDraft, progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(MessagingError) -> Message {
    guard !Task.isCancelled else { throw MessagingError(.cancelled) }
    let device = try device
    var draft = draft
    let id = draft.id ?? MessageID.generate(at: device.now)
    draft.id = id
    return try await wait(for: id, in: draft.conversation, progress) { () throws(MessagingError) in
      try device.send(draft)
    }
  }

  /// Writes a message into the local database, to be sent as soon as possible, and returns at once.
  ///
  /// `events()` reports its end as `sent`.
  ///
  /// - returns: The message as it stands in the database, in the state `sending`.
  /// - throws: `MessagingError` with a code that `Device.send` names.
  @discardableResult
  public func enqueue(_ draft: MessageDraft) throws(MessagingError) -> Message { try device.send(draft) }

  /// Writes content into the local database, to be sent as soon as possible, and returns at once.
  ///
  /// - throws: `MessagingError` with a code that `Device.send` names, `invalidArgument` for attributes that are not
  ///   JSON.
  @discardableResult
  public func enqueue(
    _ content: MessageContent, to conversation: ConversationID, attributes: [String: JSONValue]? = nil,
    options: MessageOptions = .ordinary
  ) throws(MessagingError) -> Message {
    try enqueue(try draft(content, conversation, attributes, options))
  }

  /// Sends a failed message again under its id.
  ///
  /// - throws: `MessagingError` with code `messageNotStored` if it is not in the local database, `alreadyInProgress` if
  ///   it is on its way or was accepted, or the hub's reason.
  @discardableResult
  public func resend(_ message: Message) async throws(MessagingError) -> Message {
    guard !Task.isCancelled else { throw MessagingError(.cancelled) }
    let device = try device
    return try await wait(for: message.id, in: message.conversation, nil, isTaken: .alreadyInProgress) {
      () throws(MessagingError) in try device.resend(message.id, in: message.conversation)
    }
  }

  /// Sends a draft in the place of a message that failed, in one step: files that both have stay.
  ///
  /// - parameter draft: The draft to send.
  /// - parameter failed: A message of the local database, which is deleted.
  /// - throws: What `send(_:progress:)` throws, and `messageNotStored` if the failed message is not there.
  @discardableResult
  public func send(_ draft: MessageDraft, replacing failed: Message) async throws(MessagingError) -> Message {
    guard !Task.isCancelled else { throw MessagingError(.cancelled) }
    let device = try device
    var draft = draft
    let id = draft.id ?? MessageID.generate(at: device.now)
    draft.id = id
    return try await wait(for: id, in: draft.conversation, nil) { () throws(MessagingError) in
      try device.send(draft, replacing: failed)
    }
  }

  /// Cancels the sending of a message. The call that waits for it throws `cancelled`, and the message is `failed`.
  ///
  /// - returns: False if the hub may have received it already, or if there is no such message.
  /// - throws: `MessagingError` with code `notLoggedIn`.
  @discardableResult
  public func cancelSending(_ id: MessageID, in conversation: ConversationID) throws(MessagingError) -> Bool {
    try device.cancelSending(id, in: conversation)
  }

  /// Returns whether a message waits for the hub's answer.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func isSending(_ message: Message) throws(MessagingError) -> Bool {
    try read { $0.isSending(message.id, in: message.conversation) }
  }

  /// Takes a message back from everyone who has it.
  ///
  /// - parameter message: The message to take back.
  /// - parameter request: Words and attachments for the accounts that are notified.
  /// - throws: `MessagingError` with code `messageNotStored` if it is not in the local database, `messageNotFound` if
  ///   the hub never accepted it or it was revoked before, `notOwnMessage`, `revokeWindowElapsed`, `notMember`.
  public func revoke(
    _ message: Message, request: RevocationRequest = RevocationRequest()
  ) async throws(MessagingError) {
    try await outcome { $0.revoke(message.id, in: message.conversation, request: request, completion: $1) }
  }

  /// Returns whether this device was notified, in this login, that a message was revoked.
  ///
  /// - throws: `MessagingError` with code `notLoggedIn`, `storageDamaged`.
  public func wasRevoked(_ message: Message) throws(MessagingError) -> Bool {
    try read { $0.wasRevoked(message.id, in: message.conversation) }
  }

  func draft(
    _ content: MessageContent, _ conversation: ConversationID, _ attributes: [String: JSONValue]?,
    _ options: MessageOptions
  ) throws(MessagingError) -> MessageDraft {
    var body = MessageBody(content: content)
    if let attributes { body.attributes = try JSONValue.object(attributes).text() }
    return MessageDraft(conversation: conversation, body: body, options: options)
  }

  /// Sends a message and waits until it was accepted or refused.
  private func wait(
    for id: MessageID, in conversation: ConversationID, _ progress: (@Sendable (TransferProgress) -> Void)?,
    isTaken: MessagingError.Code = .messageExists, _ send: () throws(MessagingError) -> Message
  ) async throws(MessagingError) -> Message {
    // As the device names it in its reports.
    let key = MessageKey(id.normalized, in: conversation.normalized)
    guard let answer = core.expect(key, progress) else { throw MessagingError(isTaken) }
    defer { core.forget(key, answer) }
    _ = try send()
    return try await answer.result()
  }
}
