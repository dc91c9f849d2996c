import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Custom system notifications.
@Suite @MainActor struct SystemNotificationTests {
  private final class Listener: NSObject, NIMSystemNotificationManagerDelegate {
    let received = Inbox<NIMCustomSystemNotification>("notification")
    func onReceive(_ notification: NIMCustomSystemNotification) { received.add(notification) }
  }

  private func send(
    _ app: ChatApp, _ content: String, to session: NIMSession, onlineOnly: Bool = true
  ) async throws -> String {
    let notification = NIMCustomSystemNotification(content: content)
    notification.sendToOnlineUsersOnly = onlineOnly
    return Transcript.word(
      try await outcome {
        app.sdk.systemNotificationManager.sendCustomNotification(notification, to: session, completion: $0)
      })
  }

  @Test func propertiesOfANotification() async throws {
    let world = try await ConversationWorld()
    let listener = Listener()
    world.alice.sdk.systemNotificationManager.add(listener)
    let new = NIMCustomSystemNotification(content: "typing")
    #expect(new.content == "typing" && new.sendToOnlineUsersOnly && new.notificationId == 0 && new.timestamp == 0)
    #expect(new.sender == nil && new.receiver == nil && new.receiverType == .P2P)
    world.clock.advance(bySeconds: 4)
    #expect(try await send(world.bob, "typing", to: ChatApp.direct("alice")) == "done")
    let direct = try await listener.received.next()
    #expect(direct.content == "typing" && direct.sender == "bob" && direct.receiver == "alice")
    #expect(direct.receiverType == .P2P && direct.timestamp == world.clock.now().seconds)
    #expect(direct.sendToOnlineUsersOnly)
    let team = try world.team()
    #expect(try await send(world.bob, "all of you", to: team, onlineOnly: false) == "done")
    let inTeam = try await listener.received.next()
    #expect(inTeam.receiver == team.sessionId && inTeam.receiverType == .team && !inTeam.sendToOnlineUsersOnly)
    #expect(inTeam.notificationId >= 0)
    // It is not stored as a message.
    #expect(world.localTexts().isEmpty && world.manager.allUnreadCount() == 0)
    world.alice.sdk.systemNotificationManager.remove(listener)
    #expect(try await send(world.bob, "anybody?", to: ChatApp.direct("alice")) == "done")
    try await world.alice.catchUp()
    #expect(listener.received.pending.isEmpty)
  }

  /// Sends without a completion, as code does that does not wait.
  private func sendAndGoOn(_ manager: any NIMSystemNotificationManager, to session: NIMSession) {
    manager.sendCustomNotification(NIMCustomSystemNotification(content: "hello"), to: session)
  }

  @Test func notificationToAnInvalidTargetIsRefused() async throws {
    let world = try await ConversationWorld()
    let listener = Listener()
    world.bob.sdk.systemNotificationManager.add(listener)
    sendAndGoOn(world.alice.sdk.systemNotificationManager, to: world.session)
    #expect(try await listener.received.next().content == "hello")
    for (session, error) in [
      (NIMSession("1", type: .chatroom), "local 24"), (NIMSession("1", type: .YSF), "local 24"),
      (NIMSession("", type: .P2P), "local 1"),
      (ChatApp.direct(String(repeating: "a", count: 65)), "local 1"), (NIMSession("none", type: .team), "remote 803"),
      (ChatApp.direct("nobody"), "remote 404"),
    ] {
      #expect(try await send(world.alice, "hello", to: session) == error)
    }
    try await world.disconnect()
    #expect(try await send(world.alice, "hello", to: world.session) == "remote 415")
    try await world.alice.logOut()
    #expect(try await send(world.alice, "hello", to: world.session) == "local 13")
  }
}
