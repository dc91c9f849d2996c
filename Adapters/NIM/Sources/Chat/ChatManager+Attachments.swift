internal import Foundation
internal import Parlance

extension ChatManager {
  func fetchMessageAttachment(_ message: NIMMessage) throws {
    try core.client(of: message.session).fetchAttachment(of: message)
  }

  func cancelFetchingMessageAttachment(_ message: NIMMessage) {
    core.client(of: message.session).cancelFetching(message.place)
  }

  func message(inTransport message: NIMMessage) -> Bool {
    let (core, place) = (core.client(of: message.session), message.place)
    // True until the completion is reported, like `deliveryState`, even if the server has the message already.
    if let sending = core.sending[place.id], place.conversation == nil || sending.message.place == place { return true }
    return core.device?.isSending(place.id, in: place.conversation) ?? false || core.fetch(place) != nil
  }

  func messageTransportProgress(_ message: NIMMessage) -> Float {
    let (core, place) = (core.client(of: message.session), message.place)
    if let sending = core.sending[place.id] { return sending.upload ?? 0 }
    return core.fetch(place)?.progress ?? 1
  }
}
