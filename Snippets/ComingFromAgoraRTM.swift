// An app written against Agora RTM that is tested without a cloud: the code of the guide "Coming from Agora RTM".
import AgoraRtmKit
import Foundation
import Parlance

/// Lines of a screen, for a test to wait for.
final class Lines: Sendable {
  private let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  func add(_ line: String) { continuation.yield(line) }
  func next() async -> String { await stream.first { _ in true } ?? "" }
}

// snippet.conversation
final class Conversation: NSObject, AgoraRtmDelegate {
  private let peer: String
  private let show: (String) -> Void

  init(with peer: String, show: @escaping (String) -> Void) {
    self.peer = peer
    self.show = show
  }

  func send(_ text: String, over kit: AgoraRtmKit, waits: Bool = false) {
    let options = AgoraRtmSendMessageOptions()
    options.enableOfflineMessaging = waits
    kit.send(AgoraRtmMessage(text: text), toPeer: peer, sendMessageOptions: options) { [show] code in
      switch code {
      case .ok: show("sent")
      case .cachedByServer: show("waits for the peer")
      case .peerUnreachable: show("the peer cannot be reached")
      default: show("failed with \(code.rawValue)")
      }
    }
  }

  func rtmKit(_ kit: AgoraRtmKit, messageReceived message: AgoraRtmMessage, fromPeer peerId: String) {
    show("\(peerId): \(message.text)" + (message.isOfflineMessage ? " (had waited)" : ""))
  }

  func rtmKit(_ kit: AgoraRtmKit, peersOnlineStatusChanged onlineStatus: [AgoraRtmPeerOnlineStatus]) {
    let names = [AgoraRtmPeerOnlineState.online: "online", .unreachable: "unreachable", .offline: "offline"]
    for peer in onlineStatus { show("\(peer.peerId) is \(names[peer.state] ?? "")") }
  }
}
// snippet.end

// snippet.clients
let clock = ManualClock()
let environment = MessagingEnvironment.inMemory(clock: clock)
let appID = String(repeating: "0123456789abcdef", count: 2)
let (atAlice, atBob) = (Lines(), Lines())
let conversation = Conversation(with: "bob", show: atAlice.add)
let opposite = Conversation(with: "alice", show: atBob.add)
guard
  let alice = AgoraRtmKit(appId: appID, delegate: conversation, environment: environment, device: "phone"),
  let bob = AgoraRtmKit(appId: appID, delegate: opposite, environment: environment, device: "phone")
else { exit(1) }
bob.login(byToken: nil, user: "bob") { _ in atBob.add("logged in") }
alice.login(byToken: nil, user: "alice") { _ in atAlice.add("logged in") }
print(await atBob.next(), await atAlice.next(), separator: ", ")
// snippet.end

// snippet.test
conversation.send("hello", over: alice)
print(await atBob.next(), await atAlice.next(), separator: ", ")

alice.subscribePeersOnlineStatus(["bob"], completion: nil)
print(await atAlice.next())
environment.setReachable(false, account: "bob", device: "phone", style: "AgoraRTM")
conversation.send("anyone there?", over: alice)
print(await atAlice.next())
conversation.send("call me", over: alice, waits: true)
print(await atAlice.next())
clock.advance(bySeconds: 6)
print(await atAlice.next())
clock.advance(bySeconds: 24)
print(await atAlice.next())
environment.setReachable(true, account: "bob", device: "phone", style: "AgoraRTM")
print(await atBob.next())
// snippet.end

// Prints "logged in, logged in".
// Prints "alice: hello, sent".
// Prints "bob is online".
// Prints "the peer cannot be reached".
// Prints "waits for the peer".
// Prints "bob is unreachable".
// Prints "bob is offline".
// Prints "alice: call me (had waited)".
