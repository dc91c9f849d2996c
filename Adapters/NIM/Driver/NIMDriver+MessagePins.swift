import Foundation
import NIMSDK
import Parlance
import ParlanceConformance

extension NIMDriver: MessagePinDriver {
  func setPinned(_ isPinned: Bool, _ id: MessageID, in conversation: ConversationID) async throws {
    try await act(isPinned ? "add a message's pin" : "remove a message's pin") { driver, completion in
      let manager = driver.sdk.chatExtendManager
      let item = manager.pinItem(for: try driver.object(id, in: conversation))
      if isPinned {
        manager.addMessagePin(item) { error, _ in completion(error) }
      } else {
        manager.removeMessagePin(item) { error, _ in completion(error) }
      }
    }
  }

  func localPin(_ id: MessageID, in conversation: ConversationID) async throws -> AccountID? {
    try await perform {
      let item = self.sdk.chatExtendManager.pinItem(for: try self.object(id, in: conversation))
      return item.createTime > 0 ? item.accountID.map { AccountID($0) } : nil
    }
  }

  func loadPins(in conversation: ConversationID) async throws -> Set<MessageID> {
    try await log.request("loadMessagePins") { (reply: Reply<Set<MessageID>>) in
      self.sdk.chatExtendManager.loadMessagePins(for: self.session(conversation)) { error, items in
        if let error { reply.fail(error) } else { reply.succeed(Set((items ?? []).map { MessageID($0.messageId) })) }
      }
    }
  }

  func onNotifyAddMessagePin(_ item: NIMMessagePinItem) { note(item, isRemoval: false, "onNotifyAddMessagePin") }
  func onNotifyRemoveMessagePin(_ item: NIMMessagePinItem) { note(item, isRemoval: true, "onNotifyRemoveMessagePin") }
  func onNotifyUpdateMessagePin(_ item: NIMMessagePinItem) {
    log.note(violation: "onNotifyUpdateMessagePin of \(item.messageId), which was not updated")
  }

  private func note(_ item: NIMMessagePinItem, isRemoval: Bool, _ call: String) {
    let pin = ObservedPin(
      messageID: MessageID(item.messageId), conversation: Self.conversation(item.session),
      account: item.accountID.map { AccountID($0) }, isRemoval: isRemoval)
    log.record(pin, raw: "\(call) \(pin)")
  }
}
