import Foundation
import Parlance
import QD_IMSDK
import TestSupport
import Testing

/// Values nested without end, or nearly so, in what an app supplies: each is refused, and nothing else happens.
@Suite @MainActor struct NestedValuesTests {
  @Test(arguments: NestedValue.allCases) func extensions(_ nested: NestedValue) async throws {
    let environment = MessagingEnvironment.inMemory()
    try environment.administration.createAccount("bob")
    let app = try await ChatApp.other("alice", in: environment)
    let (chats, conversations) = (app.client.chatManager, app.client.conversationManager)
    let kept = try await app.send("hello", to: direct("bob"))
    let ext: [AnyHashable: Any] = ["a": nested.value, "b": [nested.value]]
    let message = QDMessage()
    message.text = "text"
    message.remoteExt = ext
    let refusal = #expect(throws: NSError.self) { try chats.send(message, to: direct("bob")) }
    #expect(refusal?.code == QDErrorCode.invalidParam.rawValue)
    let saved = try await outcome { chats.save(message, for: direct("bob"), completion: $0) }
    #expect(saved?.code == QDErrorCode.invalidParam.rawValue)
    let note = QDMessage()
    note.text = "note"
    note.localExt = ext
    let noted = try await outcome { chats.save(note, for: direct("bob"), completion: $0) }
    #expect(noted?.code == QDErrorCode.invalidParam.rawValue)
    kept.localExt = ext
    let updated = try await outcome { conversations.update(kept, for: direct("bob"), completion: $0) }
    #expect(updated?.code == QDErrorCode.invalidParam.rawValue)
    let recent = try #require(conversations.allRecentSessions()?.first)
    conversations.updateRecentLocalExt(ext, recentSession: recent)
    let stored = conversations.allRecentSessions()?.first?.localExt
    #expect(stored == nil)
    #expect(app.localIds(in: direct("bob")) == [kept.messageId])
    environment.shutDown()
  }
}
