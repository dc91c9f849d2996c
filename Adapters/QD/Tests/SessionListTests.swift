import Foundation
import Parlance
import QD_IMSDK
import TestSupport
import Testing

/// The list of recent sessions, and the local messages of a session.
@Suite @MainActor struct SessionListTests {
  private final class Listener: NSObject, QDConversationManagerDelegate {
    let lines = Inbox<String>("change of the list")
    private func note(_ word: String, _ recent: QDRecentSession, _ total: Int) {
      lines.add("\(word) \(recent.session.sessionId) \(recent.unreadCount) of \(total)")
    }
    func didAdd(_ recentSession: QDRecentSession, totalUnreadCount: Int) {
      note("added", recentSession, totalUnreadCount)
    }
    func didUpdate(_ recentSession: QDRecentSession, totalUnreadCount: Int) {
      note("updated", recentSession, totalUnreadCount)
    }
    func didRemove(_ recentSession: QDRecentSession, totalUnreadCount: Int) {
      note("removed", recentSession, totalUnreadCount)
    }
  }

  private let clock = ManualClock()
  private let idle = Lock<[IdleDelegate]>([])
  private let session = QDSession("bob", type: .P2P)

  private func world() async throws -> (alice: ChatApp, bob: ChatApp, told: Listener) {
    let environment = MessagingEnvironment.inMemory(clock: clock)
    let (alice, bob) = (
      try await ChatApp.other("alice", in: environment), try await ChatApp.other("bob", in: environment)
    )
    idle.withLock { $0 = [IdleDelegate(of: alice.client), IdleDelegate(of: bob.client)] }
    let told = Listener()
    alice.client.conversationManager.add(told)
    return (alice, bob, told)
  }

  private func receive(_ texts: [String], _ alice: ChatApp, from bob: ChatApp) async throws -> [QDMessage] {
    var messages: [QDMessage] = []
    for text in texts {
      clock.advance(bySeconds: 1)
      _ = try await bob.send(text, to: QDSession("alice", type: .P2P))
      messages += try await alice.received.next()
    }
    return messages
  }

  private func code(
    _ app: ChatApp, _ call: (any QDIMConversationManager, @escaping ((any Error)?) -> Void) -> Void
  ) async throws -> QDErrorCode? {
    try await outcome { call(app.client.conversationManager, $0) }.flatMap { QDErrorCode(rawValue: $0.code) }
  }

  private func texts(_ app: ChatApp) -> [String] {
    app.client.chatManager.messages(in: session, message: nil, limit: 50).map(\.text)
  }

  @Test func theListFollowsWhatHappens() async throws {
    let (alice, bob, told) = try await world()
    let manager = alice.client.conversationManager
    #expect(try await code(alice) { $0.addEmptyRecentSession(by: session, completion: $1) } == nil)
    #expect(try await code(alice) { $0.addEmptyRecentSession(by: session, completion: $1) } == nil)
    try await alice.catchUp()
    #expect(told.lines.takeAll() == ["added bob 0 of 0"])
    #expect(manager.recentSession(by: session)?.lastMessage == nil)
    _ = try await receive(["one", "two"], alice, from: bob)
    try await alice.catchUp()
    #expect(told.lines.takeAll() == ["updated bob 1 of 1", "updated bob 2 of 2"])
    let recent = try #require(manager.recentSession(by: session))
    #expect(recent.lastMessage?.text == "two" && recent.unreadCount == 2 && recent.localExt == nil)
    #expect(manager.allRecentSessions()?.map(\.session) == [session] && manager.allUnreadCount() == 2)
    manager.updateRecentLocalExt(["a": 1], recentSession: recent)
    #expect(manager.recentSession(by: session)?.localExt?["a"] as? Int == 1)
    manager.updateRecentLocalExt(["date": Date()], recentSession: recent)
    #expect(manager.recentSession(by: session)?.localExt?["a"] as? Int == 1)
    manager.updateRecentLocalExt(nil, recentSession: recent)
    #expect(manager.recentSession(by: session)?.localExt == nil)
    #expect(try await code(alice) { $0.markAllMessagesRead(completion: $1) } == nil)
    #expect(manager.allUnreadCount() == 0)
    _ = told.lines.takeAll()
    #expect(try await code(alice) { $0.delete(recent, completion: $1) } == nil)
    try await alice.catchUp()
    #expect(told.lines.takeAll() == ["removed bob 0 of 0"] && texts(alice) == ["one", "two"])
    #expect(manager.recentSession(by: session) == nil && manager.allRecentSessions()?.isEmpty == true)
    manager.remove(told)
    _ = try await receive(["three"], alice, from: bob)
    #expect(told.lines.pending.isEmpty)
  }

