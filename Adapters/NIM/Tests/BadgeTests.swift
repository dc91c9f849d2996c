import Foundation
import Parlance
import TestSupport
import Testing

@testable import NIMSDK

/// The number on the icon of a NIM app, which is reported to the server when the app enters the background.
@Suite @MainActor struct BadgeTests {
  private let center = NotificationCenter()
  private let pushes = Pushes()
  private let environment: MessagingEnvironment

  init() { environment = MessagingEnvironment.inMemory(pushNotifier: pushes) }

  private func app(_ account: String) async throws -> ChatApp {
    try await ChatApp.other(account, in: environment, beforeLogin: { $0.core.observeApp(center) })
  }

  private func enterBackground() { center.post(name: AppState.enteredBackground, object: nil) }

  /// Lets Alice write to Bob, who is offline, and returns the number of his notification.
  private func badge(_ text: String, from alice: ChatApp) async throws -> Int? {
    _ = try await alice.send(text, to: NIMSession("bob", type: .P2P))
    try await alice.catchUp()
    return pushes.all.last { $0.text == text }?.badges.first { $0.device == "phone" && $0.style == "NIM" }?.count
  }

  @Test func notificationsCountOnFromTheHandlersNumber() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await app("bob")
    let asked = Lock(0)
    bob.sdk.apnsManager.registerBadgeCountHandler { 99 }
    bob.sdk.apnsManager.registerBadgeCountHandler {
      asked.withLock { $0 += 1 }
      MainActor.assertIsolated()
      return 7
    }
    try await bob.catchUp()
    #expect(asked.withLock { $0 } == 0)
    enterBackground()
    try await until("the handler was asked") { @Sendable in asked.withLock { $0 == 1 } }
    try await bob.catchUp()
    try await bob.logOut()
    #expect(try await badge("one", from: alice) == 8)
    #expect(try await badge("two", from: alice) == 9)
    // The handler is not called without a login.
    enterBackground()
    #expect(try await badge("three", from: alice) == 10)
    #expect(asked.withLock { $0 } == 1)
  }

  @Test func withoutAHandlerItIsTheUnreadCount() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await app("bob")
    _ = try await alice.send("read me", to: NIMSession("bob", type: .P2P))
    _ = try await alice.send("me, too", to: NIMSession("bob", type: .P2P))
    _ = try await bob.received.next()
    _ = try await bob.received.next()
    #expect(bob.sdk.conversationManager.allUnreadCount() == 2)
    enterBackground()
    try await bob.catchUp()
    try await bob.catchUp()
    try await bob.logOut()
    #expect(try await badge("one", from: alice) == 3)
  }

  @Test func hugeNumberIsClamped() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await app("bob")
    bob.sdk.apnsManager.registerBadgeCountHandler { .max }
    enterBackground()
    try await bob.catchUp()
    try await bob.catchUp()
    try await bob.logOut()
    #expect(try await badge("one", from: alice) == PushBadge.limit)
  }

  @Test func badgeIsSentAfterABreakInTheBackgroundAlone() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await app("bob")
    var count: UInt = 3
    bob.sdk.apnsManager.registerBadgeCountHandler { count }
    func setReachable(_ isReachable: Bool) async throws {
      environment.setReachable(isReachable, account: "bob", device: "phone", style: "NIM")
      let step: NIMLoginStep = isReachable ? .syncOK : .loseConnection
      while try await bob.steps.next() != step {}
    }
    try await setReachable(false)
    enterBackground()
    try await setReachable(true)
    try await bob.catchUp()
    try await bob.catchUp()
    try await setReachable(false)
    #expect(try await badge("one", from: alice) == 4)
    // In the foreground the app shows what it likes.
    center.post(name: AppState.entersForeground, object: nil)
    count = 50
    try await setReachable(true)
    try await bob.catchUp()
    try await setReachable(false)
    #expect(try await badge("two", from: alice) == 5)
  }
}
