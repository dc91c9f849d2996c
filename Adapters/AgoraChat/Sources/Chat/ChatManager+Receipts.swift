internal import Foundation
internal import Parlance

extension ChatManager {
  func sendMessageReadAck(
    _ aMessageId: String, toUser aUsername: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?
  ) {
    let id = MessageID(aMessageId)
    let requiresAck = core.options.enableRequireReadAck
    core.request(aCompletionBlock) { device, done throws(MessagingError) in
      guard requiresAck else { throw MessagingError(.receiptsDisabled, "enableRequireReadAck is off") }
      let conversation = ConversationID.direct(AccountID(aUsername))
      let message = device.message(id, in: conversation) ?? device.message(id)
      if let message, message.conversation.kind != .direct || message.sender == device.account {
        throw AgoraChatMessage.invalid("no message to acknowledge")
      }
      device.acknowledgeMessage(id, in: conversation) { error in
        if error == nil, let stored = device.message(id, in: conversation) {
          var notes = MessageNotes(stored.localExtension)
          notes.isReadAcked = true
          // The peer knows; a database that cannot note it fails at the app's next call.
          try? device.setLocalExtension(notes.text, of: id, in: conversation)
        }
        done(error)
      }
    }
  }

  func sendGroupMessageReadAck(
    _ aMessageId: String, toGroup aGroupId: String, content aContent: String?,
    completion aCompletionBlock: ((AgoraChatError?) -> Void)?
  ) {
    let id = MessageID(aMessageId)
    core.request(in: .group, aCompletionBlock) { device, done throws(MessagingError) in
      device.acknowledgeGroup(.group(aGroupId), [id], note: aContent) { result in
        switch result {
        case .success(let failed): done(failed.contains(id) ? MessagingError(.messageNotFound) : nil)
        case .failure(let error): done(error)
        }
      }
    }
  }

  func ackConversationRead(_ conversationId: String, completion aCompletionBlock: ((AgoraChatError?) -> Void)?) {
    core.request(aCompletionBlock) { device, done throws(MessagingError) in
      let id = ConversationID.direct(AccountID(conversationId))
      let search = LocalSearch(conversation: id, isUp: true, limit: 1) { $0.sequence > 0 }
      // Without a message of the server's there is nothing to acknowledge.
      guard let newest = try device.messages(search).last else { return device.afterCallbacks { done(nil) } }
      device.acknowledge(id, upTo: newest.sequence, asConversation: true, completion: done)
    }
  }

  func asyncFetchGroupMessageAcks(
    fromServer aMessageId: String, groupId aGroupId: String, startGroupAckId aGroupAckId: String,
    pageSize aPageSize: Int32,
    completion aCompletionBlock: ((AgoraChatCursorResult<AgoraChatGroupMessageAck>?, AgoraChatError?, Int32) -> Void)?
  ) {
    let id = MessageID(aMessageId)
    core.fetch(
      in: .group,
      { (detail: GroupReceiptDetail?, error: AgoraChatError?) in
        guard let aCompletionBlock else { return }
        guard let detail else { return aCompletionBlock(nil, error, 0) }
        let acks = detail.reads.map { read in
          AgoraChatGroupMessageAck(
            id, reader: read.account, note: read.note, readCount: detail.reads.count, time: read.time ?? .zero)
        }
        let start = acks.firstIndex { $0.readAckId == aGroupAckId }.map { $0 + 1 } ?? 0
        let page = Array(acks[start...].prefix(Int(max(aPageSize, 1))))
        let cursor = start + page.count < acks.count ? page.last?.readAckId : ""
        aCompletionBlock(AgoraChatCursorResult(list: page, andCursor: cursor), nil, Int32(clamping: acks.count))
      },
      { device, done throws(MessagingError) in
        device.fetchReceiptDetail(.group(aGroupId), id, completion: done)
      })
  }
}
