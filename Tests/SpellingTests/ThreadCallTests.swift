import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Whatever spelling a delegate of threads is written in, it is called, once, with what happened.
@Suite @MainActor struct ThreadCallTests {
  @Test func threads() async throws {
    let environment = MessagingEnvironment.inMemory()
    func client(_ account: String) -> AgoraChatClient {
      let client = AgoraChatClient(environment: environment, device: "phone")
      #expect(client.login(withUsername: account, password: "") == nil)
      return client
    }
    let (bob, alice) = (client("bob"), client("alice"))
    let group = try #require(
      alice.groupManager.createGroup(
        withSubject: "g", description: nil, invitees: ["bob"], message: nil, setting: AgoraChatGroupOptions(),
        error: nil)?.groupId)
    let root = AgoraChatMessage(conversationId: group, body: .text(content: "root"), ext: nil)
    root.chatType = .groupChat
    let sent = Inbox<AgoraChatError?>("completion")
    alice.chatManager.send(root, progress: nil) { _, error in sent.add(error) }
    #expect(try await sent.next() == nil)
    let (owner, member) = (try #require(alice.threadManager), try #require(bob.threadManager))
    let listeners = Listeners(everyThreadSpelling, as: { $0 }) { member.add($0, delegateQueue: nil) }
    let created = Inbox<String?>("thread")
    owner.createChatThread("t", messageId: root.messageId, parentId: group) { thread, _ in created.add(thread?.threadId)
    }
    let id = try #require(try await created.next())
    try await listeners.wait(for: "onChatThreadCreate")
    owner.updateChatThreadName("u", threadId: id) { sent.add($0) }
    #expect(try await sent.next() == nil)
    try await listeners.wait(for: "onChatThreadUpdate")
    member.joinChatThread(id) { _, error in sent.add(error) }
    #expect(try await sent.next() == nil)
    owner.removeMember(fromChatThread: "bob", threadId: id) { sent.add($0) }
    #expect(try await sent.next() == nil)
    try await listeners.wait(for: "onUserKickOutOfChatThread")
    owner.destroyChatThread(id) { sent.add($0) }
    #expect(try await sent.next() == nil)
    try await listeners.wait(for: "onChatThreadDestroy")
    listeners.check()
    #expect(listeners.events == ThreadSpelling0().events)
  }
}
