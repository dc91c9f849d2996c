import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Whatever spelling a delegate of groups or rooms is written in, it is called, once, with what happened.
@Suite @MainActor struct GroupCallTests {
  private let environment = MessagingEnvironment.inMemory()

  private func client(_ account: String) -> AgoraChatClient {
    let client = AgoraChatClient(environment: environment, device: "phone")
    #expect(client.login(withUsername: account, password: "") == nil)
    return client
  }

  @Test func groups() async throws {
    let (alice, bob, carol) = (client("alice"), client("bob"), client("carol"))
    _ = carol
    let inviter = Listeners(everyGroupSpelling, as: { $0 }) { alice.groupManager.add($0, delegateQueue: nil) }
    let member = Listeners(everyGroupSpelling, as: { $0 }) { bob.groupManager.add($0, delegateQueue: nil) }
    let (hyphenateInviter, hyphenateMember) = (HyphenateDelegate(), HyphenateDelegate())
    alice.groupManager.add(hyphenateInviter, delegateQueue: nil)
    bob.groupManager.add(hyphenateMember, delegateQueue: nil)

    let options = AgoraChatGroupOptions()
    options.isInviteNeedConfirm = true
    var error: AgoraChatError?
    let made = alice.groupManager.createGroup(
      withSubject: "team", description: "", invitees: ["bob"], message: "hi", setting: options, error: &error)
    let id = try #require(made?.groupId)
    try await member.wait(for: "didJoin")
    let manager = try #require(alice.groupManager)
    manager.addOccupants(["carol"], toGroup: id, welcomeMessage: nil, error: &error)
    manager.addAdmin("bob", toGroup: id, error: &error)
    manager.removeAdmin("bob", fromGroup: id, error: &error)
    manager.muteMembers(["bob"], muteMilliseconds: -1, fromGroup: id, error: &error)
    manager.unmuteMembers(["bob"], fromGroup: id, error: &error)
    manager.muteAllMembers(fromGroup: id, error: &error)
    manager.unmuteAllMembers(fromGroup: id, error: &error)
    manager.updateGroupAnnouncement(withId: id, announcement: "news", error: &error)
    manager.changeGroupSubject("crew", forGroup: id, error: &error)
    manager.removeOccupants(["carol"], fromGroup: id, error: &error)
    manager.updateGroupOwner(id, newOwner: "bob", error: &error)
    #expect(error == nil)
    // Events of a group are delivered only while the group is known.
    for listeners in [inviter, member] { try await listeners.wait(for: "groupOwnerDidUpdate") }
    #expect(bob.groupManager.destroyGroup(id) == nil)
    for listeners in [inviter, member] { try await listeners.wait(for: "didLeave") }
    for listeners in [inviter, member] { try await listeners.wait(for: "groupListDidUpdate") }
    inviter.check(hyphenateInviter)
    member.check(hyphenateMember)
    #expect(inviter.events.union(member.events) == GroupSpelling0().events)
  }

  @Test func rooms() async throws {
    let (alice, bob, carol) = (client("alice"), client("bob"), client("carol"))
    try environment.administration.createRoom(id: "hall", name: "Hall", owner: "alice")
    let listeners = Listeners(everyRoomSpelling, as: { $0 }) { bob.roomManager.add($0, delegateQueue: nil) }
    let hyphenate = HyphenateDelegate()
    bob.roomManager.add(hyphenate, delegateQueue: nil)
    var error: AgoraChatError?
    for client in [alice, bob] { _ = client.roomManager.joinChatroom("hall", error: &error) as AgoraChatroom? }
    #expect(error == nil)
    let done = Inbox<AgoraChatError?>("join")
    carol.roomManager.joinChatroom("hall", ext: "waves", leaveOtherRooms: false) { done.add($1) }
    #expect(try await done.next() == nil)
    let manager = try #require(alice.roomManager)
    manager.addAdmin("bob", toChatroom: "hall", error: &error)
    manager.muteMembers(["carol"], muteMilliseconds: -1, fromChatroom: "hall", error: &error)
    manager.unmuteMembers(["carol"], fromChatroom: "hall", error: &error)
    manager.addWhiteListMembers(["carol"], fromChatroom: "hall", error: &error)
    manager.removeWhiteListMembers(["carol"], fromChatroom: "hall", error: &error)
    manager.muteAllMembers(fromChatroom: "hall", error: &error)
    manager.unmuteAllMembers(fromChatroom: "hall", error: &error)
    manager.updateChatroomAnnouncement(withId: "hall", announcement: "news", error: &error)
    manager.updateSubject("Den", forChatroom: "hall", error: &error)
    manager.removeAdmin("bob", fromChatroom: "hall", error: &error)
    manager.updateChatroomOwner("hall", newOwner: "bob", error: &error)
    bob.roomManager.updateChatroomOwner("hall", newOwner: "alice", error: &error)
    #expect(error == nil)
    carol.roomManager.leaveChatroom("hall", error: &error)
    #expect(alice.roomManager.destroyChatroom("hall") == nil)
    try await listeners.wait(for: "didDismiss")
    listeners.check(hyphenate)
    #expect(listeners.events == RoomSpelling0().events)
  }
}
