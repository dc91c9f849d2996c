import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// A local database that cannot be read: calls with an error say so, the login ends, and the app can begin anew.
@Suite @MainActor struct DamagedDatabaseTests {
  private typealias Page = (count: Int?, code: AgoraChatErrorCode?)
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Bob's database with three hundred messages is damaged.
  private func damaged(sparesNewest: Bool) async throws -> (environment: MessagingEnvironment, sent: [String]) {
    let environment = try MessagingEnvironment.embedded(at: folder.url)
    let bob = try ChatApp.loggedIn("bob", environment)
    let sent = try DamagedDatabase.fill("bob", from: NeutralApp("alice", environment).device).map(\.string)
    for id in sent { #expect(try await bob.received.next().messageId == id) }
    environment.shutDown()
    await drainMainQueue()
    try DamagedDatabase.make(of: "bob", in: folder.url, sparesNewest: sparesNewest)
    return (try MessagingEnvironment.embedded(at: folder.url), sent)
  }

  private func page(_ app: ChatApp) async throws -> Page {
    let pages = Inbox<Page>("page")
    try app.conversation("alice").loadMessagesStart(fromId: nil, count: 1000, searchDirection: .up) {
      pages.add(($0?.count, $1?.code))
    }
    return try await pages.next()
  }

  @Test func aPageFailsAndTheLoginEnds() async throws {
    let (environment, sent) = try await damaged(sparesNewest: true)
    defer { environment.shutDown() }
    let bob = try ChatApp.loggedIn("bob", environment)
    let failed = try await page(bob)
    #expect(failed.count == nil && failed.code == .databaseOperationFailed)
    #expect(try await bob.ends.next() == "forced \(AgoraChatErrorCode.databaseOperationFailed.rawValue)")
    #expect(!bob.client.isLoggedIn)

    try environment.rebuildDevice("phone", of: "bob", style: "AgoraChat")
    let again = try ChatApp.loggedIn("bob", environment)
    for id in sent { #expect(try await again.received.next().messageId == id) }
    let whole = try await page(again)
    #expect(whole.count == sent.count && whole.code == nil)
  }

  @Test func unreadableMessageIsNotReportedAsMissing() async throws {
    let (environment, sent) = try await damaged(sparesNewest: true)
    defer { environment.shutDown() }
    let bob = try ChatApp.loggedIn("bob", environment)
    let conversation = try bob.conversation("alice")
    var error: AgoraChatError?
    for id in sent.reversed() where error == nil { _ = conversation.loadMessage(withId: id, error: &error) }
    #expect(error?.code == .databaseOperationFailed)
  }

  @Test func loginWithADamagedDatabaseReportsIt() async throws {
    let (environment, _) = try await damaged(sparesNewest: false)
    defer { environment.shutDown() }
    let client = AgoraChatClient(environment: environment, device: "phone")
    #expect(client.login(withUsername: "bob", password: "secret")?.code == .databaseOperationFailed)
    #expect(!client.isLoggedIn)
  }
}
