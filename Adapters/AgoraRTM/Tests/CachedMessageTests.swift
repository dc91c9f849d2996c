import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Messages that wait for a peer, and the codes that their senders receive.
@Suite @MainActor struct CachedMessageTests {
  private let world = World()

  @Test func messageThatAnotherDeviceReceivedIsNotAnOfflineMessage() async throws {
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let (phone, received) = try await world.device("bob")
    #expect(try await bob.logout() == .ok)
    world.clock.advance(bySeconds: 1)
    #expect(try await alice.send("for the phone", to: "bob", waits: true) == .ok)
    #expect(try await received.next().body.content == .text("for the phone"))
    world.clock.advance(bySeconds: 1)
    let error: MessagingError? = try await code { phone.disconnect(completion: $0) }
    #expect(error == nil)
    world.clock.advance(bySeconds: 1)
    #expect(try await alice.send("for nobody yet", to: "bob", waits: true) == .cachedByServer)
    world.clock.advance(bySeconds: 1)
    let again = try await world.app("bob")
    let cached = try await again.messages.next().message
    #expect(cached.text == "for nobody yet" && cached.isOfflineMessage)
    #expect(try await alice.send("live", to: "bob") == .ok)
    #expect(again.messages.pending.map(\.message.text) == ["live"])
  }

  @Test func aBreakOfTheLinkCostsNothingThoughAnotherDeviceIsThere() async throws {
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let (phone, received) = try await world.device("bob")
    defer { withExtendedLifetime(phone) {} }
    world.clock.advance(bySeconds: 1)
    bob.setReachable(false)
    #expect(try await bob.login() == .alreadyLogin)
    #expect(try await alice.send("meanwhile", to: "bob", waits: true) == .ok)
    #expect(try await received.next().body.content == .text("meanwhile"))
    world.clock.advance(bySeconds: 1)
    bob.setReachable(true)
    #expect(try await bob.messages.next().message.text == "meanwhile")
  }

  /// Breaks the link at any moment around the arrival: a message that the hub stored is cached or has arrived.
  @Test func messageStoredForALostPeerIsCached() async throws {
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let outcomes = Inbox<AgoraRtmSendPeerMessageErrorCode>("outcome")
    let options = AgoraRtmSendMessageOptions()
    options.enableOfflineMessaging = true
    for round in 0..<60 {
      alice.kit.send(AgoraRtmMessage(text: "\(round)"), toPeer: "bob", sendMessageOptions: options) { outcomes.add($0) }
      for _ in 0..<round % 20 { await Task.yield() }
      bob.setReachable(false)
      // The service has the message before it answers this.
      #expect(try await codes { alice.kit.queryPeersOnlineStatus(["carol"], completion: $0) }.1 == .ok)
      await drainMainQueue()
      world.clock.advance(bySeconds: 10)
      let outcome = try await outcomes.next()
      #expect(outcome == .ok || outcome == .cachedByServer, "\(round)")
      bob.setReachable(true)
      #expect(try await bob.messages.next().message.text == "\(round)")
    }
    #expect(try await alice.send("last", to: "bob") == .ok)
    #expect(bob.messages.pending.map(\.message.text) == ["last"])
  }

  @Test(arguments: [false, true]) func aMessageToOneselfIsDelivered(_ waits: Bool) async throws {
    let alice = try await world.app("alice")
    let message = AgoraRtmMessage(text: "note")
    #expect(try await alice.send(message, to: "Alice", waits: waits) == .ok)
    let arrived = try #require(alice.messages.pending.first)
    #expect(arrived.message.text == "note" && arrived.from == "alice" && arrived.message !== message)
    #expect(!arrived.message.isOfflineMessage)
    #expect(arrived.message.serverReceivedTs == world.clock.now().milliseconds)
    let command = Data(#"{"action":"wave"}"#.utf8)
    #expect(try await alice.send(AgoraRtmRawMessage(rawData: command, description: ""), to: "alice") == .ok)
    #expect((alice.messages.pending.last?.message as? AgoraRtmRawMessage)?.rawData == command)
    #expect(alice.messages.pending.count == 2)
    // Neither comes again.
    #expect(try await alice.logout() == .ok)
    world.clock.advance(bySeconds: 2)
    #expect(try await alice.login() == .ok)
    #expect(try await alice.send("second", to: "alice") == .ok)
    #expect(alice.messages.pending.map(\.message.text) == ["note", "", "second"])
  }
}
