import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Deleting from the local database alone.
@Suite @MainActor struct DeletingTests {
  @Test func messageIsDeletedOnThisDeviceOnly() async throws {
    let world = try await ConversationWorld()
    let messages = try await world.receive(["one", "two"])
    world.manager.delete(messages[1])
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["updated bob 1 of 1"])
    #expect(world.localTexts() == ["one"] && messages[1].isDeleted && messages[1].status == .deleted)
    #expect(world.manager.recentSession(by: world.session)?.lastMessage?.text == "one")
    #expect(try await world.serverTexts() == ["one", "two"])
    #expect(world.bob.localIds(in: ChatApp.direct("alice")).count == 2)
    // Deleting again, or a message that was never stored, changes nothing.
    world.manager.delete(messages[1])
    world.manager.delete(NIMMessage())
    try await world.alice.catchUp()
    #expect(world.transcript.take().isEmpty && world.localTexts() == ["one"])
  }

  @Test(arguments: [nil, false, true]) func allMessagesOfASession(_ removesSession: Bool?) async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one", "two"])
    let option = removesSession.map { removes in
      let option = NIMDeleteMessagesOption()
      option.removeSession = removes
      return option
    }
    world.manager.deleteAllmessages(in: world.session, option: option)
    try await world.alice.catchUp()
    let change = removesSession == true ? "removed bob 0 of 0" : "updated bob 0 of 0"
    #expect(Set(world.transcript.take()) == [change, "messages deleted in bob"])
    #expect(world.localTexts().isEmpty)
    #expect((world.manager.recentSession(by: world.session) == nil) == (removesSession == true))
    #expect(try await world.serverTexts() == ["one", "two"])
  }

  @Test(arguments: [nil, false, true]) func allMessagesOfAllSessions(_ removesSessions: Bool?) async throws {
    let world = try await ConversationWorld()
    let team = try world.team()
    _ = try await world.receive(["one"])
    _ = try await world.receive(["two"], in: team)
    let option = removesSessions.map { removes in
      let option = NIMDeleteMessagesOption()
      option.removeSession = removes
      return option
    }
    world.manager.deleteAllMessages(option)
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["all messages deleted"])
    #expect(world.localTexts().isEmpty && world.localTexts(team).isEmpty)
    #expect(world.manager.allRecentSessions()?.count == (removesSessions == true ? 0 : 2))
    #expect(world.manager.allUnreadCount() == 0)
  }

  @Test func aRangeOfTimes() async throws {
    let world = try await ConversationWorld()
    let messages = try await world.receive(["one", "two", "three"])
    let option = NIMBatchDeleteMessagesOption()
    (option.start, option.end) = (messages[1].timestamp, messages[1].timestamp)
    world.manager.deleteMessages(in: world.session, option: option, completion: world.transcript.completion("range"))
    try await world.alice.catchUp()
    #expect(Set(world.transcript.take()) == ["updated bob 2 of 2", "range: done"])
    #expect(world.localTexts() == ["one", "three"])
    // Without bounds everything goes.
    world.manager.deleteMessages(in: world.session, option: nil)
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["updated bob 0 of 0"])
    #expect(world.localTexts().isEmpty)
  }

  @Test func sessionsOfOtherTypesAreRefused() async throws {
    let world = try await ConversationWorld()
    let manager = world.manager
    for (session, code) in [(NIMSession("1", type: .YSF), 24), (NIMSession("", type: .P2P), 1)] {
      manager.deleteMessages(in: session, option: nil, completion: world.transcript.completion("range"))
      // Without a completion the error is not reported, and no deletion either.
      manager.deleteAllmessages(in: session, option: nil)
      try await world.alice.catchUp()
      #expect(world.transcript.take() == ["range: local \(code)"])
    }
  }

  @Test func withoutALoginNothingIsDeleted() async throws {
    let world = try await ConversationWorld()
    let messages = try await world.receive(["one"])
    try await world.alice.logOut()
    world.manager.delete(messages[0])
    world.manager.deleteAllmessages(in: world.session, option: nil)
    world.manager.deleteAllMessages(nil)
    world.manager.deleteMessages(in: world.session, option: nil, completion: world.transcript.completion("range"))
    #expect(try await world.transcript.take(1) == ["range: local 13"])
    try await world.alice.logIn()
    #expect(world.localTexts() == ["one"])
  }
}
