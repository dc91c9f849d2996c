internal import Foundation
internal import Parlance

extension ChatManager {
  func fetchMessageAttachment(_ message: NIMMessage) throws { try core.fetchAttachment(of: message) }

  func cancelFetchingMessageAttachment(_ message: NIMMessage) { core.cancelFetching(MessageID(message.messageId)) }

  func message(inTransport message: NIMMessage) -> Bool {
    let id = MessageID(message.messageId)
    return core.device?.isSending(id) ?? false || core.state.withLock { $0.fetching[id] != nil }
  }

  func messageTransportProgress(_ message: NIMMessage) -> Float {
    let id = MessageID(message.messageId)
    return core.state.withLock { state in
      if state.sending[id] != nil { return state.uploads[id] ?? 0 }
      return state.fetching[id]?.progress ?? 1
    }
  }
}
