import Dispatch
import Foundation
import Parlance
import Testing

@testable import AgoraChat

@Suite struct RoomTests {
  private let environment = MessagingEnvironment.inMemory(callbackQueue: DispatchQueue(label: "callbacks"))
  private let alice: Phone
  private let bob: Phone
  private let carol: Phone

  init() throws {
    alice = Phone(environment, "alice")
    bob = Phone(environment, "bob")
    carol = Phone(environment, "carol")
    try environment.administration.createRoom(id: "hall", name: "Hall", owner: "alice")
    try environment.administration.createRoom(id: "den", name: "Den", owner: "bob")
  }

  private func refusal(_ call: (UnsafeMutablePointer<AgoraChatError?>?) throws -> Void) rethrows -> Int {
    var error = AgoraChatError(description: "untouched", code: .general)
    try call(&error)
    return code(error)
  }

  private func join(_ phone: Phone, _ room: String, ext: String? = nil, leaves: Bool = false) async throws {
    let rooms = try phone.rooms
    let error = await withCheckedContinuation { continuation in
      rooms.joinChatroom(room, ext: ext, leaveOtherRooms: leaves) { _, error in
        continuation.resume(returning: code(error))
      }
    }
    #expect(error == 0)
  }

  @Test func occupantsSeeOthersEnterAndLeave() async throws {
    let hall = try #require(try alice.rooms.joinChatroom("hall", error: nil) as AgoraChatroom?)
    #expect(hall.subject == "Hall")
    #expect(hall.owner == "alice")
    #expect(hall.permissionType == .owner)
    #expect(hall.occupantsCount == 1)
    try await join(bob, "hall", ext: "waves")
    await alice.expect("bob entered, the 2. of Hall: waves")
    try await join(carol, "hall")
    for phone in [alice, bob] { await phone.expect("carol entered, the 3. of Hall: -") }
    // One room for another.
    try await join(bob, "den", leaves: true)
    for phone in [alice, carol] { await phone.expect("bob exited") }
    carol.logOut()
    await alice.expect("carol exited")
    try alice.rooms.leaveChatroom("hall", error: nil)
    try await join(carolAgain(), "den")
    await bob.expect("carol entered, the 2. of Den: -")
    await alice.expect()
  }

  /// An owner whose app keeps it in its room.
  @Test func leavingByAnOwnerIsRefusedUnlessAllowed() async throws {
    try await join(alice, "hall")
    alice.client.options.isChatroomOwnerLeaveAllowed = false
    #expect(alice.client.options.canChatroomOwnerLeave == false)
    let rooms = try alice.rooms
    #expect(refusal { rooms.leaveChatroom("hall", error: $0) } == 706)
    let error = await withCheckedContinuation { continuation in
      rooms.leaveChatroom("hall") { continuation.resume(returning: code($0)) }
    }
    #expect(error == 706)
    // Another's room it may leave.
    try await join(alice, "den")
    #expect(refusal { rooms.leaveChatroom("den", error: $0) } == 0)
    alice.client.options.canChatroomOwnerLeave = true
    let left = await withCheckedContinuation { continuation in
      rooms.leaveChatroom("hall") { continuation.resume(returning: code($0)) }
    }
    #expect(left == 0)
  }

  private func carolAgain() -> Phone {
    carol.logIn()
    return carol
  }

  @Test func ownersRemoveAndEnd() async throws {
    for phone in [alice, bob, carol] { try await join(phone, "hall") }
    await alice.expect("bob entered, the 2. of Hall: -", "carol entered, the 3. of Hall: -")
    await bob.expect("carol entered, the 3. of Hall: -")
    let rest = try alice.rooms.removeMembers(["carol"], fromChatroom: "hall", error: nil)
    #expect(rest?.memberList == ["bob"])
    await carol.expect("out of hall: beRemoved")
    for phone in [alice, bob] { await phone.expect("carol exited") }
    try await join(carol, "hall")
    for phone in [alice, bob] { await phone.expect("carol entered, the 3. of Hall: -") }
    #expect(try refusal { try bob.rooms.removeMembers(["carol"], fromChatroom: "hall", error: $0) } == 703)
    #expect(code(try bob.rooms.destroyChatroom("hall")) == 703)
    #expect(try alice.rooms.destroyChatroom("hall") == nil)
    for phone in [bob, carol] { await phone.expect("out of hall: destroyed") }
    #expect(code(try alice.rooms.destroyChatroom("hall")) == 705)
    await alice.expect()
  }

