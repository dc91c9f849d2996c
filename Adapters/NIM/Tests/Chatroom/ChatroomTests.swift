import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Entering a chatroom, talking there, and leaving it.
@Suite @MainActor struct ChatroomTests {
  @Test func stepsOfEnteringAreReported() async throws {
    let world = try await ChatroomWorld()
    let entered = try await world.enter(nickname: "Al", ext: "here I am")
    #expect(world.told.take() == ["lobby entering", "lobby enterOK", "entered: done"])
    let room = try #require(entered.room)
    #expect(room.roomId == "lobby" && room.name == "Lobby" && room.creator == "owner" && room.onlineUserCount == 1)
    #expect(room.announcement == nil && room.ext == nil)
    let member = try #require(entered.member)
    #expect(member.userId == "alice" && member.roomNickname == "Al" && member.roomExt == "here I am")
    #expect(member.type == .guest && !member.isMuted && member.isOnline)
    #expect(member.enterTimeInterval == world.clock.now().seconds)
  }

  @Test func refusedEntryReportsItsError() async throws {
    let world = try await ChatroomWorld()
    #expect(try await world.enter(room: "no room").error == "remote 13002")
    #expect(world.told.take() == ["no room entering", "no room enterFailed", "entered: remote 13002"])
    #expect(try await world.enter(room: "").error == "local 1")
    #expect(world.told.take() == [" enterFailed", "entered: local 1"])
    try await world.setReachable(false)
    #expect(try await world.enter().error == "remote 415")
    #expect(world.told.take() == ["lobby entering", "lobby enterFailed", "entered: remote 415"])
    try await world.alice.logOut()
    #expect(try await world.enter().error == "local 13")
    #expect(world.told.take() == ["lobby enterFailed", "entered: local 13"])
  }

  @Test func fullChatroomRefusesOthers() async throws {
    let world = try await ChatroomWorld()
    try world.environment.administration.createRoom(id: "full", name: "Full", owner: "owner", occupantLimit: 1)
    #expect(try await world.enter(room: "full").error == "done")
    #expect(try await world.enter(world.bob, room: "full").error == "remote 419")
    #expect(try await outcome { world.manager.exitChatroom("full", completion: $0) } == nil)
    #expect(try await world.enter(world.bob, room: "full").error == "done")
  }

  @Test func membersReceiveMessagesUntilTheyLeave() async throws {
    let world = try await ChatroomWorld()
    try await world.enter()
    try await world.enter(world.bob)
    _ = try await world.bob.send("hello", to: world.session)
    let message = try await world.alice.received.next()
    #expect(message.text == "hello" && message.session == world.session && message.from == "bob")
    #expect(try await outcome { world.manager.exitChatroom(world.room, completion: $0) } == nil)
    _ = try await world.bob.send("anybody here?", to: world.session)
    try await world.alice.catchUp()
    #expect(world.alice.received.pending.isEmpty)
    // Leaving is not reported as a removal.
    #expect(world.told.take().filter { $0.hasPrefix("kicked") }.isEmpty)
    let again = try await outcome { world.manager.exitChatroom(world.room, completion: $0) }
    #expect(Transcript.word(again) == "remote 804")
    let unknown = try await outcome { world.manager.exitChatroom("no room", completion: $0) }
    #expect(Transcript.word(unknown) == "remote 13002")
    let text = NIMMessage()
    text.text = "from outside"
    try world.alice.sdk.chatManager.send(text, to: world.session)
    #expect(Transcript.word(try await world.alice.completed.next().error) == "remote 804")
    try await world.alice.logOut()
    let loggedOut = try await outcome { world.manager.exitChatroom(world.room, completion: $0) }
    #expect(Transcript.word(loggedOut) == "local 13")
  }

  /// Enters and leaves without completions, as apps do that ignore the result.
  private func enterAndLeave(_ manager: any NIMChatroomManager, _ room: String) {
    let request = NIMChatroomEnterRequest()
    request.roomId = room
    manager.enterChatroom(request)
    manager.exitChatroom(room)
  }

