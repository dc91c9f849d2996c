import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Counting what is unread, and marking it as read.
@Suite @MainActor struct UnreadTests {
  private let nowhere = NIMSession("1", type: .YSF)

  @Test func countsByType() async throws {
    let world = try await ConversationWorld()
    let team = try world.team()
    _ = try await world.receive(["one", "two"])
    _ = try await world.receive(["three"], in: team)
    let manager = world.manager
    #expect(manager.allUnreadCount() == 3)
    #expect(manager.unreadCount(of: .P2P) == 2 && manager.unreadCount(of: .team) == 1)
    #expect(manager.unreadCount(of: .chatroom) == 0 && manager.unreadCount(of: .superTeam) == 0)
    try await world.alice.logOut()
    #expect(manager.allUnreadCount() == 0 && manager.unreadCount(of: .P2P) == 0)
  }

  private func unread(_ world: ConversationWorld, _ session: NIMSession) async throws -> String {
    let (error, messages): (NSError?, [NIMMessage]?) = try await answer {
      world.manager.allUnreadMessages(in: session, completion: $0)
    }
    return Transcript.texts(error, messages)
  }

  @Test func unreadMessagesComeOldestFirst() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["read"])
    #expect(try await outcome { world.manager.markAllMessagesRead(in: world.session, completion: $0) } == nil)
    _ = try await world.receive(["one", "two"])
    let texts = world.manager.allUnreadMessages(in: world.session).map { ($0 as? NIMMessage)?.text }
    #expect(texts == ["one", "two"])
    #expect(try await unread(world, world.session) == "one two")
    for session in [nowhere, ChatApp.direct("carol")] {
      #expect(world.manager.allUnreadMessages(in: session).isEmpty)
      #expect(try await unread(world, session) == "")
    }
    try await world.alice.logOut()
    #expect(world.manager.allUnreadMessages(in: world.session).isEmpty)
    #expect(try await unread(world, world.session) == "local 13")
  }

  @Test func sessionIsMarkedAsRead() async throws {
    let world = try await ConversationWorld()
    let team = try world.team()
    let messages = try await world.receive(["one"])
    _ = try await world.receive(["two"], in: team)
    #expect(messages[0].status == .none)
    world.manager.markAllMessagesRead(in: world.session, completion: world.transcript.completion("mark"))
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["updated bob 0 of 1", "read bob: done", "mark: done"])
    #expect(messages[0].status == .read)
    world.manager.markAllMessagesRead(in: team)
    // A session that this device does not know has nothing to read.
    world.manager.markAllMessagesRead(in: ChatApp.direct("carol"))
    world.manager.markAllMessagesRead(in: nowhere)
    try await world.alice.catchUp()
    let teamID = team.sessionId
    let news = world.transcript.take()
    #expect(news.filter { $0.hasPrefix("updated") } == ["updated \(teamID) 0 of 0"])
    #expect(
      news.filter { $0.hasPrefix("read") } == ["read \(teamID): done", "read carol: done", "read 1: local 24"])
    // No receipt is sent.
    try await world.bob.catchUp()
    #expect(world.bob.receipts.pending.isEmpty)
  }

  @Test func withoutALoginNothingIsRead() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    try await world.alice.logOut()
    world.manager.markAllMessagesRead(in: world.session, completion: world.transcript.completion("mark"))
    let failed = Inbox<String>("completion")
    world.manager.batchMarkMessagesRead(in: [world.session]) {
      failed.add("\(Transcript.word($0)) \($1?.map(\.sessionId) ?? [])")
    }
    world.manager.markAllMessagesRead()
    #expect(try await failed.next() == "local 13 [\"bob\"]")
    #expect(world.transcript.take().prefix(2) == ["read bob: local 13", "mark: local 13"])
    try await world.alice.logIn()
    #expect(world.manager.allUnreadCount() == 1)
  }

  @Test func allSessionsOfATypeAreRead() async throws {
    let world = try await ConversationWorld()
    let team = try world.team()
    _ = try await world.receive(["one"])
    _ = try await world.receive(["two"], in: team)
    world.manager.markMessagesRead(of: .team)
    world.manager.markMessagesRead(of: .superTeam)
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["read team", "read superTeam"])
    #expect(world.manager.unreadCount(of: .team) == 0 && world.manager.unreadCount(of: .P2P) == 1)
    world.manager.markAllMessagesRead()
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["all read"] && world.manager.allUnreadCount() == 0)
  }

  @Test func severalSessionsAreRead() async throws {
    let world = try await ConversationWorld()
    let team = try world.team()
    _ = try await world.receive(["one"])
    _ = try await world.receive(["two"], in: team)
    let done = Inbox<String>("completion")
    world.manager.batchMarkMessagesRead(in: [world.session, team]) {
      done.add("\(Transcript.word($0)) \($1?.map(\.sessionId) ?? [])")
    }
    #expect(try await done.next() == "done []")
    #expect(world.transcript.take() == ["batch [\"bob\", \"\(team.sessionId)\"]"])
    #expect(world.manager.allUnreadCount() == 0)
    // Those that have no messages fail, and the others are read.
    _ = try await world.receive(["three"])
    world.manager.batchMarkMessagesRead(in: [world.session, nowhere]) {
      done.add("\(Transcript.word($0)) \($1?.map(\.sessionId) ?? [])")
    }
    #expect(try await done.next() == "local 24 [\"1\"]")
    #expect(world.transcript.take() == ["batch [\"bob\"]"] && world.manager.allUnreadCount() == 0)
    world.manager.batchMarkMessagesRead(in: [team])
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["batch [\"\(team.sessionId)\"]"])
  }

  @Test(arguments: [false, true]) func otherClientsFollowIfConfigured(_ isOn: Bool) async throws {
    let world = try await ConversationWorld { $0.shouldSyncUnreadCount = true }
    let (tablet, _) = try await world.tablet { $0.shouldSyncUnreadCount = isOn }
    _ = try await world.receive(["one"])
    try await tablet.catchUp()
    #expect(tablet.sdk.conversationManager.allUnreadCount() == 1)
    #expect(try await outcome { world.manager.markAllMessagesRead(in: world.session, completion: $0) } == nil)
    try await world.alice.catchUp()
    try await tablet.catchUp()
    #expect(tablet.sdk.conversationManager.allUnreadCount() == (isOn ? 0 : 1))
  }

  /// Reading on the way, without a network, is known to the other clients once there is one.
  @Test func readingOfflineIsReportedToOtherClients() async throws {
    let world = try await ConversationWorld { $0.shouldSyncUnreadCount = true }
    let (tablet, transcript) = try await world.tablet { $0.shouldSyncUnreadCount = true }
    _ = try await world.receive(["one", "two"])
    try await tablet.catchUp()
    #expect(tablet.sdk.conversationManager.allUnreadCount() == 2)
    try await world.disconnect()
    #expect(try await outcome { world.manager.markAllMessagesRead(in: world.session, completion: $0) } == nil)
    #expect(world.manager.allUnreadCount() == 0)
    try await tablet.catchUp()
    #expect(tablet.sdk.conversationManager.allUnreadCount() == 2)
    _ = transcript.take()
    world.environment.setReachable(true, account: "alice", device: "phone", style: "NIM")
    while try await world.alice.steps.next() != .syncOK {}
    try await world.alice.catchUp()
    try await tablet.catchUp()
    #expect(tablet.sdk.conversationManager.allUnreadCount() == 0 && !transcript.take().isEmpty)
    // A later message is unread on both clients.
    _ = try await world.receive(["three"])
    try await tablet.catchUp()
    #expect(tablet.sdk.conversationManager.allUnreadCount() == 1 && world.manager.allUnreadCount() == 1)
  }
}
