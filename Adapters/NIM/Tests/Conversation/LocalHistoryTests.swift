import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Messages of the local database: reading, saving, changing.
@Suite @MainActor struct LocalHistoryTests {
  private let nowhere = NIMSession("1", type: .YSF)

  private func page(
    _ world: ConversationWorld, _ session: NIMSession, before message: NIMMessage? = nil, limit: Int = 100
  ) async throws -> String {
    let (error, messages): (NSError?, [NIMMessage]?) = try await answer {
      world.manager.messages(in: session, message: message, limit: limit, completion: $0)
    }
    let texts = Transcript.texts(error, messages)
    if error == nil {
      let atOnce = world.manager.messages(in: session, message: message, limit: limit)
      #expect(Transcript.texts(nil, atOnce) == texts)
    }
    return texts
  }

  @Test func pagesComeOldestFirst() async throws {
    let world = try await ConversationWorld()
    let messages = try await world.receive(["one", "two", "three"])
    #expect(try await page(world, world.session) == "one two three")
    #expect(try await page(world, world.session, limit: 2) == "two three")
    #expect(try await page(world, world.session, before: messages[2], limit: 1) == "two")
    #expect(try await page(world, world.session, before: messages[0]) == "")
    #expect(try await page(world, world.session, limit: 0) == "")
    #expect(try await page(world, ChatApp.direct("carol")) == "")
    #expect(try await page(world, nowhere) == "")
    // An unknown message is an anchor by its time.
    let elsewhere = NIMMessage()
    elsewhere.timestamp = messages[1].timestamp + 0.5
    #expect(try await page(world, world.session, before: elsewhere) == "one two")
    // One of the same id does not have to be the same object.
    let own = try await world.alice.send("four", to: world.session)
    own.timestamp = 1
    #expect(try await page(world, world.session, before: own) == "one two three")
  }

  @Test func messagesByTheirIds() async throws {
    let world = try await ConversationWorld()
    let ids = try await world.receive(["one", "two", "three"]).map(\.messageId)
    let found = world.manager.messages(in: world.session, messageIds: [ids[2], "unknown", "", ids[0]])
    #expect(found?.map(\.text) == ["one", "three"])
    #expect(world.manager.messages(in: world.session, messageIds: [])?.isEmpty == true)
    // An id is one of its session.
    #expect(world.manager.messages(in: ChatApp.direct("carol"), messageIds: ids)?.isEmpty == true)
    #expect(world.manager.messages(in: nowhere, messageIds: ids)?.isEmpty == true)
    try await world.alice.logOut()
    #expect(world.manager.messages(in: world.session, messageIds: ids) == nil)
  }

  @Test func historyWithoutALoginIsNil() async throws {
    let world = try await ConversationWorld()
    _ = try await world.receive(["one"])
    try await world.alice.logOut()
    for session in [world.session, nowhere] {
      #expect(world.manager.messages(in: session, message: nil, limit: 10) == nil)
      #expect(try await page(world, session) == "local 13")
    }
  }

  // MARK: saving

  private func save(
    _ world: ConversationWorld, _ message: NIMMessage, in session: NIMSession? = nil
  ) async throws -> String {
    Transcript.word(
      try await outcome { world.manager.save(message, for: session ?? world.session, completion: $0) })
  }

  @Test func aSavedMessageIsTheAppsOwnObject() async throws {
    let world = try await ConversationWorld()
    let message = NIMMessage()
    message.text = "from nobody's phone"
    message.from = "bob"
    message.localExt = ["a": 1]
    #expect(try await save(world, message) == "done")
    #expect(try await world.alice.received.next() === message)
    #expect(message.from == "bob" && !message.isOutgoingMsg && message.session == world.session)
    #expect(message.serverID.isEmpty && !message.isReceivedMsg && message.deliveryState == .deliveried)
    #expect(world.localTexts() == ["from nobody's phone"] && world.manager.allUnreadCount() == 1)
    #expect(try await world.serverTexts().isEmpty)
    // It is there already.
    #expect(try await save(world, message) == "remote 417")
    // Without a sender it is this account's.
    let own = NIMMessage()
    own.text = "note"
    world.manager.save(own, for: world.session)
    #expect(try await world.alice.received.next() === own)
    #expect(own.isOutgoingMsg && world.manager.allUnreadCount() == 1)
  }

