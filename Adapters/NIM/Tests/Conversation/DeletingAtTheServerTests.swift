import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Deleting from the account's history at the server.
@Suite @MainActor struct DeletingAtTheServerTests {
  @Test(arguments: ["because", nil]) func singleMessageIsDeleted(_ ext: String?) async throws {
    let world = try await ConversationWorld()
    let (tablet, told) = try await world.tablet()
    let messages = try await world.receive(["one", "two"])
    try await tablet.catchUp()
    _ = told.take()
    let completion = world.transcript.completion("delete")
    world.manager.deleteMessage(fromServer: messages[0], ext: ext, completion: completion)
    try await world.alice.catchUp()
    #expect(Set(world.transcript.take()) == ["updated bob 1 of 1", "delete: done"])
    #expect(world.localTexts() == ["two"])
    #expect(try await world.serverTexts() == ["two"])
    try await tablet.catchUp()
    #expect(told.take() == ["deleted elsewhere one=\(ext ?? "nil")", "updated bob 1 of 1"])
    // Only this account's history changes.
    #expect(try await world.serverTexts(world.bob, ChatApp.direct("alice")) == ["one", "two"])
  }

  @Test func severalMessagesWithWordsForEach() async throws {
    let world = try await ConversationWorld()
    let (tablet, told) = try await world.tablet()
    let messages = try await world.receive(["one", "two", "three", "four"])
    try await tablet.catchUp()
    _ = told.take()
    let exts = [messages[0].messageId: "a", messages[1].messageId: "b", messages[2].messageId: "a"]
    world.manager.deleteRemoteMessages(messages, exts: exts, completion: world.transcript.completion("delete"))
    try await world.alice.catchUp()
    #expect(world.transcript.take().filter { $0.hasPrefix("delete") } == ["delete: done"])
    #expect(try await world.serverTexts().isEmpty)
    try await tablet.catchUp()
    let words = told.take().filter { $0.hasPrefix("deleted") }
    #expect(Set(words) == ["deleted elsewhere one=a three=a", "deleted elsewhere two=b", "deleted elsewhere four=nil"])
  }

  @Test func withoutACompletion() async throws {
    let world = try await ConversationWorld()
    let messages = try await world.receive(["one", "two", "three"])
    world.manager.deleteMessage(fromServer: messages[0], ext: nil)
    world.manager.deleteRemoteMessages([messages[1]], exts: nil)
    #expect(try await world.serverTexts() == ["three"])
    #expect(world.localTexts() == ["three"])
  }

  @Test func failedDeletionReportsItsError() async throws {
    let world = try await ConversationWorld()
    let team = try world.team()
    let (direct, inTeam) = (try await world.receive(["one"]), try await world.receive(["two"], in: team))
    let unsent = NIMMessage()
    unsent.text = "never sent"
    let tip = NIMMessage()
    tip.text = "only here"
    #expect(try await outcome { world.manager.save(tip, for: world.session, completion: $0) } == nil)
    _ = try await world.alice.received.next()
    for (messages, code) in [
      ([], "local 1"), (direct + inTeam, "local 1"), ([unsent], "local 1"), (direct + [tip], "remote 404"),
    ] {
      let error = try await outcome { world.manager.deleteRemoteMessages(messages, exts: nil, completion: $0) }
      #expect(Transcript.word(error) == code)
    }
    #expect(try await world.serverTexts() == ["one"])
    #expect(world.localTexts() == ["one", "only here"])
    try await world.disconnect()
    let offline = try await outcome { world.manager.deleteMessage(fromServer: direct[0], ext: nil, completion: $0) }
    #expect(Transcript.word(offline) == "remote 415")
    try await world.alice.logOut()
    let loggedOut = try await outcome { world.manager.deleteMessage(fromServer: direct[0], ext: nil, completion: $0) }
    #expect(Transcript.word(loggedOut) == "local 13")
  }

  @Test(arguments: [false, true]) func aWholeHistory(_ isEverywhere: Bool) async throws {
    let world = try await ConversationWorld()
    let (tablet, told) = try await world.tablet()
    let messages = try await world.receive(["one", "two"])
    try await tablet.catchUp()
    _ = told.take()
    let options = NIMSessionDeleteAllRemoteMessagesOptions()
    #expect(!options.removeOtherClients && options.ext.isEmpty)
    options.removeOtherClients = isEverywhere
    options.ext = "clean"
    world.manager.deleteAllRemoteMessages(
      in: world.session, options: options, completion: world.transcript.completion("clear"))
    #expect(try await Set(world.transcript.take(2)) == ["clear: done", "updated bob 0 of 0"])
    #expect(world.localTexts().isEmpty)
    #expect(try await world.serverTexts().isEmpty)
    try await tablet.catchUp()
    let time = Int64((messages[1].timestamp * 1000).rounded())
    let expected = ["cleared elsewhere bob by alice at \(time): clean", "updated bob 0 of 0"]
    #expect(told.take() == (isEverywhere ? expected : []))
    #expect(tablet.localIds(in: world.session).count == (isEverywhere ? 0 : 2))
    #expect(try await world.serverTexts(world.bob, ChatApp.direct("alice")) == ["one", "two"])
  }

