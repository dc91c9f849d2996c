import Foundation
import Parlance
import TestSupport
import Testing

@testable import QD_IMSDK

/// A quotation is a reply of the engine, and a reply of another style is a quotation.
@Suite struct QuotationTests {
  /// Another style's device, logged in.
  private func device(in world: World) throws -> Device {
    let device = try world.environment.openDevice(
      DeviceConfiguration(style: "Other", account: "bob", device: "phone")
    ) { _ in }
    let error: MessagingError? = Device.wait { device.connect(token: "", completion: $0) }
    #expect(error == nil)
    return device
  }

  private static func texts(of device: Device) -> [Message] {
    device.messages(MessageQuery(in: .direct("alice"), limit: 10))
  }

  @Test func aQuotedMessageIsRepliedTo() async throws {
    let world = World()
    try await world.logIn("alice")
    let bob = try device(in: world)
    let first = try bob.send(
      MessageDraft(conversation: .direct("alice"), body: MessageBody(content: .text("question"))))
    try await world.until("alice", "the question") { $0.received.count == 1 }
    try await world.on("alice") { phone in
      for quoted in [phone.received[0].messageId, "none of the session"] {
        let message = QDMessage()
        message.text = "answer"
        message.sourcemsgId = quoted
        try phone.client.chatManager.send(message, to: QDSession("bob", type: .P2P))
      }
    }
    try await world.until("alice", "the answers") { phone in
      phone.completed.count == 2 && Self.texts(of: bob).count == 3
    }
    let answers = Self.texts(of: bob).dropFirst().map(\.body.reply)
    #expect(answers.map { $0?.message.id } == [first.id, nil])
    #expect(answers.first??.message.sender == "bob" && answers.first??.thread.id == first.id)
    let (ids, errors) = try await world.on("alice") { phone in
      (phone.completed.map(\.message.sourcemsgId), phone.completed.count { $0.error != nil })
    }
    #expect(ids == [first.id.string, "none of the session"] && errors == 0)
  }

  @Test func aReplyOfAnotherStyleQuotes() async throws {
    let world = World()
    try await world.logIn("alice")
    let bob = try device(in: world)
    try await world.on("alice") { phone in
      let message = QDMessage()
      message.text = "question"
      try phone.client.chatManager.send(message, to: QDSession("bob", type: .P2P))
    }
    try await world.until("alice", "the question") { _ in Self.texts(of: bob).count == 1 }
    let question = try #require(Self.texts(of: bob).first)
    var body = MessageBody(content: .text("answer"))
    body.reply = MessageReply(to: question)
    try bob.send(MessageDraft(conversation: .direct("alice"), body: body))
    try await world.until("alice", "the answer") { $0.received.count == 1 }
    let quoted = try await world.on("alice") { $0.received[0].sourcemsgId }
    #expect(quoted == question.id.string)
  }
}