  @Test func invalidMessageIsNotSaved() async throws {
    let world = try await ConversationWorld()
    let message = NIMMessage()
    #expect(try await save(world, message) == "local 1")
    message.text = "hello"
    #expect(try await save(world, message, in: nowhere) == "local 24")
    message.remoteExt = ["date": Date()]
    #expect(try await save(world, message) == "local 1")
    message.remoteExt = nil
    try await world.alice.logOut()
    #expect(try await save(world, message) == "local 13")
    try await world.alice.logIn()
    #expect(world.localTexts().isEmpty)
    #expect(try await save(world, message) == "done")
  }

  // MARK: changing

  private func update(
    _ world: ConversationWorld, _ message: NIMMessage, in session: NIMSession? = nil
  ) async throws -> String {
    Transcript.word(
      try await outcome { world.manager.update(message, for: session ?? world.session, completion: $0) })
  }

  @Test func onlyTheLocalExtensionAndCustomContentChange() async throws {
    NIMCustomObject.registerCustomDecoder(NoteDecoder())
    let world = try await ConversationWorld()
    let text = try await world.alice.send("one", to: world.session)
    let stored = { world.manager.messages(in: world.session, messageIds: [text.messageId])?.first }
    text.text = "changed"
    text.remoteExt = ["a": 1]
    text.localExt = ["b": 2]
    #expect(try await update(world, text) == "done")
    #expect(stored()?.text == "one" && stored()?.remoteExt == nil && stored()?.localExt?["b"] as? Int == 2)
    text.localExt = nil
    world.manager.update(text, for: world.session)
    #expect(stored()?.localExt == nil)

    let custom = NIMMessage()
    let object = NIMCustomObject()
    object.attachment = Note("before")
    custom.messageObject = object
    try world.alice.sdk.chatManager.send(custom, to: world.session)
    try await world.alice.complete(custom)
    object.attachment = Note("after")
    #expect(try await update(world, custom) == "done")
    let changed = world.manager.messages(in: world.session, messageIds: [custom.messageId])?.first?.messageObject
    #expect(((changed as? NIMCustomObject)?.attachment as? Note)?.text == "after")
    // The receiver has what was sent.
    _ = try await world.bob.received.next()
    let received = try await world.bob.received.next().messageObject as? NIMCustomObject
    #expect((received?.attachment as? Note)?.text == "before")
  }

  @Test func unknownMessageIsNotUpdated() async throws {
    let world = try await ConversationWorld()
    let message = try await world.alice.send("one", to: world.session)
    #expect(try await update(world, NIMMessage()) == "local 1")
    #expect(try await update(world, message, in: ChatApp.direct("carol")) == "local 1")
    #expect(try await update(world, message, in: nowhere) == "local 1")
    message.localExt = ["date": Date()]
    #expect(try await update(world, message) == "local 1")
    try await world.alice.logOut()
    #expect(try await update(world, message) == "local 13")
  }

  /// The second call is refused, and takes nothing from the first one.
  @Test func messageSavedTwiceIsReceivedAsTheSavedObject() async throws {
    let world = try await ConversationWorld()
    let (tip, other) = (NIMMessage(), NIMMessage())
    (tip.text, other.text) = ("tip", "other")
    world.manager.save(tip, for: world.session, completion: world.transcript.completion("first"))
    world.manager.save(tip, for: world.session, completion: world.transcript.completion("second"))
    #expect(try await world.alice.received.next() === tip)
    #expect(tip.deliveryState == .deliveried && tip.session == world.session)
    try await world.alice.catchUp()
    #expect(world.transcript.take().filter { $0.contains(":") } == ["first: done", "second: remote 417"])
    let again = try await outcome { world.manager.save(tip, for: world.session, completion: $0) }
    #expect(Transcript.word(again) == "remote 417")
    #expect(try await outcome { world.manager.save(other, for: world.session, completion: $0) } == nil)
    #expect(try await world.alice.received.next() === other)
    #expect(world.alice.received.pending.isEmpty)
  }
}
