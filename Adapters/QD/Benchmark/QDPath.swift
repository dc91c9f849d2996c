import BenchmarkPaths
import Foundation
import Parlance
import QD_IMSDK

/// Through the QD adapter, as an app uses it.
final class QDPath: NSObject, BenchmarkPath, QDChatManagerDelegate, QDLoginManagerDelegate {
  static let name = "QD"
  private let sender: QDClient
  private let receiver: QDClient
  private let session: QDSession
  private let ready: () -> Void
  private let accepted: () -> Void
  private let received: (Int) -> Void

  init(
    environment: MessagingEnvironment, sender: String, receiver: String, ready: @escaping () -> Void,
    accepted: @escaping () -> Void, received: @escaping (Int) -> Void
  ) throws {
    self.sender = QDClient(environment: environment, device: "bench")
    self.receiver = QDClient(environment: environment, device: "bench")
    session = QDSession(receiver, type: .P2P)
    self.ready = ready
    self.accepted = accepted
    self.received = received
    super.init()
    for client in [self.receiver, self.sender] {
      client.loginManager.add(self)
      client.chatManager.add(self)
    }
    self.receiver.loginManager.login(withAccount: receiver, password: "") { _, _ in }
    self.sender.loginManager.login(withAccount: sender, password: "") { _, _ in }
  }

  func send() throws {
    let message = QDMessage()
    message.text = payload
    try sender.chatManager.send(message, to: session)
  }

  func onLogin(_ step: QDLoginStep) { if step == .syncOK { ready() } }
  func send(_ message: QDMessage, didCompleteWithError error: (any Error)?) { if error == nil { accepted() } }
  func onRecvMessages(_ messages: [QDMessage]) { received(messages.count) }
}
