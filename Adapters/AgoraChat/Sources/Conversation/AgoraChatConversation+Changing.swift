public import Foundation
internal import Parlance

/// Changing the local database. Each call leaves nil at the pointer if it succeeded (`AgoraChatError` is not a Swift
/// error), 201 without a login.
extension AgoraChatConversation {
  /// Puts a message into the database, at the position of its timestamp.
  ///
  /// - parameter aMessage: The message.
  /// - parameter pError: 500 for a message of another conversation, for an id that exists already and for a command;
  ///   510 for one that is too large.
  public func insert(_ aMessage: AgoraChatMessage, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    put(aMessage, atEnd: false, pError)
  }

  /// Puts a message into the database, after all others of the conversation.
  ///
  /// - parameter aMessage: The message.
  /// - parameter pError: As for `insert`.
  public func append(_ aMessage: AgoraChatMessage, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    put(aMessage, atEnd: true, pError)
  }

  private func put(_ message: AgoraChatMessage, atEnd: Bool, _ pointer: UnsafeMutablePointer<AgoraChatError?>?) {
    core.change(in: id.kind, pointer) { device throws(MessagingError) in
      guard ConversationID(kind: id.kind, name: message.conversationId) == id,
        !(message.body is AgoraChatCmdMessageBody)
      else { throw AgoraChatMessage.invalid("conversation") }
      var time: Timestamp?
      if atEnd, let newest = core.newest(in: id, device) {
        time = max(device.now, newest.time.advanced(byMilliseconds: 1))
      }
      try core.insert(message, into: id, at: time, device)
    }
  }

  /// Deletes a message from the database (document 000).
  ///
  /// - parameter aMessageId: The message's id.
  /// - parameter pError: 500 for one that is not in this conversation. A revoked message is deleted whatever the
  ///   conversation, and succeeds once it is deleted: the document's receiver looks a group's messages up under the
  ///   name of their sender.
  public func deleteMessage(withId aMessageId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    core.change(in: id.kind, pError) { device throws(MessagingError) in
      let message = MessageID(aMessageId)
      if device.message(message, in: id) != nil { return try device.deleteMessage(message, in: id) }
      guard device.wasRevoked(message) else { throw MessagingError(.messageNotStored) }
      // Another conversation may have a message of the same id, which was not taken back.
      if let found = device.message(message), device.wasRevoked(message, in: found.conversation) {
        try device.deleteMessage(message, in: found.conversation)
      }
    }
  }

  /// Deletes all messages from the database; the conversation stays.
  public func deleteAllMessages(_ pError: UnsafeMutablePointer<AgoraChatError?>?) {
    core.change(in: id.kind, pError) { device throws(MessagingError) in
      try device.deleteMessages(in: id, removesConversation: false)
    }
  }

  /// Deletes the messages between two times, both inclusive, in milliseconds since 1970, from the database.
  ///
  /// - returns: nil if it succeeded.
  @discardableResult
  public func removeMessagesStart(_ aStartTimestamp: Int, to aEndTimestamp: Int) -> AgoraChatError? {
    var error: AgoraChatError?
    core.change(in: id.kind, &error) { device throws(MessagingError) in
      try device.deleteMessages(
        in: id, from: Timestamp(milliseconds: Int64(aStartTimestamp)),
        until: Timestamp(milliseconds: Int64(aEndTimestamp)), removesConversation: false)
    }
    return error
  }

  /// Stores an app's changes to a message in the database: its body, extension, time and flags.
  ///
  /// - parameter aMessage: The message with its changes.
  /// - parameter pError: 500 for one that does not exist.
  public func updateMessageChange(_ aMessage: AgoraChatMessage, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    core.change(in: id.kind, pError) { device throws(MessagingError) in try core.store(aMessage, device) }
  }

  /// Marks a message as read on this device; no receipt is sent.
  ///
  /// - parameter aMessageId: The message's id.
  /// - parameter pError: 500 for one that does not exist.
  public func markMessageAsRead(withId aMessageId: String, error pError: UnsafeMutablePointer<AgoraChatError?>?) {
    core.change(in: id.kind, pError) { device throws(MessagingError) in
      let message = MessageID(aMessageId)
      try device.markRead(message: message, in: device.message(message, in: id)?.conversation)
    }
  }

  /// Marks all messages as read on this device; no receipt is sent.
  public func markAllMessages(asRead pError: UnsafeMutablePointer<AgoraChatError?>?) {
    core.change(in: id.kind, pError) { device throws(MessagingError) in try device.markRead(id) }
  }

  // MARK: the server's history

  /// Deletes messages from this account's history, at the server and on its devices.
  ///
  /// - parameter messageIds: The messages.
  /// - parameter aCompletionBlock: Receives nil once the server has deleted them, or the error.
  public func removeMessages(
    fromServerMessageIds messageIds: [String], completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil
  ) {
    core.removeFromServer(id, messageIds, aCompletionBlock)
  }

  /// Deletes the messages up to a time from this account's history, at the server and on its devices.
  ///
  /// - parameter beforeTimeStamp: The time, inclusive, in milliseconds since 1970.
  /// - parameter aCompletionBlock: Receives nil once the server has deleted them, or the error.
  public func removeMessagesFromServer(
    withTimeStamp beforeTimeStamp: TimeInterval, completion aCompletionBlock: ((AgoraChatError?) -> Void)? = nil
  ) {
    core.removeFromServer(id, until: beforeTimeStamp, aCompletionBlock)
  }
}
