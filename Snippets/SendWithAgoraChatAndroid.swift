// An app written against Agora Chat's Android SDK of 2016, ported line by line: a text, and its withdrawal by a command.
import AgoraChatAndroid
import Foundation
import Parlance

final class Screen: AgoraEventListener {
  func onEvent(_ event: AgoraNotifierEvent) {
    guard let message = event.getData() as? AgoraMessage else { return }
    switch message.getBody() {
    case let text as TextMessageBody: print("\(message.getFrom()): \(text.getMessage())")
    case let command as CmdMessageBody:
      print("\(command.action) by \(message.getFrom())")
      exit(0)
    default: break
    }
  }
}

final class Then: AgoraCallBack {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func onSuccess() { action() }
  func onProgress(_ progress: Int, _ status: String) {}
  func onError(_ code: Int, _ error: String) { exit(1) }
}

let environment = MessagingEnvironment.inMemory()
let alice = AgoraChatManager(environment: environment, device: "phone")
let bob = AgoraChatManager(environment: environment, device: "phone")
let screen = Screen()
bob.registerEventListener(screen, [.EventNewMessage, .EventNewCMDMessage])
let message = AgoraMessage.createTxtSendMessage("hello", "bob")
let withdrawal = AgoraMessage.createSendMessage(.CMD)
withdrawal.addBody(CmdMessageBody("REVOKE_FLAG"))
withdrawal.setReceipt("bob")
withdrawal.setAttribute("msgId", message.getMsgId())
let withdraw = Then { alice.sendMessage(withdrawal, nil) }
let send = Then { alice.sendMessage(message, withdraw) }
bob.login("bob", "", Then { alice.login("alice", "", send) })
RunLoop.main.run()
// Prints "alice: hello".
// Prints "REVOKE_FLAG by alice".
