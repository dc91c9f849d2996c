package import Parlance

/// A device of no style of this package.
package final class NeutralApp {
  package let device: Device
  package let received = Inbox<Message>("message at the other side")
  package let outcomes = Inbox<MessagingError?>("outcome at the other side")

  /// Logs an account in.
  package init(_ account: AccountID, _ environment: MessagingEnvironment) throws {
    let (received, outcomes) = (received, outcomes)
    device = try environment.openDevice(DeviceConfiguration(style: "Other", account: account, device: "other")) {
      for event in $0 {
        switch event {
        case .received(let messages): for message in messages { received.add(message) }
        case .sent(_, let error): outcomes.add(error)
        default: break
        }
      }
    }
    let refusal: MessagingError? = Device.wait { self.device.connect(token: "", completion: $0) }
    if let refusal { throw refusal }
  }

  /// Sends a file and waits until the hub has it.
  @MainActor package func send(
    _ content: MessageContent, _ file: [UInt8], preview: [UInt8]? = nil, to peer: AccountID = "alice"
  ) async throws {
    var draft = MessageDraft(
      conversation: .direct(peer), body: MessageBody(content: content),
      attachments: [MessageAttachment(source: .data(file))])
    if let preview { draft.attachments.append(MessageAttachment(.preview, source: .data(preview))) }
    try device.send(draft)
    if let refusal = try await outcomes.next() { throw refusal }
  }

  /// Downloads a file of a message.
  @MainActor package func fetch(_ message: Message, _ part: MediaPart = .file) async throws -> [UInt8] {
    let done = Inbox<Result<String, MessagingError>>("download")
    device.fetchAttachment(of: message.id, part) { done.add($0) }
    return try bytes(at: try await done.next().get())
  }
}
