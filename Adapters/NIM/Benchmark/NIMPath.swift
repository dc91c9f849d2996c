import BenchmarkPaths
import Foundation
import NIMSDK
import Parlance

/// Through the NIM adapter, as an app uses it.
final class NIMPath: NSObject, BenchmarkPath, NIMChatManagerDelegate, NIMLoginManagerDelegate {
  static let name = "NIM"
  private let sender: NIMSDK
  private let receiver: NIMSDK
  private let session: NIMSession
  private let ready: () -> Void
  private let accepted: () -> Void
  private let received: (Int) -> Void

  init(
    environment: MessagingEnvironment, sender: String, receiver: String, ready: @escaping () -> Void,
    accepted: @escaping () -> Void, received: @escaping (Int) -> Void
  ) throws {
    self.sender = NIMSDK(environment: environment, device: "bench", config: NIMSDKConfig())
    self.receiver = NIMSDK(environment: environment, device: "bench", config: NIMSDKConfig())
    session = NIMSession(receiver, type: .P2P)
    self.ready = ready
    self.accepted = accepted
    self.received = received
    super.init()
    for sdk in [self.receiver, self.sender] {
      sdk.loginManager.add(self)
      sdk.chatManager.add(self)
    }
    self.receiver.loginManager.login(receiver, token: "") { _ in }
    self.sender.loginManager.login(sender, token: "") { _ in }
  }

  func send() throws {
    let message = NIMMessage()
    message.text = payload
    try sender.chatManager.send(message, to: session)
  }

  func onLogin(_ step: NIMLoginStep) { if step == .syncOK { ready() } }
  func send(_ message: NIMMessage, didCompleteWithError error: (any Error)?) { if error == nil { accepted() } }
  func onRecvMessages(_ messages: [NIMMessage]) { received(messages.count) }
}
