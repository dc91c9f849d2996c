import Foundation
import NIMSDK
import Parlance
import Testing
import TestSupport

extension Documents {
  /// NIM: message read receipts. This file has the direct chats.
  @Suite @MainActor struct ReadReceiptsDocument {
    let screen = SessionScreen()

    @Test func passingTheLastMessageMarksEverythingBeforeItAsRead() async throws {
      let (alice, bob) = try await aliceAndBob()
      var sent: [NIMMessage] = []
      for text in ["one", "two", "three"] {
        sent.append(try await alice.send(text, to: ChatApp.direct(bob.account)))
      }
      var received: [NIMMessage] = []
      for _ in sent { received.append(try await bob.received.next()) }
      #expect(sent.map(\.isRemoteRead) == [false, false, false])
      let last = try #require(received.last)
      let receipt = screen.read(last)
      // The receipt carries the time of the message.
      #expect(receipt.timestamp == last.timestamp)
      #expect(receipt.session == ChatApp.direct(alice.account))
      let receipts = try await alice.receipts.next()
      #expect(receipts.count == 1)
      #expect(receipts.first?.session == ChatApp.direct(bob.account))
      #expect(receipts.first?.messageId == sent.last?.messageId)
      #expect(receipts.first?.timestamp == sent.last?.timestamp)
      #expect(sent.map(\.isRemoteRead) == [true, true, true])
    }

    @Test func messagesAfterThePassedOneStayUnread() async throws {
      let (alice, bob) = try await aliceAndBob()
      var sent: [NIMMessage] = []
      for text in ["one", "two", "three"] {
        sent.append(try await alice.send(text, to: ChatApp.direct(bob.account)))
      }
      _ = try await bob.received.next()
      screen.read(try await bob.received.next())
      #expect(try await alice.receipts.next().map(\.messageId) == [sent[1].messageId])
      #expect(sent.map(\.isRemoteRead) == [true, true, false])
      // A message fetched anew says the same as the object that the app held.
      let ids = alice.sdk.conversationManager.messages(in: ChatApp.direct(bob.account), message: nil, limit: 10)
      #expect(ids?.map(\.isRemoteRead) == [true, true, false])
    }

    /// The sender is the one with the singletons here.
    @Test func onlyTheAddedDelegateIsNotified() async throws {
      let alice = try await ChatApp.shared(fresh("alice"))
      let bob = try await ChatApp.other(fresh("bob"))
      let message = try await alice.send("hi", to: ChatApp.direct(bob.account))
      let received = try await bob.received.next()
      #expect(
        try await outcome { bob.sdk.chatManager.send(NIMMessageReceipt(message: received), completion: $0) } == nil)
      #expect(try await alice.receipts.next().first?.messageId == message.messageId)
      #expect(message.isRemoteRead)
      NIMSDK.shared().chatManager.remove(alice)
      let second = NIMMessage()
      second.text = "again"
      try NIMSDK.shared().chatManager.send(second, to: ChatApp.direct(bob.account))
      let again = try await bob.received.next()
      #expect(try await outcome { bob.sdk.chatManager.send(NIMMessageReceipt(message: again), completion: $0) } == nil)
      try await alice.catchUp()
      #expect(alice.receipts.pending.isEmpty)
      #expect(second.isRemoteRead)
    }

    @Test func completionReportsTheResultOfAReceipt() async throws {
      let (alice, bob) = try await aliceAndBob()
      _ = try await alice.send("one", to: ChatApp.direct(bob.account))
      _ = try await alice.send("two", to: ChatApp.direct(bob.account))
      let first = try await bob.received.next()
      let second = try await bob.received.next()
      let manager = NIMSDK.shared().chatManager
      #expect(try await outcome { manager.send(NIMMessageReceipt(message: second), completion: $0) } == nil)
      #expect(try await alice.receipts.next().count == 1)
      // A receipt that a later one covers succeeds and is not reported.
      #expect(try await outcome { manager.send(NIMMessageReceipt(message: first), completion: $0) } == nil)
      try await alice.catchUp()
      #expect(alice.receipts.pending.isEmpty)
      // Direct receipts are for direct chats.
      let team = try DefaultEnvironment.environment.administration.createGroup(
        name: "team", owner: AccountID(alice.account), members: [AccountID(bob.account)])
      let setting = ChatApp.receipts(true)
      _ = try await alice.send("team", to: NIMSession(team, type: .team), setting: setting)
      let teamReceipt = NIMMessageReceipt(message: try await bob.received.next())
      let error = try await outcome { manager.send(teamReceipt, completion: $0) }
      #expect(error?.domain == NIMLocalErrorDomain)
      #expect(error?.code == NIMLocalErrorCode.invalidParam.rawValue)
    }

    @Test(arguments: [false, true])
    func directChatsDoNotLookAtTeamReceiptEnabled(_ isEnabled: Bool) async throws {
      let bob = try await ChatApp.shared(fresh("bob")) { $0.teamReceiptEnabled = isEnabled }
      let alice = try await ChatApp.other(fresh("alice")) { $0.teamReceiptEnabled = isEnabled }
      for asks in [false, true] {
        let message = try await alice.send(
          "hi", to: ChatApp.direct(bob.account), setting: ChatApp.receipts(asks))
        screen.read(try await bob.received.next())
        #expect(try await alice.receipts.next().first?.messageId == message.messageId)
        #expect(message.isRemoteRead)
      }
    }

    @Test func forwardedToATeamTheDirectMessagesTeamReceiptEnabledDecides() async throws {
      let (alice, bob) = try await aliceAndBob()
      let team = try DefaultEnvironment.environment.administration.createGroup(
        name: "team", owner: AccountID(alice.account), members: [AccountID(bob.account)])
      for asks in [true, false] {
        let direct = try await alice.send(
          "pass it on", to: ChatApp.direct(bob.account), setting: ChatApp.receipts(asks))
        #expect(try await bob.received.next().setting?.teamReceiptEnabled == asks)
        try alice.sdk.chatManager.forwardMessage(direct, to: NIMSession(team, type: .team))
        let forwarded = try await alice.completed.next().message
        #expect(forwarded.messageId != direct.messageId)
        let received = try await bob.received.next()
        #expect(received.messageId == forwarded.messageId)
        #expect(received.text == "pass it on")
        #expect(received.setting?.teamReceiptEnabled == asks)
        #expect(screen.receipts(for: [received]).count == (asks ? 1 : 0))
        #expect((forwarded.teamReceiptInfo != nil) == asks)
        if asks {
          screen.sendReceipts(for: [received])
          #expect(try await alice.receipts.next().first?.messageId == forwarded.messageId)
        }
      }
    }

    /// Bob reads: the singletons are his.
    func aliceAndBob() async throws -> (alice: ChatApp, bob: ChatApp) {
      let bob = try await ChatApp.shared(fresh("bob"))
      let alice = try await ChatApp.other(fresh("alice"))
      return (alice, bob)
    }
  }
}
