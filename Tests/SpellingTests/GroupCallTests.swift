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

  /// A client whose app is asked when it is invited.
  private func askedClient(_ account: String) -> AgoraChatClient {
    let client = client(account)
    #expect(client.logout(false) == nil)
    client.options.autoAcceptGroupInvitation = false
    #expect(client.login(withUsername: account, password: "") == nil)
    return client
  }

  /// Has an account apply and be applied to, invited and declined.
  private func requests(of alice: AgoraChatClient, _ listeners: Listeners) async throws {
    let dave = askedClient("dave")
    let (hers, his) = (try #require(alice.groupManager), try #require(dave.groupManager))
    let options = AgoraChatGroupOptions()
    (options.style, options.isInviteNeedConfirm) = (.publicJoinNeedApproval, true)
    var error: AgoraChatError?
    let club = his.createGroup(
      withSubject: "club", description: "", invitees: ["alice"], message: "come", setting: options, error: &error)
    let id = try #require(club?.groupId)
    try await listeners.wait(for: "groupInvitationDidReceive")
    #expect(hers.declineInvitation(fromGroup: id, inviter: "dave", reason: "no") == nil)
    hers.applyJoinPublicGroup(id, message: "or yes", error: &error)
    #expect(his.declineJoinApplication(id, applicant: "alice", reason: "no") == nil)
    try await listeners.wait(for: "joinGroupRequestDidDecline")
    hers.applyJoinPublicGroup(id, message: "please", error: &error)
    #expect(his.acceptJoinApplication(id, applicant: "alice") == nil)
    try await listeners.wait(for: "joinGroupRequestDidApprove")
    let own = hers.createGroup(
      withSubject: "own", description: "", invitees: ["dave"], message: "come", setting: options, error: &error)
    let mine = try #require(own?.groupId)
    #expect(his.declineInvitation(fromGroup: mine, inviter: "alice", reason: "later") == nil)
    try await listeners.wait(for: "groupInvitationDidDecline")
    his.applyJoinPublicGroup(mine, message: "now", error: &error)
    try await listeners.wait(for: "joinGroupRequestDidReceive")
    #expect(his.destroyGroup(id) == nil)
    #expect(hers.destroyGroup(mine) == nil)
    #expect(error == nil)
    for _ in 0..<2 { try await listeners.wait(for: "didLeave") }
  }

  @Test func groups() async throws {
    let (alice, bob, carol) = (askedClient("alice"), client("bob"), client("carol"))
    _ = carol
    let inviter = Listeners(everyGroupSpelling, as: { $0 }) { alice.groupManager.add($0, delegateQueue: nil) }
    let member = Listeners(everyGroupSpelling, as: { $0 }) { bob.groupManager.add($0, delegateQueue: nil) }
    let (hyphenateInviter, hyphenateMember) = (HyphenateDelegate(), HyphenateDelegate())
    alice.groupManager.add(hyphenateInviter, delegateQueue: nil)
    bob.groupManager.add(hyphenateMember, delegateQueue: nil)

    try await requests(of: alice, inviter)

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
    manager.addWhiteListMembers(["bob"], fromGroup: id, error: &error)
    manager.removeWhiteListMembers(["bob"], fromGroup: id, error: &error)
    let done = Inbox<AgoraChatError?>("attributes")
    manager.setMemberAttribute(id, userId: "bob", attributes: ["seat": "1"]) { done.add($0) }
    #expect(try await done.next() == nil)
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("a.txt").path
    try Data("a".utf8).write(to: URL(fileURLWithPath: path))
    let added = Inbox<AgoraChatGroupSharedFile?>("file")
    manager.uploadGroupSharedFile(withId: id, filePath: path, progress: nil) { file, _ in added.add(file) }
    let file = try #require(try await added.next()?.fileId)
    manager.removeGroupSharedFile(withId: id, sharedFileId: file, error: &error)
    for isDisabled in [true, false] { _ = try environment.hubLoop().setDisabled(isDisabled, group: id) }
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
    manager.setChatroomAttribute("hall", key: "seat", value: "1", autoDelete: false) { done.add($0) }
    #expect(try await done.next() == nil)
    manager.removeChatroomAttribute("hall", key: "seat") { done.add($0) }
    #expect(try await done.next() == nil)
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
