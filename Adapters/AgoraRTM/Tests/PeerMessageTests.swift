import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// Messages to peers: what becomes of them, and what waits.
@Suite @MainActor struct PeerMessageTests {
  @Test func okIsReportedOnceThePeerHasTheMessage() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    let message = AgoraRtmMessage(text: "hello")
    #expect(message.type == .text && message.serverReceivedTs == 0)
    #expect(try await alice.send(message, to: "bob") == .ok)
    // The peer was notified before the sender.
    let arrived = try #require(bob.messages.pending.first)
    #expect(arrived.from == "alice" && arrived.message.text == "hello" && arrived.message.type == .text)
    #expect(!arrived.message.isOfflineMessage)
    #expect(arrived.message.serverReceivedTs == world.clock.now().milliseconds)
    // The same object again is another message.
    #expect(try await alice.send(message, to: "bob") == .ok)
    #expect(bob.messages.pending.count == 2)
  }

  @Test func rawDataArriveExactly() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    for data in [Data([0, 255, 1, 128]), Data(), Data(#"{"action":"wave","ext":{"b":1, "a":[2]}}"#.utf8)] {
      #expect(try await alice.send(AgoraRtmRawMessage(rawData: data, description: "words"), to: "bob") == .ok)
      let raw = try #require(try await bob.messages.next().message as? AgoraRtmRawMessage)
      #expect(raw.type == .raw && raw.rawData == data && raw.text == "words")
    }
  }

  @Test func messageWithoutOfflineMessagingIsNotKept() async throws {
    let world = World()
    let alice = try await world.app("alice")
    #expect(try await alice.send("hello?", to: "nobody") == .peerUnreachable)
    let bob = try await world.app("bob")
    #expect(try await bob.logout() == .ok)
    #expect(try await alice.send("lost", to: "bob") == .peerUnreachable)
    let again = try await world.app("bob")
    #expect(try await alice.send("live", to: "bob") == .ok)
    #expect(again.messages.pending.map(\.message.text) == ["live"])
    // Nor is it in the history of another style.
    let (device, _) = try await world.device("alice")
    let history: Result<[Message], MessagingError> = try await code {
      device.fetchHistory(HistoryQuery(conversation: .direct("bob"), limit: 100), completion: $0)
    }
    let texts = try history.get().map { message -> String? in
      if case .text(let text) = message.body.content { text } else { nil }
    }
    #expect(texts == ["live"])
  }

  @Test func offlineMessagesWaitAndAreMarked() async throws {
    let world = World()
    let (alice, carol) = (try await world.app("alice"), try await world.app("carol"))
    let bob = try await world.app("bob")
    #expect(try await bob.logout() == .ok)
    #expect(try await alice.send("one", to: "bob", waits: true) == .cachedByServer)
    #expect(try await carol.send("two", to: "bob", waits: true) == .cachedByServer)
    let sent = world.clock.now().milliseconds
    world.clock.advance(bySeconds: 60)
    let again = try await world.app("bob")
    var arrived = [try await again.messages.next(), try await again.messages.next()]
    arrived.sort { $0.message.text < $1.message.text }
    #expect(arrived.map(\.message.text) == ["one", "two"] && arrived.map(\.from) == ["alice", "carol"])
    #expect(arrived.allSatisfy { $0.message.isOfflineMessage && $0.message.serverReceivedTs == sent })
    #expect(try await again.logout() == .ok)
    // Each waits once.
    world.clock.advance(bySeconds: 1)
    let third = try await world.app("bob")
    #expect(try await alice.send("three", to: "bob", waits: true) == .ok)
    #expect(third.messages.pending.map(\.message.text) == ["three"])
  }

  @Test func twoHundredMessagesWaitForAWeek() async throws {
    let world = World()
    let (alice, carol) = (try await world.app("alice"), try await world.app("carol"))
    let bob = try await world.app("bob")
    #expect(try await bob.logout() == .ok)
    #expect(try await carol.send("too old", to: "bob", waits: true) == .cachedByServer)
    world.clock.advance(bySeconds: 2)
    for number in 0..<205 {
      if number.isMultiple(of: 100) { world.clock.advance(bySeconds: 3) }
      #expect(try await alice.send("\(number)", to: "bob", waits: true) == .cachedByServer)
    }
    let again = try await world.app("bob")
    for number in 5..<205 { #expect(try await again.messages.next().message.text == "\(number)") }
    #expect(again.messages.pending.isEmpty)
    #expect(try await again.logout() == .ok)
    #expect(try await carol.send("a week", to: "bob", waits: true) == .cachedByServer)
    world.clock.advance(bySeconds: 7 * 86_400 + 1)
    #expect(try await carol.send("fresh", to: "bob", waits: true) == .cachedByServer)
    let last = try await world.app("bob")
    #expect(try await last.messages.next().message.text == "fresh")
    #expect(last.messages.pending.isEmpty)
  }

  @Test func withoutANetworkAMessageTimesOut() async throws {
    let world = World()
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    alice.setReachable(false)
    let outcome = Inbox<AgoraRtmSendPeerMessageErrorCode>("completion")
    alice.kit.send(AgoraRtmMessage(text: "into the void"), toPeer: "bob") { outcome.add($0) }
    world.clock.advance(byMilliseconds: 9999)
    #expect(try await alice.login() == .alreadyLogin)
    #expect(outcome.pending.isEmpty)
    world.clock.advance(byMilliseconds: 1)
    #expect(try await outcome.next() == .timeout)
    alice.setReachable(true)
    // Given up is given up.
    #expect(try await alice.send("back", to: "bob") == .ok)
    #expect(bob.messages.pending.map(\.message.text) == ["back"])
    // A break that ends in time costs nothing.
    alice.setReachable(false)
    alice.kit.send(AgoraRtmMessage(text: "in time"), toPeer: "bob") { outcome.add($0) }
    world.clock.advance(bySeconds: 3)
    alice.setReachable(true)
    #expect(try await outcome.next() == .ok)
  }

  @Test func argumentsAreChecked() async throws {
    let world = World()
    let stranger = App("stranger", in: world)
    #expect(try await stranger.send("hello", to: "bob") == .notLoggedIn)
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    defer { withExtendedLifetime(bob) {} }
    for id in ["", "null", "naïve", String(repeating: "u", count: 64)] {
      #expect(try await alice.send("hello", to: id) == .invalidUserId)
    }
    let full = String(repeating: "x", count: 32 * 1024)
    #expect(try await alice.send(full, to: "bob") == .ok)
    #expect(try await alice.send(full + "x", to: "bob") == .invalidMessage)
    let raw = AgoraRtmRawMessage(rawData: Data(full.utf8.dropLast(4)), description: "1234")
    #expect(try await alice.send(raw, to: "bob") == .ok)
    raw.text = "12345"
    #expect(try await alice.send(raw, to: "bob") == .invalidMessage)
  }

  @Test func sendingIsLimitedTo180MessagesInThreeSeconds() async throws {
    let world = World()
    let alice = try await world.app("alice")
    let channel = try await alice.join("c")
    for _ in 0..<90 {
      #expect(try await alice.send("x", to: "nobody") == .peerUnreachable)
      #expect(try await code { channel.send(AgoraRtmMessage(text: "x"), completion: $0) } == .errorOk)
    }
    #expect(try await alice.send("x", to: "nobody") == .tooOften)
    #expect(try await code { channel.send(AgoraRtmMessage(text: "x"), completion: $0) } == .tooOften)
    world.clock.advance(byMilliseconds: 2999)
    #expect(try await alice.send("x", to: "nobody") == .tooOften)
    world.clock.advance(byMilliseconds: 1)
    #expect(try await alice.send("x", to: "nobody") == .peerUnreachable)
  }

  @Test func messageThatTheHubRefusesFails() async throws {
    var settings = HubSettings()
    settings.limits.messageSize = 100
    let world = World(settings: settings)
    let (alice, bob) = (try await world.app("alice"), try await world.app("bob"))
    defer { withExtendedLifetime(bob) {} }
    #expect(try await alice.send(String(repeating: "x", count: 200), to: "bob") == .invalidMessage)
  }

  @Test func logoutFailsWaitingMessages() async throws {
    let world = World()
    let (alice, _) = (try await world.app("alice"), try await world.app("bob"))
    alice.setReachable(false)
    let outcome = Inbox<AgoraRtmSendPeerMessageErrorCode>("completion")
    alice.kit.send(AgoraRtmMessage(text: "too late"), toPeer: "bob") { outcome.add($0) }
    #expect(try await alice.logout() == .ok)
    #expect(try await outcome.next() == .notLoggedIn)
  }

  @Test func otherStylesReceiveAndConfirm() async throws {
    let world = World()
    let alice = try await world.app("alice")
    let (bob, received) = try await world.device("bob")
    #expect(try await alice.send("hello", to: "bob") == .ok)
    #expect(try await received.next().body.content == .text("hello"))
    let command = AgoraRtmRawMessage(rawData: Data(#"{"action":"wave","ext":{"hand":"left"}}"#.utf8), description: "")
    #expect(try await alice.send(command, to: "bob") == .ok)
    let body = try await received.next().body
    #expect(body.content == .command(CommandContent(action: "wave", parameters: #"{"hand":"left"}"#)))
    #expect(body.attributes == #"{"hand":"left"}"#)
    #expect(try await alice.send(AgoraRtmRawMessage(rawData: Data([7]), description: "seven"), to: "bob") == .ok)
    let data = try await received.next().body
    #expect(data.content == .data([7]) && data.fallbackText == "seven")

    func send(_ body: MessageBody) async throws -> AgoraRtmMessage {
      try bob.send(MessageDraft(conversation: .direct("alice"), body: body))
      return try await alice.messages.next().message
    }
    #expect(try await send(MessageBody(content: .text("hi"))).text == "hi")
    let custom = MessageBody(content: .custom(CustomContent(payload: "{}")), fallbackText: "[something]")
    #expect(try await send(custom).text == "[something]")
    let wave = MessageBody(content: .command(CommandContent(action: "wave", parameters: "not JSON")))
    let raw = try #require(try await send(wave) as? AgoraRtmRawMessage)
    #expect(String(decoding: raw.rawData, as: UTF8.self) == #"{"action":"wave","parameters":"not JSON"}"#)
    let nod = MessageBody(
      content: .command(CommandContent(action: "nod", parameters: "p")), attributes: #"{"twice":true}"#)
    let second = try #require(try await send(nod) as? AgoraRtmRawMessage)
    #expect(
      String(decoding: second.rawData, as: UTF8.self) == #"{"action":"nod","ext":{"twice":true},"parameters":"p"}"#)
  }

  @Test func undeliveredMessagesVanishWhenTheyAreRevoked() async throws {
    let world = World()
    let (alice, _) = try await world.device("alice")
    let bob = try await world.app("bob")
    #expect(try await bob.logout() == .ok)
    let body = MessageBody(content: .text("oops"))
    let message = try alice.send(MessageDraft(conversation: .direct("bob"), body: body))
    try alice.send(MessageDraft(conversation: .direct("bob"), body: MessageBody(content: .text("kept"))))
    let error: MessagingError? = try await code { done in
      // Behind the sending, which it shares a turn with.
      alice.fetchServerTime { _ in
        alice.revoke(message.id, in: .direct("bob"), request: RevocationRequest(), completion: done)
      }
    }
    #expect(error == nil)
    let again = try await world.app("bob")
    #expect(try await again.messages.next().message.text == "kept")
    #expect(again.messages.pending.isEmpty)
  }
}
