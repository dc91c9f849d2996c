internal import Foundation
internal import Parlance

/// The chat manager of one client.
final class ChatManager: NSObject, IAgoraChatManager {
  let core: ClientCore

  init(_ core: ClientCore) { self.core = core }

  func add(_ aDelegate: (any AgoraChatManagerDelegate)?, delegateQueue aQueue: DispatchQueue?) {
    guard let aDelegate else { return }
    core.chatDelegates.add(aDelegate, queue: aQueue) { [weak aDelegate] in aDelegate }
  }

  func remove(_ aDelegate: any AgoraChatManagerDelegate) { core.chatDelegates.remove(aDelegate) }

  // MARK: sending

  func send(
    _ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    core.send(aMessage, isAgain: false, progress: aProgressBlock, completion: aCompletionBlock)
  }

  func resend(
    _ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    core.send(aMessage, isAgain: true, progress: aProgressBlock, completion: aCompletionBlock)
  }

  // MARK: files of messages

  func downloadMessageAttachment(
    _ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    core.download(aMessage, { _ in .file }, progress: aProgressBlock, completion: aCompletionBlock)
  }

  func downloadMessageThumbnail(
    _ aMessage: AgoraChatMessage, progress aProgressBlock: ((Int32) -> Void)?,
    completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    core.download(aMessage, \.thumbnailPart, progress: aProgressBlock, completion: aCompletionBlock)
  }

  // MARK: taking back

  func recallMessage(withMessageId aMessageId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    core.recall(aMessageId, ext: nil) { aCompletionBlock?($0) }
  }

  func recallMessage(
    withMessageId aMessageId: String, ext: String?, completion aCompletionBlock: @escaping (AgoraChatError?) -> Void
  ) {
    core.recall(aMessageId, ext: ext, completion: aCompletionBlock)
  }

  // MARK: messages of the local database

  func getMessageWithMessageId(_ aMessageId: String) -> AgoraChatMessage? {
    guard let device = core.device, let message = device.message(MessageID(aMessageId)) else { return nil }
    return AgoraChatMessage(message, core, device.account)
  }

  func `import`(_ aMessages: [AgoraChatMessage], completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    core.change(then: aCompletionBlock) { [self] device throws(MessagingError) in try add(aMessages, device) }
  }

  func importMessages(_ aMessages: [Any]!) -> Bool {
    let messages = (aMessages ?? []).compactMap { $0 as? AgoraChatMessage }
    return core.change(nil) { device throws(MessagingError) in try add(messages, device) }
  }

  private func add(_ messages: [AgoraChatMessage], _ device: Device) throws(MessagingError) {
    let isRead = core.options.regardImportMessagesAsRead
    for message in messages {
      let conversation = ConversationID(kind: message.chatType.kind, name: message.conversationId)
      if device.message(MessageID(message.messageId), in: conversation) != nil { continue }
      if message.body is AgoraChatCmdMessageBody { throw AgoraChatMessage.invalid("a command") }
      try core.insert(message, into: conversation, isRead: isRead, device)
    }
  }

  func update(
    _ aMessage: AgoraChatMessage, completion aCompletionBlock: ((AgoraChatMessage?, AgoraChatError?) -> Void)?
  ) {
    core.change(then: { aCompletionBlock?(aMessage, $0) }) { [core] device throws(MessagingError) in
      try core.store(aMessage, device)
    }
  }

  func update(_ aMessage: AgoraChatMessage!) -> Bool {
    guard let aMessage else { return false }
    return core.change(nil) { device throws(MessagingError) in try core.store(aMessage, device) }
  }

  func deleteMessages(before aTimestamp: UInt, completion aCompletion: ((AgoraChatError?) -> Void)!) {
    core.change(then: aCompletion) { device throws(MessagingError) in
      let end = Timestamp(milliseconds: Int64(clamping: aTimestamp)).advanced(byMilliseconds: -1)
      try device.deleteMessages(in: nil, until: end, removesConversation: false)
    }
  }

  func getMessageCount(completion: @escaping (Int, AgoraChatError?) -> Void) {
    core.fetch({ completion($0 ?? 0, $1) }) { device, done throws(MessagingError) in
      let count = try device.reading { device.count(in: nil) }
      device.afterCallbacks { done(.success(count)) }
    }
  }
}
