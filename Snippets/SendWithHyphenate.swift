// An app written against Hyphenate: a text, and the receipt for it.
import Foundation
import HyphenateChat
import Parlance

final class Screen: NSObject, EMChatManagerDelegate {
  let client: EMClient
  init(_ client: EMClient) { self.client = client }
  func messagesDidReceive(_ messages: [EMMessage]) {
    guard let message = messages.last else { return }
    print("\(message.from): \((message.body as? EMTextMessageBody)?.text ?? "")")
    client.chatManager.sendMessageReadAck(message.messageId, toUser: message.from) { _ in }
  }
  func messagesDidRead(_ messages: [EMMessage]) {
    print("read by \(messages.first?.to ?? "")")
    exit(0)
  }
}

let environment = MessagingEnvironment.inMemory()
let alice = EMClient(environment: environment, device: "phone")
let bob = EMClient(environment: environment, device: "phone")
let screens = [Screen(alice), Screen(bob)]
for screen in screens {
  screen.client.initializeSDK(with: EMOptions(appkey: "parlance#snippet"))
  screen.client.chatManager.add(screen, delegateQueue: nil)
}
guard bob.login(withUsername: "bob", password: "") == nil,
  alice.login(withUsername: "alice", password: "") == nil
else { exit(1) }
let message = EMMessage(
  conversationID: "bob", from: "alice", to: "bob", body: EMTextMessageBody(text: "hello"), ext: nil)
alice.chatManager.send(message, progress: nil, completion: nil)
RunLoop.main.run()
// Prints "alice: hello".
// Prints "read by bob".
