import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

@Suite @MainActor struct PinTests {
  private typealias Call = (@escaping (AgoraChatMessage?, AgoraChatError?) -> Void) -> Void

  private func done(_ call: Call) async throws -> (message: AgoraChatMessage?, code: AgoraChatErrorCode?) {
    let (message, code) = try await reply(call)
    return (message, code)
  }

  private func pinned(_ app: ChatApp, _ id: String) async throws -> (ids: [String]?, code: AgoraChatErrorCode?) {
    let (messages, code) = try await reply { app.chat.getPinnedMessages(fromServer: id, completion: $0) }
    return (messages?.map(\.messageId), code)
  }

  @Test func aPinReachesThePeerAndIsTakenOff() async throws {
    let (alice, bob) = try pair()
    let message = try await alice.say("the address", to: "bob")
    let got = try await bob.received.next()
    #expect(got.pinnedInfo == nil)
    #expect(try bob.conversation("alice").pinnedMessages() == nil)
    let made = try await done { bob.chat.pinMessage(got.messageId, completion: $0) }
    #expect(made.code == nil && made.message?.pinnedInfo?.operatorId == "bob")
    #expect((made.message?.pinnedInfo?.pinTime ?? 0) > 0)
    #expect(try await alice.pins.next() == [message.messageId, "bob", "pin", "bob", "true"])
    #expect(message.pinnedInfo?.operatorId == "bob" && message.pinnedInfo?.pinTime == got.pinnedInfo?.pinTime)
    #expect(try alice.conversation("bob").pinnedMessages()?.map(\.messageId) == [message.messageId])
    // Twice is as good as once.
    #expect(try await done { alice.chat.pinMessage(message.messageId, completion: $0) }.code == nil)
    #expect(message.pinnedInfo?.operatorId == "bob")
    #expect(try await pinned(alice, "bob").ids == [message.messageId])
    #expect(try await done { alice.chat.unpinMessage(message.messageId, completion: $0) }.code == nil)
    #expect(try await bob.pins.next() == [message.messageId, "alice", "unpin", "alice", "true"])
    #expect(got.pinnedInfo == nil && message.pinnedInfo == nil)
    #expect(try await done { bob.chat.unpinMessage(message.messageId, completion: $0) }.code == nil)
    #expect(try await pinned(bob, "alice").ids == [])
    try await bob.catchUp()
    try await alice.catchUp()
    #expect(bob.pins.pending.isEmpty && alice.pins.pending.isEmpty)
  }

  @Test func theVendorsErrors() async throws {
    var settings = HubSettings()
    settings.limits.pinsPerConversation = 1
    let environment = MessagingEnvironment.inMemory(settings: settings)
    let (alice, bob) = try pair(environment)
    let first = try await alice.say("1", to: "bob")
    let second = try await alice.say("2", to: "bob")
    for _ in 0..<2 { _ = try await bob.received.next() }
    silently { alice.chat.pinMessage(first.messageId) }
    _ = try await bob.pins.next()
    #expect(try await done { alice.chat.pinMessage(second.messageId, completion: $0) }.code == .exceedServiceLimit)
    silently { alice.chat.unpinMessage(first.messageId) }
    alice.chat.getPinnedMessages(fromServer: "bob")
    _ = try await bob.pins.next()
    #expect(try await done { bob.chat.pinMessage(second.messageId, completion: $0) }.code == nil)
    #expect(try await done { alice.chat.pinMessage("none", completion: $0) }.code == .messageInvalid)
    #expect(try await done { alice.chat.unpinMessage("none", completion: $0) }.code == .messageInvalid)
    #expect(try await pinned(alice, "").code == .invalidParam)
    // A message that is recalled takes its pin with it.
    #expect(try await failure { alice.chat.recallMessage(withMessageId: second.messageId, completion: $0) } == nil)
    #expect(try await pinned(bob, "alice").ids == [])
    let room = try environment.administration.createRoom(name: "r", owner: "alice")
    let joined = try await reply { (done: @escaping (AgoraChatroom?, AgoraChatError?) -> Void) in
      alice.client.roomManager.joinChatroom(room, completion: done)
    }
    #expect(joined.code == nil)
    let inRoom = try await alice.say("all", to: room, type: .chatRoom)
    #expect(try await done { alice.chat.pinMessage(inRoom.messageId, completion: $0) }.code == .operationUnsupported)
    #expect(alice.client.logout(false) == nil)
    #expect(try await done { alice.chat.pinMessage(first.messageId, completion: $0) }.code == .userNotLogin)
  }

  @Test func aNewDeviceAsksTheServer() async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let group = try environment.administration.createGroup(name: "g", owner: "alice", members: ["bob"])
    let message = try await alice.say("read this", to: group, type: .groupChat)
    while try await bob.received.next().messageId != message.messageId {}
    #expect(try await done { bob.chat.pinMessage(message.messageId, completion: $0) }.code == nil)
    #expect(try await alice.pins.next() == [message.messageId, group, "pin", "bob", "true"])
    let tablet = try ChatApp.loggedIn("alice", environment, device: "tablet")
    // Then it knows that the id is a group's.
    let later = try await bob.say("and this", to: group, type: .groupChat)
    while try await tablet.received.next().messageId != later.messageId {}
    let fetched = try await reply { tablet.chat.getPinnedMessages(fromServer: group, completion: $0) }
    #expect(fetched.value?.map(\.messageId) == [message.messageId])
    #expect(fetched.value?.first?.pinnedInfo?.operatorId == "bob")
  }
}
