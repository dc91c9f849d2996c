import AgoraRtmKit
import Foundation
import Parlance
import TestSupport
import Testing

/// A program of the shape of the vendor's tutorial: a window to log in, one to chat with a peer, one with a channel.
@Suite @MainActor struct TutorialProgram {
  /// The tutorial's chat window: it is the kit's delegate, or a channel's.
  final class ChatWindow: NSObject, AgoraRtmDelegate, AgoraRtmChannelDelegate {
    enum Kind {
      case peer(String)
      case group(String)
    }

    let kind: Kind
    let kit: AgoraRtmKit
    var channel: AgoraRtmChannel?
    let lines = Inbox<String>("line")

    init(_ kind: Kind, _ kit: AgoraRtmKit) {
      self.kind = kind
      self.kit = kit
      super.init()
      kit.agoraRtmDelegate = self
      if case .group(let name) = kind {
        guard let channel = kit.createChannel(withId: name, delegate: self) else { return }
        channel.join { [lines] error in
          if error != .channelErrorOk { lines.add("join channel error: \(error.rawValue)") }
        }
        self.channel = channel
      }
    }

    func leave() {
      channel?.leave { [lines] error in lines.add("leave channel error: \(error.rawValue)") }
      if case .group(let name) = kind { _ = kit.destroyChannel(withId: name) }
    }

    func send(_ text: String, offline: Bool) {
      let message = AgoraRtmMessage(text: text)
      switch kind {
      case .peer(let name):
        let option = AgoraRtmSendMessageOptions()
        option.enableOfflineMessaging = offline
        kit.send(message, toPeer: name, sendMessageOptions: option) { [lines] error in
          lines.add("sent \(message.text): \(error.rawValue)")
        }
      case .group:
        channel?.send(message) { [lines] error in lines.add("sent \(message.text): \(error.rawValue)") }
      }
    }

    func rtmKit(
      _ kit: AgoraRtmKit, connectionStateChanged state: AgoraRtmConnectionState, reason: AgoraRtmConnectionChangeReason
    ) {
      lines.add("connection state changed: \(state.rawValue)")
    }

    func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String) {
      lines.add("\(peerId): \(message.text)\(message.isOfflineMessage ? " (offline)" : "")")
    }

    func channel(_ channel: AgoraRtmChannel, memberJoined member: AgoraRtmMember) {
      lines.add("\(member.userId) join")
    }

    func channel(_ channel: AgoraRtmChannel, memberLeft member: AgoraRtmMember) { lines.add("\(member.userId) left") }

    func channel(_ channel: AgoraRtmChannel, messageReceived message: AgoraRtmMessage, from member: AgoraRtmMember) {
      lines.add("\(member.userId): \(message.text)")
    }

    func channel(_ channel: AgoraRtmChannel, memberCount count: Int32) { lines.add("\(count) members") }
  }

  private func kit(_ world: World) throws -> AgoraRtmKit {
    try #require(AgoraRtmKit(appId: App.appID, delegate: nil, environment: world.environment))
  }

  private func logIn(_ kit: AgoraRtmKit, _ user: String) async throws {
    #expect(try await code { kit.login(byToken: nil, user: user, completion: $0) } == .ok)
  }

  @Test func peersChatAndMessagesToAbsentOnesWait() async throws {
    let world = World()
    let (alice, bob) = (try kit(world), try kit(world))
    try await logIn(alice, "alice")
    try await logIn(bob, "bob")
    let (left, right) = (ChatWindow(.peer("bob"), alice), ChatWindow(.peer("alice"), bob))
    left.send("hello", offline: false)
    #expect(try await right.lines.next() == "alice: hello")
    #expect(try await left.lines.next() == "sent hello: 0")
    right.send("hi", offline: false)
    #expect(try await left.lines.next() == "bob: hi")
    #expect(try await right.lines.next() == "sent hi: 0")

    #expect(try await code { bob.logout(completion: $0) } == .ok)
    #expect(try await right.lines.next() == "connection state changed: 1")
    left.send("lost", offline: false)
    #expect(try await left.lines.next() == "sent lost: 3")
    left.send("one", offline: true)
    left.send("two", offline: true)
    #expect(try await left.lines.next() == "sent one: 4")
    #expect(try await left.lines.next() == "sent two: 4")
    try await logIn(bob, "bob")
    #expect(try await right.lines.next() == "connection state changed: 2")
    #expect(try await right.lines.next() == "connection state changed: 3")
    #expect(try await right.lines.next() == "alice: one (offline)")
    #expect(try await right.lines.next() == "alice: two (offline)")
    left.send("three", offline: true)
    #expect(try await right.lines.next() == "alice: three")
    #expect(try await left.lines.next() == "sent three: 0")
  }

  @Test func aChannelChats() async throws {
    let world = World()
    let (alice, bob) = (try kit(world), try kit(world))
    try await logIn(alice, "alice")
    try await logIn(bob, "bob")
    let left = ChatWindow(.group("tutorial"), alice)
    #expect(try await left.lines.next() == "1 members")
    world.clock.advance(bySeconds: 2)
    let right = ChatWindow(.group("tutorial"), bob)
    #expect(try await right.lines.next() == "2 members")
    #expect(try await left.lines.next() == "bob join")
    #expect(try await left.lines.next() == "2 members")
    left.send("hello all", offline: false)
    #expect(try await right.lines.next() == "alice: hello all")
    #expect(try await left.lines.next() == "sent hello all: 0")
    right.send("hello back", offline: true)
    #expect(try await left.lines.next() == "bob: hello back")
    world.clock.advance(bySeconds: 2)
    right.leave()
    #expect(try await right.lines.next() == "sent hello back: 0")
    #expect(try await right.lines.next() == "leave channel error: 0")
    #expect(try await left.lines.next() == "bob left")
    #expect(try await left.lines.next() == "1 members")
    #expect(left.lines.pending.isEmpty && right.lines.pending.isEmpty)
  }
}
