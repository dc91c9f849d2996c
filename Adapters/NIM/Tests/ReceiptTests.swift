import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Receipts beyond the document's own examples.
@Suite @MainActor struct ReceiptTests {
  private let environment = MessagingEnvironment.inMemory()
  private let session = NIMSession("bob", type: .P2P)

  @Test func receiptForATipAcknowledgesEarlierMessages() async throws {
    // Messages of one millisecond are neither before nor after the tip.
    let clock = ManualClock()
    let environment = MessagingEnvironment.inMemory(clock: clock)
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let sent = try await bob.send("read me", to: NIMSession("alice", type: .P2P))
    _ = try await alice.received.next()
    clock.advance(bySeconds: 1)
    let tip = NIMMessage()
    tip.messageObject = NIMTipObject(attach: nil, callbackExt: nil)
    tip.text = "you are up to date"
    #expect(try await outcome { alice.sdk.conversationManager.save(tip, for: session, completion: $0) } == nil)
    clock.advance(bySeconds: 1)
    let later = try await bob.send("not read yet", to: NIMSession("alice", type: .P2P))
    let receipt = NIMMessageReceipt(message: tip)
    #expect(try await outcome { alice.sdk.chatManager.send(receipt, completion: $0) } == nil)
    _ = try await bob.receipts.next()
    #expect(sent.isRemoteRead)
    #expect(!later.isRemoteRead)
    // After a logout the object says what it said.
    try await bob.logOut()
    #expect(sent.isRemoteRead)
  }

  @Test func receiptWithoutEarlierMessagesIsNotReported() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let tip = NIMMessage()
    tip.messageObject = NIMTipObject(attach: nil, callbackExt: nil)
    #expect(try await outcome { alice.sdk.conversationManager.save(tip, for: session, completion: $0) } == nil)
    let receipt = NIMMessageReceipt(message: tip)
    #expect(try await outcome { alice.sdk.chatManager.send(receipt, completion: $0) } == nil)
  }

  private func counts(_ message: NIMMessage?) -> [Int]? {
    message?.teamReceiptInfo.map { [$0.readCount, $0.unreadCount] }
  }

  @Test func theSendersOtherDeviceKnowsTheCountsAtOnceAndTheReadersAfterARefresh() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let carol = try await ChatApp.other("carol", in: environment)
    let id = try environment.administration.createGroup(name: "team", owner: "alice", members: ["bob", "carol"])
    let team = NIMSession(id, type: .team)
    let tablet = try await ChatApp.other("alice", device: "tablet", in: environment)
    let setting = NIMMessageSetting()
    setting.teamReceiptEnabled = true
    let sent = try await alice.send("who reads this?", to: team, setting: setting)
    let copy = try await tablet.received.next()
    #expect(copy.messageId == sent.messageId)
    #expect(counts(copy) == [0, 2])
    try await tablet.logOut()
    for app in [bob, carol] {
      let got = try await app.received.next()
      let receipt = NIMMessageReceipt(message: got)
      let (error, failed): (NSError?, [NIMMessageReceipt]?) = try await answer {
        app.sdk.chatManager.sendTeamMessageReceipts([receipt], completion: $0)
      }
      #expect(error == nil && failed?.isEmpty == true)
    }
    let newcomer = try await ChatApp.other("alice", device: "desk", in: environment)
    let own = try await newcomer.received.next()
    newcomer.sdk.chatManager.refreshTeamMessageReceipts([own])
    // The counts are there before the readers, and the app is notified of both together.
    var known = newcomer.sdk.chatManager.localMessageReceiptDetail(own)
    while known?.readUserIds.count != 2 {
      _ = try await newcomer.receipts.next()
      known = newcomer.sdk.chatManager.localMessageReceiptDetail(own)
    }
    let detail = try #require(known)
    #expect(counts(own) == [2, 0])
    #expect(Set(detail.readUserIds.compactMap { $0 as? String }) == ["bob", "carol"])
    #expect(detail.unreadUserIds.isEmpty)
  }
}
