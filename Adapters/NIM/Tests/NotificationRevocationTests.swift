import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Custom notifications that ask for a revocation in the words of another SDK: the rules of every revocation hold.
@Suite @MainActor struct NotificationRevocationTests {
  private let clock = ManualClock()
  private let environment: MessagingEnvironment

  init() { environment = .inMemory(clock: clock) }

  /// Writes down what notifications come.
  private final class Listener: NSObject, NIMSystemNotificationManagerDelegate {
    var contents: [String] = []
    func onReceive(_ notification: NIMCustomSystemNotification) { contents.append(notification.content ?? "") }
  }

  private struct Pair {
    let alice: ChatApp
    let bob: ChatApp
    let listener = Listener()
  }

  private func pair() async throws -> Pair {
    let pair = Pair(
      alice: try await ChatApp.other("alice", in: environment), bob: try await ChatApp.other("bob", in: environment))
    pair.alice.sdk.systemNotificationManager.add(pair.listener)
    pair.bob.sdk.systemNotificationManager.add(pair.listener)
    return pair
  }

  /// Asks for the revocation of a message and returns the error of the completion.
  private func ask(
    _ app: ChatApp, _ message: NIMMessage, in session: NIMSession, onlineOnly: Bool = false
  ) async throws -> NSError? {
    let content = #"{"action":"REVOKE_FLAG","ext":{"msgId":"\#(message.messageId)"}}"#
    let notification = NIMCustomSystemNotification(content: content)
    notification.sendToOnlineUsersOnly = onlineOnly
    return try await outcome {
      app.sdk.systemNotificationManager.sendCustomNotification(notification, to: session, completion: $0)
    }
  }

  /// Checks that both still have a message and got no callback.
  private func nothingHappened(to message: NIMMessage, _ pair: Pair, in session: NIMSession? = nil) async throws {
    let marker = try await pair.alice.send("marker", to: session ?? ChatApp.direct("bob"))
    #expect(try await pair.bob.received.next().messageId == marker.messageId)
    try await pair.alice.catchUp()
    #expect(pair.alice.localIds(in: session ?? ChatApp.direct("bob")).contains(message.messageId))
    #expect(pair.bob.localIds(in: session ?? ChatApp.direct("alice")).contains(message.messageId))
    #expect(pair.alice.revoked.pending.isEmpty && pair.bob.revoked.pending.isEmpty)
    #expect(pair.listener.contents.isEmpty)
  }

  @Test(arguments: [false, true]) func messageOfAnotherAccountIsNotRevoked(_ onlineOnly: Bool) async throws {
    let pair = try await pair()
    let message = try await pair.alice.send("mine", to: ChatApp.direct("bob"))
    _ = try await pair.bob.received.next()
    let error = try await ask(pair.bob, message, in: ChatApp.direct("alice"), onlineOnly: onlineOnly)
    #expect(error?.domain == NIMRemoteErrorDomain)
    #expect(error?.code == NIMRemoteErrorCode.codeForbidden.rawValue)
    try await nothingHappened(to: message, pair)
    environment.shutDown()
  }

  @Test func messageOfAnotherMemberIsNotRevoked() async throws {
    let pair = try await pair()
    let team = try environment.administration.createGroup(name: "team", owner: "alice", members: ["bob"])
    let session = NIMSession(team, type: .team)
    let message = try await pair.alice.send("mine", to: session)
    _ = try await pair.bob.received.next()
    let error = try await ask(pair.bob, message, in: session)
    #expect(error?.domain == NIMRemoteErrorDomain)
    #expect(error?.code == NIMRemoteErrorCode.codeForbidden.rawValue)
    try await nothingHappened(to: message, pair, in: session)
    environment.shutDown()
  }

  @Test func aMessageIsTakenBackInTimeOnly() async throws {
    let pair = try await pair()
    let message = try await pair.alice.send("mine", to: ChatApp.direct("bob"))
    _ = try await pair.bob.received.next()
    clock.advance(bySeconds: 121)
    let error = try await ask(pair.alice, message, in: ChatApp.direct("bob"))
    #expect(error?.domain == NIMRemoteErrorDomain)
    #expect(error?.code == NIMRemoteErrorCode.codeDomainExpireOld.rawValue)
    try await nothingHappened(to: message, pair)
    environment.shutDown()
  }

  @Test(arguments: [false, true]) func onesOwnMessageIsRevoked(_ onlineOnly: Bool) async throws {
    let pair = try await pair()
    let message = try await pair.alice.send("oops", to: ChatApp.direct("bob"))
    _ = try await pair.bob.received.next()
    let error = try await ask(pair.alice, message, in: ChatApp.direct("bob"), onlineOnly: onlineOnly)
    #expect(error == nil)
    // NIM's receiver gets a revocation, and no notification.
    let recall = try await pair.bob.revoked.next()
    #expect(recall.message?.messageId == message.messageId)
    #expect(recall.fromUserId == "alice" && recall.messageFromUserId == "alice" && recall.notificationType == .P2P)
    try await pair.bob.catchUp()
    #expect(!pair.bob.localIds(in: ChatApp.direct("alice")).contains(message.messageId))
    #expect(pair.listener.contents.isEmpty)
    environment.shutDown()
  }

  @Test func notificationForAnUnknownMessageIsAnOrdinaryOne() async throws {
    let pair = try await pair()
    let unsent = NIMMessage()
    #expect(try await ask(pair.alice, unsent, in: ChatApp.direct("bob")) == nil)
    try await pair.bob.catchUp()
    #expect(pair.listener.contents == [#"{"action":"REVOKE_FLAG","ext":{"msgId":"\#(unsent.messageId)"}}"#])
    environment.shutDown()
  }
}
