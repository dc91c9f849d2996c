// An app written against QD that is tested without a cloud: the code of the guide "Coming from QD".
import Foundation
import Parlance
import QD_IMSDK

/// Lines of a screen, for a test to wait for.
final class Lines: Sendable {
  private let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  func add(_ line: String) { continuation.yield(line) }
  func next() async -> String { await stream.first { _ in true } ?? "" }
}

// snippet.conversation
final class Conversation: NSObject, QDChatManagerDelegate {
  private let client: QDClient
  private let session: QDSession
  private let show: (String) -> Void

  init(with peer: String, over client: QDClient, show: @escaping (String) -> Void) {
    self.client = client
    self.show = show
    session = QDSession(peer, type: .P2P)
    super.init()
    client.chatManager.add(self)
  }

  func send(_ text: String) throws -> QDMessage {
    let message = QDMessage()
    message.text = text
    try client.chatManager.send(message, to: session)
    return message
  }

  func takeBack(_ message: QDMessage) {
    client.chatManager.revokeMessage(message) { [show] error in
      show(error == nil ? "taken back" : "too late")
    }
  }

  func send(_ message: QDMessage, didCompleteWithError error: (any Error)?) {
    show(error == nil ? "sent" : "failed")
  }

  func onRecvMessages(_ messages: [QDMessage]) {
    for message in messages { show("\(message.senderId): \(message.text)") }
    guard let last = messages.last else { return }
    client.chatManager.sendMessageReceipt(last) { _ in }
  }

  func onRecvReceiptsMessage(_ message: QDMessage) { show("read") }

  func onRecvRevokeMessageNotification(_ notification: QDRevokeMessageNotification) {
    show("\(notification.fromUserId) took a message back")
  }
}
// snippet.end

// snippet.clients
let clock = ManualClock()
let environment = MessagingEnvironment.inMemory(clock: clock)
let alice = QDClient(environment: environment, device: "phone")
let bob = QDClient(environment: environment, device: "phone")
let (atAlice, atBob) = (Lines(), Lines())
let conversation = Conversation(with: "bob", over: alice, show: atAlice.add)
let opposite = Conversation(with: "alice", over: bob, show: atBob.add)
bob.loginManager.login(withAccount: "bob", password: "") { _, _ in atBob.add("logged in") }
alice.loginManager.login(withAccount: "alice", password: "") { _, _ in atAlice.add("logged in") }
print(await atBob.next(), await atAlice.next(), separator: ", ")
// snippet.end

// snippet.test
let hello = try conversation.send("hello")
print(await atAlice.next(), await atBob.next(), await atAlice.next(), separator: ", ")

clock.advance(bySeconds: 121)  // The window for taking a message back is two minutes.
conversation.takeBack(hello)
print(await atAlice.next())

environment.setReachable(false, account: "alice", device: "phone", style: "QD")
let news = try conversation.send("from the train")
print(news.deliveryState == .delivering)
environment.setReachable(true, account: "alice", device: "phone", style: "QD")
print(await atAlice.next(), await atBob.next(), separator: ", ")
// snippet.end

withExtendedLifetime(opposite) {}
// Prints "logged in, logged in".
// Prints "sent, alice: hello, read".
// Prints "too late".
// Prints "true".
// Prints "sent, alice: from the train".
