internal import Foundation
internal import Parlance

extension ChatManager {
  func getAllConversations() -> [AgoraChatConversation]? { core.device.map { core.conversations($0) } }

  func getAllConversations(_ isSort: Bool) -> [AgoraChatConversation]? {
    core.device.map { core.conversations($0, pinnedFirst: isSort) }
  }

  func filterConversationsFromDB(
    cleanMemoryCache: Bool, filter: ((AgoraChatConversation) -> Bool)?
  ) -> [AgoraChatConversation]? {
    getAllConversations()?.filter { filter?($0) ?? true }
  }

  func getConversationWithConvId(_ aConversationId: String?) -> AgoraChatConversation? {
    guard let device = core.device, let id = aConversationId.flatMap({ core.named($0, device) }) else { return nil }
    return core.conversation(id, device)
  }

  func getConversation(
    _ aConversationId: String, type aType: AgoraChatConversationType, createIfNotExist aIfCreate: Bool
  ) -> AgoraChatConversation? {
    guard let device = core.device else { return nil }
    let id = ConversationID(kind: aType.kind, name: aConversationId)
    if !core.isThere(id, device) {
      guard aIfCreate, core.change(nil, { device throws(MessagingError) in try device.addConversation(id) }) else {
        return nil
      }
    }
    return core.conversation(id, device)
  }

  func cleanConversationsMemoryCache() {}

  func getConversation(
    _ aConversationId: String, type aType: AgoraChatConversationType, createIfNotExist aIfCreate: Bool, isThread: Bool
  ) -> AgoraChatConversation? {
    guard isThread else { return getConversation(aConversationId, type: aType, createIfNotExist: aIfCreate) }
    guard let device = core.device, aType == .groupChat, !aConversationId.isEmpty else { return nil }
    let id = ConversationID.group(aConversationId)
    // It stands in no list, so that there is nothing to create.
    guard aIfCreate || device.isThread(id) else { return nil }
    return AgoraChatConversation(id, core, device.account, isThread: true)
  }

  func getMessageAttachmentPath(_ aConversationId: String) -> String! {
    core.device.flatMap { core.named(aConversationId, $0) == nil ? nil : $0.filesFolder }
  }

  func deleteConversation(
    _ aConversationId: String, isDeleteMessages aIsDeleteMessages: Bool,
    completion aCompletionBlock: ((String?, AgoraChatError?) -> Void)?
  ) {
    core.change(then: { aCompletionBlock?(aConversationId, $0) }) { [self] device throws(MessagingError) in
      try remove(aConversationId, aIsDeleteMessages, device)
    }
  }

  func deleteConversation(_ aConversationId: String!, deleteMessages aDeleteMessage: Bool) -> Bool {
    core.change(nil) { device throws(MessagingError) in try remove(aConversationId ?? "", aDeleteMessage, device) }
  }

  private func remove(_ id: String, _ deletesMessages: Bool, _ device: Device) throws(MessagingError) {
    guard let id = core.named(id, device) else { return }
    try Self.remove(id, deletesMessages, device)
  }

  func delete(
    _ aConversations: [AgoraChatConversation]?, isDeleteMessages aIsDeleteMessages: Bool,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?
  ) {
    core.change(then: aCompletionBlock) { device throws(MessagingError) in
      for conversation in aConversations ?? [] { try Self.remove(conversation.id, aIsDeleteMessages, device) }
    }
  }

  func deleteConversations(_ aConversations: [Any]!, deleteMessages aDeleteMessage: Bool) -> Bool {
    core.change(nil) { device throws(MessagingError) in
      for case let conversation as AgoraChatConversation in aConversations ?? [] {
        try Self.remove(conversation.id, aDeleteMessage, device)
      }
    }
  }

  private static func remove(
    _ id: ConversationID, _ deletesMessages: Bool, _ device: Device
  ) throws(MessagingError) {
    if deletesMessages {
      try device.deleteMessages(in: id, removesConversation: true)
    } else {
      try device.removeConversation(id)
    }
  }

  func `import`(_ aConversations: [AgoraChatConversation]?, completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    core.change(then: aCompletionBlock) { device throws(MessagingError) in
      for conversation in aConversations ?? [] { try device.addConversation(conversation.id) }
    }
  }

  func importConversations(_ aConversations: [Any]!) -> Bool {
    core.change(nil) { device throws(MessagingError) in
      for case let conversation as AgoraChatConversation in aConversations ?? [] {
        try device.addConversation(conversation.id)
      }
    }
  }

  func markAllConversationsAsRead() -> AgoraChatError {
    var error: AgoraChatError?
    core.change(&error) { device throws(MessagingError) in
      for summary in device.conversations() where summary.unreadCount > 0 {
        try device.markRead(summary.conversation)
      }
    }
    return error ?? AgoraChatError(description: "", code: .noError)
  }

  func deleteAllMessagesAndConversations(
    _ clearServerData: Bool, completion aCompletionBlock: ((AgoraChatError?) -> Void)?
  ) {
    guard clearServerData, let device = core.device else {
      core.change(then: aCompletionBlock) { device throws(MessagingError) in
        try device.deleteMessages(in: nil, removesConversation: true)
      }
      return
    }
    // Rooms keep no history that belongs to one account.
    let conversations = device.conversations().map(\.conversation).filter { $0.kind != .room }
    clear(conversations[...], device, aCompletionBlock)
  }

  private func clear(
    _ conversations: ArraySlice<ConversationID>, _ device: Device, _ completion: ((AgoraChatError?) -> Void)?
  ) {
    guard let first = conversations.first else {
      core.change(then: completion) { device throws(MessagingError) in
        try device.deleteMessages(in: nil, removesConversation: true)
      }
      return
    }
    device.clearHubHistory(first, note: nil, everywhere: true) { [self] error in
      // There is nothing to clear in a group that this account has left, or in the chat with an account that does not
      // exist, which a failed message leaves behind.
      if let error, error.code != .notMember, error.code != .groupNotFound, error.code != .accountNotFound {
        completion?(AgoraChatError(error, in: first.kind))
      } else {
        clear(conversations.dropFirst(), device, completion)
      }
    }
  }
}
