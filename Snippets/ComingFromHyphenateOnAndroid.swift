// An app ported from Agora Chat's Android SDK of 2016 that is tested without a cloud: the code of the guide "Coming from
// Hyphenate on Android".
import AgoraChatAndroid
import Foundation
import Parlance

/// Lines of a screen, for a test to wait for.
final class Lines: Sendable {
  private let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  func add(_ line: String) { continuation.yield(line) }
  func next() async -> String { await stream.first { _ in true } ?? "" }
}

// snippet.callback
/// Java's anonymous `AgoraCallBack`, as a class.
final class Report: AgoraCallBack {
  private let show: (String) -> Void
  private let success: String
  init(_ success: String, show: @escaping (String) -> Void) { (self.success, self.show) = (success, show) }
  func onSuccess() { show(success) }
  func onProgress(_ progress: Int, _ status: String) {}
  func onError(_ code: Int, _ error: String) { show("error \(code)") }
}
// snippet.end

// snippet.conversation
final class Conversation: AgoraEventListener {
  private let manager: AgoraChatManager
  private let peer: String
  private let show: (String) -> Void

  init(with peer: String, over manager: AgoraChatManager, show: @escaping (String) -> Void) {
    self.manager = manager
    self.peer = peer
    self.show = show
    manager.registerEventListener(self, [.EventNewMessage, .EventNewCMDMessage, .EventReadAck])
  }

  func send(_ text: String) -> AgoraMessage {
    let message = AgoraMessage.createTxtSendMessage(text, peer)
    manager.sendMessage(message, Report("sent", show: show))
    return message
  }

  func takeBack(_ message: AgoraMessage) {
    let command = AgoraMessage.createSendMessage(.CMD)
    command.addBody(CmdMessageBody("REVOKE_FLAG"))
    command.setReceipt(peer)
    command.setAttribute("msgId", message.getMsgId())
    manager.sendMessage(command, Report("taken back", show: show))
  }

  func onEvent(_ event: AgoraNotifierEvent) {
    guard let message = event.getData() as? AgoraMessage else { return }
    switch event.getEvent() {
    case .EventNewMessage:
      show("\(message.getFrom()): \((message.getBody() as? TextMessageBody)?.getMessage() ?? "")")
      try? manager.ackMessageRead(message.getFrom(), message.getMsgId())
    case .EventReadAck:
      show("read")
    default:
      show("\(message.getFrom()) took a message back")
    }
  }
}
// snippet.end

// snippet.clients
let clock = ManualClock()
let environment = MessagingEnvironment.inMemory(clock: clock)
let alice = AgoraChatManager(environment: environment, device: "phone")
let bob = AgoraChatManager(environment: environment, device: "phone")
let (atAlice, atBob) = (Lines(), Lines())
let conversation = Conversation(with: "bob", over: alice, show: atAlice.add)
let opposite = Conversation(with: "alice", over: bob, show: atBob.add)
bob.login("bob", "", Report("logged in", show: atBob.add))
alice.login("alice", "", Report("logged in", show: atAlice.add))
print(await atBob.next(), await atAlice.next(), separator: ", ")
// snippet.end

// snippet.test
let hello = conversation.send("hello")
print(await atAlice.next(), await atBob.next(), await atAlice.next(), separator: ", ")

clock.advance(bySeconds: 121)  // The window for taking a message back is two minutes.
conversation.takeBack(hello)
print(await atAlice.next())

environment.setReachable(false, account: "alice", device: "phone", style: "AgoraChatAndroid")
let news = conversation.send("from the train")
print(news.status == .INPROGRESS)
environment.setReachable(true, account: "alice", device: "phone", style: "AgoraChatAndroid")
print(await atAlice.next(), await atBob.next(), separator: ", ")
// snippet.end

withExtendedLifetime(opposite) {}
// Prints "logged in, logged in".
// Prints "sent, alice: hello, read".
// Prints "error 504".
// Prints "true".
// Prints "sent, alice: from the train".
