import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Changing the list of recent sessions by options, and importing sessions into it.
@Suite @MainActor struct ListedSessionTests {
  @Test func defaults() {
    #expect(!NIMDeleteMessageOption().removeFromDB && !NIMDeleteMessagesOption().removeTable)
    let removal = NIMDeleteRecentSessionOption()
    #expect(!removal.isDeleteRoamMessage && !removal.shouldMarkAllMessagesReadInSessions)
    let addition = NIMAddEmptyRecentSessionBySessionOption()
    #expect(!addition.withLastMsg && addition.addEmptyMsgIfNoLastMsgExist)
    #expect(NIMRecentSessionOption().filterLastMessageTypes.isEmpty)
  }

  @Test(arguments: [nil, false, true]) func aMessageGoesWhateverTheOption(_ removes: Bool?) async throws {
    let world = try await ConversationWorld()
    let messages = try await world.receive(["one", "two"])
    let option = removes.map { removes in
      let option = NIMDeleteMessageOption()
      option.removeFromDB = removes
      return option
    }
    for _ in 0..<2 { world.manager.delete(messages[1], option: option) }
    world.manager.delete(NIMMessage(), option: option)
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["updated bob 1 of 1"])
    #expect(world.localTexts() == ["one"])
    try await world.alice.logOut()
    world.manager.delete(messages[0], option: option)
    try await world.alice.logIn()
    #expect(world.localTexts() == ["one"])
    #expect(try await world.serverTexts() == ["one", "two"])
  }

  @Test func allMessagesGoWithTheirTable() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one", "two"])
    let option = NIMDeleteMessagesOption()
    option.removeTable = true
    world.manager.deleteAllmessages(in: world.session, option: option)
    #expect(world.localTexts().isEmpty && world.manager.recentSession(by: world.session)?.lastMessage == nil)
    _ = try await world.receive(["three"])
    #expect(world.localTexts() == ["three"])
  }

  // MARK: taking off the list

  private func remove(
    _ recent: NIMRecentSession, _ world: ConversationWorld, _ change: (NIMDeleteRecentSessionOption) -> Void = { _ in }
  ) async throws -> String {
    let option = NIMDeleteRecentSessionOption()
    change(option)
    return Transcript.word(
      try await outcome { world.manager.delete(recent, option: option, completion: $0) })
  }

  @Test(arguments: [false, true]) func theServersMessagesGoIfAskedFor(_ deletes: Bool) async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    let recent = try #require(world.manager.recentSession(by: world.session))
    for _ in 0..<2 {
      #expect(try await remove(recent, world) { $0.isDeleteRoamMessage = deletes } == "done")
    }
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["removed bob 0 of 0"])
    #expect(world.manager.allRecentSessions()?.isEmpty == true && world.localTexts() == ["one"])
    #expect(try await world.serverTexts() == (deletes ? [] : ["one"]))
    #expect(world.bob.localIds(in: ChatApp.direct("alice")).count == 1)
  }

  @Test(arguments: [false, true]) func othersLearnOfReadingIfAskedFor(_ marks: Bool) async throws {
    let world = try await ConversationWorld { $0.shouldSyncUnreadCount = true }
    let (tablet, _) = try await world.tablet { $0.shouldSyncUnreadCount = true }
    _ = try await world.receive(["one"])
    try await tablet.catchUp()
    let recent = try #require(world.manager.recentSession(by: world.session))
    #expect(try await remove(recent, world) { $0.shouldMarkAllMessagesReadInSessions = marks } == "done")
    try await world.alice.catchUp()
    try await tablet.catchUp()
    #expect(world.transcript.take() == ["removed bob 0 of 0"])
    #expect(tablet.sdk.conversationManager.allUnreadCount() == (marks ? 0 : 1))
    #expect(tablet.sdk.conversationManager.recentSession(by: world.session) != nil)
  }

  @Test func sessionIsRemovedFromTheListWithoutTheServer() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    let recent = try #require(world.manager.recentSession(by: world.session))
    try await world.disconnect()
    #expect(try await remove(recent, world) { $0.isDeleteRoamMessage = true } == "remote 415")
    #expect(world.manager.allRecentSessions()?.isEmpty == true)
    try await world.alice.logOut()
    #expect(try await remove(recent, world) == "local 13")
    await #expect(throws: NSError.self) {
      try await world.manager.delete(recent, option: NIMDeleteRecentSessionOption())
    }
  }

  // MARK: adding

  private func add(_ session: NIMSession, _ world: ConversationWorld, withLast: Bool = false, fills: Bool = true) {
    let option = NIMAddEmptyRecentSessionBySessionOption()
    (option.withLastMsg, option.addEmptyMsgIfNoLastMsgExist) = (withLast, fills)
    world.manager.addEmptyRecentSession(by: session, option: option)
  }

  @Test(arguments: [false, true]) func addedSessionWithoutMessagesIsFirstOrLast(_ fills: Bool) async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    world.clock.advance(bySeconds: 1)
    let carol = ChatApp.direct("carol")
    for _ in 0..<2 { add(carol, world, withLast: true, fills: fills) }
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["added carol 0 of 1"])
    let sessions = world.manager.allRecentSessions()?.map { $0.session }
    #expect(sessions == (fills ? [carol, world.session] : [world.session, carol]))
    let added = try #require(world.manager.recentSession(by: carol))
    #expect(added.lastMessage == nil && (added.updateTime == 0) == !fills)
  }

  @Test(arguments: [false, true]) func addedSessionWithMessagesIsAtTheirTimeOrFirst(_ withLast: Bool) async throws {
    let world = try await ConversationWorld()
    let team = try world.team()
    let messages = try await world.receive(["one"])
    _ = try await world.receive(["two"], in: team)
    world.manager.delete(try #require(world.manager.recentSession(by: world.session)))
    world.clock.advance(bySeconds: 1)
    add(world.session, world, withLast: withLast)
    let sessions = world.manager.allRecentSessions()?.map { $0.session }
    #expect(sessions == (withLast ? [team, world.session] : [world.session, team]))
    let added = try #require(world.manager.recentSession(by: world.session))
    #expect(added.lastMessage?.text == "one" && (added.updateTime == messages[0].timestamp) == withLast)
  }

  @Test func nothingIsAddedWithoutALoginOrForOtherTypes() async throws {
    let world = try await ConversationWorld()
    for session in [NIMSession("1", type: .chatroom), NIMSession("1", type: .YSF), NIMSession("", type: .P2P)] {
      add(session, world)
    }
    #expect(world.manager.allRecentSessions()?.isEmpty == true)
    try await world.alice.logOut()
    add(world.session, world)
    try await world.alice.logIn()
    #expect(world.manager.allRecentSessions()?.isEmpty == true)
  }

  // MARK: importing

  private func importing(_ list: [(NIMSession, TimeInterval)], _ world: ConversationWorld) async throws -> String {
    let sessions = list.map { session, time in
      let imported = NIMImportedRecentSession()
      (imported.session, imported.timestamp) = (session, time)
      return imported
    }
    let done = Inbox<String>("completion")
    world.manager.import(sessions) { done.add("\(Transcript.word($0)) \($1?.map(\.session.sessionId) ?? [])") }
    return try await done.next()
  }

  @Test func importedSessionsHaveTheirTimes() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    let time = try #require(world.manager.recentSession(by: world.session)).updateTime
    let list = [
      (ChatApp.direct("carol"), 1000.5), (NIMSession("7", type: .team), 2000), (world.session, 3_000_000_000),
    ]
    for _ in 0..<2 { #expect(try await importing(list, world) == "done []") }
    let sessions = try #require(world.manager.allRecentSessions())
    #expect(sessions.map { $0.session?.sessionId } == ["bob", "7", "carol"])
    #expect(sessions.map(\.updateTime) == [time, 2000, 1000.5])
    #expect(world.transcript.take() == ["added carol 0 of 1", "added 7 0 of 1"])
    #expect(try await importing([], world) == "done []")
    // They stay, also without a completion.
    let dave = NIMImportedRecentSession()
    dave.session = ChatApp.direct("dave")
    world.manager.import([dave])
    try await world.alice.logOut()
    try await world.alice.logIn()
    #expect(world.manager.allRecentSessions()?.last?.session == dave.session)
  }

  @Test func theCompletionNamesThoseThatFailed() async throws {
    let world = try await ConversationWorld()
    let list: [(NIMSession, TimeInterval)] = [
      (NIMSession("1", type: .chatroom), 1), (ChatApp.direct("carol"), .nan), (ChatApp.direct("dave"), -1),
      (ChatApp.direct("erin"), 1),
    ]
    #expect(try await importing(list, world) == "local 24 [\"1\", \"carol\", \"dave\"]")
    #expect(world.manager.allRecentSessions()?.map { $0.session?.sessionId } == ["erin"])
    try await world.alice.logOut()
    #expect(try await importing([(ChatApp.direct("frank"), 1)], world) == "local 13 [\"frank\"]")
    #expect(try await importing([], world) == "local 13 []")
  }

  // MARK: looking

  @Test func theLastMessageOfOtherTypes() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    let tip = NIMMessage()
    tip.messageObject = NIMTipObject(attach: nil, callbackExt: nil)
    tip.text = "tip"
    #expect(try await outcome { world.manager.save(tip, for: world.session, completion: $0) } == nil)
    func last(_ types: NIMMessageType...) -> String? {
      let option = NIMRecentSessionOption()
      option.filterLastMessageTypes = types.map { NSNumber(value: $0.rawValue) }
      let sessions = world.manager.allRecentSessions(with: option)
      #expect(sessions?.count == 1)
      return sessions?.first?.lastMessage?.text
    }
    #expect(last() == "tip" && last(.text) == "tip" && last(.tip) == "one" && last(.tip, .text) == nil)
    #expect(world.manager.recentSession(by: world.session)?.lastMessage?.text == "tip")
    try await world.alice.logOut()
    #expect(world.manager.allRecentSessions(with: NIMRecentSessionOption()) == nil)
  }

  @Test func revokedLastMessageIsReplacedByTheOneBefore() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    let message = try await world.bob.send("two", to: ChatApp.direct("alice"))
    _ = try await world.alice.received.next()
    #expect(try await outcome { world.bob.sdk.chatManager.revokeMessage(message, completion: $0) } == nil)
    _ = try await world.alice.revoked.next()
    let recent = try #require(world.manager.recentSession(by: world.session))
    #expect(recent.lastMessage?.text == "one")
    #expect(recent.lastMessageType == .normalMessage && recent.lastRevokeNotification == nil)
    let (error, listed): (NSError?, NIMRecentSession?) = try await answer {
      world.manager.fetchServerSession(by: world.session, completion: $0)
    }
    #expect(error == nil && listed?.lastMessage?.text == "one" && listed?.lastMessageType == .normalMessage)
    #expect(NIMLastMsgType(rawValue: 1) == .revokeNotication)
  }
}
