import Foundation
import NIMSDK
import Parlance
import TestSupport
import Testing

/// Notes what the delegates are notified of. Used on the main queue only.
private final class Listener: NSObject, NIMBroadcastManagerDelegate, NIMPassThroughManagerDelegate {
  let broadcasts = Inbox<NIMBroadcastMessage>("broadcast")
  let passed = Inbox<NIMPassThroughMsgData>("text of a server")

  func onReceive(_ broadcastMessage: NIMBroadcastMessage) { broadcasts.add(broadcastMessage) }
  func didReceivedPassThroughMsg(_ recvData: NIMPassThroughMsgData?) { if let recvData { passed.add(recvData) } }
}

/// Broadcasts to all accounts, and what a server passes to the clients of one.
@Suite @MainActor struct BroadcastTests {
  private let clock: ManualClock
  private let environment: MessagingEnvironment

  init() {
    clock = ManualClock()
    environment = .inMemory(clock: clock)
  }

  @Test func broadcastArrivesOnce() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let (own, his) = (Listener(), Listener())
    // Adding a delegate again has no effect.
    for _ in 0..<2 { alice.sdk.broadcastManager.add(own) }
    bob.sdk.broadcastManager.add(his)
    let sent = try environment.administration.sendBulletin(BulletinDraft("news", sender: "bob"))
    for listener in [own, his] {
      let broadcast = try await listener.broadcasts.next()
      #expect(broadcast.broadcastId == sent.id && broadcast.sender == "bob" && broadcast.content == "news")
      #expect(broadcast.timestamp == sent.time.seconds)
    }
    try await bob.logOut()
    try environment.administration.sendBulletin(BulletinDraft("for those who are online"))
    #expect(try await own.broadcasts.next().content == "for those who are online")
    let kept = try environment.administration.sendBulletin(BulletinDraft("for all", isKept: true))
    let second = try await own.broadcasts.next()
    #expect(second.broadcastId == kept.id && second.sender == nil)
    alice.sdk.broadcastManager.remove(own)
    clock.advance(bySeconds: 1)
    try await bob.logIn()
    #expect(try await his.broadcasts.next().broadcastId == kept.id)
    try environment.administration.sendBulletin(BulletinDraft("last"))
    #expect(try await his.broadcasts.next().content == "last")
    #expect(own.broadcasts.pending.isEmpty)
    let empty = NIMBroadcastMessage()
    #expect(empty.broadcastId == 0 && empty.sender == nil && empty.timestamp == 0 && empty.content == nil)
  }

  @Test func serverPassesTextsToOneAccount() async throws {
    defer { environment.shutDown() }
    let alice = try await ChatApp.other("alice", in: environment)
    let bob = try await ChatApp.other("bob", in: environment)
    let (own, his) = (Listener(), Listener())
    alice.sdk.passThroughManager.add(own)
    bob.sdk.passThroughManager.add(his)
    #expect(try environment.administration.notify("alice", "{\"order\":7}", from: "bob") == 1)
    let data = try await own.passed.next()
    #expect(data.fromAccid == "bob" && data.body == "{\"order\":7}" && data.time > 0)
    alice.sdk.passThroughManager.remove(own)
    try environment.administration.notify("alice", "two")
    try environment.administration.notify("bob", "three")
    let other = try await his.passed.next()
    #expect(other.body == "three" && other.fromAccid == nil)
    #expect(own.passed.pending.isEmpty)
    let empty = NIMPassThroughMsgData()
    #expect(empty.fromAccid == nil && empty.body == "" && empty.time == 0)
  }
}
