import AgoraChatAndroid
import Parlance
import Testing
import TestSupport

/// Messages of apps of other styles, as this style shows them.
@Suite @MainActor struct ForeignContentTests {
  private typealias Body = Parlance.MessageBody

  private func world() async throws -> (MessagingEnvironment, ChatApp, Device) {
    let environment = MessagingEnvironment.inMemory()
    let bob = try await ChatApp.other("bob", in: environment)
    let alice = try environment.openDevice(DeviceConfiguration(style: "Other", account: "alice", device: "a")) { _ in }
    let error: MessagingError? = Device.wait { alice.connect(token: "", completion: $0) }
    #expect(error == nil)
    return (environment, bob, alice)
  }

  @Test func contentThatThisStyleCannotShow() async throws {
    let (environment, bob, alice) = try await world()
    let bodies: [(Body, String)] = [
      (Body(content: .custom(CustomContent(payload: "{}")), fallbackText: "[a card]"), "[a card]"),
      (Body(content: .data([1, 2]), fallbackText: "[bytes]"), "[bytes]"),
      (Body(content: .data([3])), ""),
      (Body(content: .tip(text: "a remark", attachment: nil)), "a remark"),
    ]
    for (body, expected) in bodies {
      try alice.send(MessageDraft(conversation: .direct("bob"), body: body))
      let message = try await bob.messages.next()
      #expect(message.getType() == .TXT)
      #expect(text(message) == expected)
    }
    let place = LocationContent(latitude: 1, longitude: 2, info: "by the sea")
    try alice.send(MessageDraft(conversation: .direct("bob"), body: Body(content: .location(place))))
    #expect((try await bob.messages.next().getBody() as? LocationMessageBody)?.getAddress() == "by the sea")
    environment.shutDown()
  }

  @Test func commandsWithOtherParameters() async throws {
    let (environment, bob, alice) = try await world()
    let cases: [(String?, [String: String]?)] = [
      (nil, nil), ("{}", [:]),
      (#"{"a":"b","n":7,"o":{"x":[true,null]}}"#, ["a": "b", "n": "7", "o": #"{"x":[true,null]}"#]),
      ("plain words", ["parameters": "plain words"]),
    ]
    for (parameters, expected) in cases {
      let command = CommandContent(action: "do", parameters: parameters)
      let body = Body(content: .command(command), attributes: #"{"k":"v"}"#)
      try alice.send(MessageDraft(conversation: .direct("bob"), body: body, options: [.roams]))
      let message = try await bob.commands.next()
      #expect((message.getBody() as? CmdMessageBody)?.params == expected)
      #expect(try message.getStringAttribute("k") == "v")
    }
    environment.shutDown()
  }

  @Test func aRevocationOfAnotherStyleIsTheDocumentsCommand() async throws {
    let (environment, bob, alice) = try await world()
    let sent = try alice.send(MessageDraft(conversation: .direct("bob"), body: Body(content: .text("oops"))))
    let received = try await bob.messages.next()
    bob.whenCommanded = { command in
      #expect(command.getFrom() == "alice" && command.getTo() == "bob" && command.direct == .RECEIVE)
      // Until the listeners have returned the message can be shown once more.
      #expect(bob.manager.getMessage(received.getMsgId()) === received)
      #expect(bob.manager.getUnreadMsgsCount() == 0)
    }
    let error: MessagingError? = Device.wait {
      alice.revoke(sent.id, in: .direct("bob"), request: RevocationRequest(), completion: $0)
    }
    #expect(error == nil)
    let command = try await bob.commands.next()
    #expect((command.getBody() as? CmdMessageBody)?.action == "REVOKE_FLAG")
    #expect(try command.getStringAttribute("msgId") == received.getMsgId())
    try await bob.catchUp()
    #expect(bob.manager.getMessage(received.getMsgId()) == nil)
    #expect(bob.commands.pending.isEmpty)
    environment.shutDown()
  }

  @Test func commandOfTheHelperOf2016RevokesAMessage() async throws {
    let (environment, bob, _) = try await world()
    let carol = try await ChatApp.other("carol", in: environment)
    let sent = try await carol.send("oops", to: "bob")
    _ = try await bob.messages.next()
    let command = AgoraMessage.createSendMessage(.CMD)
    command.addBody(CmdMessageBody("em_revoke"))
    command.setReceipt("bob")
    command.setAttribute("em_revoke_messageId", sent.getMsgId())
    #expect(try await carol.send(command) == 0)
    #expect((try await bob.commands.next().getBody() as? CmdMessageBody)?.action == "em_revoke")
    try await bob.catchUp()
    #expect(bob.texts("carol") == [])
    environment.shutDown()
  }
}
