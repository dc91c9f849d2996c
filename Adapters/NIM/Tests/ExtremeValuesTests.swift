import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Numbers at their limits: they are clamped or refused, without side effects.
@Suite @MainActor struct ExtremeValuesTests {
  nonisolated private static let extremes: [TimeInterval] = [
    .infinity, -.infinity, .nan, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]
  private let clock = ManualClock()
  private let files = SomeFiles()
  private let session = ChatApp.direct("bob")

  /// Alice's app, with her database on disk or in memory.
  private func alice(onDisk: Bool = false) async throws -> (app: ChatApp, environment: MessagingEnvironment) {
    let environment =
      onDisk
      ? try MessagingEnvironment.embedded(at: files.folder, clock: clock) : .inMemory(clock: clock)
    try environment.administration.createAccount("bob")
    return (try await ChatApp.other("alice", in: environment), environment)
  }

  /// Sends three texts, a second apart.
  private func sendThree(_ app: ChatApp) async throws -> [String] {
    var ids: [String] = []
    for text in ["one", "two", "three"] {
      ids.append(try await app.send(text, to: session).messageId)
      clock.advance(bySeconds: 1)
    }
    return ids
  }

  // MARK: bounds of time

  @Test(
    arguments: [
      (TimeInterval.infinity, 0.0, 3), (1e300, 0, 3), (-.infinity, 0, 0), (0, .infinity, 0), (0, 1e300, 0),
      (0, -.infinity, 0), (0, .leastNonzeroMagnitude, 3), (.infinity, .infinity, 3), (-1e300, -1e300, 0),
    ], [false, true])
  func aRangeToDelete(_ range: (start: TimeInterval, end: TimeInterval, kept: Int), _ onDisk: Bool) async throws {
    let (app, environment) = try await alice(onDisk: onDisk)
    _ = try await sendThree(app)
    let option = NIMBatchDeleteMessagesOption()
    (option.start, option.end) = (range.start, range.end)
    let error = try await outcome {
      app.sdk.conversationManager.deleteMessages(in: session, option: option, completion: $0)
    }
    #expect(error == nil)
    #expect(app.localIds(in: session).count == range.kept)
    environment.shutDown()
  }

  @Test(arguments: [(TimeInterval.nan, 0.0), (0, .nan)])
  func invalidRangeDeletesNothing(_ start: TimeInterval, _ end: TimeInterval) async throws {
    let (app, environment) = try await alice()
    let ids = try await sendThree(app)
    let option = NIMBatchDeleteMessagesOption()
    (option.start, option.end) = (start, end)
    let error = try await outcome {
      app.sdk.conversationManager.deleteMessages(in: session, option: option, completion: $0)
    }
    #expect(error?.local == .invalidParam)
    #expect(app.localIds(in: session) == ids)
    let search = NIMHistoryMessageSearchOption()
    (search.startTime, search.endTime) = (start, end)
    let fetched: (error: NSError?, value: [NIMMessage]?) = try await answer {
      app.sdk.conversationManager.fetchMessageHistory(session, option: search, result: $0)
    }
    #expect(fetched.error?.local == .invalidParam)
    environment.shutDown()
  }

  @Test(arguments: [
    (TimeInterval.infinity, 0.0, 0), (1e300, 0, 0), (-.infinity, -.infinity, 3), (0, .infinity, 3), (0, 1e300, 3),
    (-1e300, 1e300, 3), (0, .leastNonzeroMagnitude, 0),
  ]) func aRangeOfTheHistory(_ start: TimeInterval, _ end: TimeInterval, _ found: Int) async throws {
    let (app, environment) = try await alice()
    _ = try await sendThree(app)
    for order in [NIMMessageSearchOrder.asc, .desc] {
      let option = NIMHistoryMessageSearchOption()
      (option.startTime, option.endTime, option.order) = (start, end, order)
      let (error, messages): (NSError?, [NIMMessage]?) = try await answer {
        app.sdk.conversationManager.fetchMessageHistory(session, option: option, result: $0)
      }
      #expect(error == nil && messages?.count == found)
    }
    environment.shutDown()
  }

