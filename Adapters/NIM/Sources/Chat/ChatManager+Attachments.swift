internal import Foundation
internal import Parlance

extension ChatManager {
  func fetchMessageAttachment(_ message: NIMMessage) throws { try core.fetchAttachment(of: message) }

  func cancelFetchingMessageAttachment(_ message: NIMMessage) { core.cancelFetching(message.place) }

  func message(inTransport message: NIMMessage) -> Bool {
    let place = message.place
    return core.device?.isSending(place.id, in: place.conversation) ?? false
      || core.state.withLock { $0.fetching[place] != nil }
  }

  func messageTransportProgress(_ message: NIMMessage) -> Float {
    let place = message.place
    return core.state.withLock { state in
      if state.sending[place.id] != nil { return state.uploads[place.id] ?? 0 }
      return state.fetching[place]?.progress ?? 1
    }
  }
}
