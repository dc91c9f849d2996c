import AgoraChat
import Foundation
import Parlance
import ParlanceConformance

extension AgoraDriver: ThreadDriver {
  func createThread(named name: String, about message: MessageID, inGroup group: String) async throws -> String {
    try await log.request("createChatThread") { (reply: Reply<String>) in
      self.client.threadManager?.createChatThread(name, messageId: message.string, parentId: group) { thread, error in
        if let error { return reply.fail(Self.error(error)) }
        reply.succeed(thread?.threadId ?? "")
      }
    }
  }

  func joinThread(_ id: String) async throws {
    try await act("joinChatThread") { driver, completion in
      driver.client.threadManager?.joinChatThread(id) { _, error in completion(error) }
    }
  }

  func renameThread(_ id: String, to name: String) async throws {
    try await act("updateChatThreadName") { driver, completion in
      driver.client.threadManager?.updateChatThreadName(name, threadId: id, completion: completion)
    }
  }

  func removeMember(_ account: AccountID, fromThread id: String) async throws {
    try await act("removeMember") { driver, completion in
      driver.client.threadManager?.removeMember(fromChatThread: account.name, threadId: id, completion: completion)
    }
  }
}

extension AgoraDriver: AgoraChatThreadManagerDelegate {
  func onChatThreadCreate(_ event: AgoraChatThreadEvent) { note(.created, event, "onChatThreadCreate") }

  func onChatThreadUpdate(_ event: AgoraChatThreadEvent) {
    note(event.type == .update ? .renamed : .messagesChanged, event, "onChatThreadUpdate")
  }

  func onChatThreadDestroy(_ event: AgoraChatThreadEvent) { note(.destroyed, event, "onChatThreadDestroy") }

  func onUserKickOutOfChatThread(_ event: AgoraChatThreadEvent) { note(.removed, event, "onUserKickOutOfChatThread") }

  private func note(_ kind: ThreadChange.Kind, _ event: AgoraChatThreadEvent, _ callback: String) {
    let (id, name) = (event.chatThread.threadId ?? "", event.chatThread.threadName ?? "")
    log.record(
      ObservedThreadChange(kind: kind, thread: id, name: name),
      raw: "\(callback) \(event.type) \(id) \(name) by \(event.from ?? "-")")
  }
}