  @Test(arguments: [
    (TimeInterval.infinity, 0.0, 0), (-.infinity, -.infinity, 3), (0, .infinity, 3), (.nan, .nan, 3), (1e300, 1e300, 0),
  ]) func aRangeOfTheLocalHistory(_ start: TimeInterval, _ end: TimeInterval, _ found: Int) async throws {
    let (app, environment) = try await alice()
    _ = try await sendThree(app)
    environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
    while try await app.steps.next() != .loseConnection {}
    for order in [NIMMessageSearchOrder.asc, .desc] {
      let parameters = NIMGetMessagesDynamicallyParam()
      (parameters.session, parameters.startTime, parameters.endTime) = (session, start, end)
      (parameters.order, parameters.limit) = (order, .max)
      let inbox = Inbox<(error: NSError?, isServers: Bool, messages: [NIMMessage]?)>("messages")
      app.sdk.conversationManager.getMessagesDynamically(parameters) { inbox.add(($0 as NSError?, $1, $2)) }
      let (error, isServers, messages) = try await inbox.next()
      #expect(error == nil && !isServers && messages?.count == found)
    }
    environment.shutDown()
  }

  @Test(arguments: extremes, [false, true])
  func aMessagesTime(_ time: TimeInterval, _ onDisk: Bool) async throws {
    let (app, environment) = try await alice(onDisk: onDisk)
    let first = try await app.send("first", to: session)
    let note = NIMMessage()
    note.text = "note"
    note.timestamp = time
    #expect(note.timestamp.isFinite)
    let manager = app.sdk.conversationManager
    #expect(try await outcome { manager.save(note, for: session, completion: $0) } == nil)
    _ = try await app.received.next()
    #expect(Set(app.localIds(in: session)) == [first.messageId, note.messageId])
    // Before it there is what is older, and nothing twice.
    let older = note.timestamp > first.timestamp ? [first.messageId] : []
    #expect(manager.messages(in: session, message: note, limit: .max)?.map(\.messageId) == older)
    // A message that goes to the server gets the server's time.
    clock.advance(bySeconds: 1)
    let sent = NIMMessage()
    sent.text = "sent"
    sent.timestamp = time
    try app.sdk.chatManager.send(sent, to: session)
    try await app.complete(sent)
    #expect(sent.timestamp == clock.now().seconds)
    // One that stays here follows.
    note.timestamp = -time
    #expect(note.timestamp.isFinite && app.localIds(in: session).count == 3)
    #expect(manager.recentSession(by: session)?.lastMessage != nil)
    environment.shutDown()
  }

  // MARK: counts

  @Test(arguments: [(Int.max, 3), (1, 1), (0, 0), (-1, 0), (.min, 0)], [false, true])
  func aNumberOfMessages(_ count: (asked: Int, found: Int), _ onDisk: Bool) async throws {
    let (app, environment) = try await alice(onDisk: onDisk)
    let ids = try await sendThree(app)
    let messages = app.sdk.conversationManager.messages(in: session, message: nil, limit: count.asked)
    #expect(messages?.map(\.messageId) == ids.suffix(count.found))
    environment.shutDown()
  }

