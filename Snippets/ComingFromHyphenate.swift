// An app written against Hyphenate that is tested without a cloud: the code of the guide "Coming from Hyphenate".
import Foundation
import HyphenateChat
import Parlance

/// Lines of a screen, for a test to wait for.
final class Lines: Sendable {
  private let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  func add(_ line: String) { continuation.yield(line) }
  func next() async -> String { await stream.first { _ in true } ?? "" }
}

// snippet.conversation
final class Conversation: NSObject, EMChatManagerDelegate {
  private let client: EMClient
  private let peer: String
  private let show: (String) -> Void

  init(with peer: String, over client: EMClient, show: @escaping (String) -> Void) {
    self.client = client
    self.peer = peer
    self.show = show
    super.init()
    client.chatManager.add(self, delegateQueue: nil)
  }

  func send(_ text: String) -> EMMessage {
    let body = EMTextMessageBody(text: text)
    let message = EMMessage(conversationID: peer, from: client.currentUsername, to: peer, body: body, ext: nil)
    client.chatManager.send(message, progress: nil) { [show] _, error in show(error == nil ? "sent" : "failed") }
    return message
  }

  func takeBack(_ message: EMMessage) {
    client.chatManager.recall(message) { [show] _, error in show(error == nil ? "taken back" : "too late") }
  }

  func messagesDidReceive(_ messages: [Any]!) {
    for case let message as EMMessage in messages {
      show("\(message.from): \((message.body as? EMTextMessageBody)?.text ?? "")")
      client.chatManager.sendMessageReadAck(message) { _, _ in }
    }
  }

  func messagesDidRead(_ messages: [Any]!) { show("read") }

  func messagesDidRecall(_ messages: [Any]!) { show("a message was taken back") }
}
// snippet.end

// snippet.clients
let clock = ManualClock()
let environment = MessagingEnvironment.inMemory(clock: clock)
let alice = EMClient(environment: environment, device: "phone")
let bob = EMClient(environment: environment, device: "phone")
for (client, name) in [(alice, "alice"), (bob, "bob")] {
  client.initializeSDK(with: EMOptions(appkey: "company#app"))
  guard client.login(withUsername: name, password: "") == nil else { exit(1) }
}
let (atAlice, atBob) = (Lines(), Lines())
let conversation = Conversation(with: "bob", over: alice, show: atAlice.add)
let opposite = Conversation(with: "alice", over: bob, show: atBob.add)
// snippet.end

// snippet.test
let hello = conversation.send("hello")
print(await atAlice.next(), await atBob.next(), await atAlice.next(), separator: ", ")

clock.advance(bySeconds: 121)  // The window for taking a message back is two minutes.
conversation.takeBack(hello)
print(await atAlice.next())

environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChat")
let news = conversation.send("from the train")
print(news.status == EMMessageStatusDelivering)
environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChat")
print(await atAlice.next(), await atBob.next(), separator: ", ")
// snippet.end

withExtendedLifetime(opposite) {}
// Prints "sent, alice: hello, read".
// Prints "too late".
// Prints "true".
// Prints "sent, alice: from the train".
