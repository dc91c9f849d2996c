// An app written against Agora Chat that is tested without a cloud: the code of the guide "Coming from Agora Chat".
import AgoraChat
import Foundation
import Parlance

/// Lines of a screen, for a test to wait for.
final class Lines: Sendable {
  private let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  func add(_ line: String) { continuation.yield(line) }
  func next() async -> String { await stream.first { _ in true } ?? "" }
}

// snippet.conversation
final class Conversation: NSObject, AgoraChatManagerDelegate {
  private let client: AgoraChatClient
  private let peer: String
  private let show: (String) -> Void

  init(with peer: String, over client: AgoraChatClient, show: @escaping (String) -> Void) {
    self.client = client
    self.peer = peer
    self.show = show
    super.init()
    client.chatManager?.add(self, delegateQueue: nil)
  }

  func send(_ text: String) -> AgoraChatMessage {
    let body = AgoraChatTextMessageBody(text: text)
    let message = AgoraChatMessage(conversationID: peer, body: body, ext: nil)
    client.chatManager?.send(message, progress: nil) { [show] _, error in show(error == nil ? "sent" : "failed") }
    return message
  }

  func takeBack(_ message: AgoraChatMessage) {
    client.chatManager?.recallMessage(withMessageId: message.messageId) { [show] error in
      show(error?.code == .messageRecallTimeLimit ? "too late" : "taken back")
    }
  }

  func messagesDidReceive(_ messages: [AgoraChatMessage]) {
    for message in messages {
      show("\(message.from): \((message.body as? AgoraChatTextMessageBody)?.text ?? "")")
      client.chatManager?.sendMessageReadAck(message.messageId, toUser: message.from) { _ in }
    }
  }

  func messagesDidRead(_ messages: [AgoraChatMessage]) { show("read") }

  func messagesInfoDidRecall(_ recalls: [AgoraChatRecallMessageInfo]) {
    for recall in recalls { show("\(recall.recallBy) took a message back") }
  }
}
// snippet.end

// snippet.clients
let clock = ManualClock()
let environment = MessagingEnvironment.inMemory(clock: clock)
let alice = AgoraChatClient(environment: environment, device: "phone")
let bob = AgoraChatClient(environment: environment, device: "phone")
for (client, name) in [(alice, "alice"), (bob, "bob")] {
  _ = client.initializeSDK(with: AgoraChatOptions(appkey: "company#app"))
  guard client.login(withUsername: name, token: "") == nil else { exit(1) }
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
print(news.status == .delivering)
environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChat")
print(await atAlice.next(), await atBob.next(), separator: ", ")
// snippet.end

withExtendedLifetime(opposite) {}
// Prints "sent, alice: hello, read".
// Prints "too late".
// Prints "true".
// Prints "sent, alice: from the train".
