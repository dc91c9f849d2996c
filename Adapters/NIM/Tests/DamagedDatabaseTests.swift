import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// A local database that cannot be read: calls with an error say so, the login ends, and the app can begin anew.
@Suite @MainActor struct DamagedDatabaseTests {
  private final class Delegate: NSObject, NIMLoginManagerDelegate {
    let failures = Inbox<NSError>("end of the login")
    func onAutoLoginFailed(_ error: any Error) { failures.add(error as NSError) }
  }

  private func page(_ app: ChatApp) async throws -> (NSError?, [NIMMessage]?) {
    try await answer {
      app.sdk.conversationManager.messages(
        in: NIMSession("alice", type: .P2P), message: nil, limit: 1000, completion: $0)
    }
  }

  /// Fills Bob's database with messages of Alice, and damages it.
  ///
  /// - returns: The ids of the messages.
  private func damage(_ folder: TemporaryFolder) async throws -> [String] {
    let environment = try MessagingEnvironment.embedded(at: folder.url)
    let first = try await ChatApp.other("bob", in: environment)
    let sent = try DamagedDatabase.fill("bob", from: NeutralApp("alice", environment).device).map(\.string)
    for id in sent { #expect(try await first.received.next().messageId == id) }
    environment.shutDown()
    await drainMainQueue()
    try DamagedDatabase.make(of: "bob", in: folder.url)
    return sent
  }

  /// Changes that meet the damage.
  enum Change: CaseIterable { case clearing, reading }

  @Test(arguments: Change.allCases) func aChangeFailsAndTheLoginEnds(_ change: Change) async throws {
    let folder = try TemporaryFolder()
    _ = try await damage(folder)
    let environment = try MessagingEnvironment.embedded(at: folder.url)
    defer { environment.shutDown() }
    let bob = try await ChatApp.other("bob", in: environment)
    let (delegate, told) = (Delegate(), Transcript())
    bob.sdk.loginManager.add(delegate)
    bob.sdk.conversationManager.add(told)
    let (manager, session) = (bob.sdk.conversationManager, NIMSession("alice", type: .P2P))
    switch change {
    case .clearing:
      let error = try await outcome { manager.deleteSelfRemoteSession(session, option: nil, completion: $0) }
      #expect(error?.local == .databaseError)
      #expect(told.take().filter { $0.hasPrefix("cleared") }.isEmpty)
    case .reading:
      #expect(manager.allUnreadCount() == DamagedDatabase.messageCount)
      let (error, failed): (NSError?, [NIMSession]?) = try await answer {
        manager.batchMarkMessagesRead(in: [session], completion: $0)
      }
      #expect(error?.local == .databaseError && failed == [session])
      #expect(told.take().filter { $0.hasPrefix("batch") } == ["batch []"])
    }
    #expect(try await delegate.failures.next().local == .databaseError)
    #expect(!bob.sdk.loginManager.isLogined())
  }

  @Test func aPageFailsAndTheLoginEnds() async throws {
    let folder = try TemporaryFolder()
    let sent = try await damage(folder)
    let environment = try MessagingEnvironment.embedded(at: folder.url)
    defer { environment.shutDown() }
    let bob = try await ChatApp.other("bob", in: environment)
    let delegate = Delegate()
    bob.sdk.loginManager.add(delegate)
    let (error, messages) = try await page(bob)
    #expect(error?.local == .databaseError)
    #expect(messages == nil)
    #expect(try await delegate.failures.next().local == .databaseError)
    #expect(!bob.sdk.loginManager.isLogined())

    try environment.rebuildDevice("phone", of: "bob", style: "NIM")
    let again = try await ChatApp.other("bob", in: environment)
    for id in sent { #expect(try await again.received.next().messageId == id) }
    #expect(try await page(again).1?.map(\.messageId) == sent)
  }
}
