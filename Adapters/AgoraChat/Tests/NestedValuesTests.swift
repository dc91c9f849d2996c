import AgoraChat
import Foundation
import Parlance
import TestSupport
import Testing

/// Values nested without end, or nearly so, in what an app supplies: each is refused, and nothing else happens.
@Suite @MainActor struct NestedValuesTests {
  @Test(arguments: NestedValue.allCases) func anExtension(_ nested: NestedValue) async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    let conversation = try alice.conversation("bob")
    let kept = try await alice.say("hello", to: "bob")
    for ext in [["a": nested.value], ["msgId": nested.value, "b": [nested.value]]] as [[AnyHashable: Any]] {
      let message = alice.text("text", to: "bob")
      message.ext = ext
      #expect(try await alice.send(message)?.code == .messageInvalid)
      var error: AgoraChatError?
      conversation.insert(message, error: &error)
      #expect(error?.code == .messageInvalid)
      conversation.append(message, error: &error)
      #expect(error?.code == .messageInvalid)
      let isImported = alice.chat.importMessages([message])
      #expect(!isImported)
      let command = alice.message(AgoraChatCmdMessageBody(action: "REVOKE_FLAG"))
      command.ext = ext
      #expect(try await alice.send(command)?.code == .messageInvalid)
      let known = try #require(alice.chat.getMessageWithMessageId(kept.messageId))
      known.ext = ext
      let isUpdated = alice.chat.update(known)
      #expect(!isUpdated)
      conversation.ext = ext
      let isStored = conversation.updateExtToDB()
      #expect(!isStored)
    }
    #expect(conversation.messagesCount == 1)
    #expect(try await bob.received.next().words == "hello")
    #expect(bob.received.pending.isEmpty && bob.commands.pending.isEmpty)
    environment.shutDown()
  }

  @Test(arguments: NestedValue.allCases) func parametersOfACommand(_ nested: NestedValue) async throws {
    let environment = MessagingEnvironment.inMemory()
    let (alice, bob) = try pair(environment)
    for params in [[nested.value], [1, nested.value], [["a": nested.value]]] as [[Any]] {
      let body = AgoraChatCmdMessageBody(action: "wave")
      body.params = params
      #expect(try await alice.send(alice.message(body))?.code == .messageInvalid)
    }
    _ = try await alice.say("hello", to: "bob")
    _ = try await bob.received.next()
    #expect(bob.commands.pending.isEmpty)
    environment.shutDown()
  }
}
