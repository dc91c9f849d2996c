internal import Foundation
internal import Parlance

extension ConversationManager {
  func delete(_ message: NIMMessage) {
    core.change(nil) { try $0.deleteMessage(MessageID(message.messageId), in: message.key?.conversation) }
  }

  func deleteMessage(fromServer message: NIMMessage, ext: String?, completion block: (((any Error)?) -> Void)?) {
    deleteRemoteMessages([message], exts: ext.map { [message.messageId: $0] }, completion: block)
  }

  func deleteRemoteMessages(
    _ messages: [NIMMessage], exts: [String: String]?, completion: (((any Error)?) -> Void)?
  ) {
    core.request(completion) { device, completion in
      let conversations = Set(messages.map { $0.session?.conversation })
      guard conversations.count == 1, case let conversation?? = conversations.first else {
        throw NSError.invalidParameter("messages of one session")
      }
      // One request says one thing: as many requests as there are different things to say.
      let requests = Dictionary(grouping: messages) { exts?[$0.messageId] }
      let answers = Lock((pending: requests.count, error: NSError?.none))
      for (note, messages) in requests {
        device.deleteFromHub(conversation, messages.map { MessageID($0.messageId) }, note: note) { error in
          let finished = answers.withLock { state in
            state.pending -= 1
            state.error = state.error ?? error?.nim
            return state.pending == 0 ? state : nil
          }
          if let finished { completion(finished.error) }
        }
      }
    }
  }

  func deleteAllmessages(in session: NIMSession, option: NIMDeleteMessagesOption?) {
    let answer = { [core] (error: (any Error)?) in
      guard error == nil else { return }
      core.conversationDelegates.notify { $0.messagesDeleted(in: session) }
    }
    core.change(answer) { device in
      try device.deleteMessages(
        in: try core.conversation(of: session), removesConversation: option?.removeSession ?? false)
    }
  }

  func deleteAllMessages(_ option: NIMDeleteMessagesOption?) {
    let answer = { [core] (error: (any Error)?) in
      guard error == nil else { return }
      core.conversationDelegates.notify { $0.allMessagesDeleted() }
    }
    core.change(answer) {
      try $0.deleteAllMessages(removesConversations: option?.removeSession ?? false, reportsConversations: false)
    }
  }

  func deleteMessages(
    in session: NIMSession, option: NIMBatchDeleteMessagesOption?, completion block: (((any Error)?) -> Void)?
  ) {
    core.change(block) { device in
      let (start, end) = (option?.start ?? 0, option?.end ?? 0)
      guard !start.isNaN, !end.isNaN else { throw NSError.invalidParameter("a time is not a number") }
      try device.deleteMessages(
        in: try core.conversation(of: session), from: Timestamp(seconds: start),
        until: end > 0 ? Timestamp(seconds: end) : Timestamp(milliseconds: .max), removesConversation: false)
    }
  }

  func deleteAllRemoteMessages(
    in session: NIMSession, options: NIMSessionDeleteAllRemoteMessagesOptions,
    completion: @escaping ((any Error)?) -> Void
  ) {
    core.request(completion) { device, completion in
      let conversation = try core.conversation(of: session)
      let note = options.ext.isEmpty ? nil : options.ext
      device.clearHubHistory(conversation, note: note, everywhere: options.removeOtherClients, deletesCopies: true) {
        completion($0?.nim)
      }
    }
  }

  func deleteSelfRemoteSession(
    _ session: NIMSession, option: NIMClearMessagesOption?, completion: (((any Error)?) -> Void)?
  ) {
    core.request(completion) { [core] device, completion in
      let conversation = try core.conversation(of: session)
      if let error = Self.clearLocally(conversation, device) { throw error }
      report { $0.allMessagesCleared(in: session, step: .localCleared) }
      guard option?.removeRoam ?? true else { return core.afterCallbacks { completion(nil) } }
      device.clearHubHistory(conversation, note: nil, everywhere: false) { error in
        let step: NIMClearMessagesStatus = error == nil ? .serverCleared : .serverFailed
        core.conversationDelegates.notify { $0.allMessagesCleared(in: session, step: step) }
        completion(error?.nim)
      }
    }
  }

  /// Deletes the local messages of a conversation.
  private static func clearLocally(_ conversation: ConversationID, _ device: Device) -> NSError? {
    do {
      try device.deleteMessages(in: conversation, removesConversation: false)
      return nil
    } catch {
      return error.nim
    }
  }
}
