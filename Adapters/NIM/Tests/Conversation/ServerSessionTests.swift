import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// The sessions that the server lists, and the text that the account keeps with them.
@Suite @MainActor struct ServerSessionTests {
  private typealias Page = (error: NSError?, sessions: [NIMRecentSession]?, hasMore: Bool)

  private func page(
    _ world: ConversationWorld, _ configure: (NIMFetchServerSessionOption) -> Void = { _ in }
  ) async throws -> Page {
    let option = NIMFetchServerSessionOption()
    configure(option)
    let inbox = Inbox<Page>("server sessions")
    world.manager.fetchServerSessions(option) { error, sessions, hasMore in
      inbox.add((error as NSError?, sessions, hasMore))
    }
    return try await inbox.next()
  }

  @Test func pagesByTime() async throws {
    let world = try await ConversationWorld()
    let team = try world.team()
    let first = try await world.receive(["one"])[0]
    let second = try await world.receive(["two"], in: team)[0]
    var found = try await page(world) { $0.limit = 1 }
    #expect(found.error == nil && found.hasMore)
    let newest = try #require(found.sessions?.first)
    #expect(newest.session == team && newest.lastMessage?.text == "two" && newest.unreadCount == 1)
    #expect(newest.updateTime == second.timestamp && newest.serverExt.isEmpty)
    found = try await page(world) { $0.maxTimestamp = newest.updateTime * 1000 }
    #expect(found.sessions?.map(\.session) == [world.session] && !found.hasMore)
    found = try await page(world) {
      $0.minTimestamp = first.timestamp * 1000
      $0.needLastMessage = false
      $0.limit = 0
    }
    #expect(found.sessions?.map(\.session) == [team] && found.sessions?[0].lastMessage == nil)
    found = try await page(world) { $0.limit = 101 }
    #expect(found.error?.local == .invalidParam && found.sessions == nil && !found.hasMore)
    found = try await page(world) { $0.minTimestamp = .nan }
    #expect(found.error?.local == .invalidParam)
    // Without an option it is the newest hundred.
    let inbox = Inbox<Page>("server sessions")
    world.manager.fetchServerSessions(nil) { inbox.add(($0 as NSError?, $1, $2)) }
    #expect(try await inbox.next().sessions?.count == 2)
  }

  @Test func aTextIsKeptForAllClients() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    let tablet = try await world.tablet()
    #expect(
      try await outcome { world.manager.updateServerSessionExt("boss", session: world.session, completion: $0) } == nil)
    #expect(world.manager.recentSession(by: world.session)?.serverExt == "boss")
    try await tablet.app.catchUp()
    #expect(tablet.transcript.take().contains("server bob boss"))
    #expect(tablet.app.sdk.conversationManager.allRecentSessions()?.map(\.serverExt) == ["boss"])
    let (error, session): (NSError?, NIMRecentSession?) = try await answer {
      tablet.app.sdk.conversationManager.fetchServerSession(by: world.session, completion: $0)
    }
    #expect(error == nil && session?.serverExt == "boss" && session?.lastMessage?.text == "one")
    tablet.app.sdk.conversationManager.updateServerSessionExt("", session: world.session)
    try await tablet.app.catchUp()
    try await world.alice.catchUp()
    #expect(world.transcript.take().contains("server bob "))
    #expect(world.manager.recentSession(by: world.session)?.serverExt == "")
    for session in [NIMSession("r", type: .chatroom), NIMSession("1", type: .YSF), NIMSession("", type: .P2P)] {
      #expect(
        try await outcome { world.manager.updateServerSessionExt("x", session: session, completion: $0) } != nil)
    }
  }

  @Test func deletedSessionsComeBackWithTheNextMessage() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    #expect(try await outcome { world.manager.deleteRemoteSessions([world.session], completion: $0) } == nil)
    #expect(try await page(world).sessions?.isEmpty == true)
    let (error, session): (NSError?, NIMRecentSession?) = try await answer {
      world.manager.fetchServerSession(by: world.session, completion: $0)
    }
    #expect(error.map(Transcript.word) == "remote 404" && session == nil)
    // The client's own session stays, and so do the messages.
    #expect(world.manager.recentSession(by: world.session) != nil)
    #expect(try await world.serverTexts() == ["one"])
    _ = try await world.receive(["two"])
    #expect(try await page(world).sessions?.map(\.session) == [world.session])
    #expect(try await outcome { world.manager.deleteServerSessions([], completion: $0) } != nil)
    world.manager.deleteServerSessions([world.session])
    world.manager.fetchServerSessions(nil)
    world.manager.fetchServerSession(by: world.session)
    try await world.alice.catchUp()
    world.manager.deleteRemoteSessions([world.session])
    #expect(try await page(world).sessions?.isEmpty == true)
  }
}
