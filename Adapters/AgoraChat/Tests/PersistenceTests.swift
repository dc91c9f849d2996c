import AgoraChat
import Foundation
import Parlance
import Testing
import TestSupport

@Suite @MainActor struct PersistenceTests {
  @Test func messagesAndConversationsSurviveARestart() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sent: String
    let acked: String
    do {
      let environment = try MessagingEnvironment.embedded(at: folder)
      let (alice, bob) = try pair(environment)
      sent = try await alice.say("kept", to: "bob").messageId
      let got = try await bob.received.next()
      acked = got.messageId
      try bob.conversation("alice").ext = ["draft": "hel"]
      #expect(try await failure { bob.chat.sendMessageReadAck(acked, toUser: "alice", completion: $0) } == nil)
      _ = try await alice.read.next()
      got.ext = ["note": "mine"]
      #expect(bob.chat.update(got))
      environment.shutDown()
    }
    let environment = try MessagingEnvironment.embedded(at: folder)
    let (alice, bob) = try pair(environment)
    let message = try #require(alice.chat.getMessageWithMessageId(sent))
    #expect(message.words == "kept")
    #expect(message.status == .succeed)
    #expect(message.isReadAcked)
    #expect(message.direction == .send)
    let received = try #require(bob.chat.getMessageWithMessageId(acked))
    #expect(received.isReadAcked)
    #expect(received.ext["note"] as? String == "mine")
    #expect(received.direction == .receive)
    #expect(try bob.conversation("alice").ext["draft"] as? String == "hel")
    #expect(try bob.conversation("alice").unreadMessagesCount == 1)
    // Messages that were reported before the restart are not reported again.
    try await bob.catchUp()
    #expect(bob.received.pending.isEmpty)
    // An unchanged list is not reported.
    #expect(bob.lists.pending.isEmpty)
    environment.shutDown()
  }

  @Test func unsentMessageIsSentAfterARestart() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let id: String
    do {
      let environment = try MessagingEnvironment.embedded(at: folder)
      let (alice, _) = try pair(environment)
      environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
      #expect(try await alice.connections.next() == .connected)
      #expect(try await alice.connections.next() == .disconnected)
      let message = alice.text("late", to: "bob")
      id = message.messageId
      silently { alice.chat.send(message, progress: nil) }
      try await alice.catchUp()
      environment.shutDown()
    }
    let environment = try MessagingEnvironment.embedded(at: folder)
    let (alice, bob) = try pair(environment)
    #expect(try await bob.received.next().messageId == id)
    #expect(try await alice.statuses.next().message.messageId == id)
    #expect(alice.chat.getMessageWithMessageId(id)?.status == .succeed)
    environment.shutDown()
  }
}
