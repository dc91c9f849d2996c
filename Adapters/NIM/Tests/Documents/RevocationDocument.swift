import Foundation
import NIMSDK
import Parlance
import Testing
import TestSupport

extension Documents {
  /// NIM: message revocation. This file has the way of one revocation; the singletons are the revoker's.
  @Suite @MainActor struct RevocationDocument {
    @Test func theStepsOfARevocation() async throws {
      // Steps 1 and 2: both sides are set up, listen, and log in.
      let alice = try await ChatApp.shared(fresh("alice"))
      let bob = try await ChatApp.other(fresh("bob"))
      let session = ChatApp.direct(bob.account)
      let message = try await alice.send("oops", to: session)
      let received = try await bob.received.next()
      // What each callback finds in the local database.
      var atAlice: [String: [String]] = [:]
      var order: [String] = []
      alice.whenRevoked = { _ in
        order.append("notification")
        atAlice["notification"] = alice.localIds(in: session)
      }
      var atBob: [String] = ["not told"]
      bob.whenRevoked = { _ in atBob = bob.localIds(in: ChatApp.direct(alice.account)) }
      // Step 3: the message was sent, so it can be revoked.
      let done = Inbox<NSError?>("completion")
      NIMSDK.shared().chatManager.revokeMessage(
        message, apnsContent: "TEST", apnsPayload: nil, shouldBeCounted: true
      ) { error in
        order.append("completion")
        atAlice["completion"] = alice.localIds(in: session)
        done.add(error as NSError?)
      }
      #expect(try await done.next() == nil)
      // Both sides get the notification.
      for (app, peer) in [(alice, bob), (bob, alice)] {
        let notification = try await app.revoked.next()
        #expect(notification.notificationType == .P2P)
        #expect(notification.session == ChatApp.direct(peer.account))
        #expect(notification.fromUserId == alice.account)
        #expect(notification.messageFromUserId == alice.account)
        #expect(notification.timestamp == message.timestamp)
        #expect(notification.message?.messageId == message.messageId)
        #expect(notification.message?.text == "oops")
        #expect(!notification.offline)
        #expect(!notification.roaming)
      }
      // The revoker's app is notified before its message is removed, the receiver's after.
      #expect(order == ["completion", "notification"])
      #expect(atAlice == ["completion": [message.messageId], "notification": [message.messageId]])
      #expect(atBob.isEmpty)
      try await alice.catchUp()
      #expect(alice.localIds(in: session).isEmpty)
      #expect(message.isDeleted)
      #expect(received.isDeleted)
    }

    @Test func eachOfTheThreeCallsRevokes() async throws {
      let alice = try await ChatApp.shared(fresh("alice"))
      let bob = try await ChatApp.other(fresh("bob"))
      let manager = NIMSDK.shared().chatManager
      let option = NIMRevokeMessageOption()
      #expect(option.shouldBeCounted)
      option.postscript = "sorry"
      option.attach = "{\"reason\":1}"
      let calls: [(NIMMessage, @escaping ((any Error)?) -> Void) -> Void] = [
        { manager.revokeMessage($0, completion: $1) },
        {
          manager.revokeMessage(
            $0, apnsContent: "TEST", apnsPayload: ["k": "v"], shouldBeCounted: false, completion: $1)
        },
        { manager.revokeMessage($0, option: option, completion: $1) },
      ]
      for (index, call) in calls.enumerated() {
        let message = try await alice.send("message \(index)", to: ChatApp.direct(bob.account))
        _ = try await bob.received.next()
        #expect(try await outcome { call(message, $0) } == nil)
        for app in [alice, bob] {
          let notification = try await app.revoked.next()
          #expect(notification.message?.messageId == message.messageId)
          #expect(notification.postscript == (index == 2 ? "sorry" : nil))
          #expect(notification.attach == (index == 2 ? "{\"reason\":1}" : nil))
        }
      }
    }

    @Test func nothingOfTheMessageIsLeftAnywhere() async throws {
      let alice = try await ChatApp.shared(fresh("alice"))
      let bob = try await ChatApp.other(fresh("bob"))
      let kept = try await alice.send("kept", to: ChatApp.direct(bob.account))
      let revoked = try await alice.send("oops", to: ChatApp.direct(bob.account))
      try await bob.logOut()
      #expect(try await outcome { NIMSDK.shared().chatManager.revokeMessage(revoked, completion: $0) } == nil)
      _ = try await alice.revoked.next()
      // The history at the server.
      #expect(try await alice.serverIds(with: bob.account) == [kept.messageId])
      // What waits for an absent device.
      try await bob.logIn()
      try await bob.catchUp()
      #expect(bob.localIds(in: ChatApp.direct(alice.account)) == [kept.messageId])
      #expect(try await bob.serverIds(with: alice.account) == [kept.messageId])
      // What a new device of either side gets.
      for (account, peer) in [(alice.account, bob.account), (bob.account, alice.account)] {
        let tablet = try await ChatApp.other(account, device: "tablet")
        try await tablet.catchUp()
        #expect(tablet.localIds(in: ChatApp.direct(peer)) == [kept.messageId])
      }
    }

    @Test func aTipCanTakeTheMessagesPlace() async throws {
      let alice = try await ChatApp.shared(fresh("alice"))
      let bob = try await ChatApp.other(fresh("bob"))
      let session = ChatApp.direct(bob.account)
      let before = try await alice.send("before", to: session)
      let message = try await alice.send("oops", to: session)
      let saved = Inbox<NSError?>("saving")
      let tip = NIMMessage()
      // In the completion, as the document suggests.
      NIMSDK.shared().chatManager.revokeMessage(message) { error in
        if let error { return saved.add(error as NSError) }
        tip.text = "You recalled a message"
        tip.messageObject = NIMTipObject(attach: nil, callbackExt: nil)
        tip.timestamp = message.timestamp
        NIMSDK.shared().conversationManager.save(tip, for: session) { saved.add($0 as NSError?) }
      }
      #expect(try await saved.next() == nil)
      try await alice.catchUp()
      #expect(alice.localIds(in: session) == [before.messageId, tip.messageId])
      let stored = NIMSDK.shared().conversationManager.messages(in: session, messageIds: [tip.messageId])?.first
      #expect(stored?.messageType == .tip)
      #expect(stored?.text == "You recalled a message")
      // It is this device's alone.
      try await bob.catchUp()
      #expect(!bob.received.pending.contains { $0.messageId == tip.messageId })
    }
  }
}

extension ChatApp {
  /// The ids of the texts in the server's history of a direct chat, the oldest first.
  @MainActor func serverIds(with peer: String) async throws -> [String] {
    let option = NIMHistoryMessageSearchOption()
    option.limit = 100
    option.order = .asc
    let (error, messages): (NSError?, [NIMMessage]?) = try await answer {
      sdk.conversationManager.fetchMessageHistory(ChatApp.direct(peer), option: option, result: $0)
    }
    #expect(error == nil)
    return messages?.map(\.messageId) ?? []
  }
}
