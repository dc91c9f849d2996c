import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// The server's history of a session.
@Suite @MainActor struct ServerHistoryTests {
  private let nowhere = NIMSession("1", type: .YSF)

  private func fetch(
    _ world: ConversationWorld, _ session: NIMSession? = nil,
    _ change: (NIMHistoryMessageSearchOption) -> Void = { _ in }
  ) async throws -> String {
    let option = NIMHistoryMessageSearchOption()
    change(option)
    let (error, messages): (NSError?, [NIMMessage]?) = try await answer {
      world.manager.fetchMessageHistory(session ?? world.session, option: option, result: $0)
    }
    return Transcript.texts(error, messages)
  }

  @Test func theOptionsOfAQuestion() async throws {
    let world = try await ConversationWorld()
    let messages = try await world.receive(["one", "two", "three", "four"])
    #expect(try await fetch(world) == "four three two one")
    #expect(try await fetch(world) { $0.order = .asc } == "one two three four")
    #expect(try await fetch(world) { $0.limit = 2 } == "four three")
    #expect(
      try await fetch(world) {
        ($0.order, $0.limit) = (.asc, 2)
      } == "one two")
    // The bounds themselves are outside.
    let bounds = (messages[0].timestamp, messages[3].timestamp)
    #expect(try await fetch(world) { ($0.startTime, $0.endTime) = bounds } == "three two")
    // From a message on, in the direction of the order.
    #expect(try await fetch(world) { $0.currentMessage = messages[2] } == "two one")
    #expect(
      try await fetch(world) {
        ($0.currentMessage, $0.order) = (messages[2], .asc)
      } == "four")
    // The server's id goes before the message.
    #expect(
      try await fetch(world) {
        ($0.currentMessage, $0.serverId) = (messages[2], messages[1].serverID)
      } == "one")
    #expect(try await fetch(world) { $0.serverId = "unknown" } == "local 1")
    #expect(try await fetch(world) { $0.limit = 101 } == "local 1")
  }

  /// Pages go on from what was said here to what was imported from another service.
  @Test func theImportedPastIsBelowTheFirstMessage() async throws {
    let world = try await ConversationWorld()
    let messages = try await world.receive(["one", "two"])
    let past = try world.environment.importTexts(7, between: "alice", and: "bob")
    #expect(world.transcript.take().isEmpty)
    var (seen, end) = ([String](), 0.0)
    while true {
      let option = NIMHistoryMessageSearchOption()
      (option.limit, option.endTime, option.sync) = (3, end, true)
      let (error, page): (NSError?, [NIMMessage]?) = try await answer {
        world.manager.fetchMessageHistory(world.session, option: option, result: $0)
      }
      #expect(error == nil)
      guard let page, let last = page.last else { break }
      seen += page.compactMap(\.text)
      end = last.timestamp
    }
    #expect(seen == ["two", "one"] + past.reversed())
    #expect(world.localTexts() == past + ["one", "two"])
    #expect(world.manager.allUnreadCount() == messages.count)
  }

  @Test func sessionsWithoutAHistory() async throws {
    let world = try await ConversationWorld()
    try world.environment.administration.createAccount("carol")
    let room = try world.environment.administration.createRoom(name: "lobby", owner: "bob")
    let others = try world.environment.administration.createGroup(name: "others", owner: "bob", members: ["carol"])
    #expect(try await fetch(world, NIMSession(room, type: .chatroom)) == "local 24")
    #expect(try await fetch(world, nowhere) == "local 24")
    #expect(try await fetch(world, NIMSession("", type: .P2P)) == "local 1")
    #expect(try await fetch(world, NIMSession(others, type: .team)) == "remote 804")
    #expect(try await fetch(world, NIMSession("none", type: .team)) == "remote 803")
    #expect(try await fetch(world, ChatApp.direct("carol")) == "")
    try await world.disconnect()
    #expect(try await fetch(world) == "remote 415")
    try await world.alice.logOut()
    #expect(try await fetch(world) == "local 13")
  }

  @Test(arguments: [false, true], [false, true])
  func fetchedMessagesAreStoredIfRequested(_ isStored: Bool, _ addsSession: Bool) async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one", "two"])
    let option = NIMDeleteMessagesOption()
    option.removeSession = true
    world.manager.deleteAllmessages(in: world.session, option: option)
    try await world.alice.catchUp()
    _ = world.transcript.take()
    let answer = try await fetch(world) { ($0.sync, $0.createRecentSessionIfNotExists) = (isStored, addsSession) }
    #expect(answer == "two one")
    #expect(world.localTexts() == (isStored ? ["one", "two"] : []))
    #expect((world.manager.recentSession(by: world.session) != nil) == (isStored && addsSession))
    try await world.alice.catchUp()
    #expect(world.transcript.take() == (isStored && addsSession ? ["added bob 0 of 0"] : []))
    #expect(world.alice.received.pending.isEmpty)
  }

  @Test func completionsAreOptional() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    world.manager.delete(try #require(world.manager.messages(in: world.session, message: nil, limit: 1)?.first))
    let option = NIMHistoryMessageSearchOption()
    option.sync = true
    world.manager.fetchMessageHistory(world.session, option: option, result: nil)
    let sameWithout: (NIMSession, NIMHistoryMessageSearchOption) -> Void = world.manager.fetchMessageHistory
    sameWithout(world.session, option)
    try await world.alice.catchUp()
    #expect(world.localTexts() == ["one"])
  }

  // MARK: from the server, or from here without it

  private func get(
    _ world: ConversationWorld, _ session: NIMSession? = nil,
    _ change: (NIMGetMessagesDynamicallyParam) -> Void = { _ in }
  ) async throws -> String {
    let param = NIMGetMessagesDynamicallyParam()
    param.session = session ?? world.session
    change(param)
    let inbox = Inbox<String>("messages")
    world.manager.getMessagesDynamically(param) { error, isServers, messages in
      let source = error == nil ? isServers ? "server: " : "here: " : ""
      #expect(error == nil || !isServers)
      inbox.add(source + Transcript.texts(error, messages))
    }
    return try await inbox.next()
  }

  @Test func theServerIsAskedWhileItCanBeReached() async throws {
    let world = try await ConversationWorld()
    let messages = try await world.receive(["one", "two", "three"])
    world.manager.delete(messages[1])
    // An anchor is looked up here.
    #expect(try await get(world) { $0.anchorServerId = messages[1].serverID } == "local 1")
    #expect(try await get(world) == "server: three two one")
    #expect(world.localTexts() == ["one", "two", "three"])
    for isConnected in [true, false] {
      if !isConnected { try await world.disconnect() }
      let (last, first) = (messages[2], messages[0])
      let from = isConnected ? "server: " : "here: "
      #expect(
        try await get(world) { $0.anchorClientId = last.messageId } == from + "two one")
      #expect(
        try await get(world) {
          ($0.anchorServerId, $0.order, $0.limit) = (first.serverID, .asc, 1)
        } == from + "two")
      #expect(
        try await get(world) {
          ($0.startTime, $0.endTime, $0.order) = (first.timestamp, last.timestamp, .asc)
        } == from + "two")
      #expect(try await get(world) { $0.limit = 2 } == from + "three two")
      #expect(try await get(world, nowhere) == "local 24")
      #expect(try await get(world, NIMSession("", type: .P2P)) == "local 1")
    }
    try await world.alice.logOut()
    #expect(try await get(world) == "local 13")
  }

  @Test func aChatroomsMessagesAreNotStored() async throws {
    let world = try await ConversationWorld()
    let room = NIMSession(
      try world.environment.administration.createRoom(name: "lobby", owner: "bob"), type: .chatroom)
    #expect(try await get(world, room) == "remote 804")
    let request = NIMChatroomEnterRequest()
    request.roomId = room.sessionId
    #expect(
      try await outcome { done in
        world.alice.sdk.chatroomManager.enterChatroom(request) { error, _, _ in done(error) }
      } == nil)
    let message = try await world.alice.send("hello", to: room)
    world.manager.delete(message)
    #expect(try await get(world, room) == "server: hello")
    #expect(world.localTexts(room).isEmpty)
  }

  @Test func copiesOfAQueryAreIndependent() throws {
    let param = NIMGetMessagesDynamicallyParam()
    #expect(param.session.sessionId.isEmpty && param.order == .desc && param.limit == 0)
    param.session = ChatApp.direct("bob")
    (param.startTime, param.endTime, param.limit) = (-5, 7, 1000)
    (param.anchorClientId, param.anchorServerId, param.order) = ("c", "s", .asc)
    let copy = try #require(param.copy() as? NIMGetMessagesDynamicallyParam)
    let standard = param.createStandardized()
    for other in [copy, standard] {
      #expect(other !== param && other.session == param.session && other.endTime == 7 && other.order == .asc)
      #expect(other.anchorClientId == "c" && other.anchorServerId == "s")
    }
    #expect(copy.startTime == -5 && copy.limit == 1000)
    #expect(standard.startTime == 0 && standard.limit == 100)
    param.limit = 0
    #expect(param.createStandardized().limit == 100)
    param.limit = 3
    #expect(param.createStandardized().limit == 3)
  }
}
