import AgoraChatAndroid
import Foundation
import Parlance
import TestSupport
import Testing

/// Attributes nested without end, or nearly so: each is refused when the message is sent, and nothing else happens.
@Suite @MainActor struct NestedValuesTests {
  @Test(arguments: NestedValue.allCases) func attributes(_ nested: NestedValue) async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try await pair(environment)
    let message = AgoraMessage.createTxtSendMessage("text", "bob")
    message.setAttribute("array", [nested.value])
    message.setAttribute("object", ["a": nested.value])
    for name in ["array", "object"] {
      #expect(message.getStringAttribute(name, "none") == "none")
      #expect(message.getIntAttribute(name, 7) == 7)
      #expect(!message.getBooleanAttribute(name, false))
      #expect(message.getDoubleAttribute(name, 7) == 7)
      #expect(number { () throws(EaseMobException) in _ = try message.getJSONObjectAttribute(name) } == 1)
      #expect(number { () throws(EaseMobException) in _ = try message.getJSONArrayAttribute(name) } == 1)
    }
    #expect(try await alice.send(message) == 110)
    alice.manager.saveMessage(message)
    #expect(alice.texts("bob") == [])
    let command = AgoraMessage.createSendMessage(.CMD)
    command.addBody(CmdMessageBody("REVOKE_FLAG"))
    command.setReceipt("bob")
    command.setAttribute("msgId", [nested.value])
    #expect(try await alice.send(command) == 110)
    _ = try await alice.send("hello", to: "bob")
    #expect(text(try await bob.messages.next()) == "hello")
    #expect(bob.commands.pending.isEmpty)
    environment.shutDown()
  }
}
