// An app written against NIM that is tested without a cloud: the code of the guide "Coming from NIM".
import Foundation
import NIMSDK
import Parlance

// snippet.lines
/// Lines of a screen, for a test to wait for.
final class Lines: Sendable {
  private let (stream, continuation) = AsyncStream.makeStream(of: String.self)
  func add(_ line: String) { continuation.yield(line) }
  func next() async -> String { await stream.first { _ in true } ?? "" }
}
// snippet.end

// snippet.conversation
final class Conversation: NSObject, NIMChatManagerDelegate {
  private let sdk: NIMSDK
  private let session: NIMSession
  private let show: (String) -> Void

  init(with peer: String, over sdk: NIMSDK, show: @escaping (String) -> Void) {
    self.sdk = sdk
    self.show = show
    session = NIMSession(peer, type: .P2P)
    super.init()
    sdk.chatManager.add(self)
  }

  func send(_ text: String) throws -> NIMMessage {
    let message = NIMMessage()
    message.text = text
    try sdk.chatManager.send(message, to: session)
    return message
  }

  func takeBack(_ message: NIMMessage) {
    sdk.chatManager.revokeMessage(message) { [show] error in
      let code = (error as NSError?)?.code
      show(code == NIMRemoteErrorCode.codeDomainExpireOld.rawValue ? "too late" : "taken back")
    }
  }

  func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) {
    show(error == nil ? "sent" : "failed")
  }

  func onRecvMessages(_ messages: [NIMMessage]) {
    for message in messages { show("\(message.from ?? ""): \(message.text ?? "")") }
    guard let last = messages.last else { return }
    sdk.chatManager.send(NIMMessageReceipt(message: last)) { _ in }
  }

  func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) { show("read") }

  func onRecvRevokeMessageNotification(_ notification: NIMRevokeMessageNotification) {
    show("\(notification.fromUserId) took a message back")
  }
}
// snippet.end

// snippet.clients
let clock = ManualClock()
let environment = MessagingEnvironment.inMemory(clock: clock)
let alice = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
let bob = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
try await alice.loginManager.login("alice", token: "")
try await bob.loginManager.login("bob", token: "")
let (atAlice, atBob) = (Lines(), Lines())
let conversation = Conversation(with: "bob", over: alice, show: atAlice.add)
let opposite = Conversation(with: "alice", over: bob, show: atBob.add)
// snippet.end

// snippet.test
let hello = try conversation.send("hello")
print(await atAlice.next(), await atBob.next(), await atAlice.next(), separator: ", ")

clock.advance(bySeconds: 121)  // The window for taking a message back is two minutes.
conversation.takeBack(hello)
print(await atAlice.next())

environment.setReachable(false, account: "alice", device: "phone", style: "NIM")
let news = try conversation.send("from the train")
print(news.deliveryState == .delivering)
environment.setReachable(true, account: "alice", device: "phone", style: "NIM")
print(await atAlice.next(), await atBob.next(), separator: ", ")
// snippet.end

withExtendedLifetime(opposite) {}
// Prints "sent, alice: hello, read".
// Prints "too late".
// Prints "true".
// Prints "sent, alice: from the train".