  @Test func completionsAreOptional() async throws {
    let world = try await ChatroomWorld()
    enterAndLeave(world.manager, world.room)
    #expect(try await world.news() == ["lobby entering", "lobby enterOK"])
    #expect(try await world.manager.fetchChatroomInfo(world.room).onlineUserCount == 0)
    world.manager.remove(world.told)
    enterAndLeave(world.manager, world.room)
    #expect(try await world.news().isEmpty)
  }

  // MARK: the link

  @Test func aLostLinkIsRestored() async throws {
    let world = try await ChatroomWorld()
    try await world.enter(nickname: "Al")
    _ = world.told.take()
    try await world.setReachable(false)
    #expect(world.told.take() == ["lobby loseConnection"])
    try await world.setReachable(true)
    #expect(try await world.news() == ["lobby enterOK"])
    let members = try await world.manager.fetchChatroomInfo(world.room)
    #expect(members.onlineUserCount == 1)
    try await world.enter(world.bob)
    _ = try await world.bob.send("hello again", to: world.session)
    #expect(try await world.alice.received.next().text == "hello again")
  }

  @Test func leavingNeedsALink() async throws {
    let world = try await ChatroomWorld()
    try await world.enter()
    try await world.setReachable(false)
    _ = world.told.take()
    let error = try await outcome { world.manager.exitChatroom(world.room, completion: $0) }
    #expect(Transcript.word(error) == "remote 415")
    try await world.setReachable(true)
    #expect(try await world.news() == ["lobby enterOK"])
    #expect(try await world.manager.fetchChatroomInfo(world.room).onlineUserCount == 1)
  }

  @Test func leavingIsFinalWhenTheConnectionBreaks() async throws {
    let world = try await ChatroomWorld()
    try await world.enter()
    _ = world.told.take()
    let left = Inbox<String>("end of leaving")
    world.manager.exitChatroom(world.room) { left.add(Transcript.word($0)) }
    // The answer arrives or is lost.
    try await world.setReachable(false)
    #expect(["done", "remote 415"].contains(try await left.next()))
    try await world.setReachable(true)
    #expect(try await world.news().isEmpty)
    #expect(try await world.manager.fetchChatroomInfo(world.room).onlineUserCount == 0)
  }

  @Test func anotherLoginIsInNoChatroom() async throws {
    let world = try await ChatroomWorld()
    try await world.enter()
    try await world.alice.logOut()
    try await world.alice.logIn()
    _ = world.told.take()
    try await world.setReachable(false)
    try await world.setReachable(true)
    #expect(try await world.news().isEmpty)
    #expect(try await world.manager.fetchChatroomInfo(world.room).onlineUserCount == 0)
  }

  // MARK: removal

  @Test func memberRemovedByTheOwnerIsNotified() async throws {
    let world = try await ChatroomWorld()
    try await world.enter()
    _ = world.told.take()
    let done = Inbox<MessagingError?>("removal")
    world.owner.device.removeMembers(["alice"], fromRoom: world.room) { result in
      if case .failure(let error) = result { done.add(error) } else { done.add(nil) }
    }
    #expect(try await done.next() == nil)
    #expect(try await world.news() == ["kicked from lobby: byManager"])
    // The membership is not restored with the connection.
    try await world.setReachable(false)
    try await world.setReachable(true)
    #expect(try await world.news().isEmpty)
  }

  @Test func dismissedChatroomIsReported() async throws {
    let world = try await ChatroomWorld()
    try await world.enter()
    _ = world.told.take()
    #expect(try await outcome { done in world.owner.device.dismissRoom(world.room) { done($0) } } == nil)
    #expect(try await world.news() == ["kicked from lobby: invalidRoom"])
    #expect(try await world.enter().error == "remote 13002")
  }

  @Test func chatroomDismissedDuringABreakIsReported() async throws {
    let world = try await ChatroomWorld()
    try await world.enter()
    try await world.setReachable(false)
    #expect(try await outcome { done in world.owner.device.dismissRoom(world.room) { done($0) } } == nil)
    _ = world.told.take()
    try await world.setReachable(true)
    #expect(try await world.told.take(2) == ["lobby enterFailed", "not in lobby again: remote 13002"])
    try await world.setReachable(false)
    #expect(world.told.take().isEmpty)
  }
}
