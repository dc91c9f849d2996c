import AgoraChatAndroid
import Foundation
import Parlance
import TestSupport
import Testing

/// A local database that cannot be read ends the connection; the app can begin anew.
@Suite @MainActor struct DamagedDatabaseTests {
  @Test func readingEndsTheConnection() async throws {
    let folder = try TemporaryFolder()
    var environment = try MessagingEnvironment.embedded(at: folder.url)
    let first = try await ChatApp.other("bob", in: environment)
    let sent = try DamagedDatabase.fill("bob", from: NeutralApp("alice", environment).device).map(\.string)
    for id in sent { #expect(try await first.messages.next().getMsgId() == id) }
    environment.shutDown()
    await drainMainQueue()
    try DamagedDatabase.make(of: "bob", in: folder.url)

    environment = try MessagingEnvironment.embedded(at: folder.url)
    defer { environment.shutDown() }
    let bob = try await ChatApp.other("bob", in: environment)
    let conversation = bob.manager.getConversation("alice")
    #expect(conversation.loadMoreMsgFromDB(sent[sent.count - 1], 1000).count < sent.count - 1)
    #expect(try await bob.disconnected.next() == 3)
    #expect(!bob.manager.isConnected())

    try environment.rebuildDevice("phone", of: "bob", style: "AgoraChatAndroid")
    let manager = AgoraChatManager(environment: environment, device: "phone")
    let again = ChatApp(manager, "bob")
    #expect(try await result { manager.login("bob", "password", $0) } == 0)
    while again.manager.getConversation("alice").getMsgCount() != sent.count {
      _ = try await again.offline.next()
    }
  }
}
