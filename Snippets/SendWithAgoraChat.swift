// An app written against Agora Chat: a text, and its recall.
import AgoraChat
import Foundation
import Parlance

final class Screen: NSObject, AgoraChatManagerDelegate {
  func messagesDidReceive(_ messages: [AgoraChatMessage]) {
    for message in messages { print("\(message.from): \((message.body as? AgoraChatTextMessageBody)?.text ?? "")") }
  }
  func messagesInfoDidRecall(_ recalls: [AgoraChatRecallMessageInfo]) {
    print("recalled by \(recalls.first?.recallBy ?? "")")
    exit(0)
  }
}

let environment = MessagingEnvironment.inMemory()
let alice = AgoraChatClient(environment: environment, device: "phone")
let bob = AgoraChatClient(environment: environment, device: "phone")
for client in [alice, bob] { _ = client.initializeSDK(with: AgoraChatOptions(appkey: "parlance#snippet")) }
let screen = Screen()
bob.chatManager?.add(screen, delegateQueue: nil)
bob.login(withUsername: "bob", token: "") { _, _ in
  alice.login(withUsername: "alice", token: "") { _, _ in
    let body = AgoraChatTextMessageBody(text: "hello")
    let message = AgoraChatMessage(conversationID: "bob", from: "alice", to: "bob", body: body, ext: nil)
    alice.chatManager?.send(message, progress: nil) { message, _ in
      alice.chatManager?.recallMessage(withMessageId: message?.messageId ?? "") { _ in }
    }
  }
}
RunLoop.main.run()
// Prints "alice: hello".
// Prints "recalled by alice".
