internal import Foundation
internal import Parlance

extension ClientCore {
  /// Reports messages that were read or delivered.
  func reportReceipts(_ receipts: [Receipt], _ device: Device) {
    if chatDelegates.isEmpty { return }
    var haveGroupCountsChanged = false
    for receipt in receipts {
      switch receipt {
      case .direct(let direct): reportRead(direct, device)
      case .delivered(let delivery):
        let messages = objects(delivery.messages, in: delivery.conversation, device)
        if !messages.isEmpty { reportChat(device) { $0.messagesDidDeliver(messages) } }
      case .group(let group):
        haveGroupCountsChanged = true
        reportRead(group, device)
      }
    }
    if haveGroupCountsChanged { reportChat(device) { $0.groupMessageAckHasChanged() } }
  }

  private func reportRead(_ receipt: DirectReceipt, _ device: Device) {
    if receipt.scope == .conversation {
      let peer = receipt.conversation.name
      reportChat(device) { $0.onConversationRead(peer, to: device.account.name) }
      return
    }
    let messages = objects(receipt.messages, in: receipt.conversation, device)
    if !messages.isEmpty { reportChat(device) { $0.messagesDidRead(messages) } }
  }

  private func reportRead(_ receipt: GroupReceipt, _ device: Device) {
    // A receipt without a reader only refreshes the count.
    guard let reader = receipt.reader,
      let message = objects([receipt.messageID], in: receipt.conversation, device).first
    else { return }
    let ack = AgoraChatGroupMessageAck(
      receipt.messageID, reader: reader, note: receipt.note, readCount: receipt.readCount,
      time: receipt.time ?? device.now)
    reportChat(device) { $0.groupMessageDidRead(message, groupAcks: [ack]) }
  }

  /// Returns the objects of messages of the local database: those that are being sent, else new ones.
  private func objects(
    _ ids: [MessageID], in conversation: ConversationID, _ device: Device
  ) -> [AgoraChatMessage] {
    ids.compactMap { id in
      if let known = sendings[id] { return known.message }
      return device.message(id, in: conversation).map { AgoraChatMessage($0, self, device.account) }
    }
  }
}
