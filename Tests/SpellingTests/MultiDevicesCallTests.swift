import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Whatever spelling a delegate of the account's other devices is written in, it is called, once, with what happened.
@Suite @MainActor struct MultiDevicesCallTests {
  @Test func otherDevices() async throws {
    let environment = MessagingEnvironment.inMemory()
    func client(_ account: String, _ device: DeviceID) -> AgoraChatClient {
      let client = AgoraChatClient(environment: environment, device: device)
      #expect(client.login(withUsername: account, password: "") == nil)
      return client
    }
    let (bob, phone, tablet) = (client("bob", "phone"), client("alice", "phone"), client("alice", "tablet"))
    let listeners = Listeners(everyMultiDevicesSpelling, as: { $0 }) {
      tablet.addMultiDevices(delegate: $0, queue: nil)
    }
    #expect(phone.contactManager.addUser(toBlackList: "bob") == nil)
    try await listeners.wait(for: "multiDevicesContactEventDidReceive")
    let options = AgoraChatGroupOptions()
    let group = phone.groupManager.createGroup(
      withSubject: "g", description: nil, invitees: ["bob"], message: nil, setting: options, error: nil)
    try await listeners.wait(for: "multiDevicesGroupEventDidReceive")
    let groupID = try #require(group?.groupId)
    let root = AgoraChatMessage(conversationId: groupID, body: .text(content: "root"), ext: nil)
    root.chatType = .groupChat
    let sent = Inbox<AgoraChatError?>("completion")
    phone.chatManager.send(root, progress: nil) { _, error in sent.add(error) }
    #expect(try await sent.next() == nil)
    phone.threadManager?.createChatThread("t", messageId: root.messageId, parentId: groupID) { _, error in
      sent.add(error)
    }
    #expect(try await sent.next() == nil)
    try await listeners.wait(for: "multiDevicesChatThreadEventDidReceive")
    // The event names no account: `ext` is nil, which the spellings without an optional must survive.
    #expect(phone.groupManager.destroyGroup(try #require(group?.groupId)) == nil)
    try await listeners.wait(for: "multiDevicesGroupEventDidReceive")
    _ = phone.pushManager?.updatePushService(forUsers: ["bob"], disablePush: true)
    try await listeners.wait(for: "multiDevicesConversationEvent")
    try await listeners.wait(for: "multiDevicesUndisturbEventNotifyFormOtherDeviceData")
    phone.chatManager.deleteServerConversation(
      "bob", conversationType: .chat, isDeleteServerMessages: true, completion: nil)
    try await listeners.wait(for: "multiDevicesMessageBeRemoved")
    listeners.check()
    #expect(listeners.events == MultiDevicesSpelling0().events)
    _ = bob
  }
}