  @Test func numbersAboveADocumentedLimit() async throws {
    let (app, environment) = try await alice()
    let option = NIMHistoryMessageSearchOption()
    option.limit = .max
    let history: (error: NSError?, value: [NIMMessage]?) = try await answer {
      app.sdk.conversationManager.fetchMessageHistory(session, option: option, result: $0)
    }
    #expect(history.error?.local == .invalidParam)
    // As many as there are.
    let team = NIMCreateTeamOption()
    team.maxMemberCountLimitation = .max
    let made = Inbox<(NSError?, String?)>("team")
    app.sdk.teamManager.createTeam(team, users: ["bob"]) { error, id, _ in made.add((error as NSError?, id)) }
    let (error, id) = try await made.next()
    #expect(error == nil)
    #expect(app.sdk.teamManager.team(byId: try #require(id))?.level == 200)
    let room = try environment.administration.createRoom(name: "room", owner: "bob")
    let enter = NIMChatroomEnterRequest()
    enter.roomId = room
    #expect(
      try await outcome { done in app.sdk.chatroomManager.enterChatroom(enter) { error, _, _ in done(error) } } == nil)
    let request = NIMChatroomMemberRequest()
    (request.roomId, request.type, request.limit) = (room, .temp, .max)
    let (refusal, members): (NSError?, [NIMChatroomMember]?) = try await answer {
      app.sdk.chatroomManager.fetchChatroomMembers(request, completion: $0)
    }
    #expect(refusal == nil && members?.map(\.userId) == ["alice"])
    environment.shutDown()
  }

  @Test func unknownNumbersAreRefused() async throws {
    let (app, environment) = try await alice()
    for number in [NSNumber(value: Int.max), NSNumber(value: Int.min), NSNumber(value: -1), NSNumber(value: 1e300)] {
      let change = try await outcome {
        app.sdk.teamManager.updateTeamInfos([number: ""], teamId: "team", completion: $0)
      }
      #expect(change?.local == .invalidParam)
      let option = NIMHistoryMessageSearchOption()
      option.messageTypes = [number]
      let history: (error: NSError?, value: [NIMMessage]?) = try await answer {
        app.sdk.chatroomManager.fetchMessageHistory("room", option: option, result: $0)
      }
      #expect(history.error?.local == .notSupported)
    }
    environment.shutDown()
  }

  // MARK: content

  @Test func numbersInAMessageTravelOrAreRefused() async throws {
    let (app, environment) = try await alice()
    let bob = try await ChatApp.other("bob", in: environment)
    for subtype in [Int.max, .min] {
      let message = NIMMessage()
      message.text = "text"
      message.messageSubType = subtype
      try app.sdk.chatManager.send(message, to: session)
      try await app.complete(message)
      #expect(try await bob.received.next().messageSubType == subtype)
    }
    let unfit = NIMMessage()
    unfit.text = "text"
    unfit.remoteExt = ["number": Double.nan]
    #expect(throws: (any Error).self) { try app.sdk.chatManager.send(unfit, to: session) }
    let nowhere = NIMMessage()
    nowhere.messageObject = NIMLocationObject(latitude: .infinity, longitude: .nan, title: nil)
    try app.sdk.chatManager.send(nowhere, to: session)
    try await app.complete(nowhere)
    let place = try #require(try await bob.received.next().messageObject as? NIMLocationObject)
    #expect(place.latitude == .infinity && place.longitude.isNaN)
    #expect(nowhere.rawAttachContent == nil)
    environment.shutDown()
  }

  @Test(arguments: [(Int.max, Int.max), (0, 0), (-1, 0), (.min, 0)])
  func aDuration(_ given: Int, _ shown: Int) async throws {
    let (app, environment) = try await alice()
    let bob = try await ChatApp.other("bob", in: environment)
    let speech = NIMAudioObject(data: Data([1, 2, 3]), extension: "aac")
    speech.duration = given
    #expect(speech.duration == shown)
    let message = NIMMessage()
    message.messageObject = speech
    try app.sdk.chatManager.send(message, to: session)
    try await app.complete(message)
    let received = try await bob.received.next()
    #expect((received.messageObject as? NIMAudioObject)?.duration == shown)
    environment.shutDown()
  }

  @Test(arguments: [
    (CGSize(width: Double.nan, height: .infinity), CGSize.zero), (CGSize(width: -1, height: 1e300), .zero),
    (CGSize(width: -Double.infinity, height: 7.4), CGSize(width: 0, height: 7)),
  ]) func aSizeInPixels(_ given: CGSize, _ shown: CGSize) async throws {
    let (app, environment) = try await alice()
    let picture = NIMImageObject(
      data: Data([1, 2, 3]), extension: "png", scene: NIMNOSSceneTypeMessage, size: given)
    #expect(picture.size == shown)
    let message = NIMMessage()
    message.messageObject = picture
    try app.sdk.chatManager.send(message, to: session)
    try await app.complete(message)
    environment.shutDown()
  }

  // MARK: lifetimes

  @Test(
    arguments: [
      Int.max, Int.max / 1000, Int.min, -1, Double.infinity, -Double.infinity, Double.nan, 1e300, -1e300,
    ] as [any Sendable]) func aLifetimeThatNeverEnds(_ lifetime: any Sendable) async throws
  {
    let world = try MediaWorld()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    alice.chat.sdk.sceneDict["long"] = lifetime
    let file = NIMFileObject(sourcePath: try world.file("a.bin", [1, 2, 3]), scene: "long")
    _ = try await alice.send(file, to: "bob")
    let received = try await bob.chat.received.next()
    world.clock.advance(bySeconds: 300 * 86_400)
    #expect(try await bob.fetch(received) == nil)
  }

  @Test(arguments: [60, 59.5] as [any Sendable]) func aLifetimeThatEnds(_ lifetime: any Sendable) async throws {
    let world = try MediaWorld()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    alice.chat.sdk.sceneDict["short"] = lifetime
    let file = NIMFileObject(sourcePath: try world.file("a.bin", [1, 2, 3]), scene: "short")
    _ = try await alice.send(file, to: "bob")
    let received = try await bob.chat.received.next()
    world.clock.advance(bySeconds: 61)
    #expect(try await bob.fetch(received)?.local == .resourcesOverdue)
  }
}
