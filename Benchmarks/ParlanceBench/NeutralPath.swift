import BenchmarkPaths
import Foundation
import Parlance

/// Through the neutral device, as an adapter uses it.
final class NeutralPath: BenchmarkPath {
  static let name = "neutral"
  private let sender: Device
  private let receiver: Device
  private let conversation: ConversationID

  init(
    environment: MessagingEnvironment, sender: String, receiver: String, ready: @escaping () -> Void,
    accepted: @escaping () -> Void, received: @escaping (Int) -> Void
  ) throws {
    func handle(_ events: [DeviceEvent]) {
      for event in events {
        switch event {
        case .sent(_, let error): if error == nil { accepted() }
        case .received(let messages): received(messages.count)
        case .connection(.synchronized): ready()
        default: break
        }
      }
    }
    self.sender = try environment.openDevice(
      DeviceConfiguration(style: "Parlance", account: AccountID(sender), device: "bench"), handler: handle)
    self.receiver = try environment.openDevice(
      DeviceConfiguration(style: "Parlance", account: AccountID(receiver), device: "bench"), handler: handle)
    conversation = .direct(AccountID(receiver))
    self.receiver.connectEventually(token: "")
    self.sender.connectEventually(token: "")
  }

  func send() throws {
    try sender.send(MessageDraft(conversation: conversation, body: MessageBody(content: .text(payload))))
  }
}