  @Test func queriesOfARoomAndTheirRefusals() async throws {
    for phone in [alice, bob, carol] { try await join(phone, "hall") }
    let rooms = try alice.rooms
    #expect(rooms.getChatroomSpecificationFromServer(withId: "hall", error: nil)?.memberList == nil)
    let full = rooms.fetchChatroomInfo("hall", includeMembersList: true, error: nil)
    #expect(full?.memberList == ["bob", "carol"])
    #expect(full?.occupants as? [String] == ["bob", "carol"])
    #expect(full?.adminList == [])
    #expect(full?.membersCount == 3)
    let first = rooms.getChatroomMemberListFromServer(withId: "hall", cursor: nil, pageSize: 1, error: nil)
    #expect(first?.list == ["bob"])
    let rest = rooms.getChatroomMemberListFromServer(withId: "hall", cursor: first?.cursor, pageSize: 1, error: nil)
    #expect(rest?.list == ["carol"])
    #expect(rest?.cursor == nil)
    #expect(rooms.getChatroomAnnouncement(withId: "hall", error: nil) == "")
    let inside = try bob.rooms.getChatroomSpecificationFromServer(withId: "hall", error: nil)
    #expect(inside?.permissionType == .member)
    let outside = rooms.getChatroomSpecificationFromServer(withId: "den", error: nil)
    #expect(outside?.permissionType == AgoraChatroomPermissionType.none)

    #expect(refusal { _ = rooms.joinChatroom("nowhere", error: $0) } == 705)
    #expect(refusal { rooms.leaveChatroom("den", error: $0) } == 702)
    #expect(
      refusal { rooms.getChatroomMemberListFromServer(withId: "hall", cursor: "", pageSize: 0, error: $0) } == 110)
    let failure = await withCheckedContinuation { continuation in
      rooms.asyncJoinChatroom(
        "nowhere", success: { _ in continuation.resume(returning: 0) },
        failure: { continuation.resume(returning: code($0)) })
    }
    #expect(failure == 705)
    let left = await withCheckedContinuation { continuation in
      rooms.asyncLeaveChatroom(
        "hall", success: { continuation.resume(returning: $0?.chatroomId) },
        failure: { _ in continuation.resume(returning: nil) })
    }
    #expect(left == "hall")
    alice.logOut()
    #expect(refusal { _ = rooms.joinChatroom("hall", error: $0) } == 201)
  }

  @Test func aRoomsConversationIsFound() async throws {
    let chat = try #require(alice.client.chatManager)
    func find() -> [AgoraChatConversation?] {
      [
        chat.getConversation("hall", type: .chatRoom, createIfNotExist: false), chat.getConversationWithConvId("hall"),
      ]
    }
    #expect(find() == [nil, nil])
    try await join(alice, "hall")
    for found in find() {
      #expect(found?.conversationId == "hall")
      #expect(found?.type == .chatRoom)
    }
    #expect(chat.getConversationWithConvId("den") == nil)
  }

  /// Has the former methods only.
  private final class Former: NSObject, AgoraChatroomManagerDelegate {
    var calls: [String] = []
    func userDidJoin(_ aChatroom: AgoraChatroom, user aUsername: String) { calls.append("joined \(aUsername)") }
    func didReceiveUserLeavedChatroom(_ aChatroom: AgoraChatroom, username aUsername: String) {
      calls.append("left \(aUsername)")
    }
    func didReceiveKicked(from aChatroom: AgoraChatroom, reason aReason: AgoraChatroomBeKickedReason) {
      calls.append("kicked \(aReason)")
    }
  }

  @Test func theFormerMethodsStandInForTheNewestOnes() throws {
    let former = Former()
    let delegate: any AgoraChatroomManagerDelegateCalls = former
    let room = try #require(AgoraChatroom(id: "hall"))
    delegate.userDidJoin(room, user: "bob", ext: "waves")
    delegate.userDidLeave(room, user: "bob")
    delegate.didDismiss(from: room, reason: .destroyed)
    #expect(former.calls == ["joined bob", "left bob", "kicked destroyed"])
    #expect(AgoraChatroom(id: "") == nil)
  }
}
