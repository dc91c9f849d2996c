import Dispatch
import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Exports and imports of messages, and the note of where a backup is.
@Suite @MainActor struct MigrationTests {
  /// Chooses and changes messages, and notes what it was asked.
  private final class Chooser: NSObject, NIMExportMessageDelegate, NIMImportMessageDelegate {
    var exported: [String?] = []
    var imported: [String?] = []
    var refused: Set<String> = []
    var changes: ((NIMMessage) -> Void)?

    private func note(_ message: NIMMessage, in list: inout [String?]) -> Bool {
      dispatchPrecondition(condition: .onQueue(.main))
      list.append(message.text)
      return message.text.map { !refused.contains($0) } ?? true
    }
    func shouldExport(_ message: NIMMessage) -> Bool { note(message, in: &exported) }
    func onMessageWillExport(_ message: NIMMessage) { changes?(message) }
    func shouldImport(_ message: NIMMessage) -> Bool { note(message, in: &imported) }
    func onMessageWillImport(_ message: NIMMessage) { changes?(message) }
  }

  /// A delegate that implements nothing.
  private final class Idle: NSObject, NIMExportMessageDelegate, NIMImportMessageDelegate {}

  private func export(
    _ app: ChatApp, _ delegate: any NIMExportMessageDelegate, progress: @escaping (Float) -> Void = { _ in }
  ) async throws -> (NSError?, String?) {
    try await answer {
      app.sdk.conversationManager.exportMeessageInfos(with: delegate, progress: progress, completion: $0)
    }
  }

  private func restore(
    _ app: ChatApp, _ path: String, _ delegate: any NIMImportMessageDelegate = Idle(),
    progress: @escaping (Float) -> Void = { _ in }
  ) async throws -> NSError? {
    try await outcome {
      app.sdk.conversationManager.importMessageInfos(
        atPath: path, delegate: delegate, progress: progress, completion: $0)
    }
  }

  private func texts(_ app: ChatApp) -> [String] {
    (app.sdk.conversationManager.messages(in: ChatApp.direct("bob"), message: nil, limit: 100) ?? [])
      .compactMap(\.text)
  }

