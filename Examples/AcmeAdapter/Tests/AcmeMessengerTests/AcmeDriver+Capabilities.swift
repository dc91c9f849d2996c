import AcmeMessenger
import Parlance
import ParlanceConformance

extension AcmeDriver: ReceiptDriver, ReadCountRefreshingDriver, GroupAcknowledgingDriver {
  func acknowledge(_ id: MessageID, in conversation: ConversationID) async throws {
    try await act("acknowledge") { driver, completion in
      guard let note = try driver.messenger.note(id) else { throw MessagingError(.messageNotStored) }
      try driver.messenger.device.acknowledge(conversation, upTo: note.message.sequence, completion: completion)
    }
  }

  func isReadByPeer(_ id: MessageID, in conversation: ConversationID) async throws -> Bool {
    try await ask { _ in try self.show(id)?.isRead ?? false }
  }

  func readCounts(_ id: MessageID, in conversation: ConversationID) async throws -> ReadCounts? {
    try await ask { _ in try self.show(id)?.readCounts.map { ReadCounts(read: $0.read, unread: $0.unread) } }
  }

  func fetchReaders(_ id: MessageID, in conversation: ConversationID) async throws -> ReaderLists {
    try await log.request("fetchReceiptDetail") { (reply: Reply<ReaderLists>) in
      do {
        try self.messenger.device.fetchReceiptDetail(conversation, id) { result in
          switch result {
          case .success(let detail): reply.succeed(Self.lists(detail))
          case .failure(let error): reply.fail(Self.error(error))
          }
        }
      } catch { reply.fail(Self.error(error)) }
    }
  }

  func localReaders(_ id: MessageID, in conversation: ConversationID) async throws -> ReaderLists? {
    try await ask { try $0.device.receiptDetail(conversation, id).map(Self.lists) }
  }

  func refreshReadCounts(_ ids: [MessageID], in conversation: ConversationID) async throws {
    try await act("refresh") { try $0.messenger.device.refreshGroupReceipts(conversation, ids, completion: $1) }
  }

  func acknowledgeGroup(_ ids: [MessageID], in conversation: ConversationID) async throws -> [MessageID] {
    try await log.request("acknowledgeGroup") { (reply: Reply<[MessageID]>) in
      do {
        try self.messenger.device.acknowledgeGroup(conversation, ids) { result in
          switch result {
          case .success(let failed): reply.succeed(failed)
          case .failure(let error): reply.fail(Self.error(error))
          }
        }
      } catch { reply.fail(Self.error(error)) }
    }
  }

  private static func lists(_ detail: GroupReceiptDetail) -> ReaderLists {
    ReaderLists(readers: Set(detail.readers), nonReaders: Set(detail.nonReaders))
  }
}

extension AcmeDriver: RevocationDriver, CommandDriver, ReadMarkingDriver, LocalDeletionDriver, ResendingDriver {
  func revoke(_ id: MessageID, in conversation: ConversationID, words: RevocationWords?) async throws -> Bool {
    try await log.request("revoke") { (reply: Reply<Bool>) in
      let request = RevocationRequest(postscript: words?.postscript, attachment: words?.attachment)
      do {
        try self.messenger.device.revoke(id, in: conversation, request: request) { error in
          if let error { return reply.fail(Self.error(error)) }
          let notes = try? self.messenger.notes(in: conversation, limit: 500)
          reply.succeed(notes?.contains { $0.message.id == id } ?? false)
        }
      } catch { reply.fail(Self.error(error)) }
    }
  }

  func sendCommand(_ command: CommandContent, attributes: String?, to conversation: ConversationID) async throws {
    try await log.request("sendCommand") { (reply: Reply<Void>) in
      do {
        self.expectCommand(MessageID(try self.messenger.send(command, attributes: attributes, to: conversation)), reply)
      } catch { reply.fail(Self.error(error)) }
    }
  }

  func unreadCount(_ conversation: ConversationID) async throws -> Int {
    try await ask { try $0.device.conversation(conversation)?.unreadCount ?? 0 }
  }

  func markRead(_ conversation: ConversationID) async throws {
    try await ask { try $0.device.markRead(conversation) }
  }

  func deleteLocally(_ id: MessageID, in conversation: ConversationID) async throws {
    try await ask { try $0.device.deleteMessage(id) }
  }

  func resend(_ id: MessageID, in conversation: ConversationID) async throws {
    try await ask { _ = try $0.device.resend(id) }
  }
}

extension AcmeDriver: GroupDriver, RoomDriver {
  func createGroup(name: String, members: [AccountID]) async throws -> String {
    try await log.request("createGroup") { (reply: Reply<String>) in
      do {
        let device = try self.messenger.device
        let group = GroupInfo(id: "", name: name, owner: device.account)
        device.createGroup(group, members: members, note: nil) { result in
          switch result {
          case .success(let (group, _)): reply.succeed(group.id)
          case .failure(let error): reply.fail(Self.error(error))
          }
        }
      } catch { reply.fail(Self.error(error)) }
    }
  }

  func addMembers(_ accounts: [AccountID], toGroup id: String) async throws {
    try await act("addMembers") { driver, completion in
      try driver.messenger.device.addMembers(accounts, toGroup: id, note: nil) { result in
        if case .failure(let error) = result { completion(error) } else { completion(nil) }
      }
    }
  }

  func removeMembers(_ accounts: [AccountID], fromGroup id: String) async throws {
    try await act("removeMembers") { try $0.messenger.device.removeMembers(accounts, fromGroup: id, completion: $1) }
  }

  func leaveGroup(_ id: String) async throws {
    try await act("leaveGroup") { try $0.messenger.device.leaveGroup(id, completion: $1) }
  }

  func enterRoom(_ id: String) async throws {
    try await act("enterRoom") { driver, completion in
      try driver.messenger.device.enterRoom(id, nickname: nil, custom: nil) { result in
        if case .failure(let error) = result { completion(error) } else { completion(nil) }
      }
    }
  }

  func leaveRoom(_ id: String) async throws {
    try await act("leaveRoom") { try $0.messenger.device.leaveRoom(id, completion: $1) }
  }
}
