import AcmeMessenger
import Parlance
import ParlanceConformance

extension AcmeDriver: ReceiptDriver, ReadCountRefreshingDriver, GroupAcknowledgingDriver {
  func acknowledge(_ id: MessageID, in conversation: ConversationID) async throws {
    try await act("acknowledge") { messenger, completion in
      guard let note = try messenger.note(id, in: conversation) else {
        throw ConformanceFailure("the app has no note \(id)")
      }
      messenger.acknowledge(note, completion: completion)
    }
  }

  func isReadByPeer(_ id: MessageID, in conversation: ConversationID) async throws -> Bool {
    try await perform { try self.show(id, in: conversation)?.isRead ?? false }
  }

  func readCounts(_ id: MessageID, in conversation: ConversationID) async throws -> ReadCounts? {
    try await perform {
      try self.show(id, in: conversation)?.readCounts.map { ReadCounts(read: $0.read, unread: $0.unread) }
    }
  }

  func fetchReaders(_ id: MessageID, in conversation: ConversationID) async throws -> ReaderLists {
    try await fetch("fetchReaders") { messenger, completion in
      messenger.fetchReaders(of: id, inGroup: conversation.name) { completion($0.map(Self.lists)) }
    }
  }

  func localReaders(_ id: MessageID, in conversation: ConversationID) async throws -> ReaderLists? {
    try await perform { try self.messenger.knownReaders(of: id, inGroup: conversation.name).map(Self.lists) }
  }

  func refreshReadCounts(_ ids: [MessageID], in conversation: ConversationID) async throws {
    try await act("refreshReadCounts") {
      $0.refreshReadCounts(of: ids, inGroup: conversation.name, completion: $1)
    }
  }

  func acknowledgeGroup(_ ids: [MessageID], in conversation: ConversationID) async throws -> [MessageID] {
    try await fetch("acknowledge in a group") { $0.acknowledge(ids, inGroup: conversation.name, completion: $1) }
  }

  private static func lists(_ detail: GroupReceiptDetail) -> ReaderLists {
    ReaderLists(readers: Set(detail.readers), nonReaders: Set(detail.nonReaders))
  }

  func acmeDidRead(_ receipts: [Receipt]) {
    for receipt in receipts {
      switch receipt {
      case .delivered: break
      case .direct(let direct):
        let read = shown.values.filter { $0.message.conversation == direct.conversation && $0.isRead }
        let observed = ObservedReceipt(
          conversation: direct.conversation, upTo: nil, messageTime: direct.messageTime,
          shownAsRead: Set(read.map(\.message.id)))
        log.record(observed, raw: "didRead \(direct)")
      case .group(let group):
        let note = shown[MessageKey(group.messageID, in: group.conversation)]
        let observed = ObservedGroupReceipt(
          conversation: group.conversation, messageID: group.messageID,
          counts: ReadCounts(read: group.readCount, unread: group.unreadCount),
          shownCounts: note?.readCounts.map { ReadCounts(read: $0.read, unread: $0.unread) })
        log.record(observed, raw: "didRead \(group)")
      }
    }
  }
}
