import Dispatch
import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Messages that an app ignores are not stored.
@Suite @MainActor struct IgnoringTests {
  /// Ignores texts that begin with "secret", and notifications of new names of teams.
  private final class Delegate: NSObject, NIMSDKConfigDelegate {
    weak var sdk: NIMSDK?
    private(set) var asked: [String] = []
    private(set) var seen: [Int] = []

    func shouldIgnoreNotification(_ notification: NIMNotificationObject) -> Bool {
      dispatchPrecondition(condition: .onQueue(.main))
      asked.append("notification \(notification.notificationType)")
      return (notification.content as? NIMTeamNotificationContent)?.operationType == .update
    }

    func shouldIgnore(_ message: NIMMessage) -> Bool {
      dispatchPrecondition(condition: .onQueue(.main))
      asked.append(message.text ?? "")
      // The manager may be used, although the message is on its way.
      if let session = message.session {
        seen.append(sdk?.conversationManager.messages(in: session, message: nil, limit: 10)?.count ?? -1)
      }
      return message.text?.hasPrefix("secret") == true
    }
  }

  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())

  private func app(_ account: String, _ delegate: Delegate?) async throws -> ChatApp {
    try await ChatApp.other(account, in: environment) {
      $0.delegate = delegate
      $0.shouldCountTeamNotification = true
    } beforeLogin: {
      delegate?.sdk = $0
    }
  }

  @Test func messagesAreKeptOut() async throws {
    let delegate = Delegate()
    let bob = try await app("bob", delegate)
    let alice = try await app("alice", nil)
    let session = ChatApp.direct("bob")
    for text in ["secret 1", "hello", "secret 2", "bye"] { _ = try await alice.send(text, to: session) }
    #expect(try await bob.received.next().text == "hello")
    #expect(try await bob.received.next().text == "bye")
    #expect(delegate.asked == ["secret 1", "hello", "secret 2", "bye"] && delegate.seen.allSatisfy { $0 >= 0 })
    #expect(bob.sdk.conversationManager.allUnreadCount() == 2)
    #expect(bob.localIds(in: ChatApp.direct("alice")).count == 2)
    // The delegate is not asked about messages that the app itself sends.
    _ = try await bob.send("secret 3", to: ChatApp.direct("alice"))
    #expect(delegate.asked.count == 4 && bob.localIds(in: ChatApp.direct("alice")).count == 3)
    environment.shutDown()
  }

  @Test func messagesSentWhileTheAppWasOfflineAreIgnored() async throws {
    let delegate = Delegate()
    let bob = try await app("bob", delegate)
    try await bob.logOut()
    let alice = try await app("alice", nil)
    for text in ["secret", "hello"] { _ = try await alice.send(text, to: ChatApp.direct("bob")) }
    try await bob.logIn()
    #expect(try await bob.received.next().text == "hello")
    #expect(delegate.asked == ["secret", "hello"])
    #expect(bob.localIds(in: ChatApp.direct("alice")).count == 1)
    environment.shutDown()
  }

  @Test func notificationsAreKeptOut() async throws {
    let delegate = Delegate()
    let bob = try await app("bob", delegate)
    let alice = try await app("alice", nil)
    let option = NIMCreateTeamOption()
    (option.name, option.type, option.beInviteMode) = ("team", .advanced, .noAuth)
    let (id, _) = try await alice.sdk.teamManager.createTeam(option, users: ["bob"])
    #expect(
      try await outcome { alice.sdk.teamManager.updateTeamName("renamed", teamId: id, completion: $0) } == nil)
    _ = try await alice.send("after", to: NIMSession(id, type: .team))
    #expect(try await bob.received.next().text == "after")
    #expect(delegate.asked.filter { $0.hasPrefix("notification") }.count == 2)
    // The team has its new name, of which no notification tells.
    #expect(bob.sdk.teamManager.team(byId: id)?.teamName == "renamed")
    let session = NIMSession(id, type: .team)
    let messages = bob.sdk.conversationManager.messages(in: session, message: nil, limit: 10) ?? []
    let kinds = messages.compactMap { ($0.messageObject as? NIMNotificationObject)?.content }
    #expect(kinds.count == 1 && (kinds.first as? NIMTeamNotificationContent)?.operationType == .invite)
    environment.shutDown()
  }

  @Test func aDelegateThatIsGoneIgnoresNothing() async throws {
    var delegate: Delegate? = Delegate()
    let bob = try await app("bob", delegate)
    delegate = nil
    let alice = try await app("alice", nil)
    _ = try await alice.send("secret", to: ChatApp.direct("bob"))
    #expect(try await bob.received.next().text == "secret")
    environment.shutDown()
  }

  /// A delegate may implement nothing.
  @Test func delegateWithoutMethodsIgnoresNothing() async throws {
    final class Nothing: NSObject, NIMSDKConfigDelegate {}
    let nothing = Nothing()
    let bob = try await ChatApp.other("bob", in: environment) { $0.delegate = nothing }
    let alice = try await app("alice", nil)
    _ = try await alice.send("secret", to: ChatApp.direct("bob"))
    #expect(try await bob.received.next().text == "secret")
    environment.shutDown()
  }
}
