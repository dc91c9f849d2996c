internal import AgoraChatCommon
internal import Foundation
internal import Parlance

extension ClientCore {
  /// The mark of a revocation that is the vendor's own recall, which arrives only as that.
  private static let recallMark = Array("recall".utf8)

  /// Reports a revoked message: by a CMD as that CMD, by `recallMessage` as a recall, by any other style as both, since
  /// neither kind of app would see it otherwise.
  func reportRevoked(_ reported: ReportedRevocation, _ device: Device) {
    // As with the vendor, the device that recalls is notified by the completion only.
    if reported.isOwnRequest || chatDelegates.isEmpty { return }
    let request = reported.revocation.request
    let isRecall = request.extensions[Self.style] == Self.recallMark
    if !isRecall {
      let command = AgoraChatMessage(
        RevocationDialect.message(telling: reported.revocation), self, device.account)
      reportChat(device) { $0.cmdMessagesDidReceive([command]) }
    }
    if request.command == nil {
      let message = reported.message.map { AgoraChatMessage($0, self, device.account) }
      let info = AgoraChatRecallMessageInfo(reported.revocation, message: message)
      reportChat(device) { $0.messagesInfoDidRecall([info]) }
    }
  }

  /// Revokes a message by the vendor's own recall.
  ///
  /// - parameter ext: Data for the receivers.
  func recall(_ id: String, ext: String?, completion: @escaping (AgoraChatError?) -> Void) {
    let kind = device?.message(MessageID(id))?.conversation.kind ?? .direct
    request(in: kind, completion) { device, done throws(MessagingError) in
      guard let message = device.message(MessageID(id)) else { throw MessagingError(.messageNotStored) }
      let request = RevocationRequest(attachment: ext, extensions: [Self.style: Self.recallMark])
      device.revoke(message.id, in: message.conversation, request: request, completion: done)
    }
  }
}
