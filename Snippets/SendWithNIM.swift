// An app written against NIM: a text, and the receipt for it.
import Foundation
import NIMSDK
import Parlance

final class Screen: NSObject, NIMChatManagerDelegate {
  let sdk: NIMSDK
  init(_ sdk: NIMSDK) { self.sdk = sdk }
  func onRecvMessages(_ messages: [NIMMessage]) {
    guard let message = messages.last else { return }
    print("\(message.from ?? ""): \(message.text ?? "")")
    sdk.chatManager.send(NIMMessageReceipt(message: message)) { _ in }
  }
  func onRecvMessageReceipts(_ receipts: [NIMMessageReceipt]) {
    print("read by \(receipts.first?.session?.sessionId ?? "")")
    exit(0)
  }
}

let environment = MessagingEnvironment.inMemory()
let alice = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
let bob = NIMSDK(environment: environment, device: "phone", config: NIMSDKConfig())
let screens = [Screen(alice), Screen(bob)]
alice.chatManager.add(screens[0])
bob.chatManager.add(screens[1])
bob.loginManager.login("bob", token: "") { _ in
  alice.loginManager.login("alice", token: "") { _ in
    let message = NIMMessage()
    message.text = "hello"
    do { try alice.chatManager.send(message, to: NIMSession("bob", type: .P2P)) } catch { exit(1) }
  }
}
RunLoop.main.run()
// Prints "alice: hello".
// Prints "read by bob".