  @Test(arguments: [false, true]) func allMessagesOfASessionAreDeleted(_ removes: Bool) async throws {
    let (alice, bob, told) = try await world()
    _ = try await receive(["one", "two"], alice, from: bob)
    try await alice.catchUp()
    _ = told.lines.takeAll()
    let error = try await code(alice) {
      $0.deleteAllMessages(in: session, removesRecentSession: removes, completion: $1)
    }
    try await alice.catchUp()
    #expect(error == nil && texts(alice).isEmpty)
    #expect(told.lines.takeAll() == [(removes ? "removed" : "updated") + " bob 0 of 0"])
    #expect((alice.client.conversationManager.recentSession(by: session) == nil) == removes)
  }

  @Test func messageIsDeletedOrUpdated() async throws {
    let (alice, bob, _) = try await world()
    let messages = try await receive(["one", "two"], alice, from: bob)
    #expect(try await code(alice) { $0.delete(messages[0], completion: $1) } == nil)
    #expect(texts(alice) == ["two"])
    messages[1].localExt = ["a": 1]
    #expect(try await code(alice) { $0.update(messages[1], for: session, completion: $1) } == nil)
    let stored = { alice.client.chatManager.messages(in: session, messageIds: [messages[1].messageId])?.first }
    #expect(stored()?.localExt["a"] as? Int == 1)
    // What is not there cannot be changed.
    #expect(try await code(alice) { $0.update(messages[0], for: session, completion: $1) } == .invalidParam)
    #expect(try await code(alice) { $0.update(QDMessage(), for: session, completion: $1) } == .invalidParam)
    let refused = try await outcome { alice.client.chatManager.sendMessageReceipt(QDMessage(), completion: $0) }
    #expect(refused?.code == QDErrorCode.invalidParam.rawValue)
  }

  /// Makes calls without completions, as code does that does not wait.
  private func callWithoutCompletions(_ manager: any QDIMConversationManager, _ messages: [QDMessage]) {
    messages[0].localExt = ["a": 1]
    manager.update(messages[0], for: session)
    manager.delete(messages[1])
    manager.markAllMessagesRead(in: session)
    manager.addEmptyRecentSession(by: QDSession("carol", type: .P2P))
  }

  private func endWithoutCompletions(_ manager: any QDIMConversationManager, _ recent: QDRecentSession) {
    manager.delete(recent)
    manager.markAllMessagesRead()
    manager.deleteAllMessages(in: session, removesRecentSession: true)
  }

  private func reportWithoutCompletions(_ chat: any QDIMChatManager, _ message: QDMessage, _ own: QDMessage) {
    chat.sendMessageReceipt(message)
    chat.revokeMessage(own)
    let note = QDMessage()
    note.text = "note"
    chat.save(note, for: session)
  }

  @Test func completionsAreOptional() async throws {
    let (alice, bob, _) = try await world()
    let manager = alice.client.conversationManager
    let messages = try await receive(["one", "two"], alice, from: bob)
    callWithoutCompletions(manager, messages)
    #expect(texts(alice) == ["one"] && manager.allUnreadCount() == 0 && manager.allRecentSessions()?.count == 2)
    let carol = try #require(manager.recentSession(by: QDSession("carol", type: .P2P)))
    let own = try await alice.send("mine", to: session)
    _ = try await bob.received.next()
    reportWithoutCompletions(alice.client.chatManager, messages[0], own)
    #expect(try await bob.read.next().text == "one")
    #expect(try await bob.revoked.next().message?.messageId == own.messageId)
    #expect(texts(alice).contains("note"))
    endWithoutCompletions(manager, carol)
    #expect(manager.allRecentSessions()?.isEmpty == true && texts(alice).isEmpty)
    let logOut: (any QDIMLoginManager) -> Void = { $0.logout() }
    logOut(alice.client.loginManager)
    // A second one ends after the first, whether or not that has left anything to it.
    _ = try await outcome { alice.client.loginManager.logout($0) }
    #expect(!alice.client.loginManager.isLogined() && alice.client.loginManager.currentAccount() == "")
  }

  @Test func listWithoutALoginIsNil() async throws {
    let (alice, bob, _) = try await world()
    let messages = try await receive(["one"], alice, from: bob)
    let manager = alice.client.conversationManager
    let recent = try #require(manager.recentSession(by: session))
    try await alice.logOut()
    #expect(manager.allRecentSessions() == nil && manager.recentSession(by: session) == nil)
    #expect(manager.allUnreadCount() == 0)
    let calls: [(any QDIMConversationManager, @escaping ((any Error)?) -> Void) -> Void] = [
      { $0.addEmptyRecentSession(by: session, completion: $1) }, { $0.delete(recent, completion: $1) },
      { $0.markAllMessagesRead(in: session, completion: $1) }, { $0.markAllMessagesRead(completion: $1) },
      { $0.delete(messages[0], completion: $1) }, { $0.update(messages[0], for: session, completion: $1) },
      { $0.deleteAllMessages(in: session, removesRecentSession: true, completion: $1) },
    ]
    for call in calls { #expect(try await code(alice, call) == .userInfoNeeded) }
    try await alice.logIn()
    #expect(texts(alice) == ["one"] && manager.allUnreadCount() == 1)
  }
}
