// Two apps, two APIs, one conversation: the program that the README shows.
import Foundation
import NIMSDK
import Parlance
import QD_IMSDK

final class AliceScreen: NSObject, NIMChatManagerDelegate {
  func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) {
    print("NIM: \(receipts[0].session?.sessionId ?? "") has read it")
    exit(0)
  }
}

final class BobScreen: NSObject, QDChatManagerDelegate {
  let client: QDClient
  init(_ client: QDClient) { self.client = client }
  func onRecvMessages(_ messages: [QDMessage]) {
    for message in messages { print("QD: \(message.senderId) says \(message.text)") }
    client.chatManager.sendMessageReceipt(messages[messages.count - 1]) { _ in }
  }
}

let environment = MessagingEnvironment.inMemory()
let alice = NIMSDK(environment: environment, device: "alice's phone", config: NIMSDKConfig())
let bob = QDClient(environment: environment, device: "bob's phone")
let (aliceScreen, bobScreen) = (AliceScreen(), BobScreen(bob))
alice.chatManager.add(aliceScreen)
bob.chatManager.add(bobScreen)

bob.loginManager.login(withAccount: "bob", password: "") { _, _ in
  alice.loginManager.login("alice", token: "") { _ in
    let message = NIMMessage()
    message.text = "hello"
    do { try alice.chatManager.send(message, to: NIMSession("bob", type: .P2P)) } catch { exit(1) }
  }
}
RunLoop.main.run()
// Prints "QD: alice says hello".
// Prints "NIM: bob has read it".