  @Test func messagesMoveToAnotherClient() async throws {
    let world = try await ConversationWorld()
    let (tablet, transcript) = try await world.tablet()
    let saved = NIMMessage()
    saved.text = "saved"
    #expect(try await outcome { world.manager.save(saved, for: world.session, completion: $0) } == nil)
    let custom = NIMMessage()
    custom.text = "second"
    custom.localExt = ["a": 1]
    custom.messageSubType = 7
    #expect(try await outcome { world.manager.save(custom, for: world.session, completion: $0) } == nil)
    var parts: [Float] = []
    let chooser = Chooser()
    let (error, path) = try await export(world.alice, chooser) { parts.append($0) }
    #expect(error == nil && parts == parts.sorted() && parts.last == 1)
    #expect(chooser.exported == ["saved", "second"])
    let file = try #require(path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).starts(with: Array("PARLMSG\n".utf8)))
    parts = []
    #expect(try await restore(tablet, file, chooser) { parts.append($0) } == nil)
    #expect(parts == parts.sorted() && parts.last == 1 && chooser.imported == ["saved", "second"])
    #expect(texts(tablet) == ["saved", "second"])
    let found = try #require(
      tablet.sdk.conversationManager.messages(in: world.session, messageIds: [custom.messageId])?.first)
    #expect(found.localExt?["a"] as? Int == 1 && found.messageSubType == 7 && found.from == "alice")
    // The session is in the list, and nothing is unread or received.
    try await tablet.catchUp()
    #expect(tablet.sdk.conversationManager.allUnreadCount() == 0)
    #expect(tablet.sdk.conversationManager.allRecentSessions()?.first?.lastMessage?.text == "second")
    #expect(transcript.take() == ["added bob 0 of 0"])
    // Twice is once.
    #expect(try await restore(tablet, file) == nil)
    #expect(texts(tablet) == ["saved", "second"])
  }

  @Test func theAppChoosesAndChanges() async throws {
    let world = try await ConversationWorld()
    let (tablet, _) = try await world.tablet()
    for text in ["one", "two", "three"] {
      let message = NIMMessage()
      message.text = text
      #expect(try await outcome { world.manager.save(message, for: world.session, completion: $0) } == nil)
    }
    let chooser = Chooser()
    chooser.refused = ["one"]
    chooser.changes = { message in
      message.localExt = ["seen": true]
      if message.text == "two" { message.text = "zwei" }
    }
    let (error, path) = try await export(world.alice, chooser)
    #expect(error == nil && chooser.exported == ["one", "two", "three"])
    #expect(world.localTexts() == ["one", "two", "three"])
    chooser.refused = ["three"]
    chooser.changes = { $0.remoteExt = ["imported": 1] }
    #expect(try await restore(tablet, try #require(path), chooser) == nil)
    #expect(chooser.imported == ["zwei", "three"] && texts(tablet) == ["zwei"])
    let found = try #require(
      tablet.sdk.conversationManager.messages(in: world.session, message: nil, limit: 1)?.first)
    #expect(found.localExt?["seen"] as? Bool == true && found.remoteExt?["imported"] as? Int == 1)
  }

  @Test func refusalsAreTheDocumentedErrors() async throws {
    let world = try await ConversationWorld()
    let message = NIMMessage()
    message.text = "one"
    #expect(try await outcome { world.manager.save(message, for: world.session, completion: $0) } == nil)
    let (_, path) = try await export(world.alice, Idle())
    let file = try #require(path)
    #expect(try await restore(world.bob, file)?.remote == .codeForbidden)
    #expect(try await restore(world.alice, file + "none")?.local == .invalidMedia)
    #expect(try await restore(world.alice, "")?.local == .invalidParam)
    let folder = try TemporaryFolder()
    let changed = folder.url.appendingPathComponent("changed")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    try bytes.dropLast().write(to: changed)
    #expect(try await restore(world.alice, changed.path)?.remote == .codeEUnpacket)
    try Data("something".utf8).write(to: changed)
    #expect(try await restore(world.alice, changed.path)?.local == .invalidParam)
    var later = bytes
    later[8] = 9
    try later.write(to: changed)
    #expect(try await restore(world.alice, changed.path)?.local == .notSupported)
    // A cancelled export leaves the file of the last one.
    let (cancelled, _) = try await export(world.alice, Idle()) { _ in world.manager.cancelMigrateMessages() }
    #expect(cancelled?.local == .manualCancelTask)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == bytes)
    try await world.alice.logOut()
    world.manager.cancelMigrateMessages()
    let (refused, _) = try await export(world.alice, Idle())
    #expect(refused?.local == .userInfoNeeded)
    #expect(try await restore(world.alice, file)?.local == .userInfoNeeded)
  }

  @Test func aMessageIsEncodedAndDecoded() async throws {
    let world = try await ConversationWorld()
    let received = try await world.receive(["hello"])[0]
    received.remoteExt = ["a": 1]
    let data = world.manager.encodeMessage(toData: received)
    let decoded = world.manager.decodeMessage(from: data)
    #expect(decoded.messageId == received.messageId && decoded.text == "hello" && decoded.from == "bob")
    #expect(decoded.session == world.session && decoded.timestamp == received.timestamp)
    #expect(decoded.remoteExt?["a"] as? Int == 1 && decoded.serverID == received.serverID)
    // One that was not sent has no session yet.
    let new = NIMMessage()
    new.text = "new"
    #expect(world.manager.encodeMessage(toData: new).isEmpty)
    #expect(world.manager.decodeMessage(from: Data([1, 2, 3])).text == nil)
    #expect(world.manager.decodeMessage(from: Data()).session == nil)
  }

  @Test func noteOfABackupIsFetchedByOtherClients() async throws {
    let world = try await ConversationWorld()
    func note(_ app: ChatApp) async throws -> (NSError?, String?, String?) {
      let found = Inbox<(NSError?, String?, String?)>("note")
      app.sdk.conversationManager.fetchMigrateMessageInfo { found.add(($0 as NSError?, $1, $2)) }
      return try await found.next()
    }
    #expect(try await note(world.alice).0?.remote == .codeNotExist)
    #expect(
      try await outcome {
        world.manager.updateMigrateMessageInfo(withURL: "https://example.org/b", key: "k", completion: $0)
      } == nil)
    let (tablet, _) = try await world.tablet()
    let (error, url, key) = try await note(tablet)
    #expect(error == nil && url == "https://example.org/b" && key == "k")
    let long = String(repeating: "x", count: 5000)
    #expect(
      try await outcome {
        world.manager.updateMigrateMessageInfo(withURL: long, key: "", completion: $0)
      }?.remote == .codeBeyondLimit)
    #expect(try await note(world.bob).0?.remote == .codeNotExist)
    let noted = try await tablet.sdk.conversationManager.fetchMigrateMessageInfo()
    #expect(noted.0 == "https://example.org/b" && noted.1 == "k")
  }
}