  /// A message that the server receives after the clearing is not cleared.
  @Test func messageBeingSentSurvivesAClearingElsewhere() async throws {
    let world = try await ConversationWorld()
    let (tablet, _) = try await world.tablet()
    _ = try await world.receive(["one", "two"])
    try await world.disconnect()
    let waiting = NIMMessage()
    waiting.text = "waiting"
    try world.alice.sdk.chatManager.send(waiting, to: world.session)
    let tips = (NIMMessage(), NIMMessage())
    (tips.0.text, tips.1.text) = ("tip before", "tip after")
    #expect(try await outcome { world.manager.save(tips.0, for: world.session, completion: $0) } == nil)
    world.clock.advance(bySeconds: 1)
    let options = NIMSessionDeleteAllRemoteMessagesOptions()
    options.removeOtherClients = true
    #expect(
      try await outcome {
        tablet.sdk.conversationManager.deleteAllRemoteMessages(in: world.session, options: options, completion: $0)
      } == nil)
    world.clock.advance(bySeconds: 1)
    #expect(try await outcome { world.manager.save(tips.1, for: world.session, completion: $0) } == nil)
    _ = try await world.bob.send("three", to: ChatApp.direct("alice"))
    world.environment.setReachable(true, account: "alice", device: "phone", style: "NIM")
    try await world.alice.complete(waiting)
    try await world.alice.catchUp()
    #expect(Set(world.localTexts()) == ["tip after", "three", "waiting"])
    #expect(world.manager.recentSession(by: world.session)?.unreadCount == 1)
    #expect(waiting.deliveryState == .deliveried && !waiting.isDeleted)
    #expect(try await world.serverTexts() == ["three", "waiting"])
  }

  /// Messages that the client received between the clearing and its completion stay.
  @Test func messagesBeforeTheCompletionOfAClearingStay() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    let carol = try NeutralApp("carol", world.environment)
    let session = ChatApp.direct("carol")
    func send(_ text: String) throws {
      try carol.device.send(
        MessageDraft(conversation: .direct("alice"), body: MessageBody(content: .text(text))))
      try carol.device.waitUntilDelivered()
    }
    try send("cleared")
    #expect(try await world.alice.received.next().text == "cleared")
    let done = Inbox<NSError?>("clearing")
    // This test is on the main queue, so that nothing completes until it waits.
    world.manager.deleteAllRemoteMessages(in: session, options: NIMSessionDeleteAllRemoteMessagesOptions()) {
      done.add($0 as NSError?)
    }
    try send("later")
    #expect(try await done.next() == nil)
    #expect(world.localTexts(session) == ["later"])
    #expect(world.manager.recentSession(by: session)?.lastMessage?.text == "later")
    #expect(world.localTexts() == ["one"])
  }

  @Test func aHistoryThatCannotBeClearedStays() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    let options = NIMSessionDeleteAllRemoteMessagesOptions()
    func clear(_ session: NIMSession) async throws -> String {
      Transcript.word(
        try await outcome { world.manager.deleteAllRemoteMessages(in: session, options: options, completion: $0) })
    }
    #expect(try await clear(NIMSession("1", type: .YSF)) == "local 24")
    #expect(try await clear(NIMSession("no team", type: .team)) == "remote 803")
    try await world.disconnect()
    #expect(try await clear(world.session) == "remote 415")
    #expect(world.localTexts() == ["one"])
    try await world.alice.logOut()
    #expect(try await clear(world.session) == "local 13")
  }

  @Test func awaitedDeletionsReturnOrThrow() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    let param = NIMGetMessagesDynamicallyParam()
    param.session = world.session
    let (isServers, messages) = try await world.manager.getMessagesDynamically(param)
    #expect(isServers && messages.map(\.text) == ["one"])
    let options = NIMSessionDeleteAllRemoteMessagesOptions()
    try await world.manager.deleteAllRemoteMessages(in: world.session, options: options)
    #expect(try await world.serverTexts().isEmpty && world.localTexts().isEmpty)
    await #expect(throws: NSError.self) {
      try await world.manager.deleteAllRemoteMessages(in: NIMSession("", type: .P2P), options: options)
    }
  }

  // MARK: clearing a session step by step

  @Test(arguments: [nil, true, false]) func theStepsOfClearing(_ removesRoaming: Bool?) async throws {
    let world = try await ConversationWorld()
    let (tablet, told) = try await world.tablet()
    _ = try await world.receive(["one"])
    try await tablet.catchUp()
    _ = told.take()
    let option = removesRoaming.map { removes in
      let option = NIMClearMessagesOption()
      option.removeRoam = removes
      return option
    }
    world.manager.deleteSelfRemoteSession(
      world.session, option: option, completion: world.transcript.completion("clear"))
    try await world.alice.catchUp()
    let steps = world.transcript.takeSteps()
    let server = removesRoaming == false ? [] : ["cleared bob serverCleared"]
    #expect(steps == ["cleared bob localCleared"] + server + ["clear: done"])
    #expect(world.localTexts().isEmpty)
    #expect(try await world.serverTexts() == (removesRoaming == false ? ["one"] : []))
    // Other clients keep theirs.
    try await tablet.catchUp()
    #expect(told.take().isEmpty && tablet.localIds(in: world.session).count == 1)
  }

  @Test func clearingWithoutTheServer() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    try await world.disconnect()
    world.manager.deleteSelfRemoteSession(world.session, option: nil, completion: world.transcript.completion("clear"))
    let lines = try await world.transcript.take(4)
    let steps = ["cleared bob localCleared", "cleared bob serverFailed", "clear: remote 415"]
    #expect(Transcript.steps(among: lines) == steps && lines.contains("updated bob 0 of 0"))
    #expect(world.localTexts().isEmpty)
  }

  @Test func clearingAnInvalidSessionIsRefused() async throws {
    let world = try await ConversationWorld()
    world.manager.deleteSelfRemoteSession(
      NIMSession("", type: .team), option: nil, completion: world.transcript.completion("clear"))
    world.manager.deleteSelfRemoteSession(NIMSession("", type: .team), option: nil)
    try await world.alice.catchUp()
    #expect(world.transcript.take() == ["clear: local 1"])
  }
}
