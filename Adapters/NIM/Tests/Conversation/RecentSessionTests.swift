import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// The list of recent sessions.
@Suite @MainActor struct RecentSessionTests {
  @Test func theNewestComesFirst() async throws {
    let world = try await ConversationWorld()
    let team = try world.team()
    _ = try await world.receive(["one"])
    let second = try await world.receive(["two"], in: team)
    #expect(world.manager.allRecentSessions()?.map { $0.session } == [team, world.session])
    let recent = try #require(world.manager.recentSession(by: team))
    #expect(recent.unreadCount == 1 && recent.lastMessage?.text == "two" && recent.localExt == nil)
    #expect(recent.updateTime == second[0].timestamp)
    let other = NIMMessage()
    recent.lastMessage = other
    #expect(recent.lastMessage === other)
    _ = try await world.receive(["three"])
    #expect(world.manager.allRecentSessions()?.map { $0.session } == [world.session, team])
  }

  @Test func chatroomsAndUnknownSessionsAreNotInTheList() async throws {
    let world = try await ConversationWorld()
    let room = try world.environment.administration.createRoom(name: "lobby", owner: "bob")
    let request = NIMChatroomEnterRequest()
    request.roomId = room
    #expect(
      try await outcome { done in
        world.alice.sdk.chatroomManager.enterChatroom(request) { error, _, _ in done(error) }
      } == nil)
    let session = NIMSession(room, type: .chatroom)
    _ = try await world.alice.send("hello", to: session)
    world.manager.addEmptyRecentSession(by: session)
    world.manager.addEmptyRecentSession(by: NIMSession("1", type: .YSF))
    try await world.alice.catchUp()
    #expect(world.transcript.take().isEmpty)
    #expect(world.manager.allRecentSessions()?.isEmpty == true)
    for session in [session, world.session, NIMSession("1", type: .YSF), NIMSession("", type: .P2P)] {
      #expect(world.manager.recentSession(by: session) == nil)
    }
  }

  @Test func anEmptySessionIsAddedOnce() async throws {
    let world = try await ConversationWorld()
    for _ in 0..<2 { world.manager.addEmptyRecentSession(by: world.session) }
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["added bob 0 of 0"])
    let recent = try #require(world.manager.recentSession(by: world.session))
    #expect(recent.lastMessage == nil && recent.unreadCount == 0)
  }

  @Test func aDeletedSessionLeavesItsMessages() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    let recent = try #require(world.manager.recentSession(by: world.session))
    for _ in 0..<2 { world.manager.delete(recent) }
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["removed bob 0 of 0"])
    #expect(world.manager.allRecentSessions()?.isEmpty == true && world.manager.allUnreadCount() == 0)
    #expect(world.localTexts() == ["one"])
    // The next message brings it back, with what is unread since.
    world.clock.advance(bySeconds: 1)
    _ = try await world.bob.send("two", to: ChatApp.direct("alice"))
    _ = try await world.alice.received.next()
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["added bob 1 of 1"])
  }

  @Test func localExtOfASessionIsStored() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    let recent = try #require(world.manager.recentSession(by: world.session))
    world.manager.updateRecentLocalExt(["color": "red"], recentSession: recent)
    #expect(recent.localExt as? [String: String] == ["color": "red"])
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["updated bob 1 of 1"])
    let again = { world.manager.recentSession(by: world.session)?.localExt as? [String: String] }
    #expect(again() == ["color": "red"])
    // Values that JSON cannot represent change nothing, neither here nor in the object.
    world.manager.updateRecentLocalExt(["date": Date()], recentSession: recent)
    #expect(again() == ["color": "red"] && recent.localExt as? [String: String] == ["color": "red"])
    // It survives a logout, and nil removes it.
    try await world.alice.logOut()
    world.manager.updateRecentLocalExt(["color": "blue"], recentSession: recent)
    try await world.alice.logIn()
    #expect(again() == ["color": "red"])
    world.manager.updateRecentLocalExt(nil, recentSession: recent)
    #expect(recent.localExt == nil && again() == nil)
  }

  @Test func listWithoutALoginIsNil() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    let recent = try #require(world.manager.recentSession(by: world.session))
    try await world.alice.logOut()
    world.manager.addEmptyRecentSession(by: ChatApp.direct("carol"))
    world.manager.delete(recent)
    await drainMainQueue()
    #expect(world.transcript.take().isEmpty)
    #expect(world.manager.allRecentSessions() == nil && world.manager.recentSession(by: world.session) == nil)
    try await world.alice.logIn()
    #expect(world.manager.allRecentSessions()?.map { $0.session } == [world.session])
  }

  @Test func removedDelegateIsNotNotified() async throws {
    let world = try await ConversationWorld()
    world.manager.remove(world.transcript)
    world.manager.addEmptyRecentSession(by: world.session)
    world.manager.markAllMessagesRead()
    try await world.alice.catchUp()
    #expect(world.transcript.take().isEmpty)
  }
}
