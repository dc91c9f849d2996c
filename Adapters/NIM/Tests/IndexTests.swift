import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// The index of messages.
@Suite @MainActor struct IndexTests {
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())
  private let session = NIMSession("bob", type: .P2P)

  /// An app that knows places by names of its own.
  private final class Producer: NSObject, NIMMsgIndexProduceDelegate {
    func produceText(_ message: NIMMessage) -> String? { message.messageType == .location ? "a place" : nil }
    func produceTexts(_ message: NIMMessage) -> [NIMIndexText]? {
      guard message.text == "one apple" else { return nil }
      let text = NIMIndexText()
      text.text = "a fruit in place"
      text.type = NIMIndexType.customBase.rawValue + 1
      return [text]
    }
  }

  private final class Listener: NSObject, NIMIndexManagerDelegate {}

  private func query(
    _ app: ChatApp, _ text: String, in session: NIMSession? = nil, withMessage: Bool = false,
    _ set: ((NIMMsgIndexQueryOption) -> Void)? = nil
  ) async throws -> (result: NIMMsgIndexQueryResult?, error: NSError?) {
    let option = set.map { set in
      let option = NIMMsgIndexQueryOption()
      set(option)
      return option
    }
    let inbox = Inbox<((any Error)?, NIMMsgIndexQueryResult?)>("records")
    app.sdk.indexManager.queryMsgIndex(text, session: session, option: option, withMessage: withMessage) {
      inbox.add(($0, $1))
    }
    let (error, result) = try await inbox.next()
    return (result, error as NSError?)
  }

  private func texts(_ result: NIMMsgIndexQueryResult?, _ session: NIMSession? = nil) -> [String] {
    (result?.records?[session ?? self.session] ?? []).map { "\($0.indexText ?? "-") \($0.indexType)" }
  }

  private func save(_ app: ChatApp, _ text: String, at time: TimeInterval, in session: NIMSession) async throws {
    let message = NIMMessage()
    if text.isEmpty {
      message.messageObject = NIMLocationObject(latitude: 1, longitude: 2, title: "apple")
    } else {
      message.text = text
    }
    message.timestamp = time
    #expect(try await outcome { app.sdk.conversationManager.save(message, for: session, completion: $0) } == nil)
  }

  private func alice() async throws -> (app: ChatApp, team: NIMSession) {
    let app = try await ChatApp.other("alice", in: environment)
    let team = NIMSession("g", type: .team)
    try await save(app, "one apple", at: 10, in: session)
    try await save(app, "Two Apples", at: 20, in: session)
    try await save(app, "a pear", at: 30, in: session)
    try await save(app, "an apple here", at: 40, in: team)
    try await save(app, "", at: 50, in: session)
    return (app, team)
  }

  @Test func messagesAreFoundByTheirTexts() async throws {
    defer { environment.shutDown() }
    let (app, team) = try await alice()
    let manager = app.sdk.indexManager
    let all = try #require(try await query(app, "apple").result)
    #expect(!all.empty && all.sessions == [team, session] && !all.withMesssage)
    #expect(texts(all) == ["Two Apples 0", "one apple 0"] && texts(all, team) == ["an apple here 0"])
    #expect(all.messageCount(nil) == 3 && all.messageCount(session) == 2 && all.messages(session).isEmpty)
    let record = try #require(all.records?[team]?.first)
    #expect(record.session == team && record.timestamp == 40 && record.messageId != nil && record.message == nil)
    #expect((record.copy() as? NIMMsgIndexRecord)?.indexText == "an apple here")
    // The messages can be loaded later.
    #expect(try await outcome { all.queryMessage(session, completion: $0) } == nil)
    #expect(all.messages(session).map(\.text) == ["Two Apples", "one apple"] && all.messages(team).isEmpty)
    all.queryMessage(nil)
    #expect(all.withMesssage && all.messages(team).map(\.text) == ["an apple here"])
    let oldest = try await query(app, "APPLE", in: session, withMessage: true) {
      $0.timeOrder = .asc; $0.limit = 1
    }
    #expect(texts(oldest.result) == ["one apple 0"] && oldest.result?.withMesssage == true)
    #expect(texts(try await query(app, "apple", in: session) { $0.startTime = 20 }.result) == ["Two Apples 0"])
    #expect(texts(try await query(app, "apple", in: session) { $0.endTime = 10 }.result) == ["one apple 0"])
    let none = try #require(try await query(app, "cherry", withMessage: true).result)
    #expect(none.empty && none.sessions == nil && none.records == nil && !none.withMesssage)
    #expect(none.messageCount(nil) == 0)
    // The index makes no difference to what is found.
    #expect(try await outcome { manager.syncMsgIndex(false, session: nil, completion: $0) } == nil)
    #expect(try await query(app, "apple").result?.messageCount(nil) == 3)
    #expect(try await outcome { manager.resetMsgIndex($0) } == nil)
    #expect(try await query(app, "apple").result?.messageCount(nil) == 3)
    manager.syncMsgIndex(true, session: session)
    manager.resetMsgIndex()
    manager.queryMsgIndex("apple", session: nil, option: nil, withMessage: false)
    let listener = Listener()
    manager.add(listener)
    manager.remove(listener)
  }

  @Test func anAppAddsTexts() async throws {
    defer { environment.shutDown() }
    let app = try await ChatApp.other("alice", in: environment) { $0.msgIndexProducer = Producer() }
    try await save(app, "one apple", at: 10, in: session)
    try await save(app, "", at: 20, in: session)
    let found = try #require(try await query(app, "PLACE").result)
    #expect(texts(found) == ["a place 0", "a fruit in place 101"] && found.messageCount(session) == 2)
    #expect(texts(try await query(app, "apple").result) == ["one apple 0"])
  }

  @Test func invalidQueriesAreRefused() async throws {
    defer { environment.shutDown() }
    let (app, _) = try await alice()
    #expect(try await query(app, "").error?.local == .invalidParam)
    #expect(try await query(app, "x") { $0.startTime = .nan }.error?.local == .invalidParam)
    #expect(try await query(app, "x") { $0.endTime = .nan }.error?.local == .invalidParam)
    #expect(try await query(app, "x", in: NIMSession("r", type: .chatroom)).error?.local == .notSupported)
    let result = try #require(try await query(app, "apple").result)
    let manager = app.sdk.indexManager
    #expect(try await outcome { app.sdk.loginManager.logout($0) } == nil)
    #expect(try await query(app, "x").error?.local == .userInfoNeeded)
    for call in [
      { manager.syncMsgIndex(true, session: nil, completion: $0) }, { manager.resetMsgIndex($0) },
      { result.queryMessage(nil, completion: $0) },
    ] as [(@escaping ((any Error)?) -> Void) -> Void] {
      #expect(try await outcome(call)?.local == .userInfoNeeded)
    }
  }
}
