import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// A message that arrives while the app's queue is busy, and is not reported before the logout, is reported by the next login.
@Suite @MainActor struct PendingAtLogoutTests {
  @Test func messageIsReportedOnceByTheNextLogin() async throws {
    let environment = MessagingEnvironment.inMemory()
    defer { environment.shutDown() }
    let bob = try NeutralApp("bob", environment)
    let alice = try await ChatApp.other("alice", in: environment)
    // This test is on the main queue, so callbacks run only while it waits.
    let body = MessageBody(content: .text("pending"))
    let id = try bob.device.send(MessageDraft(conversation: .direct("alice"), body: body)).id.string
    try bob.device.waitUntilDelivered()
    let session = NIMSession("bob", type: .P2P)
    #expect(alice.sdk.conversationManager.messages(in: session, message: nil, limit: 10)?.map(\.messageId) == [id])
    // Not waited for: the next login begins while the logout is under way.
    let left = Inbox<NSError?>("logout")
    alice.sdk.loginManager.logout { left.add($0 as NSError?) }
    try await alice.logIn()
    #expect(try await left.next() == nil)
    #expect(try await alice.received.next().messageId == id)
    try await alice.catchUp()
    try await alice.logOut()
    try await alice.logIn()
    try await alice.catchUp()
    #expect(alice.received.pending.isEmpty)
  }
}
