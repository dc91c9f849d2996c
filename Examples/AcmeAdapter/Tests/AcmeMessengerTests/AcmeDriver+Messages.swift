import AcmeMessenger
import Parlance
import ParlanceConformance

extension AcmeDriver: RevocationDriver, EditDriver, ReactionDriver, MessagePinDriver {
  func revoke(_ id: MessageID, in conversation: ConversationID, words: RevocationWords?) async throws -> Bool {
    try await fetch("revoke") { messenger, completion in
      messenger.revoke(id, in: conversation, words: words?.postscript, attachment: words?.attachment) { error in
        if let error { return completion(.failure(error)) }
        // Looked up during the completion, as the app might.
        completion(.success((try? messenger.note(id, in: conversation)) != nil))
      }
    }
  }

  func edit(_ id: MessageID, in conversation: ConversationID, to text: String) async throws -> ObservedEdit {
    try await fetch("edit") { messenger, completion in
      messenger.edit(id, in: conversation, to: text) { completion($0.map(Self.observed)) }
    }
  }

  static func observed(_ note: AcmeNote) -> ObservedEdit {
    let edit = note.message.body.edit
    return ObservedEdit(
      messageID: note.message.id, conversation: note.message.conversation, editor: edit?.editor ?? "",
      text: note.text ?? "", count: edit?.count ?? 0)
  }

  func addReaction(_ text: String, to id: MessageID, in conversation: ConversationID) async throws {
    try await act("addReaction") { $0.addReaction(text, to: id, in: conversation, completion: $1) }
  }

  func removeReaction(_ text: String, from id: MessageID, in conversation: ConversationID) async throws {
    try await act("removeReaction") { $0.removeReaction(text, from: id, in: conversation, completion: $1) }
  }

  func localReactions(_ id: MessageID, in conversation: ConversationID) async throws -> [String: Set<AccountID>] {
    try await perform { Self.accounts(try self.messenger.knownReactions(to: id, in: conversation)) }
  }

  func fetchReactions(_ id: MessageID, in conversation: ConversationID) async throws -> [String: Set<AccountID>] {
    try await fetch("fetchReactions") { messenger, completion in
      messenger.fetchReactions(to: id, in: conversation) { completion($0.map(Self.accounts)) }
    }
  }

  private static func accounts(_ reactions: [Reaction]) -> [String: Set<AccountID>] {
    reactions.reduce(into: [:]) { $0[$1.text, default: []].insert($1.account) }
  }

  func setPinned(_ isPinned: Bool, _ id: MessageID, in conversation: ConversationID) async throws {
    try await act("setPinned") { $0.setPinned(isPinned, id, in: conversation, completion: $1) }
  }

  func localPin(_ id: MessageID, in conversation: ConversationID) async throws -> AccountID? {
    try await perform {
      try self.messenger.knownPins(in: conversation).first { $0.messageID == id }?.account
    }
  }

  func loadPins(in conversation: ConversationID) async throws -> Set<MessageID> {
    try await fetch("fetchPinnedNotes") { messenger, completion in
      messenger.fetchPinnedNotes(in: conversation) { completion($0.map { Set($0.map(\.message.id)) }) }
    }
  }
}

extension AcmeDriver: CommandDriver, LocalDeletionDriver, ResendingDriver, HistorySearchDriver {
  func sendCommand(_ command: CommandContent, attributes: String?, to conversation: ConversationID) async throws {
    try await log.request("sendCommand") { (reply: Reply<Void>) in
      let id = try self.messenger.send(command, attributes: attributes, to: conversation)
      self.commandReplies[MessageID(id)] = reply
    }
  }

  func deleteLocally(_ id: MessageID, in conversation: ConversationID) async throws {
    try await perform { try self.messenger.delete(id, in: conversation) }
  }

  func resend(_ id: MessageID, in conversation: ConversationID) async throws {
    try await perform { try self.messenger.resend(id, in: conversation) }
  }

  func searchHistory(_ word: String, in conversation: ConversationID) async throws -> [String] {
    try await fetch("search") { messenger, completion in
      messenger.search(word, in: conversation) { completion($0.map { $0.compactMap(\.text) }) }
    }
  }
}

extension AcmeDriver: ReadMarkingDriver, PinningDriver {
  func unreadCount(_ conversation: ConversationID) async throws -> Int {
    try await perform { try self.messenger.unreadCount(of: conversation) }
  }

  func markRead(_ conversation: ConversationID) async throws {
    try await perform { try self.messenger.markRead(conversation) }
  }

  func setPinned(_ isPinned: Bool, _ conversation: ConversationID) async throws {
    try await act("setPinned") { $0.setPinned(isPinned, conversation, completion: $1) }
  }

  func isPinned(_ conversation: ConversationID) async throws -> Bool {
    try await perform { try self.messenger.isPinned(conversation) }
  }
}
