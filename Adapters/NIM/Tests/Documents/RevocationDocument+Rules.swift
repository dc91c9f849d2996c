import Foundation
import NIMSDK
import Parlance
import Testing
import TestSupport

/// Refused revocations, and the effects of others on unread counts and pushes.
extension Documents.RevocationDocument {
  @Test func theWindowIsTwoMinutesOnTheServersClock() async throws {
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock)
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let team = try environment.administration.createGroup(name: "team", owner: "bob", members: ["alice"])
    for session in [ChatApp.direct("bob"), NIMSession(team, type: .team)] {
      let inTime = try await alice.send("in time", to: session)
      clock.advance(bySeconds: 119)
      let late = try await alice.send("late", to: session)
      #expect(try await outcome { alice.sdk.chatManager.revokeMessage(inTime, completion: $0) } == nil)
      #expect(try await bob.revoked.next().message?.messageId == inTime.messageId)
      clock.advance(bySeconds: 121)
      let error = try await outcome { alice.sdk.chatManager.revokeMessage(late, completion: $0) }
      #expect(error?.domain == NIMRemoteErrorDomain)
      #expect(error?.code == NIMRemoteErrorCode.codeDomainExpireOld.rawValue)
      try await bob.catchUp()
      #expect(bob.revoked.pending.isEmpty)
      #expect(alice.localIds(in: session).last == late.messageId)
    }
    environment.shutDown()
  }

  @Test func theConsoleSetsTheWindow() async throws {
    let clock = ManualClock()
    var settings = HubSettings()
    settings.revokeWindow = 10_000
    let environment = MessagingEnvironment.inMemory(clock: clock, settings: settings)
    let alice = try await ChatApp.other("alice", in: environment)
    _ = try await ChatApp.other("bob", in: environment)
    let message = try await alice.send("hi", to: ChatApp.direct("bob"))
    clock.advance(bySeconds: 11)
    let error = try await outcome { alice.sdk.chatManager.revokeMessage(message, completion: $0) }
    #expect(error?.code == NIMRemoteErrorCode.codeDomainExpireOld.rawValue)
    try environment.administration.updateSettings { $0.revokeWindow = 3_600_000 }
    #expect(try await outcome { alice.sdk.chatManager.revokeMessage(message, completion: $0) } == nil)
    environment.shutDown()
  }

  /// The document of the server's API says so of managers' revocations: "within the time that messages can be revoked".
  @Test func theWindowAppliesToManagers() async throws {
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock)
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let team = try environment.administration.createGroup(name: "team", owner: "bob", members: ["alice"])
    let message = try await alice.send("hi", to: NIMSession(team, type: .team))
    var atOwner = try await bob.received.next()
    while atOwner.messageId != message.messageId { atOwner = try await bob.received.next() }
    clock.advance(bySeconds: 121)
    let error = try await outcome { bob.sdk.chatManager.revokeMessage(atOwner, completion: $0) }
    #expect(error?.domain == NIMRemoteErrorDomain)
    #expect(error?.code == NIMRemoteErrorCode.codeDomainExpireOld.rawValue)
    try environment.administration.updateSettings { $0.revokeWindow = 3_600_000 }
    #expect(try await outcome { bob.sdk.chatManager.revokeMessage(atOwner, completion: $0) } == nil)
    #expect(try await alice.revoked.next().fromUserId == "bob")
    environment.shutDown()
  }

  @Test func messageTheServerNeverHadCannotBeRevoked() async throws {
    let alice = try await ChatApp.shared(fresh("alice"))
    let bob = try await ChatApp.other(fresh("bob"))
    let team = try DefaultEnvironment.environment.administration.createGroup(
      name: "closed", owner: AccountID(bob.account), members: [])
    let refused = NIMMessage()
    refused.text = "let me in"
    try NIMSDK.shared().chatManager.send(refused, to: NIMSession(team, type: .team))
    #expect(try await alice.completed.next().error?.code == NIMRemoteErrorCode.codeNotInTeam.rawValue)
    let error = try await outcome { NIMSDK.shared().chatManager.revokeMessage(refused, completion: $0) }
    #expect(error?.domain == NIMRemoteErrorDomain)
    #expect(error?.code == NIMRemoteErrorCode.codeNotExist.rawValue)
    #expect(alice.localIds(in: NIMSession(team, type: .team)) == [refused.messageId])
    // Nor can a message that waits for the network; it is sent later in spite of the call.
    try await alice.setReachable(false)
    let waiting = NIMMessage()
    waiting.text = "not yet"
    try NIMSDK.shared().chatManager.send(waiting, to: ChatApp.direct(bob.account))
    #expect(waiting.deliveryState == .delivering)
    let offline = try await outcome { NIMSDK.shared().chatManager.revokeMessage(waiting, completion: $0) }
    #expect(offline?.domain == NIMRemoteErrorDomain)
    #expect(offline?.code == NIMRemoteErrorCode.codeConnectionError.rawValue)
    try await alice.setReachable(true)
    try await alice.complete(waiting)
    #expect(try await bob.received.next().messageId == waiting.messageId)
    #expect(alice.revoked.pending.isEmpty)
  }

  @Test func messageWithoutALocalCopyCannotBeRevoked() async throws {
    let alice = try await ChatApp.shared(fresh("alice"))
    let bob = try await ChatApp.other(fresh("bob"))
    let session = ChatApp.direct(bob.account)
    let manager = NIMSDK.shared().chatManager
    let neverSent = NIMMessage()
    neverSent.text = "only an object"
    let deleted = try await alice.send("deleted here", to: session)
    NIMSDK.shared().conversationManager.delete(deleted)
    for message in [neverSent, deleted] {
      let error = try await outcome { manager.revokeMessage(message, completion: $0) }
      #expect(error?.domain == NIMLocalErrorDomain)
      #expect(error?.code == NIMLocalErrorCode.invalidParam.rawValue)
    }
    // An object from the local database is as good as the one that was sent.
    let sent = try await alice.send("stored", to: session)
    let stored = try #require(
      NIMSDK.shared().conversationManager.messages(in: session, messageIds: [sent.messageId])?.first)
    #expect(stored !== sent)
    #expect(try await outcome { manager.revokeMessage(stored, completion: $0) } == nil)
    #expect(try await bob.revoked.next().message?.messageId == sent.messageId)
    // It can be revoked once.
    _ = try await alice.revoked.next()
    try await alice.catchUp()
    #expect(try await outcome { manager.revokeMessage(sent, completion: $0) } != nil)
  }

  @Test(arguments: [false, true])
  func shouldConsiderRevokedMessageUnreadCountDecidesAboutTheCount(_ considers: Bool) async throws {
    #expect(!NIMSDKConfig().shouldConsiderRevokedMessageUnreadCount)
    let bob = try await ChatApp.shared(fresh("bob")) { $0.shouldConsiderRevokedMessageUnreadCount = considers }
    let alice = try await ChatApp.other(fresh("alice"))
    let session = ChatApp.direct(alice.account)
    let conversations = NIMSDK.shared().conversationManager
    let read = try await alice.send("read", to: ChatApp.direct(bob.account))
    _ = try await bob.received.next()
    conversations.markAllMessagesRead(in: session)
    _ = try await alice.send("kept", to: ChatApp.direct(bob.account))
    let unread = try await alice.send("unread", to: ChatApp.direct(bob.account))
    for _ in 0..<2 { _ = try await bob.received.next() }
    try await bob.catchUp()
    #expect(conversations.recentSession(by: session)?.unreadCount == 2)
    // What was read already changes nothing, either way.
    #expect(try await outcome { alice.sdk.chatManager.revokeMessage(read, completion: $0) } == nil)
    _ = try await bob.revoked.next()
    #expect(conversations.recentSession(by: session)?.unreadCount == 2)
    // What is unread counts one less if that is configured.
    #expect(try await outcome { alice.sdk.chatManager.revokeMessage(unread, completion: $0) } == nil)
    _ = try await bob.revoked.next()
    #expect(conversations.recentSession(by: session)?.unreadCount == (considers ? 1 : 2))
    #expect(conversations.allUnreadCount() == (considers ? 1 : 2))
  }

  @Test func withTheDefaultATipInTheMessagesPlaceLeavesTheCountAlone() async throws {
    let bob = try await ChatApp.shared(fresh("bob"))
    let alice = try await ChatApp.other(fresh("alice"))
    let session = ChatApp.direct(alice.account)
    let message = try await alice.send("oops", to: ChatApp.direct(bob.account))
    _ = try await bob.received.next()
    try await bob.catchUp()
    #expect(bob.unreadCounts.last == 1)
    let counted = bob.unreadCounts.count
    let saved = Inbox<NSError?>("saving")
    bob.whenRevoked = { notification in
      let tip = NIMMessage()
      tip.text = "\(notification.fromUserId) recalled a message"
      tip.messageObject = NIMTipObject(attach: nil, callbackExt: nil)
      NIMSDK.shared().conversationManager.save(tip, for: notification.session) { saved.add($0 as NSError?) }
    }
    #expect(try await outcome { alice.sdk.chatManager.revokeMessage(message, completion: $0) } == nil)
    #expect(try await saved.next() == nil)
    try await bob.catchUp()
    #expect(bob.unreadCounts[counted...].allSatisfy { $0 == 1 })
    let stored = try #require(NIMSDK.shared().conversationManager.messages(in: session, message: nil, limit: 10))
    #expect(stored.map(\.messageType) == [.tip])
    #expect(NIMSDK.shared().conversationManager.recentSession(by: session)?.lastMessage?.messageType == .tip)
  }

  @Test func onlyACallWithAPushTextPushes() async throws {
    let pushes = Pushes()
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), pushNotifier: pushes)
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    try await bob.logOut()
    let manager = alice.sdk.chatManager
    let silent = NIMRevokeMessageOption()
    let loud = NIMRevokeMessageOption()
    loud.apnsContent = "with an option"
    let calls: [(NIMMessage, @escaping ((any Error)?) -> Void) -> Void] = [
      { manager.revokeMessage($0, completion: $1) },
      { manager.revokeMessage($0, apnsContent: "TEST", apnsPayload: nil, shouldBeCounted: true, completion: $1) },
      { manager.revokeMessage($0, apnsContent: "quiet", apnsPayload: nil, shouldBeCounted: false, completion: $1) },
      { manager.revokeMessage($0, option: silent, completion: $1) },
      { manager.revokeMessage($0, option: loud, completion: $1) },
    ]
    for call in calls {
      let message = try await alice.send("oops", to: ChatApp.direct("bob"))
      #expect(try await outcome { call(message, $0) } == nil)
    }
    try await alice.catchUp()
    let revocations = pushes.all.filter { $0.subject == .revocation }
    #expect(revocations.map(\.text) == ["TEST", "quiet", "with an option"])
    #expect(revocations.map(\.countsAsUnread) == [true, false, true])
    #expect(revocations.allSatisfy { $0.recipient == "bob" && $0.sender == "alice" })
    environment.shutDown()
  }

  /// Step 4.
  @Test func thePayloadLetsTheNewTextCoverTheOldOne() async throws {
    let pushes = Pushes()
    let environment = MessagingEnvironment.inMemory(clock: ManualClock(), pushNotifier: pushes)
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    try await bob.logOut()
    let message = NIMMessage()
    message.text = "oops"
    message.apnsPayload = ["apns-collapse-id": message.messageId]
    try alice.sdk.chatManager.send(message, to: ChatApp.direct("bob"))
    try await alice.complete(message)
    #expect(
      try await outcome {
        alice.sdk.chatManager.revokeMessage(
          message, apnsContent: "recalled", apnsPayload: ["apns-collapse-id": message.messageId],
          shouldBeCounted: true, completion: $0)
      } == nil)
    try await alice.catchUp()
    #expect(pushes.all.map(\.subject) == [.message, .revocation])
    #expect(pushes.all.map(\.text) == ["oops", "recalled"])
    #expect(pushes.all.map(\.messageID.string) == [message.messageId, message.messageId])
    let payloads = pushes.all.map { $0.payload.flatMap { JSONObject.dictionary(of: $0) } as? [String: String] }
    #expect(payloads == Array(repeating: ["apns-collapse-id": message.messageId], count: 2))
    environment.shutDown()
  }
}
