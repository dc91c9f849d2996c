import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Push notifications of custom system notifications.
@Suite @MainActor struct NotificationPushTests {
  private final class Listener: NSObject, NIMSystemNotificationManagerDelegate {
    let received = Inbox<NIMCustomSystemNotification>("notification")
    func onReceive(_ notification: NIMCustomSystemNotification) { received.add(notification) }
  }

  private func send(
    _ app: ChatApp, _ content: String, onlineOnly: Bool = false,
    _ change: (NIMCustomSystemNotification, NIMCustomSystemNotificationSetting) -> Void = { _, _ in }
  ) async throws -> String {
    let notification = NIMCustomSystemNotification(content: content)
    notification.sendToOnlineUsersOnly = onlineOnly
    let setting = NIMCustomSystemNotificationSetting()
    change(notification, setting)
    notification.setting = setting
    let session = ChatApp.direct("bob")
    return Transcript.word(
      try await outcome {
        app.sdk.systemNotificationManager.sendCustomNotification(notification, to: session, completion: $0)
      })
  }

  @Test func receiversWhoAreOfflineArePushed() async throws {
    let pushes = Pushes()
    let environment = MessagingEnvironment.inMemory(pushNotifier: pushes)
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let fresh = NIMCustomSystemNotificationSetting()
    #expect(fresh.shouldBeCounted && fresh.apnsEnabled && !fresh.apnsWithPrefix)
    let new = NIMCustomSystemNotification(content: "")
    #expect(new.setting == nil && new.apnsContent == nil && new.apnsPayload == nil)
    // Bob is online.
    let listener = Listener()
    bob.sdk.systemNotificationManager.add(listener)
    #expect(try await send(alice, "here") { notification, _ in notification.apnsContent = "here" } == "done")
    #expect(try await listener.received.next().content == "here")
    try await bob.logOut()
    #expect(
      try await send(alice, "one") { notification, setting in
        notification.apnsContent = "first"
        notification.apnsPayload = ["k": "v"]
        setting.apnsWithPrefix = true
      } == "done")
    #expect(
      try await send(alice, "two") { notification, setting in
        notification.apnsContent = "second"
        setting.shouldBeCounted = false
      } == "done")
    #expect(
      try await send(alice, "off") { notification, setting in
        notification.apnsContent = "never"
        setting.apnsEnabled = false
      } == "done")
    #expect(try await send(alice, "wordless") == "done")
    #expect(try await send(alice, "payload") { notification, _ in notification.apnsPayload = ["k": "v"] } == "done")
    #expect(
      try await send(alice, "now", onlineOnly: true) { notification, _ in notification.apnsContent = "never" } == "done"
    )
    // Without a setting the defaults hold.
    let plain = NIMCustomSystemNotification(content: "{\"action\": \"three\"}")
    (plain.sendToOnlineUsersOnly, plain.apnsContent) = (false, "third")
    #expect(
      try await outcome {
        alice.sdk.systemNotificationManager.sendCustomNotification(plain, to: ChatApp.direct("bob"), completion: $0)
      } == nil)
    try await alice.catchUp()
    let all = pushes.all
    #expect(all.map(\.text) == ["first", "second", "third"])
    #expect(all.map(\.showsSender) == [true, false, false] && all.map(\.countsAsUnread) == [true, false, true])
    #expect(all.map(\.payload) == ["{\"k\":\"v\"}", nil, nil])
    #expect(all.allSatisfy { $0.recipient == "bob" && $0.sender == "alice" })

    // The receiver sees what was asked for.
    try await bob.logIn()
    let first = try await listener.received.next()
    #expect(
      first.content == "one" && first.apnsContent == "first" && first.apnsPayload as? [String: String] == ["k": "v"])
    #expect(first.setting?.apnsWithPrefix == true && first.setting?.shouldBeCounted == true)
    let second = try await listener.received.next()
    #expect(second.apnsContent == "second" && second.setting?.shouldBeCounted == false)
    #expect(second.setting?.apnsEnabled == true && second.setting?.apnsWithPrefix == false)
    let off = try await listener.received.next()
    #expect(off.setting?.apnsEnabled == false && off.apnsPayload == nil)
    let wordless = try await listener.received.next()
    #expect(wordless.content == "wordless" && wordless.apnsContent == nil)
    #expect(bob.sdk.conversationManager.allUnreadCount() == 0)
    #expect(bob.sdk.systemNotificationManager.allUnreadCount() == 0)
    #expect(bob.sdk.systemNotificationManager.fetchSystemNotifications(nil, limit: 9) == [])
  }

  @Test func overlongTextOrPayloadIsRefused() async throws {
    let world = try await ConversationWorld()
    func sent(_ text: String?, _ payload: [AnyHashable: Any]?) async throws -> String {
      try await send(world.alice, "x") { notification, _ in
        notification.apnsContent = text
        notification.apnsPayload = payload
      }
    }
    #expect(try await sent(String(repeating: "x", count: 500), nil) == "done")
    #expect(try await sent(String(repeating: "x", count: 501), nil) == "local 1")
    #expect(try await sent(nil, ["k": String(repeating: "x", count: 2048)]) == "local 1")
    #expect(try await sent("x", ["k": Double.nan]) == "local 1")
    #expect(try await sent("", [:]) == "done")
  }
}
