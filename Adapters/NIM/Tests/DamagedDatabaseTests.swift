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

  @Test func aPageFailsAndTheLoginEnds() async throws {
    let folder = try TemporaryFolder()
    var environment = try MessagingEnvironment.embedded(at: folder.url)
    let first = try await ChatApp.other("bob", in: environment)
    let sent = try DamagedDatabase.fill("bob", from: NeutralApp("alice", environment).device).map(\.string)
    for id in sent { #expect(try await first.received.next().messageId == id) }
    environment.shutDown()
    await drainMainQueue()
    try DamagedDatabase.make(of: "bob", in: folder.url)

    environment = try MessagingEnvironment.embedded(at: folder.url)
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
