// An app written against QD: a text, and its revocation.
import Foundation
import Parlance
import QD_IMSDK

final class Screen: NSObject, QDChatManagerDelegate {
  let client: QDClient
  init(_ client: QDClient) { self.client = client }
  func send(_ message: QDMessage, didCompleteWithError error: (any Error)?) {
    client.chatManager.revokeMessage(message) { _ in }
  }
  func onRecvMessages(_ messages: [QDMessage]) {
    for message in messages { print("\(message.senderId): \(message.text)") }
  }
  func onRecvRevokeMessageNotification(_ notification: QDRevokeMessageNotification) {
    print("revoked by \(notification.fromUserId)")
    exit(0)
  }
}

let environment = MessagingEnvironment.inMemory()
let alice = QDClient(environment: environment, device: "phone")
let bob = QDClient(environment: environment, device: "phone")
let screens = [Screen(alice), Screen(bob)]
for screen in screens { screen.client.chatManager.add(screen) }
bob.loginManager.login(withAccount: "bob", password: "") { _, _ in
  alice.loginManager.login(withAccount: "alice", password: "") { _, _ in
    let message = QDMessage()
    message.text = "hello"
    do { try alice.chatManager.send(message, to: QDSession("bob", type: .P2P)) } catch { exit(1) }
  }
}
RunLoop.main.run()
// Prints "alice: hello".
// Prints "revoked by alice".
