import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Messages sent again, and what is sent only to those who are online.
@Suite @MainActor struct SendingAgainTests {
  private let environment = MessagingEnvironment.inMemory(clock: ManualClock())
  private let session = NIMSession("bob", type: .P2P)

  private func reach(_ isReachable: Bool, _ app: ChatApp) async throws {
    environment.setReachable(isReachable, account: AccountID(app.account), device: "phone", style: "NIM")
    let step: NIMLoginStep = isReachable ? .syncOK : .loseConnection
    while try await app.steps.next() != step {}
  }

  @Test func aTipOfThisDeviceIsNotSent() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let tip = NIMMessage()
    tip.messageObject = NIMTipObject(attach: nil, callbackExt: nil)
    tip.text = "only here"
    let saved = try await outcome { alice.sdk.conversationManager.save(tip, for: session, completion: $0) }
    #expect(saved == nil)
    let error = #expect(throws: (any Error).self) { try alice.sdk.chatManager.resend(tip) }
    #expect((error as NSError?)?.local == .invalidParam)
    #expect(!alice.sdk.chatManager.message(inTransport: tip))
  }

  @Test func aMessageThatIsSentAgainIsOnItsWayAtOnce() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    try environment.administration.createAccount("bob")
    try await reach(false, alice)
    let message = NIMMessage()
    message.text = "again"
    try alice.sdk.chatManager.send(message, to: session)
    #expect(alice.sdk.chatManager.message(inTransport: message))
    #expect(alice.sdk.chatManager.cancelSending(message))
    _ = try await alice.completed.next()
    #expect(message.deliveryState == .failed)
    #expect(!alice.sdk.chatManager.message(inTransport: message))
    try alice.sdk.chatManager.resend(message)
    #expect(message.deliveryState == .delivering)
    #expect(alice.sdk.chatManager.message(inTransport: message))
    try await reach(true, alice)
    try await alice.complete(message)
  }

  /// The server may have the message before the app is notified.
  @Test func messageIsInTransportFromItsSendingToItsCompletion() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let chat = alice.sdk.chatManager
    for number in 0..<20 {
      let message = NIMMessage()
      message.text = "\(number)"
      try chat.send(message, to: session)
      // No callback runs while this call has the main queue; each round gives the engine time to accept the message.
      for step in 0..<50 {
        #expect(message.deliveryState == .delivering && chat.message(inTransport: message))
        try environment.administration.createAccount(AccountID("carol \(number) \(step)"))
      }
      #expect(chat.messageTransportProgress(message) == 0)
      try await alice.complete(message)
      #expect(!chat.message(inTransport: message) && chat.messageTransportProgress(message) == 1)
      // Another one of the same id is not this one.
      let received = try await bob.received.next()
      #expect(!bob.sdk.chatManager.message(inTransport: received))
    }
  }

  @Test func aNotificationForThoseOnlineFailsWithoutALink() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let listener = NotificationListener()
    bob.sdk.systemNotificationManager.add(listener)
    try await reach(false, alice)
    let manager = alice.sdk.systemNotificationManager
    let typing = NIMCustomSystemNotification(content: "typing")
    #expect(try await outcome { manager.sendCustomNotification(typing, to: session, completion: $0) } != nil)
    let kept = NIMCustomSystemNotification(content: "kept")
    kept.sendToOnlineUsersOnly = false
    let done = Inbox<NSError?>("completion")
    manager.sendCustomNotification(kept, to: session) { done.add($0 as NSError?) }
    try await reach(true, alice)
    #expect(try await done.next() == nil)
    #expect(try await listener.contents.next() == "kept")
    #expect(listener.contents.pending.isEmpty)
  }

  /// Also where another account logs in, or the same one again.
  @Test(arguments: [nil, "carol", "alice"])
  func aNotificationThatWaitsAtTheEndOfALoginFailsAndIsNotSentLater(_ next: String?) async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let listener = NotificationListener()
    bob.sdk.systemNotificationManager.add(listener)
    try await reach(false, alice)
    let manager = alice.sdk.systemNotificationManager
    let done = Inbox<NSError?>("completion")
    func send(_ content: String) {
      let notification = NIMCustomSystemNotification(content: content)
      notification.sendToOnlineUsersOnly = false
      manager.sendCustomNotification(notification, to: session) { done.add($0 as NSError?) }
    }
    send("never")
    environment.setReachable(true, account: "carol", device: "phone", style: "NIM")
    if let next {
      if next == "alice" { environment.setReachable(true, account: "alice", device: "phone", style: "NIM") }
      #expect(try await outcome { alice.sdk.loginManager.login(next, token: "", completion: $0) } == nil)
    } else {
      #expect(try await outcome { alice.sdk.loginManager.logout($0) } == nil)
    }
    if next != "alice" { #expect(try await done.next()?.local == .userInfoNeeded) }
    var mayHaveArrived = false
    environment.setReachable(true, account: "alice", device: "phone", style: "NIM")
    if next != "alice" {
      #expect(try await outcome { alice.sdk.loginManager.login("alice", token: "", completion: $0) } == nil)
    } else {
      // The link may have been back before the login ended: it was sent, and the answer may have gone with the former session.
      let error = try await done.next()
      if error == nil { #expect(try await listener.contents.next() == "never") } else { mayHaveArrived = true }
    }
    send("sent")
    #expect(try await done.next() == nil)
    let content = try await listener.contents.next()
    #expect(content == "sent" || mayHaveArrived && content == "never")
    if content == "never" { #expect(try await listener.contents.next() == "sent") }
    #expect(listener.contents.pending.isEmpty && done.pending.isEmpty)
  }

  @Test(arguments: [false, true])
  func aNotificationJustBeforeALogoutCompletesOnceAndIsNotSentTwice(isForOnline: Bool) async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let listener = NotificationListener()
    bob.sdk.systemNotificationManager.add(listener)
    let manager = alice.sdk.systemNotificationManager
    let done = Inbox<NSError?>("completion")
    func send(_ content: String) {
      let notification = NIMCustomSystemNotification(content: content)
      notification.sendToOnlineUsersOnly = isForOnline
      manager.sendCustomNotification(notification, to: session) { done.add($0 as NSError?) }
    }
    for _ in 0..<20 {
      send("first")
      #expect(try await outcome { alice.sdk.loginManager.logout($0) } == nil)
      // It was answered by the end of the logout, and is in doubt at most.
      let error = try await done.next()
      #expect(error == nil || error?.local == .userInfoNeeded)
      #expect(done.pending.isEmpty)
      try await alice.logIn()
      send("second")
      #expect(try await done.next() == nil)
      var arrived = try await listener.contents.next()
      if arrived == "first" { arrived = try await listener.contents.next() }
      #expect(arrived == "second")
    }
    #expect(listener.contents.pending.isEmpty && done.pending.isEmpty)
  }

  private final class NotificationListener: NSObject, NIMSystemNotificationManagerDelegate {
    let contents = Inbox<String?>("notification")
    func onReceive(_ notification: NIMCustomSystemNotification) { contents.add(notification.content) }
  }

  @Test(arguments: [1, 3]) func anAutomaticLoginEndsAfterSoManyAttempts(_ limit: Int) async throws {
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock)
    defer { environment.shutDown() }
    environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
    let config = NIMSDKConfig()
    config.maxAutoLoginRetryTimes = limit
    let sdk = NIMSDK(environment: environment, device: "phone", config: config)
    let listener = LoginListener()
    sdk.loginManager.add(listener)
    sdk.loginManager.autoLogin("alice", token: "")
    for attempt in 1...limit {
      #expect(try await listener.failedLinks.next() == attempt)
      if attempt < limit {
        #expect(listener.failures.pending.isEmpty)
        clock.advance(bySeconds: 5)
      }
    }
    #expect(try await listener.failures.next().local == .autoLoginRetryLimit)
    #expect(sdk.loginManager.currentAccount() == "")
  }

  @Test func attemptsAreCountedAnewOnceTheServerWasReached() async throws {
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock)
    defer { environment.shutDown() }
    let config = NIMSDKConfig()
    config.maxAutoLoginRetryTimes = 2
    let sdk = NIMSDK(environment: environment, device: "phone", config: config)
    let listener = LoginListener()
    sdk.loginManager.add(listener)
    sdk.loginManager.autoLogin("alice", token: "")
    _ = try await listener.synchronized.next()
    for _ in 0..<2 {
      environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
      _ = try await listener.lost.next()
      clock.advance(bySeconds: 5)
      _ = try await listener.failedLinks.next()
      environment.setReachable(true, account: "alice", device: "phone", style: "NIM")
      _ = try await listener.synchronized.next()
      clock.advance(bySeconds: 60)
      await drainMainQueue()
    }
    #expect(listener.failures.pending.isEmpty)
    #expect(sdk.loginManager.isLogined())
  }

  private final class LoginListener: NSObject, NIMLoginManagerDelegate {
    let failures = Inbox<NSError>("end of the automatic login")
    let failedLinks = Inbox<Int>("failed attempt")
    let synchronized = Inbox<Void>("synchronization")
    let lost = Inbox<Void>("lost link")
    private var count = 0
    func onAutoLoginFailed(_ error: any Error) { failures.add(error as NSError) }
    func onLogin(_ step: NIMLoginStep) {
      switch step {
      case .linkFailed:
        count += 1
        failedLinks.add(count)
      case .syncOK: synchronized.add(())
      case .loseConnection: lost.add(())
      default: break
      }
    }
  }
}
