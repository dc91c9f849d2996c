import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Changes of many sessions at once, which the vendor reports in one call and not session by session.
@Suite @MainActor struct QuietChangesTests {
  private final class Listener: NSObject, NIMConversationManagerDelegate {
    let told = Inbox<String>("change of sessions")
    func didAdd(_ recentSession: NIMRecentSession, totalUnreadCount: Int) { told.add("added") }
    func didUpdate(_ recentSession: NIMRecentSession, totalUnreadCount: Int) {
      told.add("updated \(totalUnreadCount)")
    }
    func didRemove(_ recentSession: NIMRecentSession, totalUnreadCount: Int) { told.add("removed") }
    func allMessagesRead() { told.add("all read") }
    func messagesRead(of type: NIMSessionType) { told.add("read \(type.rawValue)") }
    func onBatchMarkMessagesRead(in sessions: [NIMSession]) { told.add("batch \(sessions.map(\.sessionId))") }
    func allMessagesDeleted() { told.add("all deleted") }
  }

  private enum Change: CaseIterable {
    case all, ofType, batch, deletion

    @MainActor func make(_ manager: any NIMConversationManager) -> String {
      switch self {
      case .all:
        manager.markAllMessagesRead()
        return "all read"
      case .ofType:
        manager.markMessagesRead(of: .P2P)
        return "read 0"
      case .batch:
        manager.batchMarkMessagesRead(in: [NIMSession("bob", type: .P2P)])
        return "batch [\"bob\"]"
      case .deletion:
        manager.deleteAllMessages(NIMDeleteMessagesOption())
        return "all deleted"
      }
    }
  }

  @Test func quietChangesAreReportedByOneMethodAlone() async throws {
    let environment = MessagingEnvironment.inMemory()
    defer { environment.shutDown() }
    let bob = try NeutralApp("bob", environment)
    let alice = try await ChatApp.other("alice", in: environment)
    let listener = Listener()
    alice.sdk.conversationManager.add(listener)
    let body = MessageBody(content: .text("unread"))
    for round in 0..<10 {
      for change in Change.allCases {
        try bob.device.send(MessageDraft(conversation: .direct("alice"), body: body))
        let news = try await listener.told.next()
        #expect(news == (round == 0 && change == .all ? "added" : "updated 1"))
        let expected = change.make(alice.sdk.conversationManager)
        #expect(try await listener.told.next() == expected)
        try await alice.catchUp()
        #expect(listener.told.pending.isEmpty, "after \(expected)")
        #expect(alice.sdk.conversationManager.allUnreadCount() == 0)
      }
    }
  }

  @Test func totalCountsListedSessionsAlone() async throws {
    let environment = MessagingEnvironment.inMemory()
    defer { environment.shutDown() }
    let bob = try NeutralApp("bob", environment)
    let alice = try await ChatApp.other("alice", in: environment)
    var options = MessageOptions.ordinary
    options.remove(.updatesConversation)
    let body = MessageBody(content: .text("in no session of the list"))
    try bob.device.send(MessageDraft(conversation: .direct("alice"), body: body, options: options))
    _ = try await alice.received.next()
    let manager = alice.sdk.conversationManager
    #expect(manager.allRecentSessions()?.isEmpty == true)
    #expect(manager.allUnreadCount() == 0)
    #expect(manager.unreadCount(of: .P2P) == 0)
    // The next message puts the session into the list, with all that is unread in it.
    try bob.device.send(MessageDraft(conversation: .direct("alice"), body: body))
    _ = try await alice.received.next()
    #expect(manager.allRecentSessions()?.map(\.unreadCount) == [2])
    #expect(manager.allUnreadCount() == 2)
    #expect(manager.unreadCount(of: .P2P) == 2)
  }
}
